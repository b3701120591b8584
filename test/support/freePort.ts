/**
 * Free ports below 32768. The system assigns higher ones to outgoing connections, so a fixed one may be taken after a
 * restart. Each worker of Jest has a range of its own, because a port that is free may be taken by another worker
 * before the server listens on it.
 */
import { createServer } from 'node:net';

/** A server also listens on the port so far above PORT, for operators. */
export const OPERATOR_PORT_DISTANCE = 100;

const LOWEST = 20_000;
const HIGHEST = 32_000;
const RANGES = 8;
const RANGE_SIZE = (HIGHEST - LOWEST) / RANGES;
const FIRST = LOWEST + (Number(process.env['JEST_WORKER_ID'] ?? 0) % RANGES) * RANGE_SIZE;
const LAST = FIRST + RANGE_SIZE - OPERATOR_PORT_DISTANCE;

/** Each port is given once before any is given again: who asked for the last one may not listen on it yet. */
let next = FIRST + Math.floor(Math.random() * (LAST - FIRST));

export const freePort = (): Promise<number> => freePorts(1);

/** The first of as many free ports in a row. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    if (next + count > LAST) next = FIRST;
    const first = next;
    next += count;
    const clientPorts = Array.from({ length: count }, (_, index) => first + index);
    const ports = [...clientPorts, ...clientPorts.map((port) => port + OPERATOR_PORT_DISTANCE)];
    if ((await Promise.all(ports.map(isFree))).every((each) => each)) return first;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
