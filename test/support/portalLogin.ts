/** A partner's app in tests: let in by the operator, and logged in to by users of the exchange. */
import type { BodyOf, Client } from './client';
import type { TestExchange } from './exchange';

/** What the exchange has to know of a partner. Fake ones and real ones are such. */
export interface AppPartner {
  readonly depositAddressUrl: string;
  /** What the partner gives the exchange for its user. */
  readonly accessToken: string;
}

export interface PortalApp {
  /** Its id as a partner. */
  readonly id: number;
  readonly partner: AppPartner;
}

export interface PortalLogin {
  readonly authorization: string;
  readonly extras: string;
  /** Buys with that authorization. */
  readonly client: Client;
}

export async function registerApp(exchange: TestExchange, partner: AppPartner, more: Partial<BodyOf<'createPartner'>> = {}): Promise<PortalApp> {
  const body = { name: 'Test Wallet', deposit_address_url: partner.depositAddressUrl, ...more };
  const { id } = await exchange.operator.expect('createPartner', 201, { body });
  return { id, partner };
}

/** The user lets the app buy for them. */
export async function portalLogin(exchange: TestExchange, app: PortalApp, user: { readonly id: number }): Promise<PortalLogin> {
  const body = { partner_id: app.id, user_id: user.id, access_token: app.partner.accessToken };
  const { authorization, extras } = await exchange.operator.expect('createPortalSession', 201, { body });
  return { authorization, extras, client: exchange.anonymous.as({ kind: 'portal', authorization }) };
}
