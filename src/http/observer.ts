/** Who looks on while requests are answered: the log of requests, metrics, traces. Looking on changes nothing, and where nobody does, it costs nothing. */
import { type OperationId, type OperationRecord, operationRecords } from '../../generated/operations';
import type { Caller } from '../handlers/context';
import type { Call } from './call';

/** Is told that a request came; what it returns is told the answer's status. */
export type RequestObserver = (call: Call) => (status: number) => void;

/** One for all of them; none where there are none. */
export function together(observers: readonly RequestObserver[]): RequestObserver | undefined {
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

/** What was asked for, once it is known: an operation's id, `page`, or `none` where there is nothing. */
export function operationName({ operation, isPage }: Call): string {
  if (isPage) return 'page';
  return (operation && ids.get(operation)) ?? 'none';
}

/** Who asked, by numbers alone. */
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
