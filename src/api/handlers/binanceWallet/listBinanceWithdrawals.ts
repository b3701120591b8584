import { listOwnWithdrawalsOfPeriod } from '../../../store/transfers/ownTransfers';
import { selectAssets } from '../../../usecases/assets/transferAssets';
import { parseListLimit, parseOpenPeriod, parseWholePeriod } from '../../binance/listParameters';
import { renderBinanceWithdrawal, withdrawalStates } from '../../binance/renderTransfers';
import { findWithdrawalIdOf } from '../../binance/withdrawOrderIds';
import { declaredRefusal, type Handler } from '../types';

/** The longest period: 90 days. */
const HOURS_MAX = 90 * 24;
const LIMIT_DEFAULT = 1_000;

/**
 * The caller's crypto withdrawals, the newest first. A request that names withdrawals gets them whatever their time, unless
 * it has times. Refusals: INVALID_ASSET, those of `parsePeriod`.
 */
export const listBinanceWithdrawals: Handler<'listBinanceWithdrawals'> = async ({ query }, context) => {
  const { engine, database, clock, caller } = context;
  const assets = selectAssets(engine.committed, query.coin);
  if (assets === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const isNamed = query.withdrawOrderId !== undefined || query.idList !== undefined;
  const limits = { hoursMax: HOURS_MAX, nowMs: clock.nowMs() };
  const period = isNamed ? parseOpenPeriod(query, HOURS_MAX) : parseWholePeriod(query, limits);
  if ('refusal' in period) return declaredRefusal('listBinanceWithdrawals', period.refusal);
  const status = query.status === undefined ? undefined : Number(query.status);
  const ids = isNamed ? await namedIds() : undefined;
  const filter = {
    userId: caller.userId,
    assets,
    ...withdrawalStates(status),
    txid: undefined,
    ids,
    ...period,
  };
  const page = { limit: parseListLimit(query.limit, LIMIT_DEFAULT), offset: Number(query.offset ?? 0) };
  const withdrawals = await engine.whenDurable(listOwnWithdrawalsOfPeriod(database, filter, page));
  return { status: 200, body: withdrawals.map(renderBinanceWithdrawal) };

  /** The ids that the parameters name; if both are sent, those that both name. */
  async function namedIds(): Promise<number[]> {
    const listed = query.idList?.split(',').map(Number);
    if (query.withdrawOrderId === undefined) return listed ?? [];
    const id = await findWithdrawalIdOf(context, caller.userId, query.withdrawOrderId);
    return id === undefined || listed?.includes(id) === false ? [] : [id];
  }
};
