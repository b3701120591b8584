/**
 * The page with the address book. Adding, removing and the limit to the address book need a code of the second factor,
 * as withdrawals do, so a user without one is first asked to set it up.
 */
import { giveBackRecoveryCode, requireFreshSecondFactor } from '../../usecases/accounts/secondFactor';
import {
  type AddressBook,
  type AddressInput,
  addWithdrawalAddress,
  type ListedAddress,
  readAddressBook,
  setOnlyListed,
} from '../../usecases/withdrawals/addressBook';
import { formatTime } from '../framework/formatTime';
import { type FieldErrors, field, form, notice, selectField, submitButton, viewWithForm } from '../framework/forms';
import { type Html, html } from '../framework/html';
import { invalidMembers } from '../framework/invalidMembers';
import { lockedView } from '../framework/lockedView';
import { definePage, type PageContext, type PageServices, type View } from '../framework/page';
import { codeErrors, codeField } from '../security/codeField';
import { networkName, WALLETS_PATH, walletsLink } from './wallet';
import { secondFactorNotice } from './withdrawalPrerequisite';

export const ADDRESS_BOOK_PATH = `${WALLETS_PATH}/addresses`;
const ONLY_PATH = `${ADDRESS_BOOK_PATH}/only`;
/** The page has two fields for a code. */
const ONLY_CODE = 'only_code';

type Request = PageContext<'fullSession'>;
type FormValues = Readonly<Record<'label' | 'network' | 'address' | 'tag', string>>;

const EMPTY: FormValues = { label: '', network: '', address: '', tag: '' };

export const showAddressBook = definePage({
  method: 'get',
  path: ADDRESS_BOOK_PATH,
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: async (request, services) => (await prepareView(request, services))(EMPTY, {}),
});

export const submitAddress = definePage({
  method: 'post',
  path: ADDRESS_BOOK_PATH,
  keeps: (name) => Object.hasOwn(EMPTY, name),
  access: 'fullSession',
  handler: async (request, services) => {
    const { form: sent, texts, user } = request;
    if (!user.hasSecondFactor) return { redirect: ADDRESS_BOOK_PATH };
    const typed = (name: keyof FormValues): string => sent.textOrEmpty(name).trim();
    const values = { label: typed('label'), network: typed('network'), address: typed('address'), tag: typed('tag') };
    const view = await prepareView(request, services);
    const errors = formErrors(request, values);
    if (Object.keys(errors).length > 0) return view(values, errors);
    const input: AddressInput = { ...values, tag: values.tag === '' ? null : values.tag };
    const wrong = await requireFreshSecondFactor(services.accounts, user, sent.text('code'));
    if (wrong !== undefined && 'lockedForMs' in wrong)
      return lockedView(request, wrong, (text) => view(values, { '': text }));
    if (wrong !== undefined) return view(values, codeErrors(texts, wrong));
    const added = await addWithdrawalAddress(services, { userId: user.id, state: user.state }, input);
    if ('entry' in added) return { redirect: `${ADDRESS_BOOK_PATH}?done=added` };
    await giveBackRecoveryCode(services.accounts, user, sent.text('code'));
    return view(values, refusalErrors(request, added.refusal));
  },
});

/** Limits withdrawals to the address book, or lifts the limit after the hold. */
export const submitOnlyListed = definePage({
  method: 'post',
  path: ONLY_PATH,
  formPage: ADDRESS_BOOK_PATH,
  access: 'fullSession',
  handler: async (request, services) => {
    const { form: sent, texts, user } = request;
    const step = sent.text('step');
    if (!user.hasSecondFactor || (step !== 'on' && step !== 'off')) return { redirect: ADDRESS_BOOK_PATH };
    const view = await prepareView(request, services);
    // While the account is restricted, an intruder must not be able to let the time until the end of the limit pass.
    if (step === 'off' && user.state !== 'active') return view(EMPTY, { '': texts.addressBook.errors.restricted });
    const wrong = await requireFreshSecondFactor(services.accounts, user, sent.text(ONLY_CODE));
    if (wrong !== undefined && 'lockedForMs' in wrong)
      return lockedView(request, wrong, (text) => view(EMPTY, { '': text }));
    if (wrong !== undefined) return view(EMPTY, codeErrors(texts, wrong, ONLY_CODE));
    await setOnlyListed(services, user.id, step === 'on');
    return { redirect: `${ADDRESS_BOOK_PATH}?done=changed` };
  },
});

/** Validates the values by the contract, as the operation does. */
function formErrors({ texts }: Request, { label, network, address, tag }: FormValues): FieldErrors {
  const { errors: words } = texts.withdraw;
  const body = { label, network, address, ...(tag !== '' && { tag }) };
  const faulty = invalidMembers('createWithdrawalAddress', body);
  const messages = {
    label: texts.addressBook.errors.label,
    network: words.network,
    address: words.address,
    tag: words.tag,
  };
  return Object.fromEntries(Object.entries(messages).filter(([name]) => faulty.has(name)));
}

