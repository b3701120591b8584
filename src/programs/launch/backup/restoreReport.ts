/**
 * The report after a restore, or after another loss of data: what others know that the exchange has forgotten, and what
 * has to be decided. The custodian is asked; partners and the bank have no operation for that, so the report says what to
 * ask them. `make restore-report` makes it again, also beside a running server: what was settled is missing then.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Life } from '../../../core/model/lives';
import type { Withdrawal } from '../../../core/model/model';
import { formatAmount } from '../../../core/values/decimal';
import { systemClock } from '../../../foundation/clock';
import { systemEventLoop } from '../../../foundation/eventLoop';
import { engineDatabase } from '../../../store/connection/engineConnection';
import { readLives } from '../../../store/engine/lives';
import {
  findDepositByReference,
  findRestoredAddress,
  LISTED_MAX,
  listPartnerRecords,
  type NewestLife,
  openProposalsBefore,
  openWithdrawalsBefore,
  readNewestLife,
} from '../../../store/engine/restoredRecords';
import { userExists } from '../../../store/identity/users';
import { findWithdrawal } from '../../../store/transfers/withdrawals';
import { instructionOf, matchesInstruction } from '../../../usecases/custody/custodianMessages';
import { userIdOfAddress, withdrawalIdOf } from '../../../usecases/custody/custody';
import { readCustodySecrets } from '../../../usecases/custody/custodySignature';
import { onChainReference } from '../../../usecases/custody/transactionIds';
import {
  type CustodyRecord,
  createWebhookCustody,
  type RecordKind,
  type WebhookCustody,
} from '../../../usecases/custody/webhookCustody';
import { requireExchange, useDatabase, withKnex } from '../exchange/commandDatabase';
import { publishLostActions } from '../exchange/lostTime';
import type { Settings } from '../process/settings';
import type { Say } from '../process/terminal';

/** A heading, and one line for each thing to decide. */
interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** `make restore-report`. */
export async function restoreReportCommand(settings: Settings, say: Say): Promise<void> {
  const used = await useDatabase(settings, say, { share: true });
  try {
    await withKnex(used.serviceUrl, settings, async (database) => {
      await requireExchange(database);
      await publishLostActions(database, settings, say);
      await reportForgotten(database, settings, say);
    });
  } finally {
    await used.release();
  }
}

/** Prints the report and writes it to a file in DATA_DIR. */
export async function reportForgotten(database: Knex, settings: Settings, say: Say): Promise<void> {
  const life = await readNewestLife(database);
  if (!life.isLater) return say('No data of this database was ever lost, so there is nothing to report.');
  const lives = await readLives(engineDatabase(database));
  const sections = [
    ...(await askCustodian(database, settings, lives)),
    await openWithdrawals(database, life),
    await partners(database, life),
    bank(life),
    await operators(database, life),
  ];
  const text = [
    `Report after the loss of data: life ${life.name}, begun at ${timeText(life.begunAtMs)}`,
    `What happened between ${timeText(life.lostFromMs)} and the end of the previous server is missing.`,
    `Known: events up to ${life.previousSequence}. Forgotten: numbers of earlier lives that are missing here, none above ${life.idsAfter}.`,
    ...sections.flatMap(({ title, lines }) => [
      '',
      title,
      ...(lines.length === 0 ? ['  nothing'] : lines.map((line) => `  ${line}`)),
    ]),
  ];
  const file = join(settings.config.dataDir, `restore-report-${life.name}.txt`);
  writeFileSync(file, `${text.join('\n')}\n`, { mode: 0o600 });
  for (const line of text) say(line);
  say(`The report is in ${file}. Work through it before you accept orders; make restore-report makes it again.`);
}

