/**
 * The choice of a saved address in the withdrawal form. It works without JavaScript: the user chooses an entry of the
 * address book instead of filling in network, address and tag, and the next page shows the entry's details for review.
 */

import type { Asset } from '../../core/model/model';
import { type ListedAddress, readAddressBook } from '../../usecases/withdrawals/addressBook';
import { type FieldErrors, selectField } from '../framework/forms';
import type { Html } from '../framework/html';
import type { PageServices } from '../framework/page';
import type { Texts } from '../texts/texts';
import { networkName } from './wallet';

/** Values of the form. */
type Choice = Readonly<Record<'saved' | 'network' | 'address' | 'tag', string>>;

const START_CHARACTERS = 10;
const END_CHARACTERS = 6;

/** The user's saved addresses to which the asset can be withdrawn now. */
export async function findSavedAddresses(
  services: PageServices,
  userId: number,
  { kind, networks }: Asset,
): Promise<readonly ListedAddress[]> {
  if (kind === 'fiat') return [];
  const open = new Set(networks.filter((each) => each.withdrawalsEnabled).map(({ network }) => network));
  const { entries } = await readAddressBook(services, userId);
  return entries.filter(({ network }) => open.has(network));
}

/** False if there is no saved address to choose. */
export function savedAddressField(
  texts: Texts,
  saved: readonly ListedAddress[],
  { values, errors }: { readonly values: Choice; readonly errors: FieldErrors },
): Html | false {
  if (saved.length === 0) return false;
  const words = texts.withdraw;
  const choices = saved.map(({ id, label, network, address }): [string, string] => [
    String(id),
    `${label} (${networkName(texts, network)}, ${shortened(address)})`,
  ]);
  const about = { name: 'saved', label: words.saved, hint: words.savedHint, prompt: words.savedPrompt } as const;
  return selectField({ ...about, choices, value: values.saved, errors, required: false });
}

/**
 * The values with the details of the chosen entry; the values themselves if none is chosen. A choice beside other details
 * is refused, because the user may have meant either.
 */
export function applySavedAddress<Values extends Choice>(
  values: Values,
  saved: readonly ListedAddress[],
  { withdraw: { errors: words } }: Texts,
): { readonly values: Values } | { readonly errors: FieldErrors } {
  if (values.saved === '') return { values };
  const entry = saved.find(({ id }) => String(id) === values.saved);
  if (entry === undefined) return { errors: { saved: words.saved } };
  const chosen = { network: entry.network, address: entry.address, tag: entry.tag ?? '' };
  for (const name of ['network', 'address', 'tag'] as const)
    if (values[name] !== '' && values[name] !== chosen[name]) return { errors: { saved: words.saved_and_other } };
  return { values: { ...values, ...chosen, saved: '' } };
}

/** The whole address is shown before the user confirms. */
function shortened(address: string): string {
  if (address.length <= START_CHARACTERS + END_CHARACTERS) return address;
  return `${address.slice(0, START_CHARACTERS)}…${address.slice(-END_CHARACTERS)}`;
}
