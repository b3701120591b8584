/** Names for requests: unique in all processes, cheap, and telling nothing. */
import { randomBytes } from 'node:crypto';

/** 64 random bits for the process, then a count. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(8).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
