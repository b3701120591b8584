// Generated from spec/ by `make generate`. Never edited.
import type { Validator } from './validators';

/** Each looks at a value of the component schema of its name. */
export const validators: {
  readonly KlineEvent: Validator;
  readonly WrappedEvent: Validator;
  readonly ServerShutdownEvent: Validator;
  readonly RequestId: Validator;
  readonly StreamName: Validator;
  readonly SubscribeRequest: Validator;
  readonly UnsubscribeRequest: Validator;
  readonly ListSubscriptionsRequest: Validator;
  readonly SetPropertyRequest: Validator;
  readonly GetPropertyRequest: Validator;
  readonly ControlRequest: Validator;
  readonly DoneAnswer: Validator;
  readonly SubscriptionsAnswer: Validator;
  readonly PropertyAnswer: Validator;
  readonly ErrorAnswer: Validator;
  readonly StreamName: Validator;
  readonly RequestId: Validator;
};
