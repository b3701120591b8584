/** The deposits or withdrawals of a wallet with their status, newest first. */

import type { Asset, Deposit, Withdrawal } from '../../core/model/model';
import type { CountedPage } from '../../store/connection/page';
import { listOwnDeposits, listOwnWithdrawals } from '../../store/transfers/ownTransfers';
import { findHoldEnds } from '../../usecases/withdrawals/withdrawalHolds';
import { formatTime } from '../framework/formatTime';
import { form } from '../framework/forms';
import { type Html, html } from '../framework/html';
import type { PageContext, PageServices } from '../framework/page';
import { bankName, formatWithUnit, networkName, walletPath } from './wallet';

const PAGE_SIZE = 10;

type Request = PageContext<'fullSession'>;

export async function depositHistory(
  request: Request,
  { engine, database }: PageServices,
  asset: Asset,
): Promise<Html> {
  const page = requestedPage(request);
  const deposits = await engine.whenDurable(
    listOwnDeposits(database, { userId: request.user.id, assets: [asset.asset] }, page),
  );
  const items = deposits.items.map((deposit) => depositItem(request, asset, deposit));
  return transferSection(request, {
    page,
    transfers: deposits,
    items,
    none: request.texts.deposit.none,
    path: walletPath(asset, 'deposit'),
  });
}

export async function withdrawalHistory(request: Request, services: PageServices, asset: Asset): Promise<Html> {
  const { engine, database } = services;
  const page = requestedPage(request);
  const withdrawals = await engine.whenDurable(
    listOwnWithdrawals(database, { userId: request.user.id, assets: [asset.asset] }, page),
  );
  const holdEnds = await engine.whenDurable(findHoldEnds(services, withdrawals.items));
  const items = withdrawals.items.map((withdrawal) =>
    withdrawalItem(request, asset, withdrawal, holdEnds.get(withdrawal.id)),
  );
  return transferSection(request, {
    page,
    transfers: withdrawals,
    items,
    none: request.texts.withdraw.none,
    path: walletPath(asset, 'withdraw'),
  });
}

interface PageBounds {
  readonly limit: number;
  readonly offset: number;
}

interface SectionOptions {
  readonly page: PageBounds;
  readonly transfers: CountedPage<unknown>;
  readonly items: readonly Html[];
  readonly none: string;
  readonly path: string;
}

function requestedPage({ query }: Request): PageBounds {
  const offset = query.textOrEmpty('offset');
  return { limit: PAGE_SIZE, offset: /^[1-9]\d{0,8}$/.test(offset) ? Number(offset) : 0 };
}

function transferSection(
  { texts }: Request,
  { page: { limit, offset }, transfers: { count }, items, none, path }: SectionOptions,
): Html {
  const words = texts.wallets;
  const link = (to: number, name: string): Html =>
    html`<a class="button plain" href="${path}?offset=${to}#history">${name}</a>`;
  const newer = offset > 0 && link(Math.max(0, offset - limit), words.newer);
  const older = offset + limit < count && link(offset + limit, words.older);
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
