/**
 * One market, as the contract describes it, written from the contract's words and not from the program: every rule is a
 * search over all orders, holds are computed from the open orders whenever they are needed, and an order that must not be
 * executed in part is tried on a copy of everything. It is slow and imports nothing of the program but names of its types.
 */
import type { OrderStatus, Side } from '../../../src/core/model/model';
import {
  BASE_STEP,
  FEE_RATES,
  LIMITS,
  MINIMUM_QUANTITY,
  ONE,
  QUOTE_STEP,
  type Terms,
  tierOf,
  VAT_RATE,
} from './modelMarket';

type Place = 'book' | 'waiting' | 'pending' | 'arriving' | 'closed';
const UNFILLED = { filled: 0n, prevented: 0n, makerCost: 0n, takerCost: 0n, fee: 0n, vat: 0n };
/** `shown`: what the book shows of it. `turn` grows with each order that begins to rest or is refilled. */
const NEW = { place: 'arriving' as Place, status: 'created' as OrderStatus, shown: 0n, turn: 0 };
type Changing = { quantity: bigint; stop: bigint | null; tracked: bigint | null } & typeof UNFILLED & typeof NEW;
/** `list`: the id of the first order of its list. */
export type NaiveOrder = Omit<Terms, 'quantity' | 'stop'> &
  Changing & { readonly id: number; readonly list: number | null };

/**
 * `log` has trades as `taker/maker quantity@price`, and prevented matches as `mode taker/maker takerLoss/makerLoss@price`;
 * `prices` those of the trades that trailing stops have not followed yet.
 */
const emptyMarket = () => ({
  ...{ orders: [] as NaiveOrder[], funds: new Map<string, bigint>(), last: null as bigint | null, turns: 0 },
  ...{ fees: 0n, vat: 0n, log: [] as string[], prices: [] as bigint[] },
  timers: [] as { user: number; scope: string; deadline: number }[],
});

const valueAt = (price: bigint, quantity: bigint): bigint => (price * quantity) / ONE;
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const roundUp = (product: bigint): bigint => ((product + ONE * QUOTE_STEP - 1n) / (ONE * QUOTE_STEP)) * QUOTE_STEP;
export const remainingOf = (order: NaiveOrder): bigint => order.quantity - order.filled - order.prevented;
const assetOf = (side: Side): string => (side === 'buy' ? 'thb' : 'btc');

export function chargesOf({ user }: { user: number }, makerCost: bigint, takerCost: bigint): [bigint, bigint] {
  const { maker, taker } = FEE_RATES[tierOf(user)] as (typeof FEE_RATES)[0];
  const fee = roundUp(makerCost * maker + takerCost * taker);
  return [fee, roundUp(fee * VAT_RATE)];
}

export class NaiveExchange {
  all = emptyMarket();

  move(user: number, asset: string, amount: bigint): void {
    const key = `${user} ${asset}`;
    this.all.funds.set(key, (this.all.funds.get(key) ?? 0n) + amount);
  }

  /** What an order holds. Of an OCO list, the stop order holds only what it needs beyond the limit order. */
  heldBy(order: NaiveOrder): bigint {
    if (order.place === 'pending' || order.place === 'closed' || order.place === 'arriving') return 0n;
    const other = this.legsOf(order).find(({ place }) => place === 'book');
    if (order.place !== 'waiting' || other === undefined) return this.neededBy(order);
    const beyond = this.neededBy(order) - this.neededBy(other);
    return beyond > 0n ? beyond : 0n;
  }

  available(user: number, asset: string): bigint {
    let free = this.all.funds.get(`${user} ${asset}`) ?? 0n;
    for (const order of this.all.orders)
      if (order.user === user && assetOf(order.side) === asset) free -= this.heldBy(order);
    return free;
  }

  /** Lets orders and timers expire whose time has come. */
  advance(now: number): void {
    const due = this.all.timers.filter(({ deadline }) => deadline <= now).map(({ user }) => user);
    this.all.timers = this.all.timers.filter(({ deadline }) => deadline > now);
    for (const order of this.all.orders)
      if (order.place !== 'closed' && ((order.expires ?? now + 1) <= now || due.includes(order.user)))
        this.close(order, 'cancelled');
  }

