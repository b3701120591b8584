/** The help texts of the command line, taken from the contract. */
import { type CommandMember, type OperatorCommand, operatorCommands } from '../../../../generated/operatorCommands';

import type { Config } from '../../../foundation/settings/config';

const USAGE = `npm run operator -- <operation> name=value ...     name=@file takes the value from a file
npm run operator -- help <operation>                what it does and takes

  --address=http://host:port   the server; by default OPERATOR_HOST and OPERATOR_PORT as it reads them
  --token-file=path            file with your token; by default operator-token or approver-token in DATA_DIR
  --code=123456                the present code of your authenticator app, for approvals
  --json                       prints the answer as JSON, for programs; without it, as tables`;
const EXITS =
  'Refusals are JSON. Exit codes: 0 done, 1 refused, 2 not asked rightly, 3 no usable answer (then look before you ask again).';
const WIDTH = 100;

/** Lists all operations, first those that only read. */
export function operationsOverview({ dualControl, onPublicPort }: Config['operators']): string {
  const all = Object.entries(operatorCommands);
  const line = ([name, { summary, roles, method }]: [string, OperatorCommand]): string =>
    `  ${name.padEnd(28)}${summary}${method === 'get' ? '' : ` (${roles.join(', ')})`}`;
  const [reads, actions] = [
    all.filter(([, { method }]) => method === 'get'),
    all.filter(([, { method }]) => method !== 'get'),
  ];
  const control = dualControl
    ? 'Dual control is on: some operations take effect when another person approves them (listProposals).'
    : 'DUAL_CONTROL is off: every operation takes effect at once.';
  const listener = onPublicPort
    ? ['OPERATOR_ON_PUBLIC_PORT is on: the operations are also served to everybody who reaches the exchange.']
    : [];
  return [
    USAGE,
    '',
    control,
    ...listener,
    '',
    'To look:',
    ...reads.map(line),
    '',
    'To act:',
    ...actions.map(line),
    '',
    'To test before a partner goes live:',
    '  checkPartner                runs the partner check with the URLs of a registered partner',
    '',
    EXITS,
  ].join('\n');
}

export function commandHelp(name: string, { summary, description, roles, members }: OperatorCommand): string {
  const example = members
    .filter(({ example, required }) => required && example !== null)
    .map((member) => `${member.name}=${quoted(member.example ?? '')}`);
  return [
    `${name}: ${summary}`,
    '',
    ...description.split('\n').flatMap((line) => wrapText(line, '')),
    '',
    ...members.flatMap(memberHelp),
    ...(members.length > 0 ? [''] : []),
    `Allowed roles: ${roles.join(', ')}`,
    `  npm run operator -- ${[name, ...example].join(' ')}`,
  ].join('\n');
}

function memberHelp({ name, required, form, nullable, words, description, example }: CommandMember): string[] {
  const kind = words.length > 0 ? words.join('|') : form;
  const list = form === 'list' ? ', separated by commas' : '';
  const shown = example === null ? [] : [`for example ${name}=${quoted(example)}`];
  const head = `  ${name}  ${kind}${list}${nullable ? ' or null' : ''}${required ? ', required' : ''}`;
  return [
    head,
    ...[...description.split('\n'), ...shown].filter((line) => line !== '').flatMap((line) => wrapText(line, '      ')),
  ];
}

function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** Wraps the text to the width of a terminal. */
function wrapText(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.length + word.length > WIDTH && line.trim() !== '') {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()];
}
