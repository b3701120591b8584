/**
 * Manual custody: operators send withdrawals with their own tools and record the progress through the operator API.
 * Deposit addresses come from a pool that operators fill. This adapter never sends anything.
 */
import type { AddressRequest, Custody, SendResult } from './custody';

export interface ManualCustodyOptions {
  /** Assigns a free address to the user, or returns the one assigned before. Undefined if the pool is empty. */
  readonly claimAddress: (
    request: AddressRequest,
  ) => Promise<{ readonly address: string; readonly tag: string | null } | undefined>;
}

export function createManualCustody({ claimAddress }: ManualCustodyOptions): Custody {
  // Only operators know the status.
  const unknown = async (): Promise<SendResult> => ({ state: 'unknown' });
  return {
    kind: 'manual',
    depositAddress: async (request) => {
      const claimed = await claimAddress(request);
      return claimed === undefined
        ? { ok: false, reason: 'none_left' }
        : { ok: true, address: claimed.address, tag: claimed.tag };
    },
    send: unknown,
    getStatus: unknown,
    getLedger: async () => undefined,
    close: async () => undefined,
  };
}
