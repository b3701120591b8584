/** A Bitcoin node, a custodian, and on request an exchange that uses it; with what tests ask of all of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BitcoinNode } from '../../../src/programs/launch/chains/bitcoinNode';
import { CustodianKey } from '../custodian/custodianKey';
import { eventually } from '../eventually';
import { expectCleanAudit, startExchange, type TestExchange, type TestUser } from '../exchange';
import { freePort } from '../freePort';
import type { TestSchema } from '../testDatabase';
import { type CustodyWithdrawal, NOWHERE, TestCustodian } from './testCustodian';

/** Lines of the custodian's log in the message of a failure. */
const LINES_SHOWN = 10;

export interface ScenarioOptions {
  readonly node: BitcoinNode;
  readonly withExchange?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  /** Instead of schemas of the run's database: a migrated one and an empty one. */
  readonly schemas?: { readonly exchange: TestSchema; readonly custodian: TestSchema };
}

export class CustodianScenario {
  private constructor(
    readonly node: BitcoinNode,
    readonly custodian: TestCustodian,
    private readonly running: TestExchange | undefined,
    private readonly folder: string,
  ) {}

  static async start(options: ScenarioOptions): Promise<CustodianScenario> {
    const { node, withExchange = false, environment = {}, schemas } = options;
    const folder = mkdtempSync(join(tmpdir(), 'talad-custodian-'));
    const key = new CustodianKey(join(folder, 'secret'));
    const port = await freePort();
    const exchange = withExchange
      ? await startExchange({ environment: exchangeSettings(port, key), ...(schemas && { schema: schemas.exchange }) })
      : undefined;
    const { url, credentials = '' } = node.address;
    const custodian = await TestCustodian.start({
      folder,
      port,
      key,
      bitcoinUrl: url.replace('://', `://${credentials}@`),
      exchangeUrl: exchange?.baseUrl ?? NOWHERE,
      environment,
      schema: schemas?.custodian,
    });
    return new CustodianScenario(node, custodian, exchange, folder);
  }

  get exchange(): TestExchange {
    if (this.running === undefined) throw new Error('the scenario was started without an exchange');
    return this.running;
  }

  /** The first address of the custodian itself. */
  async fundingAddress(): Promise<string> {
    const row = await eventually(
      () => this.custodian.database('addresses').where({ branch: 1, key_index: 0 }).first<{ address: string }>(),
      (found) => found !== undefined,
    );
    return row.address;
  }

  /** Pays bitcoins to the custodian's own address in so many outputs, and mines them. */
  async fund(amount: string, outputs = 1): Promise<void> {
    const address = await this.fundingAddress();
    for (let paid = 0; paid < outputs; paid += 1) await this.node.pay(address, amount);
    await this.mine();
  }

  /** Mines blocks and waits until the custodian has applied them. */
  async mine(count = 1): Promise<void> {
    await this.node.mine(count);
    await this.caughtUp();
  }

  async caughtUp(): Promise<void> {
    const hash = await this.node.blockHash(await this.node.height());
    await eventually(
      () => this.custodian.database('chains').where({ network: 'bitcoin' }).first(),
      (row: { hash: string } | undefined) => row?.hash === hash,
    ).catch((error: Error) => {
      throw new Error(
        `${error.message}\n${this.custodian.lines
          .filter((line) => line.startsWith('{'))
          .slice(-LINES_SHOWN)
          .join('\n')}`,
      );
    });
  }

  async waitForWithdrawal(key: string, state: string) {
    return await eventually(
      () => this.custodian.withdrawal(key),
      (withdrawal: CustodyWithdrawal | undefined) => withdrawal?.state === state,
    );
  }

  async alarms(): Promise<readonly string[]> {
    return await this.custodian.database('alarms').orderBy('id').pluck<string[]>('kind');
  }

  async waitForAlarm(kind: string): Promise<void> {
    await eventually(
      () => this.alarms(),
      (kinds) => kinds.includes(kind),
    );
  }

  /** The address of the user at the exchange. */
  async depositAddress(user: TestUser): Promise<string> {
    return await eventually(
      () => user.client.call('createDepositAddress', { body: { currency: 'btc', network: 'bitcoin' } }),
      ({ status }) => status === 200,
    ).then(({ body }) => (body as { readonly address: string }).address);
  }

  /** Called at the end of every test: ledger, outputs and chain agree, and the exchange's books are right. */
  async expectConsistency(): Promise<void> {
    await this.caughtUp();
    expect(await this.custodian.command('reconcile')).toContain('ledger and chain agree');
    if (this.running !== undefined) await expectCleanAudit(this.running);
  }

  async close(): Promise<void> {
    await this.running?.close();
    await this.custodian.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export function exchangeSettings(port: number, key: CustodianKey): Record<string, string> {
  return {
    CUSTODY: 'webhook',
    CUSTODY_URL: `http://127.0.0.1:${port}/v1`,
    CUSTODY_SECRET_FILE: key.file,
    CUSTODY_TEST_NETWORKS: 'on',
    CUSTODY_RETRY_MS: '50',
    CUSTODY_RETRY_MS_MAX: '400',
    CUSTODY_POLL_MS: '1000',
  };
}
