/** A chain of `make demo CHAINS=on`: a node for development, which gets a block every few seconds. */
import type { Environment } from '../../../foundation/settings/config';
import { isFreePort } from '../exchange/ports';
import { LaunchError, type Say } from '../process/terminal';

export interface DemoChain {
  /** As the exchange and the custodian name it. */
  readonly network: string;
  /** As the terminal names it. */
  readonly title: string;
  readonly url: string;
  /** The kind of node, for messages: it says more than the URL. */
  readonly kind: string;
  /** For the custodian and the demo's program. Complete once the node runs. */
  settings(): { readonly custodian: Environment; readonly demo: Environment };
  start(): Promise<void>;
  stop(): Promise<void>;
  mine(): Promise<void>;
  /** The outsider pays the custodian's wallet, at each start of the demo. */
  fund(address: string): Promise<void>;
}

export interface DemoChainOptions {
  /** The folder of the demo's data. */
  readonly folder: string;
  /** Folder of the programs of nodes. */
  readonly programs: string;
  readonly say: Say;
}

/** Ports that are tried from the first one on. */
const PORTS_TRIED = 200;

export async function freePortFrom(first: number): Promise<number> {
  for (let port = first; port < first + PORTS_TRIED; port += 1) if (await isFreePort('127.0.0.1', port)) return port;
  throw new LaunchError(`No port from ${first} to ${first + PORTS_TRIED - 1} is free.`);
}

/** Mines one block after the other. A block that cannot be mined is reported once. */
export function mineRepeatedly(chain: DemoChain, everyMs: number, say: Say): { readonly stop: () => Promise<void> } {
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let mining = Promise.resolve();
  let isStopped = false;
  const wait = (): void => {
    if (!isStopped) timer = setTimeout(() => void (mining = mineOnce().then(wait)), everyMs);
  };
  const mineOnce = async (): Promise<void> => {
    try {
      await chain.mine();
      isFailing = false;
    } catch (error) {
      const reason = (error as Error).message;
      if (!isFailing) say(`no block of ${chain.network} could be mined (${reason}); it is tried again`);
      isFailing = true;
    }
  };
  wait();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await mining;
    },
  };
}
