// Generated from spec/ by `make generate`. Never edited.
import type { Validator } from './validators';

/** Each checks a value against the component schema of its name. */
export const validators: {
  readonly CustodyWithdrawal: Validator;
  readonly DepositAddress: Validator;
  readonly SendWithdrawalRequest: Validator;
  readonly AssignDepositAddressRequest: Validator;
  readonly CustodyLedger: Validator;
  readonly CustodyRecords: Validator;
  readonly Refill: Validator;
  readonly RefillError: Validator;
};
