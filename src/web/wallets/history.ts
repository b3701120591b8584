/** The deposits or withdrawals of a wallet with their status, newest first. */
import { stringify } from 'node:querystring';
import type { Asset, Deposit, Withdrawal } from '../../core/model/model';
import type { CountedPage, PageRange } from '../../store/connection/page';
import { listOwnDeposits, listOwnWithdrawals } from '../../store/transfers/ownTransfers';
import { findHoldEnds } from '../../usecases/withdrawals/withdrawalHolds';
import { formatTime } from '../framework/formatTime';
import { form } from '../framework/forms';
import { type Html, html } from '../framework/html';
import { type ListPage, readListPage } from '../framework/listPages';
import type { PageContext, PageServices } from '../framework/page';
import { bankName, formatWithUnit, networkName, walletPath } from './wallet';

const PAGE_SIZE = 10;
const PAGES_MAX = 1_000;

type Request = PageContext<'fullSession'>;

export async function depositHistory(
  request: Request,
  { engine, database }: PageServices,
  asset: Asset,
): Promise<Html> {
  const filter = { userId: request.user.id, assets: [asset.asset] };
  const page = await transferPage<Deposit>(request, (range) =>
    engine.whenDurable(listOwnDeposits(database, filter, range)),
  );
  const items = page.rows.map((deposit) => depositItem(request, asset, deposit));
  return transferSection(request, {
    page,
    items,
    none: request.texts.deposit.none,
    path: walletPath(asset, 'deposit'),
  });
}

export async function withdrawalHistory(request: Request, services: PageServices, asset: Asset): Promise<Html> {
  const { engine, database } = services;
  const filter = { userId: request.user.id, assets: [asset.asset] };
  const page = await transferPage<Withdrawal>(request, (range) =>
    engine.whenDurable(listOwnWithdrawals(database, filter, range)),
  );
  const holdEnds = await engine.whenDurable(findHoldEnds(services, page.rows));
  const items = page.rows.map((withdrawal) => withdrawalItem(request, asset, withdrawal, holdEnds.get(withdrawal.id)));
  return transferSection(request, {
    page,
    items,
    none: request.texts.withdraw.none,
    path: walletPath(asset, 'withdraw'),
  });
}

interface SectionOptions {
  readonly page: ListPage<unknown>;
  readonly items: readonly Html[];
  readonly none: string;
  readonly path: string;
}

function transferPage<Transfer extends { readonly id: number }>(
  { query }: Request,
  read: (range: PageRange) => Promise<CountedPage<Transfer>>,
): Promise<ListPage<Transfer>> {
  return readListPage(query, {
    read: async (range) => (await read(range)).items,
    positionOf: ({ id }) => [id],
    pageRows: PAGE_SIZE,
    pagesMax: PAGES_MAX,
  });
}

function transferSection({ texts }: Request, { page, items, none, path }: SectionOptions): Html {
  const words = texts.wallets;
  const link = (to: ListPage<unknown>['newer'], name: string): Html | false =>
    to !== undefined && html`<a class="button plain" href="${path}?${stringify(to)}#history">${name}</a>`;
  const [newer, older] = [link(page.newer, words.newer), link(page.older, words.older)];
  return html`<section aria-labelledby="history"><h2 id="history">${words.history}</h2>
${items.length === 0 ? html`<p class="quiet">${none}</p>` : html`<ol class="moves">${items}</ol>`}
${(newer !== false || older !== false) && html`<p class="actions">${newer}${older}</p>`}
</section>`;
}

function depositItem({ texts, language }: Request, asset: Asset, deposit: Deposit): Html {
  const { deposit: words, wallets } = texts;
  const { status, network, bankCode, accountNumber, address, tag } = deposit;
  const way = network === null ? bankCode === null ? words.credited : bankName(texts, bankCode) : networkName(texts, network); // biome-ignore format: one choice after the other
  return html`<li class="card"><div class="row"><strong class="number">${formatWithUnit(deposit.amount, asset)}</strong>${statusTag(words.statuses[status], status === 'completed', status === 'failed')}</div>
<p class="hint">${formatTime(language, deposit.createdAtMs)} · ${way}</p>
${accountNumber !== null && detailLine(words.accountNumber, accountNumber)}
${address !== null && detailLine(wallets.address, address)}
${tag !== null && detailLine(wallets.tag, tag)}
${transactionDetails(texts, deposit)}</li>`;
}

function withdrawalItem(request: Request, asset: Asset, withdrawal: Withdrawal, heldUntilMs: number | undefined): Html {
  const { texts, language } = request;
  const { withdraw: words, wallets } = texts;
  const { status, network, bankCode, needsApproval, approvedBy, failure } = withdrawal;
  const waits = status === 'queued' && needsApproval && approvedBy === null;
  const way = network === null ? bankName(texts, bankCode ?? '') : networkName(texts, network);
  return html`<li class="card"><div class="row"><strong class="number">${formatWithUnit(withdrawal.amount, asset)}</strong>${statusTag(words.statuses[waits ? 'approval' : status], status === 'confirmed', status === 'failed')}</div>
<p class="hint">${formatTime(language, withdrawal.createdAtMs)} · ${way} · ${words.feeOf(formatWithUnit(withdrawal.fee, asset))}</p>
${detailLine(words.to, withdrawal.address)}
${withdrawal.tag !== null && detailLine(wallets.tag, withdrawal.tag)}
${transactionDetails(texts, withdrawal)}
${failure !== null && html`<p>${words.failures[failure]}</p>`}
${heldUntilMs !== undefined && html`<p>${words.waitsUntil} ${formatTime(language, heldUntilMs)}</p>`}
${status === 'queued' && cancelForm(request, asset, withdrawal)}</li>`;
}

function cancelForm(request: Request, asset: Asset, { id, amount, address }: Withdrawal): Html {
  const words = request.texts.withdraw;
  return form(
    request,
    { action: `${walletPath(asset, 'withdraw')}/cancel`, hiddenFields: { id: String(id) } },
    html`<button class="link" type="submit">${words.cancel}<span class="unseen"> ${words.cancelOf(formatWithUnit(amount, asset), address)}</span></button>`,
  );
}

function statusTag(words: string, isDone: boolean, hasFailed: boolean): Html {
  return html`<span class="tag${isDone && ' on'}${hasFailed && ' off'}">${words}</span>`;
}

function transactionDetails(
  { wallets }: Request['texts'],
  { network, txid, confirmations }: Pick<Deposit, 'network' | 'txid' | 'confirmations'>,
): Html | undefined {
  if (txid === null) return undefined;
  return html`${detailLine(wallets.transaction, txid)}${network !== null && html`<p class="hint">${wallets.confirmations(confirmations)}</p>`}`;
}

function detailLine(name: string, value: string): Html {
  return html`<p class="line"><span class="quiet">${name}</span> <code>${value}</code></p>`;
}