  setTimer(user: number, scope: string, deadline: number | null): void {
    this.all.timers = this.all.timers.filter((timer) => timer.user !== user || timer.scope !== scope);
    if (deadline !== null) this.all.timers.push({ user, scope, deadline });
  }

  /** A batch of one user, decided with nothing in between. Returns which parts are accepted. */
  batch(mode: 'each' | 'all' | 'until_refused', parts: readonly (() => boolean)[]): boolean[] {
    const before = this.copy();
    const accepted: boolean[] = [];
    for (const part of parts)
      accepted.push(mode === 'until_refused' && accepted.includes(false) ? false : this.tryOut(part));
    const isUndone = mode === 'all' && accepted.includes(false);
    if (isUndone) this.all = before;
    return accepted.map((each) => each && !isUndone);
  }

  /** Places pending orders and triggers stop orders until nothing follows. To be called after each command. */
  followUp(): void {
    for (;;) {
      this.follow();
      const isOpen = (id: number | null): boolean => this.all.orders[(id ?? 0) - 1]?.place !== 'closed';
      const due = this.all.orders.find(({ place, list }) => place === 'pending' && !isOpen(list));
      const triggered = due === undefined ? this.nextTriggered() : undefined;
      if (due !== undefined) this.placePending(due.list ?? 0);
      else if (triggered !== undefined) this.trigger(triggered);
      else return;
    }
  }

  /** `isLast`: nothing else is decided in the same step, so that trailing stops follow each share of the order. */
  create(terms: Terms, isLast = true): boolean {
    const order = this.add(terms);
    if (terms.delta !== null && order.stop === null) order.stop = this.all.last;
    if (terms.delta !== null && order.stop === null) return false;
    if (order.stop !== null && (order.delta !== null || !this.isReached(order))) return this.wait(order);
    if (order.price > 0n && !this.canPay(order)) return false;
    if (order.postOnly && this.bestAgainst(order) !== undefined) {
      this.close(order, 'rejected');
      return true;
    }
    return this.execute(order, isLast);
  }

  cancel(user: number, id: number): boolean {
    const order = this.all.orders[id - 1];
    if (order === undefined || order.user !== user || order.place === 'closed') return false;
    this.close(order, 'cancelled');
    return true;
  }

  /** Reduces an order, which keeps its place. Of an iceberg order, the hidden part goes first. */
  amend(user: number, id: number, quantity: bigint): boolean {
    const order = this.all.orders[id - 1];
    if (order === undefined || order.user !== user || order.place === 'closed' || order.list !== null) return false;
    if (quantity >= order.quantity || quantity <= order.filled + order.prevented) return false;
    order.quantity = quantity;
    order.shown = least(order.shown, remainingOf(order));
    return true;
  }

  /** One cancels the other: a limit order that rests at once, and a stop order that waits. */
  createOco(limitTerms: Terms, stopTerms: Terms): boolean {
    const limit = this.add(limitTerms, this.all.orders.length + 1);
    const stop = this.add(stopTerms, limit.id);
    return this.bestAgainst(limit) === undefined && !this.isReached(stop) && this.placePair(limit, stop);
  }

  createOto(workingTerms: Terms, pendingTerms: readonly Terms[]): boolean {
    const working = this.add(workingTerms, this.all.orders.length + 1);
    for (const terms of pendingTerms) this.add(terms, working.id).place = 'pending';
    if (working.postOnly && this.bestAgainst(working) !== undefined) return false;
    return this.canPay(working) && this.execute(working);
  }

  tryOut(what: () => boolean): boolean {
    const before = this.copy();
    const isDone = what();
    if (!isDone) this.all = before;
    return isDone;
  }

