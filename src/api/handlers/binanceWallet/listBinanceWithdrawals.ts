import { listOwnWithdrawalsOfPeriod } from '../../../store/transfers/ownTransfers';
import { selectAssets } from '../../../usecases/assets/transferAssets';
import { parseListLimit, parseWholePeriod } from '../../binance/listParameters';
import { renderBinanceWithdrawal, withdrawalNumber, withdrawalStatuses } from '../../binance/renderTransfers';
import { declaredRefusal, type Handler } from '../types';

/** The longest period: 90 days. */
const HOURS_MAX = 90 * 24;
const LIMIT_DEFAULT = 1_000;

/** The caller's crypto withdrawals, the newest first. Refusals: INVALID_ASSET, those of `parsePeriod`. */
export const listBinanceWithdrawals: Handler<'listBinanceWithdrawals'> = async ({ query }, context) => {
  const { engine, database, clock, caller } = context;
  const assets = selectAssets(engine.committed, query.coin);
  if (assets === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const period = parseWholePeriod(query, { hoursMax: HOURS_MAX, nowMs: clock.nowMs() });
  if ('refusal' in period) return declaredRefusal('listBinanceWithdrawals', period.refusal);
  const status = query.status === undefined ? undefined : Number(query.status);
  const filter = { userId: caller.userId, assets, statuses: withdrawalStatuses(status), txid: undefined, ...period };
  const page = { limit: parseListLimit(query.limit, LIMIT_DEFAULT), offset: Number(query.offset ?? 0) };
  const withdrawals = await engine.whenDurable(listOwnWithdrawalsOfPeriod(database, filter, page));
  // A stored status can have several numbers, so that a page can be shorter than its limit.
  const wanted = withdrawals.filter((withdrawal) => status === undefined || withdrawalNumber(withdrawal) === status);
  return { status: 200, body: wanted.map(renderBinanceWithdrawal) };
};
