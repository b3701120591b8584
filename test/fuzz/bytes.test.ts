/** Good requests with bytes spoilt at random: whatever the server makes of them, it answers within the contract, each request once, and hangs up. */
import { connect } from 'node:net';
import { type OperationId, operationRecords } from '../../generated/operations';
import { GoodRequests } from '../contract/goodRequests';
import { checkAnswer } from '../support/contract';
import { exchangeOfThisFile } from '../support/exchange';
import { answersIn, type RawHttpAnswer } from '../support/rawHttp';
import { randomFrom } from '../support/seed';
import { bytesOf, draftOf, signedTextOf } from './draft';
import { isPageForPeople } from './forPeople';
import { hash, REQUESTS, seed, timeoutMs } from './settings';
import { spoilt } from './spoil';

const CASES = REQUESTS * 5;
const AT_ONCE = 16;
/** Longer than the server waits for the rest of a request. */
const HANG_UP_MS = 4_000;

const exchange = exchangeOfThisFile({
  environment: {
    HTTP_HEADERS_TIMEOUT_MS: '500',
    HTTP_REQUEST_TIMEOUT_MS: '1000',
    HTTP_KEEP_ALIVE_TIMEOUT_MS: '500',
    HTTP_CONNECTIONS_CHECKING_INTERVAL_MS: '100',
  },
});
// One digit more or less, and the operator who audits this test would be nobody.
const ids = (Object.keys(operationRecords) as OperationId[]).filter((id) => id !== 'revokeOperatorToken');

/** All that the server says until it hangs up. */
function heard(bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(exchange().port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const late = setTimeout(() => {
      socket.destroy();
      reject(new Error('the server did not hang up'));
    }, HANG_UP_MS);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(late);
      resolve(Buffer.concat(chunks).toString('latin1'));
    });
    socket.write(bytes);
  });
}

/** What the answers are to, as far as it can be read. */
function linesIn(bytes: Buffer): { readonly method: string; readonly path: string }[] {
  const lines = [
    ...bytes.toString('latin1').matchAll(/([A-Z]+) +(?:https?:\/\/[^/\s]*)?(\/[\x21-\x7e]*)(?: +HTTP\/1\.[01]|\r?\n)/g),
  ];
  return lines.map(([, method = '', path = '']) => ({ method, path }));
}

function problemWith(answers: readonly RawHttpAnswer[], bytes: Buffer): string | undefined {
  const lines = linesIn(bytes);
  // An answer may also be to what nobody can read.
  const asked = [...lines, { method: 'GET', path: '/unread' }, { method: 'GET', path: '/api/v3/unread' }];
  // One for each request line, and one for what follows.
  if (answers.length > asked.length) return `${answers.length} answers`;
  for (const answer of answers.filter(({ status }) => status !== 100)) {
    if (answer.status >= 500) return `a ${answer.status}`;
    if (lines.some(({ path }) => isPageForPeople(answer, path))) continue;
    const problems = asked.map((request) => {
      try {
        // Bytes that were read as Latin-1 so far.
        checkAnswer({ ...answer, ...request, text: Buffer.from(answer.text, 'latin1').toString() });
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
  `${CASES} requests with spoilt bytes`,
  async () => {
    const good = await GoodRequests.prepare(exchange());
    const whole = await Promise.all(
      ids.map(async (id) => {
        const draft = draftOf(id, await good.of(id));
        return bytesOf(draft, good.credentials(id, signedTextOf(draft)));
      }),
    );
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < CASES) {
        next += 1;
        const random = randomFrom(hash(`${seed} bytes ${next}`));
        const bytes = spoilt(whole[random.integer(0, whole.length - 1)] ?? Buffer.alloc(0), random);
        const problem = await heard(bytes).then(
          (received) => problemWith(answersIn(received), bytes),
          (error: Error) => error.message,
        );
        if (problem !== undefined)
          throw new Error(
            `${problem}\n\n${JSON.stringify(bytes.toString('latin1'))}\n\nSEED=${seed} make test ONLY=test/fuzz/bytes`,
          );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await good.close();
  },
  timeoutMs(CASES),
);
