/** The withdrawal form: its fields, validation and error messages. */

import type { Asset } from '../../core/model/model';
import { type Amount, amountFrom, formatAmount, minimum, roundDown } from '../../core/values/decimal';
import type { RequestRefusal } from '../../usecases/refusals';
import type { ListedAddress } from '../../usecases/withdrawals/addressBook';
import { remainingWithdrawalLimit } from '../../usecases/withdrawals/remainingWithdrawalLimit';
import type { WithdrawalInput } from '../../usecases/withdrawals/withdrawalInput';
import type { Fields } from '../framework/fields';
import { type FieldErrors, field, form, notice, selectField, submitButton, viewWithForm } from '../framework/forms';
import { type Html, html } from '../framework/html';
import { invalidMembers } from '../framework/invalidMembers';
import type { PageContext, PageServices, View } from '../framework/page';
import { asciiDigits, typedNumber } from '../framework/typedNumber';
import type { Texts } from '../texts/texts';
import { withdrawalHistory } from './history';
import { findSavedAddresses, savedAddressField } from './savedAddress';
import { formatWithUnit, networkName, unitName, walletPath, walletsLink } from './wallet';
import { missingPrerequisite } from './withdrawalPrerequisite';

type Request = PageContext<'fullSession'>;

/** The trimmed values by field name. */
export interface WithdrawalFormValues {
  /** Id of the chosen entry of the address book; empty once its details are in the other fields. */
  readonly saved: string;
  readonly network: string;
  readonly address: string;
  readonly tag: string;
  readonly bank_code: string;
  readonly account_number: string;
  readonly amount: string;
  /** The reviewed total including the fee, in ledger units; empty before the review. */
  readonly total: string;
  /** The form's idempotency key: each form leads to one withdrawal. */
  readonly once: string;
}

export const EMPTY_FORM: WithdrawalFormValues = {
  saved: '',
  network: '',
  address: '',
  tag: '',
  bank_code: '',
  account_number: '',
  amount: '',
  total: '',
  once: '',
};

export function readFormValues(sent: Fields): WithdrawalFormValues {
  const typed = (name: keyof WithdrawalFormValues): string => sent.textOrEmpty(name).trim();
  return {
    saved: typed('saved'),
    network: typed('network'),
    address: typed('address'),
    tag: typed('tag'),
    bank_code: typed('bank_code'),
    // Account numbers are often printed with spaces or hyphens.
    account_number: asciiDigits(typed('account_number')).replace(/[\s-]/g, ''),
    amount: typedNumber(typed('amount')),
    total: typed('total'),
    once: typed('once'),
  };
}

/** Validates the values by the contract, as the API operations do. */
export function readWithdrawalInput(
  values: WithdrawalFormValues,
  asset: Asset,
  { withdraw: { errors: words } }: Texts,
): { readonly input: WithdrawalInput } | { readonly errors: FieldErrors } {
  const { network, address, tag, amount, bank_code: bankCode, account_number: accountNumber } = values;
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
      ? invalidMembers('createFiatWithdrawal', baht)
      : invalidMembers('createCryptoWithdrawal', coins);
  const faulty = (['network', 'address', 'tag', 'bank_code', 'account_number', 'amount'] as const).filter((name) =>
    named.has(name),
  );
  if (faulty.length > 0) return { errors: Object.fromEntries(faulty.map((name) => [name, words[name]])) };
  if (asset.kind === 'fiat') return { input: { kind: 'baht', amount: amountFrom(amount), bankCode, accountNumber } };
  const place = { network: network === '' ? undefined : network, address, tag: tag === '' ? null : tag };
  return { input: { kind: 'coins', asset: asset.asset, amount: amountFrom(amount), ...place } };
}

/** Translates a refusal into an error message of the field that caused it. */
export function withdrawalErrors(
  refusal: RequestRefusal,
  asset: Asset,
  { withdraw: { errors: words } }: Texts,
): FieldErrors {
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
      return { amount: words.minimum(formatWithUnit(refusal.minimum, asset)) };
    case 'INSUFFICIENT_BALANCE':
      return { amount: words.balance };
    case 'WITHDRAWAL_LIMIT_EXCEEDED':
      return { amount: words.limit };
    case 'WITHDRAWAL_ADDRESS_NOT_LISTED':
      return { address: words.not_listed };
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
  values: WithdrawalFormValues,
  errors: FieldErrors,
): Promise<View> {
  const { texts } = request;
  const title = texts.withdraw.title(unitName(asset));
  const barrier = missingPrerequisite(request, services, asset);
  const saved = await findSavedAddresses(services, request.user.id, asset);
  return viewWithForm(
    texts,
    { above: walletsLink(texts), title, errors },
    html`${doneNotice(request, services, asset)}
${barrier ?? html`<div class="beside">${termsSection(request, services, asset)}${formFields(request, asset, saved, { values, errors })}</div>`}
${await withdrawalHistory(request, services, asset)}`,
  );
}

