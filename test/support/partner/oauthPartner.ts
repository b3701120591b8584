/**
 * A real partner for tests: the demo's own (oidc-provider, one user, get-deposit-address, an app), as a process of its own,
 * since a test cannot load the ES module that oidc-provider is. Nobody logs in and nothing is bought until it is told to.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Person } from '../../../src/demo/logIn';
import type { FromPartner, ToPartner } from '../../../src/demo/messages';
import { BUILD } from '../build';
import type { BodyOf } from '../client';

export interface OauthPartner {
  /** What an operator registers. */
  readonly registration: BodyOf<'createPartner'>;
  /** The page of its app that leads to the exchange. */
  readonly appUrl: string;
  /** Its one user, as it knows them. */
  readonly account: Person;
  /** Lets its app know who it is to the exchange. */
  register(partnerId: number, portalSecret: string): void;
  close(): Promise<void>;
}

/** `baseUrl`: the exchange's. */
export async function startOauthPartner(baseUrl: string): Promise<OauthPartner> {
  // Its complaints about development settings are not ours to read.
  const child = fork(join(BUILD, 'src', 'demo', 'partner.js'), { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const send = (message: ToPartner) => child.send(message);
  send({ type: 'serve', baseUrl });
  const [message] = (await once(child, 'message')) as [FromPartner];
  if (message.type !== 'serving') throw new Error(`the OAuth partner did not start: ${JSON.stringify(message)}`);
  const { app, appUrl, account } = message;
  return {
    registration: app,
    appUrl,
    account,
    register: (partnerId, portalSecret) => send({ type: 'registered', partnerId, portalSecret }),
    close: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
