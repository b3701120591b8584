/**
 * Guessing credentials is slow (promise 35): ten thousand guesses from one address, and from as many addresses. Clients
 * at other addresses are not affected.
 */
import { randomBytes } from 'node:crypto';
import type { TestExchange, TestUser } from '../support/exchange';
import { KeepAliveConnection } from '../support/keepAliveConnection';
import type { RawHttpAnswer } from '../support/rawHttp';
import { runAttack } from './runAttack';
import { formatPercentiles, latencyPercentiles } from './traffic/run';

const GUESSES = Number(process.env['ATTACK_GUESSES'] ?? 10_000);
const CONNECTIONS = 32;
/** Pause between two valid requests during the attack. Their rate is well below the limits of an address and a key. */
const REQUEST_EVERY_MS = 25;
/** The default rate limit of an address. */
const GETS_PER_SECOND = 160;
const DEFAULT_LIMITS = { RATE_LIMIT_ADDRESS_GET: String(GETS_PER_SECOND), RATE_LIMIT_KEY_GET: String(GETS_PER_SECOND) };

function requestBytes(headers: Readonly<Record<string, string>>): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET /api/users/me HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}\r\n`);
}

const guessOf = (apiKey: string) => ({
  authorization: `TDAX-API ${apiKey}`,
  signature: randomBytes(64).toString('hex'),
});
const anyKey = (): string => `live-${randomBytes(16).toString('hex')}`;

/** Sends all guesses over some connections, and returns their responses. */
async function sendGuesses(
  exchange: TestExchange,
  from: string,
  request: (index: number) => Buffer,
): Promise<readonly RawHttpAnswer[]> {
  const answers: RawHttpAnswer[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    const connection = new KeepAliveConnection(exchange.port, from);
    while (next < GUESSES) {
      next += 1;
      answers.push(await connection.request(request(next)));
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return answers;
}

/** Sends valid requests of the user until the work is done. */
async function whileSendingValidRequests<T>(
  { client }: TestUser,
  exchange: TestExchange,
  headers: Readonly<Record<string, string>>,
  work: () => Promise<T>,
) {
  const connection = new KeepAliveConnection(exchange.port);
  const request = requestBytes({ ...client.signedHeaders('GET'), ...headers });
  const times: number[] = [];
  let refused = 0;
  let isOver = false;
  const requests = (async () => {
    while (!isOver) {
      const startedMs = performance.now();
      const { status } = await connection.request(request);
      times.push(performance.now() - startedMs);
      if (status !== 200) refused += 1;
      await new Promise((resolve) => setTimeout(resolve, REQUEST_EVERY_MS));
    }
  })();
  const done = await work();
  isOver = true;
  await requests;
  connection.close();
  return { done, times: latencyPercentiles(times), refused };
}

function countByStatus(answers: readonly RawHttpAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test(`${GUESSES} guesses from one address: 429 beyond its rate limit, and no other client is refused`, () =>
  runAttack({ promise: 35, what: 'guessing from one address', environment: DEFAULT_LIMITS }, async (exchange) => {
    const alice = await exchange.createUser();
    const startedMs = performance.now();
    // Every second guess is a signature for an existing key.
    const guesses = () =>
      sendGuesses(exchange, '127.0.0.2', (index) => requestBytes(guessOf(index % 2 === 0 ? anyKey() : alice.apiKey)));
    const { done, times, refused } = await whileSendingValidRequests(alice, exchange, {}, guesses);
    const seconds = (performance.now() - startedMs) / 1_000;
    const counts = countByStatus(done);
    const late = done.filter(({ status }) => status === 429);
    return {
      rounds: GUESSES,
      figures:
        `${JSON.stringify(counts)} in ${seconds.toFixed(1)} s; ` +
        `valid client: ${formatPercentiles(times)}, ${refused} refused`,
      requirements: {
        'only the requests within the rate limit are checked': (counts['401'] ?? 0) <= GETS_PER_SECOND * (seconds + 1),
        'all others get 429': (counts['401'] ?? 0) + late.length === GUESSES && late.length > 0,
        'each 429 has Retry-After': late.every(({ headers }) => Number(headers['retry-after']) >= 1),
        'the valid client is never refused': refused === 0 && times.count > 0,
      },
    };
  }));

test(`${GUESSES} guesses from as many addresses: none succeeds, and no other client is refused`, () =>
  runAttack(
    { promise: 35, what: 'guessing from many addresses', environment: { ...DEFAULT_LIMITS, TRUST_PROXY: 'on' } },
    async (exchange) => {
      const alice = await exchange.createUser();
      const address = (index: number): string => `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;
      const guesses = () =>
        sendGuesses(exchange, '127.0.0.2', (index) =>
          requestBytes({ ...guessOf(index % 2 === 0 ? anyKey() : alice.apiKey), 'x-forwarded-for': address(index) }),
        );
      const { done, times, refused } = await whileSendingValidRequests(
        alice,
        exchange,
        { 'x-forwarded-for': '203.0.113.1' },
        guesses,
      );
      const counts = countByStatus(done);
      return {
        rounds: GUESSES,
        figures: `${JSON.stringify(counts)}; valid client: ${formatPercentiles(times)}, ${refused} refused`,
        requirements: {
          'each guess gets 401': counts['401'] === GUESSES,
          'the valid client is never refused': refused === 0 && times.count > 0,
        },
      };
    },
  ));
