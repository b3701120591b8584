/**
 * Sees every TCP connection that this process tries to make, whoever makes it and whether or not it succeeds:
 * the proof that a refused address was never even knocked at.
 */
import { createHook } from 'node:async_hooks';

interface ConnectAttempt {
  readonly address?: string;
  readonly port?: number;
}

/** Runs `work` and returns its result beside the addresses that were dialled meanwhile, as `address:port`. */
export async function watchConnects<T>(work: () => Promise<T>): Promise<{ result: T; dialled: readonly string[] }> {
  const attempts: ConnectAttempt[] = [];
  const hook = createHook({
    init: (_id, type, _trigger, resource) => {
      // The request object gets its address right after it is made, so it is read at the end.
      if (type === 'TCPCONNECTWRAP') attempts.push(resource);
    },
  }).enable();
  try {
    const result = await work();
    return { result, dialled: attempts.map((attempt) => `${attempt.address}:${attempt.port}`) };
  } finally {
    hook.disable();
  }
}
