/** Types of the part of oidc-provider that the demo uses; the package has no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface StoredToken {
    readonly accountId: string;
    readonly scopes: ReadonlySet<string>;
    readonly isValid: boolean;
  }

  interface Interaction {
    readonly uid: string;
    readonly params: Readonly<Record<string, string>>;
  }

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
    readonly AccessToken: { find(token: string): Promise<StoredToken | undefined> };
    readonly Grant: new (properties: {
      accountId: string;
      clientId: string;
    }) => Grant;
  }
}
