/**
 * Observers of calls from all doors: the request log, metrics and traces. They change nothing, and without one there is no cost.
 */
import { type OperationId, type OperationRecord, operationRecords } from '../../../../generated/operations';
import type { Caller } from '../../../usecases/callers';
import type { Call } from './call';

/** Called when a call arrives. The function that it returns is called with the status of the response. */
export type RequestObserver = (call: Call) => (status: number) => void;

/** Combines observers into one that calls all of them; undefined if there are none. */
export function combineObservers(observers: readonly RequestObserver[]): RequestObserver | undefined {
  if (observers.length < 2) return observers[0];
  return (call) => {
    const ends = observers.map((observe) => observe(call));
    return (status) => {
      for (const end of ends) end(status);
    };
  };
}

const ids = new Map<OperationRecord, OperationId>(
  Object.entries(operationRecords).map(([id, record]) => [record, id as OperationId]),
);

/** The operation's id, `page` for a page, or `none` if no operation was found. */
export function operationName({ operation, isPage }: Pick<Call, 'operation' | 'isPage'>): string {
  if (isPage) return 'page';
  return (operation && ids.get(operation)) ?? 'none';
}

/** The ids of the caller. They identify it without personal data. */
export function callerIds(caller: Caller): Readonly<Record<string, number>> {
  switch (caller.kind) {
    case 'key':
    case 'apiKeyOnly':
      return { user: caller.userId, apiKey: caller.apiKeyId };
    case 'portal':
      return { user: caller.userId, partner: caller.partnerId };
    case 'partner':
      return { partner: caller.partnerId };
    case 'operator':
      return { operatorToken: caller.tokenId };
    case 'custodian':
    case 'public':
      return {};
  }
}
