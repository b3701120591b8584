/** Removes an entry of the address book, with a code of the second factor. */
import { requireFreshSecondFactor } from '../../usecases/accounts/secondFactor';
import { type ListedAddress, readAddressBook, removeWithdrawalAddress } from '../../usecases/withdrawals/addressBook';
import { type FieldErrors, form, viewWithForm } from '../framework/forms';
import { html } from '../framework/html';
import { backLink } from '../framework/links';
import { lockedView } from '../framework/lockedView';
import { definePage, type PageContext, type PageServices, type View } from '../framework/page';
import { codeErrors, codeField } from '../security/codeField';
import { ADDRESS_BOOK_PATH, entryFacts } from './addressBook';

const PATH = `${ADDRESS_BOOK_PATH}/{id}/remove`;

type Request = PageContext<'fullSession'>;

export const showRemoveAddress = definePage({
  method: 'get',
  path: PATH,
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: async (request, services) => {
    const entry = await findEntry(request, services);
    return entry === undefined ? unknownEntryView(request) : view(request, entry, {});
  },
});

export const submitRemoveAddress = definePage({
  method: 'post',
  path: PATH,
  access: 'fullSession',
  handler: async (request, services) => {
    const { form: sent, texts, user } = request;
    const entry = await findEntry(request, services);
    if (entry === undefined) return unknownEntryView(request);
    if (!user.hasSecondFactor) return { redirect: ADDRESS_BOOK_PATH };
    const wrong = await requireFreshSecondFactor(services.accounts, user, sent.text('code'));
    if (wrong !== undefined && 'lockedForMs' in wrong)
      return lockedView(request, wrong, (text) => view(request, entry, { '': text }));
    if (wrong !== undefined) return view(request, entry, codeErrors(texts, wrong));
    await removeWithdrawalAddress(services, user.id, entry.id);
    return { redirect: `${ADDRESS_BOOK_PATH}?done=removed` };
  },
});

/** The user's entry; undefined if it is unknown or belongs to another user. */
async function findEntry({ params, user }: Request, services: PageServices): Promise<ListedAddress | undefined> {
  const { entries } = await readAddressBook(services, user.id);
  return entries.find(({ id }) => String(id) === params['id']);
}

function unknownEntryView({ texts }: Request): View {
  const { title: book, unknown } = texts.addressBook;
  const back = backLink(ADDRESS_BOOK_PATH, book);
  return {
    status: 404,
    title: unknown.title,
    html: html`${back}<h1>${unknown.title}</h1><p class="lead">${unknown.text}</p>`,
  };
}

function view(request: Request, entry: ListedAddress, errors: FieldErrors): View {
  const { texts, user } = request;
  const words = texts.addressBook;
  const actions = html`<p class="actions"><button class="button danger" type="submit">${words.removeSubmit}</button><a class="button plain" href="${ADDRESS_BOOK_PATH}">${texts.common.back}</a></p>`;
  return viewWithForm(
    texts,
    { above: backLink(ADDRESS_BOOK_PATH, words.title), title: words.removeTitle, errors },
    html`<div class="card"><h2>${entry.label}</h2>${entryFacts(request, entry)}</div>
${form(request, { action: `${ADDRESS_BOOK_PATH}/${entry.id}/remove` }, codeField(texts, user, errors), actions)}`,
  );
}
