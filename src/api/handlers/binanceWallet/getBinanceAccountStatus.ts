import type { UserState } from '../../../core/model/model';
import type { Handler } from '../types';

const STATES = {
  active: 'Normal',
  no_withdrawals: 'No withdrawals',
  cancel_only: 'Cancellations only',
  frozen: 'Frozen',
} as const satisfies Readonly<Record<UserState, string>>;

/** What the caller's account may do. */
export const getBinanceAccountStatus: Handler<'getBinanceAccountStatus'> = (_request, { caller }) => ({
  status: 200,
  body: { data: STATES[caller.state] },
});
