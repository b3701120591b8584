/** The definition of a page of the operators' console: who may open it, and what its handler receives. */
import type { OperationId } from '../../../../generated/operations';
import type { OperatorSession } from '../../../usecases/accounts/operatorSessions';
import type { OperatorCaller } from '../../../usecases/callers';
import type { OperatorAccess, OperatorRequest, OperatorResult } from '../../../usecases/operators/operatorAccess';
import type { Services } from '../../../usecases/services';
import type { Fields } from '../../framework/fields';
import type { TypedForm } from '../../framework/keptForm';
import type { Language } from '../../framework/language';
import type { PageResult, SitePage } from '../../framework/page';
import type { Texts } from '../../texts/texts';
import type { ConsoleTexts } from '../texts/consoleTexts';

/** Who may open a page. `setUp`: the token was correct, but it has no second factor yet; `session`: both. */
export type ConsoleAccess = 'public' | 'session' | 'setUp' | 'operator';

export interface ConsoleContext<Access extends ConsoleAccess = ConsoleAccess> {
  /** The path of the page; of a form that is sent to a path of its own, that of the page with the form. */
  readonly path: string;
  /** Values of the path's placeholders, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Fields;
  /** The query without what earlier forms have done. Forms of the page are sent with it. */
  readonly lastingQuery: string;
  /** The submitted form; empty for GET. */
  readonly form: Fields;
  readonly language: Language;
  readonly texts: Texts;
  readonly words: ConsoleTexts;
  readonly session: Access extends 'public' ? OperatorSession | undefined : OperatorSession;
  readonly operator: Access extends 'public' ? OperatorCaller | undefined : OperatorCaller;
  /** What was typed into a form of the page when its session had ended; `form()` shows it. */
  readonly typed: TypedForm | undefined;
  /** Returns `target` if it is a page of the console that may be opened after a sign-in, and undefined otherwise. */
  readonly returnPath: (target: string | undefined) => string | undefined;
  /** The session's part of the form token, which is sent as field `csrf`. */
  readonly csrf: string;
  readonly ip: string;
  /** The network that counts as one client in rate limits. */
  readonly network: string;
  readonly requestId: string;
  /** Whether the operator's roles allow to open the page at a path of the console. */
  readonly canOpen: (path: string) => boolean;
  /** Calls an operation of the contract on behalf of the operator. */
  readonly call: <Id extends OperationId>(id: Id, request?: OperatorRequest) => Promise<OperatorResult<Id>>;
}

/** The handlers of pages with an operator. */
export type OperatorContext = ConsoleContext<'operator'>;

/** What sign-in and sign-out need beside the operations. */
export interface ConsoleServices extends Services {
  readonly access: OperatorAccess;
}

export interface ConsolePage<Access extends ConsoleAccess = ConsoleAccess> extends SitePage {
  readonly access: Access;
  /** The operation that the page shows. Operators who may not call it get no link to the page, and 403 without one. */
  readonly reads?: OperationId;
  handler(request: ConsoleContext<Access>, services: ConsoleServices): PageResult | Promise<PageResult>;
}

export function defineConsolePage<Access extends ConsoleAccess>(definition: ConsolePage<Access>): ConsolePage {
  // A sign-in leads back to every page that shows something to an operator.
  const isPage = definition.method === 'get' && definition.access === 'operator';
  return { ...definition, ...(isPage && { allowedAfterSignIn: true }) } as unknown as ConsolePage;
}
