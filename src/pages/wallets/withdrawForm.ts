/** The form of a withdrawal: what it asks, what it takes, and what is wrong with it in words. */
import { type Amount, amountFrom, minimum, roundDown } from '../../core/decimal';
import type { Asset } from '../../core/model';
import type { Refusal } from '../../handlers/refusals';
import { withdrawalRoom } from '../../handlers/withdrawalRoom';
import type { WithdrawalWish } from '../../handlers/withdrawalWish';
import { contractFaults } from '../contractForm';
import type { Fields } from '../fields';
import { choice, type Faults, field, form, notice, submit, viewWithForm } from '../forms';
import { type Html, html } from '../html';
import type { Texts } from '../language';
import type { PageRequest, PageServices, View } from '../page';
import { withdrawalHistory } from './history';
import { networkName, pathOf, shown, ungrouped, unitOf, wayBack } from './wallet';
import { barrierTo } from './withdrawBarrier';

type Request = PageRequest<'fullSession'>;

/** As it was typed, without the spaces around it. */
export interface Filled {
  readonly network: string;
  readonly address: string;
  readonly tag: string;
  readonly bank_code: string;
  readonly account_number: string;
  readonly amount: string;
  /** What the reader has seen leave the wallet, in units of the ledger; empty before. */
  readonly total: string;
  /** The form's name: under it money leaves once. */
  readonly once: string;
}

export const EMPTY: Filled = {
  network: '',
  address: '',
  tag: '',
  bank_code: '',
  account_number: '',
  amount: '',
  total: '',
  once: '',
};

export function filledIn(sent: Fields): Filled {
  const typed = (name: keyof Filled): string => sent.shown(name).trim();
  return {
    network: typed('network'),
    address: typed('address'),
    tag: typed('tag'),
    bank_code: typed('bank_code'),
    // As banks print it.
    account_number: typed('account_number').replace(/[\s-]/g, ''),
    amount: ungrouped(typed('amount')),
    total: typed('total'),
    once: typed('once'),
  };
}

/** As the operations read their bodies: by the contract. */
export function readWish(
  filled: Filled,
  asset: Asset,
  { withdraw: { faults: words } }: Texts,
): { readonly wish: WithdrawalWish } | { readonly faults: Faults } {
  const { network, address, tag, amount, bank_code: bankCode, account_number: accountNumber } = filled;
  const baht = { amount, bank_code: bankCode, account_number: accountNumber, nonce: 1 };
  const coins = {
    currency: asset.asset,
    amount,
    address,
    nonce: 1,
    ...(network !== '' && { network }),
    ...(tag !== '' && { tag }),
  };
  const named =
    asset.kind === 'fiat'
      ? contractFaults('createFiatWithdrawal', baht)
      : contractFaults('createCryptoWithdrawal', coins);
  const faulty = (['network', 'address', 'tag', 'bank_code', 'account_number', 'amount'] as const).filter((name) =>
    named.has(name),
  );
  if (faulty.length > 0) return { faults: Object.fromEntries(faulty.map((name) => [name, words[name]])) };
  if (asset.kind === 'fiat') return { wish: { kind: 'baht', amount: amountFrom(amount), bankCode, accountNumber } };
  const place = { network: network === '' ? undefined : network, address, tag: tag === '' ? null : tag };
  return { wish: { kind: 'coins', asset: asset.asset, amount: amountFrom(amount), ...place } };
}

/** A no in words, beside the field that it is about. */
export function refusalFaults(refusal: Refusal, asset: Asset, { withdraw: { faults: words } }: Texts): Faults {
  switch (refusal.code) {
    case 'INVALID_NETWORK':
      return { network: words.network };
    case 'INVALID_ADDRESS':
      return { address: words[refusal.reason] };
    case 'INVALID_PARAMETERS':
      if (refusal.fields['network'] !== undefined) return { network: words.network };
      return { tag: refusal.fields['tag']?.code === 'MISSING' ? words.tag_missing : words.tag_unwanted };
    case 'INVALID_WITHDRAWAL_AMOUNT_PRECISION':
      return { amount: words.precision(refusal.precision) };
    case 'WITHDRAWAL_AMOUNT_TOO_SMALL':
      return { amount: words.minimum(shown(refusal.minimum, asset)) };
    case 'INSUFFICIENT_BALANCE':
      return { amount: words.balance };
    case 'WITHDRAWAL_LIMIT_EXCEEDED':
      return { amount: words.limit };
    case 'WITHDRAWAL_DISABLED':
      return { '': words.paused };
    default:
      return { '': words.unavailable };
  }
}