async function askCustodian(database: Knex, { config }: Settings, lives: readonly Life[]): Promise<Section[]> {
  const { custody } = config;
  if (custody.kind !== 'webhook' || custody.secretFile === '')
    return [
      {
        title: 'Custodian: none, withdrawals are sent by hand',
        lines: ['Compare the transactions of your wallets since then with deposits and withdrawals here.'],
      },
    ];
  const [secret] = readCustodySecrets(readFileSync(custody.secretFile, 'utf8'));
  const log = { warn: () => undefined, error: () => undefined };
  const client = createWebhookCustody({ ...custody, secret, clock: systemClock, eventLoop: systemEventLoop, log });
  try {
    const parts = { database, lives };
    const sections: Section[] = [];
    for (const [kind, title, describe] of KINDS) {
      const lines: string[] = [];
      const isWhole = await forEachRecord(client, kind, async (record) => {
        const line = await describe(parts, record);
        if (line !== undefined) lines.push(line);
      });
      if (!isWhole)
        lines.push(
          `NOT COMPLETE: the custodian at ${custody.url} does not answer, or does not list its ${kind}. Start it and run ` +
            'make restore-report, or compare by hand, before withdrawals are sent.',
        );
      sections.push({ title: `Custodian: ${title}`, lines });
    }
    return sections;
  } finally {
    await client.close();
  }
}

interface Parts {
  readonly database: Knex;
  readonly lives: readonly Life[];
}

/** Describes what has to be decided about a record; undefined if nothing has. */
type Describe = (parts: Parts, record: CustodyRecord) => Promise<string | undefined>;

const KINDS: readonly (readonly [RecordKind, string, Describe])[] = [
  ['withdrawals', 'payments that are unknown here or contradict what is known', describeWithdrawal],
  ['deposits', 'deposits that are unknown here or not credited', describeDeposit],
  ['addresses', 'deposit addresses that are unknown here', describeAddress],
];

/** False if the custodian has not listed all of them. */
async function forEachRecord(
  client: WebhookCustody,
  kind: RecordKind,
  visit: (record: CustodyRecord) => Promise<void>,
): Promise<boolean> {
  for (let after = 0; ; ) {
    const records = await client.listRecords(kind, after);
    if (records === undefined) return false;
    for (const record of records) await visit(record);
    const last = records.at(-1)?.position;
    if (last === undefined) return true;
    // Otherwise the same page would come for ever.
    if (last <= after) return false;
    after = last;
  }
}

/** The states at the custodian that fit a withdrawal here; it follows the custodian itself while it is open. */
const FITTING: Readonly<Record<Withdrawal['status'], readonly string[] | 'any'>> = {
  queued: 'any',
  sending: 'any',
  sent: 'any',
  confirmed: ['sent', 'confirmed'],
  failed: ['refused', 'returned'],
};

async function describeWithdrawal(
  { database, lives }: Parts,
  { withdrawal: record }: CustodyRecord,
): Promise<string | undefined> {
  if (record === undefined) return undefined;
  const { key, asset, amount, address, state, txid } = record;
  const what = `${key}: ${amount} ${asset} to ${address}, ${state}${txid === null ? '' : ` as ${txid}`}`;
  const id = withdrawalIdOf(lives, key);
  const stored = id === undefined ? undefined : await findWithdrawal(database, id);
  if (stored === undefined)
    return state === 'refused'
      ? undefined
      : `${what}. Unknown here. Find out who withdrew it (the address, the mail about it), and debit that user, or bear the loss.`;
  if (!matchesInstruction(record, instructionOf(lives, stored)))
    return `${what}. Withdrawal ${id} here is another one.`;
  const fitting = FITTING[stored.status];
  if (fitting === 'any' || fitting.includes(state)) return undefined;
  return `${what}. Withdrawal ${id} is ${stored.status} here: correct it by hand.`;
}

