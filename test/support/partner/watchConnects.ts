/**
 * Observes every TCP connection that this process attempts, by any code and successful or not. It proves that a
 * forbidden address was never contacted.
 */
import { createHook } from 'node:async_hooks';

interface ConnectAttempt {
  readonly address?: string;
  readonly port?: number;
}

/** Runs `work` and returns its result with the addresses contacted meanwhile, as `address:port`. */
export async function watchConnects<T>(work: () => Promise<T>): Promise<{ result: T; dialled: readonly string[] }> {
  const attempts: ConnectAttempt[] = [];
  const hook = createHook({
    init: (_id, type, _trigger, resource) => {
      // The request object gets its address just after its creation, so it is read at the end.
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
