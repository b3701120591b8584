/**
 * A leader that is cut off from its database, or was suspended, cannot prove its lease: another server may be the
 * leader and have committed more. It then serves nothing as current. `make chaos ONLY=unprovedLease` repeats this
 * beside a new leader for longer.
 */
import { type OperationId, operationRecords } from '../../../generated/operations';
import { commonStatus, readPublicData, SHORT_LEASE, withLinkedExchange } from '../../support/cutOffLeader';
import { eventually } from '../../support/eventually';
import type { TestExchange } from '../../support/exchange';
import { openUserStream } from '../../support/listenKeyHelpers';
import { startSecondServer } from '../../support/secondServer';

const NOT_CURRENT = 'The server cannot confirm that its data is current. Nothing was changed.';
const STREAMS = '/stream?streams=btc_thb@depth/btc_thb@ticker/!ticker@arr/btc_thb@kline_1m';

/** Every operation, deny by default: only health checks are answered, and health says why. */
async function operationsServed(exchange: TestExchange): Promise<string[]> {
  const served: string[] = [];
  for (const id of Object.keys(operationRecords) as OperationId[]) {
    const { method, path, body } = operationRecords[id];
    const { status, body: answer } = await exchange.anonymous.send({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, '1'),
      ...(body !== 'none' && { body: {} }),
    });
    const { message, msg, errmsg } = (answer ?? {}) as Readonly<Record<string, string | undefined>>;
    if (status !== 503 || (message ?? msg ?? errmsg) !== NOT_CURRENT) served.push(`${id} ${status}`);
  }
  return served;
}

async function status(exchange: TestExchange, path: string): Promise<number> {
  return (await fetch(`${exchange.baseUrl}${path}`)).status;
}

test('cut off from its database, it answers 503 and closes streams when the lease has ended, and returns by itself', () =>
  withLinkedExchange(SHORT_LEASE, async (leader, proxy) => {
    const user = await leader.createUser({ balances: { thb: '100' } });
    const market = await leader.openStream(STREAMS);
    const own = await openUserStream(leader, user);
    const idle = await leader.openStream('/ws');
    expect(await commonStatus(leader)).toBe(200);

    proxy.setConditions({ isBlackHole: true });
    const closed = await Promise.all([market, own, idle].map(({ closed }) => closed));
    expect(closed.map(({ code }) => code)).toEqual([1012, 1012, 1012]);
    expect(await commonStatus(leader)).toBe(503);

    expect(await operationsServed(leader)).toEqual(['getLiveness 200', 'getReadiness 503']);
    const ready = await leader.anonymous.call('getReadiness');
    expect(ready.body).toMatchObject({
      message: expect.stringContaining('It cannot prove that it is the leader'),
      checks: { lease_held: false },
    });
    // Files do not depend on the leader; pages show data.
    expect([await status(leader, '/docs'), await status(leader, '/sign-in')]).toEqual([200, 503]);
    await expect(leader.openStream(STREAMS)).rejects.toThrow('503');

    proxy.setConditions({});
    await eventually(
      () => commonStatus(leader),
      (common) => common === 200,
    );
    const again = await leader.openStream(STREAMS);
    await again.next(({ stream }) => stream === 'btc_thb@ticker');
    await again.close();
  }));

test('suspended while another server took over, it serves nothing after it wakes up', () =>
  withLinkedExchange(SHORT_LEASE, async (leader) => {
    const market = await leader.openStream(STREAMS);
    await market.next(({ stream }) => stream === 'btc_thb@ticker');
    await leader.suspend();
    const next = await startSecondServer(leader, { environment: { ...SHORT_LEASE, STANDBY: 'on' } });
    const { length } = market.frames;
    leader.resume();
    const late = await readPublicData(leader);
    // 503, or no connection if the process has already ended.
    expect(Object.values(late).filter((code) => code !== 503 && code !== 0)).toEqual([]);
    await market.closed;
    expect(market.frames.slice(length)).toEqual([]);
    expect(await commonStatus(next)).toBe(200);
    await leader.kill();
    await next.close();
  }));
