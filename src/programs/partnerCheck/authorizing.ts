/**
 * The ways in which the check obtains the answer to an authorization request: it submits the app's sign-in forms, waits
 * for the redirect on a local port, or lets a person paste the address to which their browser was redirected.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { systemEventLoop } from '../../foundation/eventLoop';
import { hostOf, parsePartnerUrl } from '../../usecases/partner/partnerUrl';
import { createHostResolver, resolveAllowedAddresses } from '../../usecases/partner/resolveHost';
import { createFormBrowser } from './formBrowser';

/** Opens the URL for a user and resolves to the URL to which the app redirected the user. */
export type Authorize = (url: string) => Promise<URL>;

const PAGES_MAX = 10;
/** Time for a person to sign in. */
const PERSON_WAIT_MS = 10 * 60 * 1_000;

export interface SignInForms {
  readonly redirectUri: string;
  /** Values by the name of the form's field. Secret. */
  readonly fields: Readonly<Record<string, string>>;
  readonly allowLoopback: boolean;
}

/** Submits every form that has one of the fields, until the app redirects. A new session is opened for each call. */
export function authorizeByForms({ redirectUri, fields, allowLoopback }: SignInForms): Authorize {
  const resolve = createHostResolver();
  const isAllowed = async (url: URL): Promise<boolean> =>
    parsePartnerUrl(url.href, { allowLoopback }) instanceof URL &&
    (await resolveAllowedAddresses(hostOf(url), resolve, { allowLoopback })).ok;
  return async (url) => {
    const browser = createFormBrowser({ stopsAt: redirectUri, isAllowed });
    let page = await browser.open(url);
    for (let submitted = 0; !page.url.href.startsWith(redirectUri); submitted += 1) {
      if (submitted === PAGES_MAX) throw new Error(`more than ${PAGES_MAX} forms, and no redirect to the exchange`);
      page = await browser.submitKnown(page, fields);
    }
    return page.url;
  };
}

/** For a redirect URI on this machine. `say` prints the address for the person's browser. */
export function authorizeByListening(redirectUri: string, say: (line: string) => void): Authorize {
  const { hostname, port, pathname } = new URL(redirectUri);
  return async (url) => {
    const server = createServer();
    const returned = new Promise<URL>((resolve) => {
      server.on('request', (request: IncomingMessage, response: ServerResponse) => {
        const shown = new URL(request.url ?? '/', redirectUri);
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        if (shown.pathname !== pathname) return void response.writeHead(404).end('not the redirect URI\n');
        response.end('The partner check has the answer. You can close this page.\n');
        resolve(shown);
      });
    });
    server.listen(Number(port), hostname.replace(/^\[|\]$/g, ''));
    await once(server, 'listening');
    say(`Open this address in a browser and sign in:\n  ${url}`);
    try {
      return await withinTime(returned);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };
}

/** `readLine` reads what the person pastes. */
export function authorizeByPasting(say: (line: string) => void, readLine: () => Promise<string>): Authorize {
  return async (url) => {
    say(`Open this address in a browser and sign in:\n  ${url}`);
    say('Then paste the address to which the browser was redirected:');
    return new URL((await withinTime(readLine())).trim());
  };
}

async function withinTime<T>(answer: Promise<T>): Promise<T> {
  let cancel = () => {};
  const late = new Promise<never>((_resolve, reject) => {
    cancel = systemEventLoop.after(PERSON_WAIT_MS, () => reject(new Error('nobody signed in within ten minutes')));
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    cancel();
  }
}
