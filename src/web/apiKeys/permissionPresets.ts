/** Permissions that usual programs need, to select together. */
import type { Permission } from '../../../generated/operations';

const READ: readonly Permission[] = [
  ...(['user_read', 'wallet_read', 'order_list', 'deposit_list', 'withdrawal_list', 'user_stream'] as const),
];
const TRADE: readonly Permission[] = [...READ, 'order_create', 'order_cancel'];

export const PERMISSION_PRESETS = {
  read: READ,
  trade: TRADE,
  withdraw: [...TRADE, 'withdrawal_create'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export const presetNames = [
  'read',
  'trade',
  'withdraw',
] as const satisfies readonly (keyof typeof PERMISSION_PRESETS)[];
