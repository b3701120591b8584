/** Commands for a terminal that send coins of an outsider to a user of the exchange, when the demo runs with CHAINS=on. */
import { encodeFunctionData, erc20Abi, type Hex, numberToHex, parseUnits } from 'viem';
import { callJsonRpc } from '../launch/chains/jsonRpc';
import { createDemoClient } from './demoClient';
import type { DemoUser } from './demoFile';
import { createRetry, errorCode } from './retry';
import type { DemoSettings } from './settings';

export interface OutsideDeposit {
  readonly coin: string;
  /** A decimal number of coins. */
  readonly amount: string;
  readonly command: string;
}

export const ETHER_DECIMALS = 18;
export const USDT_DECIMALS = 6;
const BTC = { coin: 'btc', network: 'bitcoin', amount: '0.05' };
const ETH = { coin: 'eth', network: 'ethereum', amount: '0.5' };
const USDT = { coin: 'usdt', network: 'ethereum', amount: '100' };

/** One for each coin whose node runs. Creates the addresses of the user. */
export async function outsideDeposits(
  { baseUrl, bitcoinNode, ethereumNode }: DemoSettings,
  user: DemoUser,
): Promise<readonly OutsideDeposit[]> {
  const own = createDemoClient(baseUrl, { kind: 'key', apiKey: user.apiKey, apiSecret: user.apiSecret });
  const withRetry = createRetry(() => undefined);
  const addressOf = async ({ coin, network }: { readonly coin: string; readonly network: string }): Promise<string> => {
    const made = await withRetry(() => own.call('createDepositAddress', { body: { currency: coin, network } }));
    if (made.status !== 200) throw new Error(`${user.email} got no deposit address for ${coin} (${errorCode(made)})`);
    return made.body.address;
  };
  const deposits: OutsideDeposit[] = [];
  if (bitcoinNode !== undefined) {
    const payment = { method: 'sendtoaddress', params: [await addressOf(BTC), BTC.amount] };
    deposits.push({ ...BTC, command: postCommand(`${bitcoinNode}/wallet/outside`, payment) });
  }
  if (ethereumNode !== undefined) {
    const { url, usdt } = ethereumNode;
    const [from] = await callJsonRpc<readonly Hex[]>({ url }, 'eth_accounts', []);
    const send = (transaction: { readonly to: Hex; readonly value?: Hex; readonly data?: Hex }): string =>
      postCommand(url, { jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params: [{ from, ...transaction }] });
    const ether = { to: (await addressOf(ETH)) as Hex, value: numberToHex(parseUnits(ETH.amount, ETHER_DECIMALS)) };
    const payee = (await addressOf(USDT)) as Hex;
    const args = [payee, parseUnits(USDT.amount, USDT_DECIMALS)] as const;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args });
    deposits.push({ ...ETH, command: send(ether) }, { ...USDT, command: send({ to: usdt, data }) });
  }
  return deposits;
}

function postCommand(url: string, call: object): string {
  return `curl -s -d '${JSON.stringify(call)}' ${url}`;
}
