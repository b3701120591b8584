/** People who use the exchange as they should, or more than it can take: made by a process of its own (`main.ts`), one run after the other. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../support/build';
import type { TestExchange } from '../../support/exchange';
import type { Run, RunResult } from './run';

const TRADERS = 16;
const BALANCES = { thb: '100000000', btc: '100000' };

export class Traffic {
  private constructor(
    private readonly exchange: TestExchange,
    private readonly child: ChildProcess,
  ) {}

  static async start(exchange: TestExchange, seed: number): Promise<Traffic> {
    const users = [];
    for (let user = 0; user < TRADERS; user += 1) users.push(await exchange.createUser({ balances: BALANCES }));
    const child = fork(join(__dirname, 'main.ts'), { cwd: ROOT, execArgv: ['--require', 'tsx/cjs'] });
    child.send({ traders: users.map(({ apiKey, apiSecret }) => ({ apiKey, apiSecret })), seed });
    return new Traffic(exchange, child);
  }

  /** Resolves when the last request has its answer. */
  run(wanted: Omit<Run, 'port'>): Promise<RunResult> {
    return new Promise((resolve, reject) => {
      const failed = (): void => reject(new Error('the process that makes traffic has ended'));
      this.child.once('exit', failed);
      this.child.once('message', (result) => {
        this.child.off('exit', failed);
        resolve(result as RunResult);
      });
      this.child.send({ port: this.exchange.port, ...wanted });
    });
  }

  close(): void {
    this.child.disconnect();
  }
}