  /** Orders that have ended never change again. */
  private copy(): ReturnType<typeof emptyMarket> {
    const { all } = this;
    const orders = all.orders.map((order) => (order.place === 'closed' ? order : { ...order }));
    return { ...all, orders, funds: new Map(all.funds), log: [...all.log], prices: [...all.prices] };
  }

  private add(terms: Terms, list: number | null = null): NaiveOrder {
    const force = terms.price === 0n && terms.force === 'GTC' ? 'IOC' : terms.force;
    const order = { ...terms, ...UNFILLED, ...NEW, id: this.all.orders.length + 1, force, tracked: null, list };
    this.all.orders.push(order);
    return order;
  }

  /** The other open orders of the list. */
  private legsOf({ id, list }: NaiveOrder): NaiveOrder[] {
    if (list === null) return [];
    return this.all.orders.filter((other) => other.list === list && other.id !== id && other.place !== 'closed');
  }

  /** The rest at the limit price, or the stop price, with what fee and VAT at the higher rate would add. */
  private neededBy(order: NaiveOrder): bigint {
    if (order.side === 'sell') return remainingOf(order);
    const value = valueAt(order.price > 0n ? order.price : (order.stop ?? 0n), remainingOf(order));
    const charged = ([fee, vat]: [bigint, bigint]): bigint => fee + vat - order.fee - order.vat;
    const asMaker = charged(chargesOf(order, order.makerCost + value, order.takerCost));
    const asTaker = charged(chargesOf(order, order.makerCost, order.takerCost + value));
    return value + (asMaker > asTaker ? asMaker : asTaker);
  }

  private canPay(order: NaiveOrder): boolean {
    return this.neededBy(order) <= this.available(order.user, assetOf(order.side));
  }

  private isReached({ side, trigger, stop }: NaiveOrder): boolean {
    const { last } = this.all;
    if (last === null || stop === null) return false;
    return (side === 'buy') === (trigger === 'stop') ? last >= stop : last <= stop;
  }

  private wait(order: NaiveOrder): boolean {
    if (!this.canPay(order)) return false;
    order.place = 'waiting';
    if (order.delta !== null && this.isReached(order)) order.tracked = this.all.last;
    return true;
  }

  private placePair(limit: NaiveOrder, stop: NaiveOrder): boolean {
    const [one, other] = [this.neededBy(limit), this.neededBy(stop)];
    if ((one > other ? one : other) > this.available(limit.user, assetOf(limit.side))) return false;
    this.show(limit);
    stop.place = 'waiting';
    return true;
  }

  /** The order rests in the book, or shows its next part: as the last of its price. */
  private show(order: NaiveOrder): void {
    order.place = 'book';
    order.turn = this.all.turns += 1;
    order.shown = order.iceberg === null ? remainingOf(order) : least(order.iceberg, remainingOf(order));
  }

  /** The resting order that comes first for this one, by price and then by time. */
  private bestAgainst({ side, price }: NaiveOrder): NaiveOrder | undefined {
    const crosses = (other: NaiveOrder): boolean =>
      price === 0n || (side === 'buy' ? other.price <= price : other.price >= price);
    const against = this.all.orders.filter((other) => other.place === 'book' && other.side !== side && crosses(other));
    return against.sort((a, b) => Number(side === 'buy' ? a.price - b.price : b.price - a.price) || a.turn - b.turn)[0];
  }

  /** Matches an order that has arrived; false if it must not be executed like this. */
  private execute(order: NaiveOrder, isLast = true): boolean {
    const before = this.available(order.user, assetOf(order.side));
    const best = this.bestAgainst(order);
    if (order.amount !== null && best !== undefined && this.wants(order, best.price, 0n) < MINIMUM_QUANTITY)
      return false;
    this.match(order, isLast, null);
    if (order.force === 'FOK' && order.filled < order.quantity) return false;
    if (order.price > 0n) return true;
    const spent = order.side === 'sell' ? order.quantity : order.takerCost + order.fee + order.vat;
    return order.filled + order.prevented > 0n && spent <= before;
  }

