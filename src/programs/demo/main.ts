/**
 * Runs the demo with a running sandbox: starts the partner as a child process, creates the users and data that it needs,
 * writes demo.json, and prints its output and the state of the markets until it is stopped. It uses only the exchange's
 * public interfaces.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ignoreOutputErrors } from '../../foundation/logOutput';
import { programPath } from '../../foundation/programFolder';
import { STOP_SIGNALS } from '../../foundation/stopSignals';
import { createDemoData, type Provisioned } from './createDemoData';
import { createDemoClient } from './demoClient';
import { type DemoFile, type DemoUser, writePrivateJson } from './demoFile';
import type { MessageFromPartner, MessageToPartner } from './demoMessages';
import { createExchangeClient } from './exchangeClient';
import { outsideDeposits } from './outsideDeposits';
import { type DemoSettings, readDemoSettings } from './settings';

const EXCHANGE_WAIT_MS = 60_000;
const PROGRESS_EVERY_MS = 10_000;
/** Timeout for the start of the partner process. */
const SERVING_WAIT_MS = 30_000;
/** Child processes that have not exited by then are killed. */
const END_WAIT_MS = 2_000;
/** Notices of Node.js and oidc-provider about non-production use. The partner's own errors do not match. */
const IGNORED_OUTPUT = /oidc-provider (WARNING|NOTICE)|^\(Use `node --trace/;

const children: ChildProcess[] = [];
let stopping = false;

async function main(): Promise<void> {
  ignoreOutputErrors();
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  const settings = readDemoSettings();
  const operatorToken = await waitForExchange(settings);
  const { baseUrl, dataDir } = settings;
  printLine('demo     the exchange is available; creating users and the partner');
  const partner = startChild('partner');
  const startTimeout = setTimeout(
    () => stopWithError(new Error(`the partner process did not start within ${SERVING_WAIT_MS / 1_000} s`)),
    SERVING_WAIT_MS,
  );
  let oauthUrl = '';
  let provisioned: Provisioned | undefined;
  let isReady = false;

  partner.on('message', (message: MessageFromPartner) => {
    if (message.type === 'line') printLine(message.text);
    else if (message.type === 'serving') registerPartnerApp(message).catch(stopWithError);
    else open(message);
  });
  send<MessageToPartner>(partner, { type: 'serve', baseUrl });

  async function registerPartnerApp(serving: Extract<MessageFromPartner, { type: 'serving' }>): Promise<void> {
    clearTimeout(startTimeout);
    oauthUrl = new URL(serving.appUrl).origin;
    printLine(`demo     the partner's app is at ${serving.appUrl}`);
    provisioned = await createDemoData({ baseUrl, operatorToken, dataDir, partner: serving });
    send<MessageToPartner>(partner, { type: 'registered', ...provisioned.registration });
    send<MessageToPartner>(partner, { type: 'log_in', user: provisioned.buyer });
    printLine(`demo     users and partner created; their passwords are in ${join(dataDir, 'demo-accounts.json')}`);
  }

  /**
   * Called after every login of the partner's user. Rewrites demo.json; the first time the user begins to buy.
   */
  function open({ authorization, extras }: Extract<MessageFromPartner, { type: 'authorized' }>): void {
    if (provisioned === undefined) throw new Error('the partner was authorized before it was registered');
    const demo: DemoFile = {
      baseUrl,
      operatorToken,
      users: provisioned.users,
      partner: { oauthUrl, authorization, extras },
    };
    const demoFile = join(dataDir, 'demo.json');
    writePrivateJson(demoFile, demo);
    if (isReady) return;
    isReady = true;
    printLine(`demo     ready; keys and tokens are in ${demoFile}`);
    showMarkets(settings);
    sayDepositCommands(settings, provisioned.users[0]).catch(stopWithError);
    send<MessageToPartner>(partner, { type: 'buy', everyMs: settings.buyEveryMs });
  }
}

/** With coins on chains, anybody can pay the first user. */
async function sayDepositCommands(settings: DemoSettings, user: DemoUser | undefined): Promise<void> {
  if (user === undefined) return;
  for (const { coin, amount, command } of await outsideDeposits(settings, user))
    printLine(`demo     to send ${user.email} ${amount} ${coin} from an outside wallet: ${command}`);
}

/** Prints the state of the markets now and then. The sandbox's market maker quotes them. */
function showMarkets({ baseUrl }: DemoSettings): void {
  const exchange = createExchangeClient({ baseUrl, report: (text) => printLine(`demo     ${text}`) });
  const show = async (): Promise<void> => {
    const markets = (await exchange.tickers()).map(
      ({ symbol, bidPrice, askPrice, count }) => `${symbol} ${bidPrice} / ${askPrice} (${count})`,
    );
    printLine(`markets  ${markets.join('  ')}`);
  };
  const repeat = (): void => void show().finally(() => setTimeout(repeat, PROGRESS_EVERY_MS));
  repeat();
}

function startChild(name: 'partner'): ChildProcess {
  const child = fork(programPath('src', 'programs', 'demo', `${name}.js`), {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  children.push(child);
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n'))
      if (line.trim() !== '' && !IGNORED_OUTPUT.test(line)) printLine(`${name}: ${line}`);
  });
  child.once('exit', () => {
    if (!stopping) stopWithError(new Error(`the ${name} process exited unexpectedly`));
  });
  return child;
}

function send<Message>(child: ChildProcess, message: Message & object): void {
  if (child.connected) child.send(message);
}

/** Waits until the exchange answers and has written its operator token. */
async function waitForExchange({ baseUrl, operatorTokenFile }: DemoSettings): Promise<string> {
  const exchange = createDemoClient(baseUrl, { kind: 'none' });
  for (const deadlineMs = Date.now() + EXCHANGE_WAIT_MS; Date.now() < deadlineMs; ) {
    const response = await exchange.call('getExchangeInfo').catch(() => undefined);
    if (response?.status === 200 && existsSync(operatorTokenFile))
      return readFileSync(operatorTokenFile, 'utf8').trim();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(
    `no exchange answered at ${baseUrl} within ${EXCHANGE_WAIT_MS / 1_000} s, or ${operatorTokenFile} is missing`,
  );
}

function printLine(text: string): void {
  if (!stopping) process.stdout.write(`${new Date().toISOString().slice(11, 19)}  ${text}\n`);
}

function stop(): void {
  if (stopping) return;
  stopping = true;
  const ended = children.map((child) => isRunning(child) && once(child, 'exit'));
  for (const child of children) child.kill('SIGTERM');
  void Promise.all(ended).then(() => process.exit());
  setTimeout(() => {
    for (const child of children) if (isRunning(child)) child.kill('SIGKILL');
    process.exit();
  }, END_WAIT_MS);
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

function stopWithError(error: Error): void {
  if (stopping) return;
  printLine(`demo     stopped by an error: ${error.message}`);
  process.exitCode = 1;
  stop();
}

main().catch(stopWithError);
