/**
 * A real partner for tests: that of the demo (oidc-provider, one user, get-deposit-address, an app) as a separate
 * process, because Jest cannot load the ES module oidc-provider. It signs in or buys only on request.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { MessageFromPartner, MessageToPartner } from '../../../src/programs/demo/demoMessages';
import type { LoginCredentials } from '../../../src/programs/demo/logIn';
import { BUILD } from '../build';
import type { BodyOf } from '../client';

export interface OauthPartner {
  /** The data that an operator registers. */
  readonly registration: BodyOf<'createPartner'>;
  /** The page of its app with the link to the exchange. */
  readonly appUrl: string;
  /** Its only user. */
  readonly account: LoginCredentials;
  /** Gives its app the partner id and secret that the exchange assigned. */
  register(partnerId: number, portalSecret: string): void;
  close(): Promise<void>;
}

/** `baseUrl`: the URL of the exchange. */
export async function startOauthPartner(baseUrl: string): Promise<OauthPartner> {
  // oidc-provider warns about development settings, which is irrelevant here.
  const child = fork(join(BUILD, 'src', 'programs', 'demo', 'partner.js'), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const send = (message: MessageToPartner) => child.send(message);
  send({ type: 'serve', baseUrl });
  const [message] = (await once(child, 'message')) as [MessageFromPartner];
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
