/**
 * The table `sign_ins`: the sign-in history of users. Only the newest rows of each user are kept, successful and failed
 * ones separately, so that many failures do not hide a successful sign-in.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';

export const SUCCESSES = ['password', 'code', 'passkey', 'sign_up'] as const;
export const FAILURES = ['wrong_password', 'wrong_code', 'wrong_passkey'] as const;
/** How a sign-in was completed, or what was wrong. `sign_up`: with the creation of the account. */
export type SignInOutcome = (typeof SUCCESSES)[number] | (typeof FAILURES)[number];

export interface SignIn {
  /** `NO_USER` for an address without an account. */
  readonly userId: number;
  readonly outcome: SignInOutcome;
  readonly userAgent: string;
  readonly ip: string;
  readonly atMs: number;
}

interface SignInRow {
  readonly outcome: SignInOutcome;
  readonly user_agent: string;
  readonly ip: string;
  readonly at_ms: BigintColumn;
}

/** No user has this id. */
export const NO_USER = 0;
const TABLE = 'sign_ins';
/** Successful, and as many failed, sign-ins kept for each user. */
export const SIGN_INS_KEPT = 100;
/** Rows deleted with each new one, at most, for each of the two reasons. */
const SWEEP_MAX = 100;

/** Stores the sign-in, and deletes the user's rows beyond `SIGN_INS_KEPT` and everybody's rows before `keptAfterMs`. */
export async function insertSignIn(database: Knex, signIn: SignIn, keptAfterMs: number): Promise<void> {
  const { userId, outcome, userAgent, ip, atMs } = signIn;
  const ofUser = { user_id: userId, is_success: isSuccess(outcome) };
  await withTimeout(database, database(TABLE).insert({ ...ofUser, outcome, user_agent: userAgent, ip, at_ms: atMs }));
  const beyond = database(TABLE).where(ofUser).orderBy('id', 'desc').offset(SIGN_INS_KEPT).limit(SWEEP_MAX);
  const expired = database(TABLE).where('at_ms', '<=', keptAfterMs).orderBy('at_ms').limit(SWEEP_MAX);
  // The rows are read first, so that the DELETE locks no index range.
  const ids: BigintColumn[] = [];
  for (const query of [beyond, expired]) ids.push(...(await withTimeout(database, query.pluck<BigintColumn[]>('id'))));
  if (ids.length > 0) await withTimeout(database, database(TABLE).whereIn('id', ids).delete());
}

/** The user's newest successful or failed sign-ins, the newest first. */
export async function listSignIns(
  database: Knex,
  userId: number,
  { successful, afterMs, limit }: { readonly successful: boolean; readonly afterMs: number; readonly limit: number },
): Promise<SignIn[]> {
  const query = database(TABLE)
    .where({ user_id: userId, is_success: successful })
    .where('at_ms', '>', afterMs)
    .orderBy('id', 'desc')
    .limit(limit)
    .select('outcome', 'user_agent', 'ip', 'at_ms');
  const rows: readonly SignInRow[] = await withTimeout(database, query);
  return rows.map((row) => ({
    userId,
    outcome: row.outcome,
    userAgent: row.user_agent,
    ip: row.ip,
    atMs: integerFrom(row.at_ms),
  }));
}

export function isSuccess(outcome: SignInOutcome): boolean {
  return SUCCESSES.some((success) => success === outcome);
}
