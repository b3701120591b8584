// Generated from spec/ by `make generate`. Never edited.

/**
 * `loosens` and `moves_money` need two people. `tightens` and `neutral` take effect at once. `completes`: carries out
 * what another person has asked for, which the operation itself checks.
 */
export type EffectKind = 'neutral' | 'tightens' | 'loosens' | 'moves_money' | 'completes';
/**
 * How a member of a request must differ from the present state so that the request needs two people. `raised` and
 * `lowered`: a number, or a value of an enumeration, in the order of the contract. `opened`: true, and not so now.
 * `given`: whatever its value. `an_approver`: the id of an approver's token; then both people must be approvers.
 */
export type EffectDirection = 'raised' | 'lowered' | 'opened' | 'changed' | 'given' | 'an_approver' | 'never';
export interface MemberEffect {
  readonly direction: EffectDirection;
  /** The values of an enumeration, in the order of the contract. */
  readonly order: readonly string[];
}
export interface OperatorEffect {
  readonly kind: EffectKind;
  /** Null if the effect is the same for every request. */
  readonly members: Readonly<Record<string, MemberEffect>> | null;
}

/** Every operation of operators that is no `GET`. */
export const operatorEffects = {
  createUser: {"kind":"loosens","members":{"email":{"direction":"never","order":[]},"identity_verification_level":{"direction":"raised","order":["level_0","level_1","level_2","level_3"]},"fee_tier":{"direction":"changed","order":[]}}},
  updateUser: {"kind":"loosens","members":{"identity_verification_level":{"direction":"raised","order":["level_0","level_1","level_2","level_3"]},"fee_tier":{"direction":"changed","order":[]},"state":{"direction":"lowered","order":["active","no_withdrawals","cancel_only","frozen"]},"state_reason":{"direction":"never","order":[]}}},
  endUserSessions: {"kind":"tightens","members":null},
  stopUser: {"kind":"tightens","members":null},
  createUserNote: {"kind":"neutral","members":null},
  requestSecondFactorReset: {"kind":"loosens","members":null},
  cancelSecondFactorReset: {"kind":"tightens","members":null},
  startIdentityReview: {"kind":"neutral","members":null},
  approveIdentityRequest: {"kind":"loosens","members":null},
  refuseIdentityRequest: {"kind":"tightens","members":null},
  viewIdentityDocument: {"kind":"neutral","members":null},
  revokeApiKey: {"kind":"tightens","members":null},
  stopApiKey: {"kind":"tightens","members":null},
  creditDeposit: {"kind":"moves_money","members":null},
  importDepositAddresses: {"kind":"moves_money","members":null},
  approveWithdrawal: {"kind":"completes","members":null},
  rejectWithdrawal: {"kind":"tightens","members":null},
  markWithdrawalSending: {"kind":"completes","members":null},
  markWithdrawalSent: {"kind":"completes","members":null},
  markWithdrawalConfirmed: {"kind":"completes","members":null},
  markWithdrawalFailed: {"kind":"moves_money","members":null},
  createPartner: {"kind":"loosens","members":null},
  updatePartner: {"kind":"loosens","members":{"name":{"direction":"given","order":[]},"authorize_url":{"direction":"given","order":[]},"token_url":{"direction":"given","order":[]},"issuer":{"direction":"given","order":[]},"client_id":{"direction":"given","order":[]},"client_secret":{"direction":"given","order":[]},"scopes":{"direction":"given","order":[]},"deposit_address_url":{"direction":"given","order":[]},"return_url":{"direction":"given","order":[]},"enabled":{"direction":"opened","order":[]}}},
  rotatePartnerSecret: {"kind":"loosens","members":null},
  putPartnerWebhook: {"kind":"loosens","members":null},
  disablePartnerWebhook: {"kind":"tightens","members":null},
  rotatePartnerWebhookSecret: {"kind":"loosens","members":null},
  replayPartnerWebhook: {"kind":"neutral","members":null},
  revokePortalSession: {"kind":"tightens","members":null},
  putAsset: {"kind":"loosens","members":{"kind":{"direction":"changed","order":[]},"precision":{"direction":"changed","order":[]},"transfer_precision":{"direction":"changed","order":[]},"withdrawal_fee":{"direction":"changed","order":[]},"withdrawal_minimum":{"direction":"lowered","order":[]},"withdrawal_enabled":{"direction":"opened","order":[]},"networks":{"direction":"changed","order":[]}}},
  putNetworkStatus: {"kind":"loosens","members":{"deposits_enabled":{"direction":"opened","order":[]},"withdrawals_enabled":{"direction":"opened","order":[]}}},
  createMaintenanceWindow: {"kind":"neutral","members":null},
  endMaintenanceWindow: {"kind":"neutral","members":null},
  putApprovalThreshold: {"kind":"loosens","members":{"threshold":{"direction":"raised","order":[]}}},
  putSymbol: {"kind":"loosens","members":{"status":{"direction":"lowered","order":["TRADING","BREAK"]},"price_precision":{"direction":"changed","order":[]},"quantity_precision":{"direction":"changed","order":[]},"minimum_quantity":{"direction":"lowered","order":[]},"minimum_price":{"direction":"lowered","order":[]},"maximum_price":{"direction":"raised","order":[]},"vat_rate":{"direction":"changed","order":[]},"minimum_notional":{"direction":"lowered","order":[]},"max_open_orders":{"direction":"raised","order":[]},"max_stop_orders":{"direction":"raised","order":[]}}},
  putFees: {"kind":"moves_money","members":null},
  putWithdrawalLimit: {"kind":"loosens","members":{"capacity":{"direction":"raised","order":[]}}},
  createOperatorToken: {"kind":"neutral","members":null},
  revokeOperatorToken: {"kind":"loosens","members":{"tokenid":{"direction":"an_approver","order":[]}}},
  activateOperatorToken: {"kind":"completes","members":null},
  deleteOperatorSecondFactor: {"kind":"completes","members":null},
  createOperatorSecondFactor: {"kind":"tightens","members":null},
  approveProposal: {"kind":"completes","members":null},
  rejectProposal: {"kind":"tightens","members":null},
  endQuarantine: {"kind":"loosens","members":null},
} as const;

export type EffectiveOperation = keyof typeof operatorEffects;
/** The operations whose effect depends on the request. */
export type ComparedOperation = {
  [Id in EffectiveOperation]: (typeof operatorEffects)[Id]['members'] extends null ? never : Id;
}[EffectiveOperation];
