/**
 * A real OAuth partner for tests: the demo's own (oidc-provider, one user who has signed in, get-deposit-address), as a
 * process of its own, since a test cannot load the ES module that oidc-provider is. It buys nothing until it is told to.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FromPartner } from '../../../src/demo/messages';
import { BUILD } from '../build';

export interface OauthPartner {
  readonly oauthUrl: string;
  readonly depositAddressUrl: string;
  /** Its user's, from a real sign-in: what a Portal session is made with. */
  readonly accessToken: string;
  close(): Promise<void>;
}

export async function startOauthPartner(): Promise<OauthPartner> {
  // Its complaints about development settings are not ours to read.
  const child = fork(join(BUILD, 'src', 'demo', 'partner.js'), { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const [message] = (await once(child, 'message')) as [FromPartner];
  if (message.type !== 'signed_in') throw new Error(`the OAuth partner did not start: ${message.text}`);
  const { oauthUrl, depositAddressUrl, accessToken } = message;
  return {
    oauthUrl,
    depositAddressUrl,
    accessToken,
    close: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