  /** How much the order takes at a price. An amount is used up by what is prevented, too; `lost` is the value of that. */
  private wants(order: NaiveOrder, price: bigint, lost: bigint, funds = order.amount): bigint {
    if (funds === null) return remainingOf(order);
    if (order.side === 'sell') return (((funds - order.takerCost - lost) * ONE) / price / BASE_STEP) * BASE_STEP;
    const costs = (steps: bigint): bigint => {
      const value = order.takerCost + lost + valueAt(price, steps * BASE_STEP);
      const [fee, vat] = chargesOf(order, 0n, value);
      return value + fee + vat;
    };
    let [low, high] = [0n, (funds * ONE) / price / BASE_STEP + 1n];
    while (high - low > 1n) {
      const middle = (low + high) / 2n;
      if (costs(middle) <= funds) low = middle;
      else high = middle;
    }
    return order.amount === null ? least(low * BASE_STEP, remainingOf(order)) : low * BASE_STEP;
  }

  /** `funds`: what a triggered market buy can spend; null for all others. */
  private match(order: NaiveOrder, isLast: boolean, funds: bigint | null): void {
    let [lost, met, ended, endsPrevented] = [0n, 0, false, false];
    const reached = (): bigint => order.filled + order.prevented;
    for (let maker = this.bestAgainst(order); maker !== undefined; maker = this.bestAgainst(order)) {
      const isOwn = maker.user === order.user && order.mode !== 'none';
      const decrements = isOwn && order.mode === 'decrement';
      // What is not traded costs nothing, but uses up an amount.
      const spends = decrements ? order.amount : (order.amount ?? funds);
      const wanted = this.wants(order, maker.price, lost, spends);
      if (wanted <= 0n) break;
      const quantity = least(wanted, maker.shown);
      const left = order.amount === null ? remainingOf(order) : quantity;
      // An order that only ends itself is not matched with the other one.
      const isMatch = !isOwn || order.mode !== 'expire_taker';
      if (isMatch && order.force !== 'GTC' && met === LIMITS.perDecision) break;
      if (isMatch && order.force === 'GTC' && met > 0 && met % LIMITS.perEvent === 0 && isLast) this.follow();
      met += 1;
      endsPrevented = decrements;
      if (isOwn && !decrements) {
        const [expiresTaker, expiresMaker] = [order.mode !== 'expire_maker', order.mode !== 'expire_taker'];
        this.logPrevented(order, maker, expiresTaker ? left : null, expiresMaker ? remainingOf(maker) : null);
        if (expiresMaker) this.close(maker, 'cancelled');
        if (!expiresTaker) continue;
        ended = true;
        if (order.amount !== null) order.quantity = reached() + quantity;
        break;
      }
      const offered = maker.shown;
      if (decrements) {
        this.logPrevented(order, maker, quantity, quantity);
        order.prevented += quantity;
        maker.prevented += quantity;
        lost += valueAt(maker.price, quantity);
      } else this.trade(order, maker, quantity);
      maker.shown -= quantity;
      for (const leg of this.legsOf(maker)) if (leg.place !== 'pending') end(leg, 'cancelled');
      if (remainingOf(maker) === 0n) this.close(maker, decrements ? 'cancelled' : 'completed');
      else if (maker.shown === 0n) this.show(maker);
      if (quantity < offered) break;
    }
    if (order.amount !== null && !ended) order.quantity = reached();
    if (remainingOf(order) === 0n) this.close(order, endsPrevented ? 'cancelled' : 'completed');
    else if (ended || order.force !== 'GTC') this.close(order, 'cancelled');
    else this.show(order);
  }

  private logPrevented(taker: NaiveOrder, maker: NaiveOrder, ofTaker: bigint | null, ofMaker: bigint | null): void {
    this.all.log.push(`${taker.mode} ${taker.id}/${maker.id} ${ofTaker}/${ofMaker}@${maker.price}`);
  }

