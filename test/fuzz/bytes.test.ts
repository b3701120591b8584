/**
 * Valid requests with randomly corrupted bytes: whatever the server makes of them, it answers each request once, within
 * the contract, and closes the connection.
 */
import { connect } from 'node:net';
import { type OperationId, operationRecords } from '../../generated/operations';
import { ValidRequests } from '../contract/validRequests';
import { checkResponse } from '../support/contractCheck';
import { HANG_MS } from '../support/eventually';
import { exchangeOfThisFile } from '../support/exchange';
import { seededRandom } from '../support/randomSeed';
import { parseResponses, type RawHttpAnswer } from '../support/rawHttp';
import { corruptBytes } from './corruptBytes';
import { hashText, REQUESTS, seed, timeoutMs } from './fuzzSettings';
import { isHtmlPage } from './pageResponses';
import { bytesOf, draftOf, signedTextOf } from './requestDraft';

const CASES = REQUESTS * 5;
const AT_ONCE = 16;

/** Only for the corrupted requests, because a busy machine may exceed them with any request. */
const SHORT_TIMEOUTS = {
  HTTP_HEADERS_TIMEOUT_MS: '500',
  HTTP_REQUEST_TIMEOUT_MS: '1000',
  HTTP_KEEP_ALIVE_TIMEOUT_MS: '500',
  HTTP_CONNECTIONS_CHECKING_INTERVAL_MS: '100',
};
const exchange = exchangeOfThisFile();
// A corrupted token id could revoke the operator token that this test uses.
const ids = (Object.keys(operationRecords) as OperationId[]).filter((id) => id !== 'revokeOperatorToken');

/** Everything the server sends until it closes the connection. */
function sendAndReadAll(bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(exchange().port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const late = setTimeout(() => {
      socket.destroy();
      reject(new Error('the server did not hang up'));
    }, HANG_MS);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(late);
      resolve(Buffer.concat(chunks).toString('latin1'));
    });
    socket.write(bytes);
  });
}

/** The request lines, as far as they can be parsed. */
function linesIn(bytes: Buffer): { readonly method: string; readonly path: string }[] {
  const lines = [
    ...bytes.toString('latin1').matchAll(/([A-Z]+) +(?:https?:\/\/[^/\s]*)?(\/[\x21-\x7e]*)(?: +HTTP\/1\.[01]|\r?\n)/g),
  ];
  return lines.map(([, method = '', path = '']) => ({ method, path }));
}

function problemWith(answers: readonly RawHttpAnswer[], bytes: Buffer): string | undefined {
  const lines = linesIn(bytes);
  // There may also be a response to data that cannot be parsed.
  const unread = ['/unread', '/api/v3/unread', '/udf/unread'].map((path) => ({ method: 'GET', path }));
  const asked = [...lines, ...unread];
  // At most one response per request line, and two for data that is not a valid request.
  if (answers.length > asked.length) return `${answers.length} answers`;
  for (const answer of answers.filter(({ status }) => status !== 100)) {
    if (answer.status >= 500) return `a ${answer.status}`;
    if (lines.some(({ path }) => isHtmlPage(answer, path))) continue;
    const problems = asked.map((request) => {
      try {
        // Until here the bytes were decoded as Latin-1.
        checkResponse({ ...answer, ...request, text: Buffer.from(answer.text, 'latin1').toString() });
        return undefined;
      } catch (error) {
        return (error as Error).message;
      }
    });
    if (!problems.includes(undefined)) return problems[0];
  }
  return undefined;
}

test(
  `${CASES} requests with corrupted bytes are answered within the contract`,
  async () => {
    const good = await ValidRequests.prepare(exchange());
    const whole = await Promise.all(
      ids.map(async (id) => {
        const draft = draftOf(id, await good.create(id));
        return bytesOf(draft, good.credentials(id, signedTextOf(draft)));
      }),
    );
    await exchange().restart(SHORT_TIMEOUTS);
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < CASES) {
        next += 1;
        const random = seededRandom(hashText(`${seed} bytes ${next}`));
        const bytes = corruptBytes(whole[random.integer(0, whole.length - 1)] ?? Buffer.alloc(0), random);
        const problem = await sendAndReadAll(bytes).then(
          (received) => problemWith(parseResponses(received), bytes),
          (error: Error) => error.message,
        );
        if (problem !== undefined)
          throw new Error(
            `${problem}\n\n${JSON.stringify(bytes.toString('latin1'))}\n\nSEED=${seed} make test ONLY=test/fuzz/bytes`,
          );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await exchange().restart();
    await good.close();
  },
  timeoutMs(CASES),
);