export async function formView(
  request: Request,
  services: PageServices,
  asset: Asset,
  filled: Filled,
  faults: Faults,
): Promise<View> {
  const { texts } = request;
  const title = texts.withdraw.title(unitOf(asset));
  const barrier = barrierTo(request, services, asset);
  return viewWithForm(
    texts,
    { above: wayBack(texts), title, faults },
    html`${doneNotice(request, services, asset)}
${barrier ?? html`<div class="beside">${terms(request, services, asset)}${fields(request, asset, filled, faults)}</div>`}
${await withdrawalHistory(request, services, asset)}`,
  );
}

/** What the reader has just asked for, as long as it is under way. */
function doneNotice({ texts, query, user }: Request, { engine }: PageServices, asset: Asset): Html | undefined {
  const id = query.shown('done');
  const withdrawal = /^[1-9]\d{0,14}$/.test(id) ? engine.committed.withdrawal(Number(id)) : undefined;
  if (withdrawal?.userId !== user.id || withdrawal.asset !== asset.asset) return undefined;
  return notice(texts.withdraw.done(shown(withdrawal.amount, asset)), 'good');
}

function terms({ texts, user }: Request, services: PageServices, asset: Asset): Html {
  const { withdraw: words, wallets } = texts;
  const { available } = services.engine.committed.balance(user.id, asset.asset);
  const room = withdrawalRoom(services, { userId: user.id, level: user.level, asset: asset.asset });
  return html`<div class="card"><dl class="figures">
<dt>${wallets.available}</dt><dd class="number">${shown(available, asset)}</dd>
<dt>${words.fee}</dt><dd class="number">${shown(asset.withdrawalFee, asset)}</dd>
<dt>${words.minimum}</dt><dd class="number">${shown(asset.withdrawalMinimum, asset)}</dd>
<dt>${wallets.room}</dt><dd class="number">${shown(room.available, asset)}</dd>
<dt>${words.most}</dt><dd><strong class="number">${shown(mostThatArrives(asset, minimum(available, room.available)), asset)}</strong></dd>
</dl></div>`;
}

/** Down to what the asset moves with. */
function mostThatArrives({ withdrawalFee, transferPrecision }: Asset, spendable: Amount): Amount {
  return spendable > withdrawalFee ? roundDown(spendable - withdrawalFee, transferPrecision) : 0n;
}

function fields(request: Request, asset: Asset, filled: Filled, faults: Faults): Html {
  const words = request.texts.withdraw;
  const amount = field({
    name: 'amount',
    label: words.amount,
    hint: words.amountHint(unitOf(asset)),
    value: filled.amount,
    faults,
    inputMode: 'decimal',
    lengthMax: 40,
    width: 'short',
    autocomplete: 'off',
    verbatim: true,
  });
  const to = asset.kind === 'fiat' ? bankFields(request, filled, faults) : coinFields(request, asset, filled, faults);
  return form(
    request,
    { action: pathOf(asset, 'withdraw'), className: 'card', hidden: { step: 'review', once: filled.once } },
    to,
    amount,
    submit(words.review),
  );
}

function coinFields({ texts }: Request, { networks }: Asset, filled: Filled, faults: Faults): Html {
  const { withdraw: words, wallets } = texts;
  const choices = networks
    .filter(({ withdrawalsEnabled }) => withdrawalsEnabled)
    .map(({ network }) => [network, networkName(texts, network)] as const);
  const shape = { faults, autocomplete: 'off', verbatim: true } as const;
  return html`${networks.length > 1 && choice({ name: 'network', label: wallets.network, prompt: words.choose, choices, value: filled.network, faults, width: 'short' })}
${field({ name: 'address', label: wallets.address, hint: words.addressHint, value: filled.address, lengthMax: 256, ...shape })}
${networks.some(({ tag }) => tag !== 'none') && field({ name: 'tag', label: `${wallets.tag} (${texts.common.optional})`, hint: words.tagHint, value: filled.tag, lengthMax: 128, required: false, ...shape })}`;
}

function bankFields({ texts }: Request, filled: Filled, faults: Faults): Html {
  const words = texts.withdraw;
  return html`${choice({ name: 'bank_code', label: words.bank, prompt: words.choose, choices: Object.entries(texts.banks), value: filled.bank_code, faults })}
${field({ name: 'account_number', label: words.accountNumber, hint: words.accountHint, value: filled.account_number, faults, inputMode: 'numeric', lengthMax: 24, width: 'short', autocomplete: 'off', verbatim: true })}`;
}