  private trade(taker: NaiveOrder, maker: NaiveOrder, quantity: bigint): void {
    const value = valueAt(maker.price, quantity);
    taker.takerCost += value;
    maker.makerCost += value;
    for (const order of [taker, maker]) {
      const [fee, vat] = chargesOf(order, order.makerCost, order.takerCost);
      const charge = fee - order.fee + vat - order.vat;
      this.all.fees += fee - order.fee;
      this.all.vat += vat - order.vat;
      Object.assign(order, { fee, vat, filled: order.filled + quantity, status: 'partial_filled' });
      this.move(order.user, 'btc', order.side === 'buy' ? quantity : -quantity);
      this.move(order.user, 'thb', order.side === 'buy' ? -value - charge : value - charge);
    }
    this.all.last = maker.price;
    this.all.prices.push(maker.price);
    this.all.log.push(`${taker.id}/${maker.id} ${quantity}@${maker.price}`);
  }

  /** Ends an order and its list, unless it is a working order of which everything was traded. */
  private close(order: NaiveOrder, status: OrderStatus): void {
    end(order, status);
    for (const leg of this.legsOf(order))
      if (leg.place !== 'pending' || order.filled < order.quantity) end(leg, 'cancelled');
  }

  private placePending(list: number): void {
    const pending = () => this.all.orders.filter((order) => order.list === list && order.place === 'pending');
    const [first] = pending();
    const rejects = first?.postOnly === true && this.bestAgainst(first) !== undefined;
    const isPlaced = (): boolean => {
      const [one, other] = pending();
      if (one === undefined || rejects) return false;
      for (const order of pending()) order.place = 'arriving';
      if (other !== undefined) return this.placePair(one, other);
      if (one.stop !== null) return this.wait(one);
      return (one.price === 0n || this.canPay(one)) && this.execute(one);
    };
    if (this.tryOut(isPlaced)) return;
    for (const [index, order] of pending().entries()) end(order, rejects && index === 0 ? 'rejected' : 'cancelled');
  }

  /** Stop orders before take-profit orders before trailing stops, buys before sells, the first price that was reached. */
  private nextTriggered(): NaiveOrder | undefined {
    const { last } = this.all;
    const rank = ({ tracked, trigger, side }: NaiveOrder): number =>
      (tracked !== null ? 4 : trigger === 'stop' ? 0 : 2) + (side === 'buy' ? 0 : 1);
    const rises = (order: NaiveOrder): boolean =>
      (order.side === 'buy') === (order.tracked !== null || order.trigger === 'stop');
    const price = (order: NaiveOrder): bigint => trailingPriceOf(order) ?? order.stop ?? 0n;
    return this.all.orders
      .filter((order) => order.place === 'waiting' && last !== null && (order.delta === null || order.tracked !== null))
      .filter((order) => (rises(order) ? price(order) <= (last ?? 0n) : price(order) >= (last ?? 0n)))
      .sort(
        (a, b) => rank(a) - rank(b) || Number(rises(a) ? price(a) - price(b) : price(b) - price(a)) || a.id - b.id,
      )[0];
  }

  private trigger(order: NaiveOrder): void {
    order.place = 'arriving';
    for (const leg of this.legsOf(order)) end(leg, 'cancelled');
    const spends = order.price === 0n && order.side === 'buy';
    this.match(order, true, spends ? this.available(order.user, 'thb') : null);
  }

  /** Trailing stops follow the trades since they last did. */
  private follow(): void {
    const { prices, last } = this.all;
    this.all.prices = [];
    if (prices.length === 0) return;
    for (const order of this.all.orders) {
      if (order.place !== 'waiting' || order.delta === null) continue;
      if (order.tracked === null) order.tracked = this.isReached(order) ? last : null;
      else
        for (const price of prices)
          if (order.side === 'sell' ? price > order.tracked : price < order.tracked) order.tracked = price;
    }
  }
}

const end = (order: NaiveOrder, status: OrderStatus): object => Object.assign(order, { place: 'closed', status });

export function trailingPriceOf({ side, tracked, delta }: NaiveOrder): bigint | null {
  if (tracked === null || delta === null) return null;
  return (tracked * (10_000n + (side === 'sell' ? -delta : delta))) / 10_000n;
}
