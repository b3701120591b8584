/** The error pages: of the server's own, and those for forms that are not accepted. */
import type { PageProblem } from '../../api/http/calls/pageHandler';
import type { Texts } from '../texts/texts';

export type ErrorKind = PageProblem | 'CROSS_SITE_FORM' | 'EXPIRED_FORM' | 'BUSY';
type ErrorTextName = Exclude<keyof Texts['problems'], 'retry' | 'home'>;

/** Status and text of each error page. */
export const ERROR_PAGES: Readonly<Record<ErrorKind, { readonly status: number; readonly text: ErrorTextName }>> = {
  MALFORMED_REQUEST: { status: 400, text: 'malformed' },
  MISDIRECTED_REQUEST: { status: 421, text: 'otherHost' },
  INVALID_REQUEST_BODY: { status: 400, text: 'malformed' },
  NOT_FOUND: { status: 404, text: 'notFound' },
  METHOD_NOT_ALLOWED: { status: 405, text: 'notAllowed' },
  REQUEST_BODY_TOO_LARGE: { status: 413, text: 'tooLarge' },
  URI_TOO_LONG: { status: 414, text: 'tooLarge' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'malformed' },
  TOO_MANY_REQUESTS: { status: 429, text: 'tooMany' },
  SERVICE_UNAVAILABLE: { status: 503, text: 'unavailable' },
  EXCHANGE_IN_QUARANTINE: { status: 503, text: 'quarantine' },
  INTERNAL_SERVER_ERROR: { status: 500, text: 'fault' },
  CROSS_SITE_FORM: { status: 403, text: 'crossSiteForm' },
  EXPIRED_FORM: { status: 403, text: 'expiredForm' },
  BUSY: { status: 503, text: 'busy' },
};
