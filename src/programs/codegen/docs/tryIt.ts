/**
 * What the script of the pages needs to send a request of an operation from the browser. The section is hidden until the
 * script has written the form into it.
 */
import { type Html, html } from '../../../web/framework/html';
import { type DocumentObject, elements, members, resolveReference } from '../json/jsonDocument';
import { hasSamples, sampleRequest } from './samples/sampleRequest';

/** Parameters that the script sets itself, or that make no difference to one request from a browser. */
const OMITTED = new Set(['X-Min-Sequence', 'X-Timestamp', 'X-Recv-Window', 'timestamp', 'recvWindow', 'signature']);
/** Credentials of partners belong to servers, and are not entered into pages. */
const OF_PARTNERS = ['portalAuthorization', 'partnerBasic'];

interface CallSource {
  readonly document: DocumentObject;
  readonly method: string;
  readonly path: string;
  readonly operation: DocumentObject;
}

export function tryItHtml(place: CallSource): Html | undefined {
  const { document, method, path, operation } = place;
  const schemes = elements(operation['security']).flatMap((requirement) => members(requirement).map(([name]) => name));
  if (!hasSamples(operation) || schemes.some((name) => OF_PARTNERS.includes(name))) return undefined;
  const { body, signing, settings } = sampleRequest(document, place);
  const parameters = elements(operation['parameters'])
    .map((parameter) => resolveReference(document, parameter, path))
    .filter((parameter) => !OMITTED.has(String(parameter['name'])))
    .map((parameter) => ({
      name: String(parameter['name']),
      place: String(parameter['in']),
      isRequired: parameter['required'] === true,
      example: String(parameter['example'] ?? ''),
    }));
  const call = {
    method: method.toUpperCase(),
    path,
    parameters,
    signing: signing ?? (settings.includes('KEY') ? 'key' : 'none'),
    ...(body !== undefined && { body: JSON.stringify(body, null, 2) }),
  };
  return html`<section class="try" hidden data-call="${JSON.stringify(call)}"><h2 id="try-it">Try it</h2>\n</section>\n`;
}
