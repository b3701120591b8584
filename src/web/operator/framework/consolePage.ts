/**
 * The definition of a page of the operators' console: its path, who may open it, what its handler receives and what it
 * returns. `operator/index.ts` lists every page.
 */

import type { OperationId } from '../../../../generated/operations';
import type { OperatorSession } from '../../../usecases/accounts/operatorSessions';
import type { OperatorCaller } from '../../../usecases/callers';
import type { OperatorAccess, OperatorRequest, OperatorResult } from '../../../usecases/operators/operatorAccess';
import type { Services } from '../../../usecases/services';
import type { Fields } from '../../framework/fields';
import type { Html } from '../../framework/html';
import type { Language } from '../../framework/language';
import type { Texts } from '../../texts/texts';
import type { ConsoleTexts } from '../texts/consoleTexts';

/** Who may open a page. `setUp`: the token was correct, but it has no second factor yet. */
export type ConsoleAccess = 'public' | 'setUp' | 'operator';

export interface ConsoleContext<Access extends ConsoleAccess = ConsoleAccess> {
  readonly path: string;
  /** Values of the path's placeholders, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Fields;
  /** The submitted form; empty for GET. */
  readonly form: Fields;
  readonly language: Language;
  readonly texts: Texts;
  readonly words: ConsoleTexts;
  readonly session: Access extends 'public' ? OperatorSession | undefined : OperatorSession;
  readonly operator: Access extends 'public' ? OperatorCaller | undefined : OperatorCaller;
  /** The session's part of the form token, which is sent as field `csrf`. */
  readonly csrf: string;
  readonly ip: string;
  /** The network that counts as one client in rate limits. */
  readonly network: string;
  readonly requestId: string;
  /** Calls an operation of the contract on behalf of the operator. */
  readonly call: <Id extends OperationId>(id: Id, request?: OperatorRequest) => Promise<OperatorResult<Id>>;
}

/** The handlers of pages with an operator. */
export type OperatorContext = ConsoleContext<'operator'>;

export interface ConsoleView {
  /** 200 if omitted. */
  readonly status?: number;
  readonly title: string;
  readonly html: Html;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Always 303, to a page of the console. */
export interface ConsoleRedirect {
  readonly redirect: string;
  /** The new session cookie; null deletes it. */
  readonly cookie?: string | null;
}

/** A file to download. */
export interface ConsoleFile {
  readonly fileName: string;
  readonly type: string;
  readonly text: string | Buffer;
}

export type ConsoleResult = ConsoleView | ConsoleRedirect | ConsoleFile;

/** What sign-in and sign-out need beside the operations. */
export interface ConsoleServices extends Services {
  readonly access: OperatorAccess;
}

export interface ConsolePage<Access extends ConsoleAccess = ConsoleAccess> {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly access: Access;
  handler(request: ConsoleContext<Access>, services: ConsoleServices): ConsoleResult | Promise<ConsoleResult>;
}

export function defineConsolePage<Access extends ConsoleAccess>(definition: ConsolePage<Access>): ConsolePage {
  return definition as unknown as ConsolePage;
}
