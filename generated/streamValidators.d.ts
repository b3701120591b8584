// Generated from spec/ by `make generate`. Never edited.
import type { Validator } from './validators';

/** Each checks a value against the component schema of its name. */
export const validators: {
  readonly MarketEvent: Validator;
  readonly KlineEvent: Validator;
  readonly AggTradeEvent: Validator;
  readonly TradeEvent: Validator;
  readonly DepthEvent: Validator;
  readonly PartialDepthEvent: Validator;
  readonly BookTickerEvent: Validator;
  readonly MiniTickerEvent: Validator;
  readonly AllMiniTickersEvent: Validator;
  readonly TickerEvent: Validator;
  readonly AllTickersEvent: Validator;
  readonly UserDataEvent: Validator;
  readonly ExecutionReportEvent: Validator;
  readonly ListStatusEvent: Validator;
  readonly OutboundAccountPositionEvent: Validator;
  readonly OutboundAccountInfoEvent: Validator;
  readonly BalanceUpdateEvent: Validator;
  readonly ListenKeyExpiredEvent: Validator;
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
};
