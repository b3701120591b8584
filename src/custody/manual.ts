/**
 * Custody by hand: operators send withdrawals with their own tools and say so through the operator's operations; deposit
 * addresses come from a pool that they filled. Nothing here sends anything.
 */
import type { AddressQuestion, Custody, SendAnswer } from './custody';

export interface ManualCustodyOptions {
  /** Takes a free address for this user, or finds the one that they took before; undefined when none is left. */
  readonly claimAddress: (
    question: AddressQuestion,
  ) => Promise<{ readonly address: string; readonly tag: string | null } | undefined>;
}

export function createManualCustody({ claimAddress }: ManualCustodyOptions): Custody {
  // Nobody but an operator knows what became of it.
  const untold = async (): Promise<SendAnswer> => ({ state: 'unknown' });
  return {
    kind: 'manual',
    depositAddress: async (question) => {
      const claimed = await claimAddress(question);
      return claimed === undefined
        ? { ok: false, reason: 'none_left' }
        : { ok: true, address: claimed.address, tag: claimed.tag };
    },
    send: untold,
    look: untold,
    close: async () => undefined,
  };
}
