/**
 * Strangers who flood the sign-in with expensive password hashes are refused first: their network gets a share, devices
 * that signed in before have a queue of their own, and a network that used most of the queue has to stay away.
 */
import { randomUUID } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import { eventually } from '../../support/eventually';
import { exchangeOfThisFile } from '../../support/exchange';
import { bodyOf, type FormValues, PageClient } from '../../support/pageClient';

const exchange = exchangeOfThisFile({
  environment: {
    // Hashes that take much longer than everything else in a sign-in.
    ACCOUNTS_HASH_MEMORY_KIB: '16384',
    ACCOUNTS_HASH_PASSES: '4',
    ACCOUNTS_HASHES_MAX: '1',
    ACCOUNTS_HASHES_WAITING_MAX: '4',
    TRUST_PROXY: 'on',
  },
});
const baseUrl = (): string => exchange().baseUrl;
const PASSWORD = 'seven lamps over the canal';
const OWNERS = 4;
const FLOODERS = 16;

interface SignIn {
  readonly status: number;
  /** 303 if the sign-in succeeded, otherwise the page. */
  readonly outcome: number | string;
  readonly retryAfter: number;
  readonly browser: PageClient;
}

let form: FormValues = {};
let visitorCookies: ReadonlyMap<string, string> = new Map();

beforeAll(async () => {
  const visitor = new PageClient(baseUrl);
  form = (await visitor.open('/sign-in')).formValues('/sign-in');
  visitorCookies = new Map(visitor.cookies);
});

/** Signs in with a browser that has opened the page, and perhaps with a device cookie. */
async function signInFrom(address: string, email: string, password: string, device?: string): Promise<SignIn> {
  const browser = new PageClient(baseUrl);
  for (const [name, value] of visitorCookies) browser.cookies.set(name, value);
  if (device !== undefined) browser.cookies.set('talad_device', device);
  const headers = { 'x-forwarded-for': address };
  const body = bodyOf({ ...form, email, password });
  const answer = await browser.send('/sign-in', { method: 'POST', headers, body });
  const outcome = answer.status === 303 ? 303 : `${answer.status} ${answer.text}`;
  return { status: answer.status, outcome, retryAfter: Number(answer.headers['retry-after'] ?? 0), browser };
}

async function newUser(): Promise<{ readonly email: string; readonly device: string }> {
  const [email, browser] = [`${randomUUID()}@example.com`, new PageClient(baseUrl)];
  const page = await (await browser.open('/sign-up')).submit('/sign-up', { email, password: PASSWORD });
  expect(page.path).toBe('/account');
  return { email, device: browser.cookies.get('talad_device') ?? '' };
}

/** One after the other, because together they would fill the queue. */
async function newUsers(): Promise<Awaited<ReturnType<typeof newUser>>[]> {
  const users = [];
  while (users.length < OWNERS) users.push(await newUser());
  return users;
}

/** Guesses from these addresses without pause while `work` is done. */
async function whileFlooding<T>(address: (index: number) => string, work: (answers: readonly SignIn[]) => Promise<T>) {
  const answers: SignIn[] = [];
  let isOver = false;
  let next = 0;
  const flooder = async (): Promise<void> => {
    while (!isOver) {
      next += 1;
      answers.push(await signInFrom(address(next), `nobody-${next}@example.com`, 'a guess'));
    }
  };
  const flood = Promise.all(Array.from({ length: FLOODERS }, flooder));
  // The queue is full from now on.
  while (!answers.some(({ status }) => status === 503)) await new Promise((resolve) => setTimeout(resolve, 5));
  try {
    return { done: await work(answers), answers };
  } finally {
    isOver = true;
    await flood;
  }
}

describe.each([
  ['one network of IPv4', (index: number) => `203.0.113.${index % 200}`],
  ['all parts of a /48 network of IPv6', (index: number) => `2001:db8:9:${(index % 256).toString(16)}00::1`],
])('a stranger who floods the sign-in from %s', (_, address) => {
  test('keeps no user of another network from signing in with a new device', async () => {
    const users = await newUsers();
    const { done, answers } = await whileFlooding(address, async () => {
      const statuses: (number | string)[] = [];
      for (const [index, { email }] of users.entries())
        statuses.push((await signInFrom(`198.51.${100 + index}.1`, email, PASSWORD)).outcome);
      return statuses;
    });
    expect(done).toEqual(users.map(() => 303));
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
  });

  test('keeps no user of the same network from signing in with a device that signed in before', async () => {
    const users = await newUsers();
    const { done } = await whileFlooding(address, async () => {
      const statuses: (number | string)[] = [];
      for (const { email, device } of users)
        statuses.push((await signInFrom(address(1), email, PASSWORD, device)).outcome);
      return statuses;
    });
    expect(done).toEqual(users.map(() => 303));
  });
});

test('a flood from many networks keeps no device that signed in before from signing in', async () => {
  const users = await newUsers();
  const everywhere = (index: number): string => `100.${64 + (index % 64)}.${index % 250}.1`;
  const { done } = await whileFlooding(everywhere, async () => {
    const statuses: (number | string)[] = [];
    for (const { email, device } of users)
      statuses.push((await signInFrom('198.51.100.1', email, PASSWORD, device)).outcome);
    return statuses;
  });
  expect(done).toEqual(users.map(() => 303));
});

test('the network that floods has to wait longer each time, other networks the usual second', async () => {
  const flooding = (index: number): string => `192.0.2.${index % 200}`;
  const { answers } = await whileFlooding(flooding, (seen) =>
    eventually(
      () => Math.max(...seen.map(({ retryAfter }) => retryAfter)),
      (longest) => longest >= 4,
    ),
  );
  expect(answers.some(({ retryAfter }) => retryAfter === 1)).toBe(true);
  // Requests that are refused although their network has no other one in the queue.
  let crowds = 0;
  const refused = await eventually(
    async () => {
      crowds += 1;
      const crowd = Array.from({ length: 24 }, (__, index) =>
        signInFrom(`100.64.${index}.${crowds}`, `crowd-${crowds}-${index}@example.com`, 'a guess'),
      );
      return (await Promise.all(crowd)).filter(({ status }) => status === 503);
    },
    ({ length }) => length > 0,
  );
  expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set([1]));
});

test('a form of the network that floods writes nothing while the network has to wait', async () => {
  const { database, schema } = exchange();
  const owner = await createConnection({ uri: schema.ownerUrl });
  await owner.query('CREATE TABLE written_forms (id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY)');
  await owner.query(
    'CREATE TRIGGER count_forms AFTER INSERT ON form_answers FOR EACH ROW INSERT INTO written_forms VALUES (NULL)',
  );
  try {
    const { answers } = await whileFlooding(
      (index) => `192.0.2.${index % 200}`,
      (seen) =>
        eventually(
          () => seen.filter(({ status }) => status === 503).length,
          (refusals) => refusals > 100,
        ),
    );
    const [{ written }] = (await database('written_forms').count({ written: '*' })) as [{ written: number | string }];
    expect(Number(written)).toBeLessThan(answers.length);
  } finally {
    await owner.query('DROP TRIGGER count_forms');
    await owner.query('DROP TABLE written_forms');
    await owner.end();
  }
});
