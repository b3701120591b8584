/** An EVM node with a token, a custodian, and on request an exchange that uses it; with what tests ask of all of them. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAddress, type Hex, numberToHex } from 'viem';
import type { EvmNode } from '../../../src/programs/launch/chains/evmNode';
import type { TokenDeployer } from '../../../src/programs/launch/chains/tokens';
import { CustodianKey } from '../custodian/custodianKey';
import { eventually } from '../eventually';
import { expectCleanAudit, startExchange, type TestExchange, type TestUser } from '../exchange';
import { freePort } from '../freePort';
import { exchangeSettings } from './custodianScenario';
import type { TestEvmNode } from './evmNode';
import { type CustodyWithdrawal, NOWHERE, TestCustodian } from './testCustodian';

/** Lines of the custodian's log in the message of a failure. */
const LINES_SHOWN = 10;
export const ETHER = 10n ** 18n;
/** Of the custodian in these tests. */
export const CONFIRMATIONS = 3;
/** Of the exchange's own rules. */
export const CREDITED_AFTER = 12;

export interface EvmScenarioOptions {
  readonly chain: TestEvmNode;
  readonly withExchange?: boolean;
  /** Of each transfer of usdt, so many percent arrive. */
  readonly arrivingPercent?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

export class EvmScenario {
  private constructor(
    readonly node: EvmNode,
    readonly tokens: TokenDeployer,
    readonly usdt: Hex,
    readonly custodian: TestCustodian,
    private readonly running: TestExchange | undefined,
    private readonly folder: string,
  ) {}

  static async start(options: EvmScenarioOptions): Promise<EvmScenario> {
    const { chain, withExchange = false, arrivingPercent = 100, environment = {} } = options;
    const { node, tokens } = chain;
    const folder = mkdtempSync(join(tmpdir(), 'talad-custodian-'));
    const key = new CustodianKey(join(folder, 'secret'));
    const port = await freePort();
    const exchange = withExchange ? await startExchange({ environment: exchangeSettings(port, key) }) : undefined;
    const token = { symbol: 'USDT', decimals: 6, supply: 10n ** 15n };
    const usdt =
      arrivingPercent === 100 ? await tokens.plainToken(token) : await tokens.lyingToken(token, arrivingPercent);
    const custodian = await TestCustodian.start({
      ...{ folder, port, key },
      bitcoinUrl: '',
      exchangeUrl: exchange?.baseUrl ?? NOWHERE,
      environment: {
        CUSTODIAN_ETHEREUM_URL: node.address.url,
        CUSTODIAN_ETHEREUM_CHAIN_ID: String(node.chainId),
        CUSTODIAN_ETHEREUM_TOKENS: `usdt:${usdt}:6:1:5`,
        CUSTODIAN_ETHEREUM_CONFIRMATIONS: String(CONFIRMATIONS),
        CUSTODIAN_ETHEREUM_TIP_AGE_MAX_MS: '3600000',
        ...environment,
      },
    });
    return new EvmScenario(node, tokens, usdt, custodian, exchange, folder);
  }

  get exchange(): TestExchange {
    if (this.running === undefined) throw new Error('the scenario was started without an exchange');
    return this.running;
  }

  /** The address of the account that pays withdrawals. */
  async payingAddress(): Promise<Hex> {
    const row = await eventually(
      () => this.custodian.database('addresses').where({ branch: 1, key_index: 0 }).first<{ address: Hex }>(),
      (found) => found !== undefined,
    );
    return row.address;
  }

  /** The outsider pays the account that pays withdrawals. */
  async fund({ ether = 0n, usdt = 0n }: { readonly ether?: bigint; readonly usdt?: bigint }): Promise<void> {
    const address = await this.payingAddress();
    if (ether > 0n) await this.payEther(address, ether * ETHER);
    if (usdt > 0n) await this.payUsdt(address, usdt * 1_000_000n);
    await this.mine();
  }

  /** The outsider pays wei; the transaction waits in the memory pool. Returns its id as the custodian stores it. */
  async payEther(to: string, wei: bigint): Promise<string> {
    return bare(await this.node.send({ to, value: numberToHex(wei) }));
  }

  async payUsdt(to: string, units: bigint): Promise<string> {
    return bare(await this.tokens.pay(this.usdt, getAddress(to), units));
  }

  /** Mines blocks and waits until the custodian has applied them. */
  async mine(count = 1): Promise<void> {
    await this.node.mine(count);
    await this.caughtUp();
  }

  async caughtUp(): Promise<void> {
    const hash = await this.node.blockHash(await this.node.height());
    await eventually(
      () => this.custodian.database('chains').where({ network: 'ethereum' }).first(),
      (row: { hash: string } | undefined) => row?.hash === hash,
    ).catch((error: Error) => {
      const lines = this.custodian.lines.filter((line) => line.startsWith('{')).slice(-LINES_SHOWN);
      throw new Error(`${error.message}\n${lines.join('\n')}`);
    });
  }

  /** Blocks keep coming, as on every chain. */
  async mineUntil(isDone: () => Promise<boolean>): Promise<void> {
    await eventually(
      async () => {
        await this.mine();
        return await isDone();
      },
      (done) => done,
    );
  }

  async send(
    key: string,
    order: { readonly asset: 'eth' | 'usdt'; readonly amount: string; readonly address: string },
  ) {
    return await this.custodian.send(key, { network: 'ethereum', ...order });
  }

  async waitForWithdrawal(key: string, state: string): Promise<CustodyWithdrawal> {
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
  async depositAddress(user: TestUser, currency: 'eth' | 'usdt' = 'eth'): Promise<Hex> {
    return await eventually(
      () => user.client.call('createDepositAddress', { body: { currency, network: 'ethereum' } }),
      ({ status }) => status === 200,
    ).then(({ body }) => (body as { readonly address: Hex }).address);
  }

  /** Called at the end of every test: ledger, balances and chain agree, and the exchange's books are right. */
  async expectConsistency(): Promise<void> {
    await this.caughtUp();
    // The comparison of balances follows the block, and may book what it finds.
    const agrees = () =>
      this.custodian.command('reconcile').catch((error: { stdout?: string }) => String(error.stdout));
    await eventually(agrees, (text) => text.includes('ledger and chain agree'));
    if (this.running !== undefined) await expectCleanAudit(this.running);
  }

  async close(): Promise<void> {
    await this.running?.close();
    await this.custodian.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** An address that nobody has used, in the spelling with a checksum. */
export function newAddress(): Hex {
  return getAddress(`0x${randomBytes(20).toString('hex')}`);
}

function bare(hash: string): string {
  return hash.replace(/^0x/, '');
}
