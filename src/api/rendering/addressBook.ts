/** Renders the address book of a user. */
import type { components } from '../../../generated/openapi';
import { formatTime } from '../../foundation/times';
import type { AddressBook, ListedAddress } from '../../usecases/withdrawals/addressBook';

type Schemas = components['schemas'];

export function renderAddressBook(book: AddressBook): Schemas['WithdrawalAddressBook'] {
  const { entries, isOnlyListed, onlyListedEndsAtMs } = book;
  return {
    only_listed: isOnlyListed,
    ...(onlyListedEndsAtMs !== null && { only_listed_until: formatTime(onlyListedEndsAtMs) }),
    items: entries.map(renderListedAddress),
  };
}

export function renderListedAddress(entry: ListedAddress): Schemas['WithdrawalAddress'] {
  const { id, label, network, address, tag, createdAtMs, heldUntilMs } = entry;
  return {
    id,
    label,
    network,
    address,
    tag,
    created_at: formatTime(createdAtMs),
    ...(heldUntilMs !== undefined && { held_until: formatTime(heldUntilMs) }),
  };
}
