import { listOwnDepositsOfPeriod } from '../../../store/transfers/ownTransfers';
import { selectAssets } from '../../../usecases/assets/transferAssets';
import { parseListLimit, parseWholePeriod } from '../../binance/listParameters';
import { depositStatuses, renderBinanceDeposit } from '../../binance/renderTransfers';
import { declaredRefusal, type Handler } from '../types';

/** The longest period: 90 days. */
const HOURS_MAX = 90 * 24;
const LIMIT_DEFAULT = 1_000;

/** The caller's crypto deposits, the newest first. Refusals: INVALID_ASSET, those of `parsePeriod`. */
export const listBinanceDeposits: Handler<'listBinanceDeposits'> = async ({ query }, context) => {
  const { engine, database, clock, caller } = context;
  const assets = selectAssets(engine.committed, query.coin);
  if (assets === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const period = parseWholePeriod(query, { hoursMax: HOURS_MAX, nowMs: clock.nowMs() });
  if ('refusal' in period) return declaredRefusal('listBinanceDeposits', period.refusal);
  const statuses = depositStatuses(query.status === undefined ? undefined : Number(query.status));
  const filter = { userId: caller.userId, assets, statuses, txid: query.txId, ...period };
  const page = { limit: parseListLimit(query.limit, LIMIT_DEFAULT), offset: Number(query.offset ?? 0) };
  const deposits = await engine.whenDurable(listOwnDepositsOfPeriod(database, filter, page));
  const body = deposits.map((deposit) => {
    const networks = engine.committed.asset(deposit.asset)?.networks ?? [];
    const network = networks.find((each) => each.network === deposit.network);
    return renderBinanceDeposit(deposit, network?.confirmations ?? 0);
  });
  return { status: 200, body };
};
