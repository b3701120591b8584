/** Request ids: unique among all processes, cheap to create, and without information about the server. */
import { randomBytes } from 'node:crypto';

/** Each id is 64 random bits of this process and a counter. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(8).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
