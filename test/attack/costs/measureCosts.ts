/**
 * Processor time of the server for the most expensive valid request of each operation. It is the time of all threads of
 * the process, without what it spends when nobody asks for anything.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type OperationId, operationRecords } from '../../../generated/operations';
import { preciseProcessorSeconds } from '../../bench/measuredProcesses';
import type { ApiRequest } from '../../contract/validRequests';
import { KeepAliveConnection } from '../../support/keepAliveConnection';
import type { ExpensiveRequests } from './expensiveRequests';

const [WARM_UP, REQUESTS] = [5, 20];
/** Requests with a document. */
const [LARGE_WARM_UP, LARGE_REQUESTS] = [1, 4];
const IDLE_MS = 3_000;

export interface OperationCost {
  readonly id: OperationId;
  readonly request: ApiRequest;
  readonly microseconds: number;
  /** That of the last request. */
  readonly status: number;
}

export async function measureOperationCosts(
  requests: ExpensiveRequests,
  ids: readonly OperationId[],
): Promise<OperationCost[]> {
  const connection = new KeepAliveConnection(requests.exchange.port);
  const idle = await idleShare(requests.exchange.processId);
  const costs: OperationCost[] = [];
  for (const id of ids) {
    const measured: OperationCost[] = [];
    for (const request of await requests.candidates(id))
      measured.push(await measureRequest({ requests, connection, idle }, id, request));
    costs.push(measured.reduce((most, one) => (one.microseconds > most.microseconds ? one : most)));
  }
  connection.close();
  return costs;
}

/** Seconds of processor time in a second in which nobody asks for anything. */
async function idleShare(processId: number): Promise<number> {
  const [startedMs, before] = [performance.now(), preciseProcessorSeconds(processId)];
  await pause(IDLE_MS);
  return ((preciseProcessorSeconds(processId) - before) * 1_000) / (performance.now() - startedMs);
}

interface Measurement {
  readonly requests: ExpensiveRequests;
  readonly connection: KeepAliveConnection;
  readonly idle: number;
}

async function measureRequest(
  { requests, connection, idle }: Measurement,
  id: OperationId,
  request: ApiRequest,
): Promise<OperationCost> {
  const { processId } = requests.exchange;
  const isLarge = operationRecords[id].largeBody;
  const [warmUp, count] = isLarge ? [LARGE_WARM_UP, LARGE_REQUESTS] : [WARM_UP, REQUESTS];
  const all = Array.from({ length: warmUp + count }, (_, index) => requests.bytes(id, request, index));
  let status = 0;
  for (const bytes of all.slice(0, warmUp)) status = (await connection.request(bytes)).status;
  const [startedMs, before] = [performance.now(), preciseProcessorSeconds(processId)];
  for (const bytes of all.slice(warmUp)) await connection.request(bytes);
  const seconds = preciseProcessorSeconds(processId) - before - (idle * (performance.now() - startedMs)) / 1_000;
  return { id, request, status, microseconds: (Math.max(0, seconds) * 1e6) / count };
}
