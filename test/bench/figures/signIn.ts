/**
 * The time of a refused sign-in, and of a request to reset a password, for addresses with and without an account. They
 * must not differ, because a difference would tell strangers which addresses have accounts (promise 35).
 */
import { randomUUID } from 'node:crypto';
import { TestExchange } from '../../support/exchange';
import { bodyOf, type FormValues, PageClient, signUpUser } from '../../support/pageClient';
import { type Figure, measureAlternately, median, ratiosOf } from '../figure';
import type { MeasuredFigures } from '../measuredFigures';

const REQUESTS_PER_ROUND = Number(process.env['SIGN_INS'] ?? 20);
/** Much less than a difference that a stranger could see through the network. */
const RATIO_MAX = 1.1;

const SETTINGS = {
  environment: {
    // The hashes of production.
    ACCOUNTS_HASH_MEMORY_KIB: '65536',
    ACCOUNTS_HASH_PASSES: '2',
    ACCOUNTS_FAILURES_PER_ACCOUNT_MAX: '1000',
    ACCOUNTS_FAILURES_PER_ACCOUNT_TOTAL_MAX: '100000',
    ACCOUNTS_MAILS_PER_RECIPIENT_MAX: '1000',
  },
};

export async function measureSignIn(rounds: number): Promise<MeasuredFigures> {
  const exchange = await TestExchange.start(SETTINGS);
  try {
    const { email: known } = await signUpUser(() => exchange.baseUrl);
    const signIn = await visitorOf(exchange, '/sign-in', { password: 'not the password' });
    const reset = await visitorOf(exchange, '/forgot-password', {});
    return {
      figures: [
        await comparisonOf('a refused sign-in', rounds, known, signIn),
        await comparisonOf('a request to reset a password', rounds, known, reset),
      ],
    };
  } finally {
    await exchange.close();
  }
}

type Send = (email: string) => Promise<void>;

/** A browser that has opened the form. */
async function visitorOf(exchange: TestExchange, path: string, values: FormValues): Promise<Send> {
  const browser = new PageClient(() => exchange.baseUrl);
  const form = (await browser.open(path)).formValues(path);
  return async (email) => {
    const { status } = await browser.send(path, { method: 'POST', body: bodyOf({ ...form, ...values, email }) });
    if (status !== 422 && status !== 200) throw new Error(`${path} answered ${status}`);
  };
}

/** Requests for both addresses alternate one by one, so that other load on the machine disturbs them alike. */
async function comparisonOf(name: string, rounds: number, known: string, send: Send): Promise<Figure> {
  const unknown = `${randomUUID()}@example.com`;
  const timed = async (email: string): Promise<number> => {
    const startedMs = performance.now();
    await send(email);
    return performance.now() - startedMs;
  };
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times = await measureAlternately(
      REQUESTS_PER_ROUND,
      () => timed(known),
      () => timed(unknown),
    );
    ours.push(median(times.ours));
    theirs.push(median(times.theirs));
  }
  return {
    name: `${name} for an address with an account, relative to one without; the longer time divided by the shorter`,
    ours: `${median(ours).toFixed(1)} ms`,
    against: `${median(theirs).toFixed(1)} ms`,
    ratios: ratiosOf(ours, theirs).map((ratio) => Math.max(ratio, 1 / ratio)),
    bar: { kind: 'at most', ratio: RATIO_MAX },
  };
}