function refusalErrors(
  { texts }: Request,
  refusal: Extract<Awaited<ReturnType<typeof addWithdrawalAddress>>, { readonly refusal: unknown }>['refusal'],
): FieldErrors {
  const { errors: words } = texts.withdraw;
  switch (refusal.code) {
    case 'INVALID_NETWORK':
      return { network: words.network };
    case 'INVALID_ADDRESS':
      return { address: words[refusal.reason] };
    case 'INVALID_PARAMETERS':
      return { tag: refusal.fields['tag']?.code === 'MISSING' ? words.tag_missing : words.tag_unwanted };
    case 'WITHDRAWAL_ADDRESS_LIMIT':
      return { '': texts.addressBook.errors.full };
    default:
      return { '': texts.addressBook.errors.restricted };
  }
}

/** Reads the address book; the result renders the page with the values and errors of its form. */
async function prepareView(
  request: Request,
  services: PageServices,
): Promise<(values: FormValues, errors: FieldErrors) => View> {
  const { texts, user, query } = request;
  const { addressBook: words } = texts;
  const book = await readAddressBook(services, user.id);
  const done = { added: words.added, removed: words.removed, changed: words.changed }[query.textOrEmpty('done')];
  const list =
    book.entries.length === 0
      ? html`<p class="quiet">${words.none}</p>`
      : html`<ul class="keys">${book.entries.map((entry) => entryItem(request, entry))}</ul>`;
  return (values, errors) =>
    viewWithForm(
      texts,
      { above: walletsLink(texts), title: words.title, errors },
      html`${done !== undefined && notice(done, 'good')}
<p class="lead">${words.lead}</p>
<section aria-labelledby="entries"><h2 id="entries">${words.list}</h2>${list}</section>
${user.hasSecondFactor ? html`${addForm(request, services, values, errors)}${onlyForm(request, book, errors)}` : secondFactorNotice(texts)}`,
    );
}

function entryItem(request: Request, entry: ListedAddress): Html {
  const words = request.texts.addressBook;
  return html`<li class="card"><h3>${entry.label}</h3>
${entryFacts(request, entry)}
<p class="actions"><a class="button danger" href="${ADDRESS_BOOK_PATH}/${entry.id}/remove">${words.remove}<span class="unseen"> ${entry.label}</span></a></p></li>`;
}

export function entryFacts({ texts, language }: Request, entry: ListedAddress): Html {
  const { addressBook: words, wallets } = texts;
  const { network, address, tag, createdAtMs, heldUntilMs } = entry;
  return html`<dl class="facts">
<dt>${wallets.network}</dt><dd>${networkName(texts, network)}</dd>
<dt>${wallets.address}</dt><dd><code>${address}</code></dd>
${tag !== null && html`<dt>${wallets.tag}</dt><dd><code>${tag}</code></dd>`}
<dt>${words.createdAt}</dt><dd>${formatTime(language, createdAtMs)}</dd>
${heldUntilMs !== undefined && html`<dt>${words.heldUntil}</dt><dd>${formatTime(language, heldUntilMs)}</dd>`}
</dl>`;
}

function addForm(request: Request, { engine }: PageServices, values: FormValues, errors: FieldErrors): Html {
  const { texts, user } = request;
  const { addressBook: words, wallets, withdraw } = texts;
  const networks = new Set(engine.committed.assets().flatMap((asset) => asset.networks.map(({ network }) => network)));
  const choices = Array.from(networks, (network) => [network, networkName(texts, network)] as const);
  const shape = { errors, autocomplete: 'off', verbatim: true } as const;
  return html`<section aria-labelledby="add"><h2 id="add">${words.addTitle}</h2><p>${words.addText}</p>
${form(
  request,
  { action: ADDRESS_BOOK_PATH, className: 'card narrow' },
  field({
    ...{ name: 'label', label: words.label, hint: words.labelHint, value: values.label, lengthMax: 64 },
    ...{ errors, autocomplete: 'off' },
  }),
  selectField({
    ...{ name: 'network', label: wallets.network, prompt: withdraw.choose, choices, value: values.network },
    ...{ errors, width: 'short' },
  }),
  field({ name: 'address', label: wallets.address, value: values.address, lengthMax: 256, ...shape }),
  field({
    ...{ name: 'tag', label: `${wallets.tag} (${texts.common.optional})`, hint: withdraw.tagHint, value: values.tag },
    ...{ lengthMax: 128, required: false, ...shape },
  }),
  codeField(texts, user, errors),
  submitButton(words.add),
)}</section>`;
}

function onlyForm(
  request: Request,
  { isOnlyListed, onlyListedEndsAtMs: endsAtMs }: AddressBook,
  errors: FieldErrors,
): Html {
  const { texts, user, language } = request;
  const words = texts.addressBook;
  const step = isOnlyListed && endsAtMs === null ? 'off' : 'on';
  const label = step === 'off' ? words.turnOff : isOnlyListed ? words.keep : words.turnOn;
  return html`<section aria-labelledby="only"><h2 id="only">${words.onlyTitle} <span class="tag${isOnlyListed && ' on'}">${isOnlyListed ? words.on : words.off}</span></h2>
<p>${words.onlyText}</p>
${endsAtMs !== null && html`<p>${words.endsAt} ${formatTime(language, endsAtMs)}</p>`}
${step === 'off' && html`<p>${words.turnOffText}</p>`}
${form(
  request,
  { action: ONLY_PATH, className: 'card narrow', hiddenFields: { step } },
  codeField(texts, user, errors, { name: ONLY_CODE }),
  submitButton(label, 'button plain'),
)}</section>`;
}
