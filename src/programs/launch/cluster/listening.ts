/** Whether a program listens on a port of this machine. */
import { connect } from 'node:net';

const CONNECT_TIMEOUT_MS = 1_000;

/** Whether a connection to this port is accepted. A host that means all addresses is reached on the loopback address. */
export function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host, port });
    const end = (result: boolean) => (): void => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(CONNECT_TIMEOUT_MS, end(false)).once('connect', end(true)).once('error', end(false));
  });
}
