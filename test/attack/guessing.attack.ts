/** Guessing is slow (promise 35): ten thousand keys from one address, and from as many addresses; people elsewhere do not notice. */
import { randomBytes } from 'node:crypto';
import type { TestExchange, TestUser } from '../support/exchange';
import { HttpPipe } from '../support/httpPipe';
import type { RawHttpAnswer } from '../support/rawHttp';
import { underAttack } from './ground';
import { described, timesOf } from './traffic/run';

const GUESSES = Number(process.env['ATTACK_GUESSES'] ?? 10_000);
const PIPES = 32;
/** How often somebody who is right asks meanwhile: well below what an address and a key may. */
const ASKED_EVERY_MS = 25;
/** What an address may ask in a second, as it is served. */
const GETS_PER_SECOND = 160;
const AS_SERVED = { RATE_LIMIT_ADDRESS_GET: String(GETS_PER_SECOND), RATE_LIMIT_KEY_GET: String(GETS_PER_SECOND) };

function ask(headers: Readonly<Record<string, string>>): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET /api/users/me HTTP/1.1\r\nHost: x\r\n${lines.join('')}\r\n`);
}

const guessOf = (apiKey: string) => ({
  authorization: `TDAX-API ${apiKey}`,
  signature: randomBytes(64).toString('hex'),
});
const anyKey = (): string => `live-${randomBytes(16).toString('hex')}`;

/** All guesses, some at a time; how they were answered. */
async function guess(
  exchange: TestExchange,
  from: string,
  request: (index: number) => Buffer,
): Promise<readonly RawHttpAnswer[]> {
  const answers: RawHttpAnswer[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    const pipe = new HttpPipe(exchange.port, from);
    while (next < GUESSES) {
      next += 1;
      answers.push(await pipe.ask(request(next)));
    }
    pipe.close();
  };
  await Promise.all(Array.from({ length: PIPES }, work));
  return answers;
}

/** Asks as the user until the work is done. */
async function askingMeanwhile<T>(
  { client }: TestUser,
  exchange: TestExchange,
  headers: Readonly<Record<string, string>>,
  work: () => Promise<T>,
) {
  const pipe = new HttpPipe(exchange.port);
  const request = ask({ ...client.signed('GET'), ...headers });
  const times: number[] = [];
  let refused = 0;
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const startedMs = performance.now();
      const { status } = await pipe.ask(request);
      times.push(performance.now() - startedMs);
      if (status !== 200) refused += 1;
      await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
    }
  })();
  const done = await work();
  isOver = true;
  await asking;
  pipe.close();
  return { done, times: timesOf(times), refused };
}

function tallied(answers: readonly RawHttpAnswer[]): Record<string, number> {
  const tally: Record<string, number> = {};
  for (const { status } of answers) tally[status] = (tally[status] ?? 0) + 1;
  return tally;
}

test(
  `${GUESSES} guesses from one address: 429 beyond what an address may, and nobody else is refused`,
  () =>
    underAttack({ promise: 35, what: 'guessing from one address', environment: AS_SERVED }, async (exchange) => {
      const alice = await exchange.createUser();
      const startedMs = performance.now();
      // Every other guess is at the signature of a key that there is.
      const guesses = () =>
        guess(exchange, '127.0.0.2', (index) => ask(guessOf(index % 2 === 0 ? anyKey() : alice.apiKey)));
      const { done, times, refused } = await askingMeanwhile(alice, exchange, {}, guesses);
      const seconds = (performance.now() - startedMs) / 1_000;
      const tally = tallied(done);
      const late = done.filter(({ status }) => status === 429);
      return {
        rounds: GUESSES,
        figures: `${JSON.stringify(tally)} in ${seconds.toFixed(1)} s; somebody right elsewhere: ${described(times)}, ${refused} refused`,
        demands: {
          'as many as an address may are looked at, and no more':
            (tally['401'] ?? 0) <= GETS_PER_SECOND * (seconds + 1),
          'the others get 429': (tally['401'] ?? 0) + late.length === GUESSES && late.length > 0,
          'each 429 says when to come back': late.every(({ headers }) => Number(headers['retry-after']) >= 1),
          'somebody right elsewhere is never refused': refused === 0 && times.count > 0,
        },
      };
    }),
  600_000,
);

test(
  `${GUESSES} guesses from as many addresses: none is right, and nobody else is refused`,
  () =>
    underAttack(
      { promise: 35, what: 'guessing from many addresses', environment: { ...AS_SERVED, TRUST_PROXY: 'on' } },
      async (exchange) => {
        const alice = await exchange.createUser();
        const address = (index: number): string => `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;
        const guesses = () =>
          guess(exchange, '127.0.0.2', (index) =>
            ask({ ...guessOf(index % 2 === 0 ? anyKey() : alice.apiKey), 'x-forwarded-for': address(index) }),
          );
        const { done, times, refused } = await askingMeanwhile(
          alice,
          exchange,
          { 'x-forwarded-for': '203.0.113.1' },
          guesses,
        );
        const tally = tallied(done);
        return {
          rounds: GUESSES,
          figures: `${JSON.stringify(tally)}; somebody right elsewhere: ${described(times)}, ${refused} refused`,
          demands: {
            'each guess gets 401': tally['401'] === GUESSES,
            'somebody right elsewhere is never refused': refused === 0 && times.count > 0,
          },
        };
      },
    ),
  600_000,
);