/** Confirms the withdrawal that was just requested, while it is not completed, or a cancellation. */
function doneNotice({ texts, query, user }: Request, { engine }: PageServices, asset: Asset): Html | undefined {
  if (query.has('cancelled')) return notice(texts.withdraw.cancelled, 'good');
  const id = query.textOrEmpty('done');
  const withdrawal = /^[1-9]\d{0,14}$/.test(id) ? engine.committed.withdrawal(Number(id)) : undefined;
  if (withdrawal?.userId !== user.id || withdrawal.asset !== asset.asset) return undefined;
  return notice(texts.withdraw.done(formatWithUnit(withdrawal.amount, asset)), 'good');
}

function termsSection({ texts, user }: Request, services: PageServices, asset: Asset): Html {
  const { withdraw: words, wallets } = texts;
  const { available } = services.engine.committed.balance(user.id, asset.asset);
  const room = remainingWithdrawalLimit(services.engine.committed, services.clock.nowMs(), {
    userId: user.id,
    level: user.level,
    asset: asset.asset,
  });
  const most = maximumReceived(asset, minimum(available, room.available));
  return html`<div class="card"><dl class="figures">
<dt>${wallets.available}</dt><dd class="number">${formatWithUnit(available, asset)}</dd>
<dt>${words.fee}</dt><dd class="number">${formatWithUnit(asset.withdrawalFee, asset)}</dd>
<dt>${words.minimum}</dt><dd class="number">${formatWithUnit(asset.withdrawalMinimum, asset)}</dd>
<dt>${wallets.remainingLimit}</dt><dd class="number">${formatWithUnit(room.available, asset)}</dd>
<dt>${words.maximum}</dt><dd><strong class="number">${formatWithUnit(most, asset)}</strong></dd>
</dl>
${most >= asset.withdrawalMinimum && most > 0n && html`<p class="actions"><a class="button plain" href="${walletPath(asset, 'withdraw')}?amount=${formatAmount(most)}">${words.useMaximum}</a></p>`}</div>`;
}

/** The amount that arrives if everything is withdrawn, rounded down to the asset's transfer precision. */
function maximumReceived({ withdrawalFee, transferPrecision }: Asset, spendable: Amount): Amount {
  return spendable > withdrawalFee ? roundDown(spendable - withdrawalFee, transferPrecision) : 0n;
}

interface FilledForm {
  readonly values: WithdrawalFormValues;
  readonly errors: FieldErrors;
}

function formFields(request: Request, asset: Asset, saved: readonly ListedAddress[], filled: FilledForm): Html {
  const { values, errors } = filled;
  const words = request.texts.withdraw;
  const amount = field({
    name: 'amount',
    label: words.amount,
    hint: words.amountHint(unitName(asset)),
    value: values.amount,
    errors,
    inputMode: 'decimal',
    lengthMax: 40,
    width: 'short',
    autocomplete: 'off',
    verbatim: true,
  });
  const to = asset.kind === 'fiat' ? bankFields(request, values, errors) : cryptoFields(request, asset, saved, filled);
  return form(
    request,
    { action: walletPath(asset, 'withdraw'), className: 'card', hiddenFields: { step: 'review', once: values.once } },
    to,
    amount,
    errors['amount'] === words.errors.balance &&
      html`<p><a class="button plain" data-deposit href="${walletPath(asset, 'deposit')}">${request.texts.market.order.depositOf(unitName(asset))}</a></p>`,
    submitButton(words.review),
  );
}

function cryptoFields(
  { texts }: Request,
  { networks }: Asset,
  saved: readonly ListedAddress[],
  filled: FilledForm,
): Html {
  const { values, errors } = filled;
  const { withdraw: words, wallets } = texts;
  const choices = networks
    .filter(({ withdrawalsEnabled }) => withdrawalsEnabled)
    .map(({ network }) => [network, networkName(texts, network)] as const);
  const shape = { errors, autocomplete: 'off', verbatim: true } as const;
  // With a saved address, they stay empty.
  const required = saved.length === 0;
  return html`${savedAddressField(texts, saved, filled)}
${networks.length > 1 && selectField({ name: 'network', label: wallets.network, prompt: words.choose, choices, value: values.network, errors, width: 'short', required })}
${field({ name: 'address', label: wallets.address, hint: words.addressHint, value: values.address, lengthMax: 256, required, ...shape })}
${networks.some(({ tag }) => tag !== 'none') && field({ name: 'tag', label: `${wallets.tag} (${texts.common.optional})`, hint: words.tagHint, value: values.tag, lengthMax: 128, required: false, ...shape })}`;
}

function bankFields({ texts }: Request, values: WithdrawalFormValues, errors: FieldErrors): Html {
  const words = texts.withdraw;
  return html`${selectField({ name: 'bank_code', label: words.bank, prompt: words.choose, choices: Object.entries(texts.banks), value: values.bank_code, errors })}
${field({ name: 'account_number', label: words.accountNumber, hint: words.accountHint, value: values.account_number, errors, inputMode: 'numeric', lengthMax: 24, width: 'short', autocomplete: 'off', verbatim: true })}`;
}