async function describeDeposit({ database }: Parts, { deposit }: CustodyRecord): Promise<string | undefined> {
  if (deposit === undefined || deposit.state === 'dropped') return undefined;
  const { asset, network, amount, address, txid, output, state } = deposit;
  const reference = onChainReference({ network, txid, output });
  const stored = await findDepositByReference(database, reference);
  if (stored?.status === 'completed' || (stored !== undefined && state === 'seen')) return undefined;
  const what = `${amount} ${asset} at ${address} on ${network}, ${state}, reference ${reference}`;
  const owner = await findRestoredAddress(database, { asset, network, address, tag: deposit.tag ?? '' });
  const who = owner === undefined ? 'the owner of the address (see below)' : `user ${owner.userId}`;
  return stored === undefined
    ? `${what}. Unknown here: credit it to ${who} (creditDeposit with this reference), once it is confirmed.`
    : `${what}. Deposit ${stored.id} is ${stored.status} here, and the custodian may not report it again: credit it (creditDeposit with this reference).`;
}

async function describeAddress(
  { database, lives }: Parts,
  { address: record }: CustodyRecord,
): Promise<string | undefined> {
  if (record === undefined) return undefined;
  const { key, asset, network, address } = record;
  const what = `${address} for ${asset} on ${network}, ${key}`;
  const userId = userIdOfAddress(lives, record);
  if (userId === undefined || !(await userExists(database, userId)))
    return `${what}. Its user is forgotten and never gets it again. What arrives there is listed as an unowned deposit (listUnownedDeposits).`;
  if ((await findRestoredAddress(database, { user_id: userId, asset, network })) !== undefined) return undefined;
  return `${what}. It is the address of user ${userId}, who gets it again by asking for it. What arrives before is listed as an unowned deposit.`;
}

async function openWithdrawals(database: Knex, life: NewestLife): Promise<Section> {
  const open = await openWithdrawalsBefore(database, life);
  const lines = open.map(({ id, userId, asset, amount, status, network, handledBy }) => {
    const what = `withdrawal ${id} of user ${userId}, ${formatAmount(amount)} ${asset}, ${status}`;
    return network === null || handledBy !== null
      ? `${what}. It may have been sent by hand since: look at the bank or the wallet before you send it.`
      : `${what}. A custodian knows its key, and pays it once.`;
  });
  return { title: 'Withdrawals that were not final', lines: shortened(lines) };
}

async function partners(database: Knex, life: NewestLife): Promise<Section> {
  const known = await listPartnerRecords(database, life);
  const lines = known.map(
    ({ id, name, lastOrderId }) =>
      `partner ${id}, ${name}: ask for its orders since ${timeText(life.lostFromMs)}. ` +
      (lastOrderId === null ? 'No order of it is known.' : `Its last known order is ${lastOrderId}.`) +
      ' Its users paid for newer ones with funds that they have again here; the coins may have been sent.',
  );
  return {
    title: 'Partners: orders (they have no operation to be asked with)',
    lines: shortened([...lines, 'Partners that were added after the backup are missing: register them again.']),
  };
}

function bank({ lostFromMs }: NewestLife): Section {
  return {
    title: 'Bank',
    lines: [
      `Get the statement since ${timeText(lostFromMs)}. Credit the deposits again, each with its reference.`,
      'For payments whose withdrawal is unknown here, debit the user, or bear the loss.',
    ],
  };
}

async function operators(database: Knex, life: NewestLife): Promise<Section> {
  const proposals = await openProposalsBefore(database, life);
  return {
    title: 'Operators',
    lines: [
      ...proposals.map((id) => `Proposal ${id} waits for approval here, and may have been approved before the loss.`),
      `What operators did since ${timeText(life.lostFromMs)} is undone: freezes, limits, fees, settings, revocations. Repeat it.`,
      'API keys and operator tokens are suspended until make confirm. Passwords and second factors are those of the backup:',
      'ask users who have changed them since to change them again. Tell all users which time is missing.',
      'A signed request of the lost time would be accepted again from anybody who has recorded it: its nonce is unknown here.',
      'Confirm an API key only if its owner agrees; a new key is safer.',
    ],
  };
}

function shortened(lines: readonly string[]): readonly string[] {
  return lines.length < LISTED_MAX ? lines : [...lines, `There are more than ${LISTED_MAX}.`];
}

function timeText(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
