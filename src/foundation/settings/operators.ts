/** Settings of operators: dual control, proposals, and tokens. */
import { parseArgs } from 'node:util';
import { exchangeWide } from './readGroup';
import { choice, flag, integer, origin, text } from './settingTypes';

export const operators = {
  host: text('OPERATOR_HOST', '127.0.0.1', 'Address on which the operations of operators (/internal) are served.'),
  port: integer(
    'OPERATOR_PORT',
    0,
    0,
    65_535,
    'Port for the operations of operators; 0 means PORT + 100, or a free port if PORT is 0.',
  ),
  url: origin(
    'OPERATOR_URL',
    '',
    "URL under which operators' browsers reach the console, by default http://OPERATOR_HOST:OPERATOR_PORT. With https, its cookies are sent over https only.",
  ),
  sessionIdleMs: integer(
    'OPERATOR_SESSION_IDLE_MS',
    15 * 60_000,
    1_000,
    86_400_000,
    'A session of the console ends after this time without a request.',
  ),
  sessionTtlMs: integer(
    'OPERATOR_SESSION_TTL_MS',
    8 * 3_600_000,
    1_000,
    7 * 86_400_000,
    'A session of the console ends at the latest this long after sign-in.',
  ),
  onPublicPort: flag(
    'OPERATOR_ON_PUBLIC_PORT',
    false,
    'The operations of operators are also served on PORT, so that whoever reaches the exchange can try tokens. For demonstrations and tests.',
  ),
  dualControl: exchangeWide(
    flag(
      'DUAL_CONTROL',
      true,
      'Operations of operators that can move money, such as raising a limit, need the approval of another person. Off only for an exchange that one person runs.',
    ),
  ),
  proposalTtlMs: integer(
    'PROPOSAL_TTL_MS',
    24 * 3_600_000,
    1_000,
    30 * 86_400_000,
    'A proposed operation expires if nobody approves it in this time.',
  ),
  tokenTtlDays: integer(
    'OPERATOR_TOKEN_TTL_DAYS',
    365,
    1,
    3_650,
    'Days after which a new operator token expires, unless its creator sets another time. The first tokens do not expire.',
  ),
  secondFactor: exchangeWide(
    choice(
      'OPERATOR_SECOND_FACTOR',
      'with_dual_control',
      ['with_dual_control', 'always'],
      'When approving needs a second factor: while DUAL_CONTROL is on, or always. A token that has one always needs its code.',
    ),
  ),
  approverTokenFile: text(
    'APPROVER_TOKEN_FILE',
    '',
    "File to which the first start writes the approver's token; also --approver-token-file=<file>. by default approver-token in DATA_DIR. Only its owner can read it; hand it to the second person and delete it.",
  ),
} as const;

/**
 * Returns the setting that the argument `--approver-token-file=<file>` of a program stands for. Other arguments are
 * ignored.
 */
export function operatorSettingsOf(words: readonly string[]): Readonly<Record<string, string>> {
  const options = { 'approver-token-file': { type: 'string' } } as const;
  const file = parseArgs({ args: [...words], options, strict: false }).values['approver-token-file'];
  return typeof file === 'string' ? { [operators.approverTokenFile.env]: file } : {};
}
