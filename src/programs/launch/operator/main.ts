/**
 * `npm run operator -- <operation> name=value ...`: calls the operator operations of the contract from a command line
 * and prints the response as tables, or as JSON with `--json`. Exit codes: 0 success, 1 refused by the server, 2 usage error, 3 no usable response.
 */
import { type OperatorCommand, operatorCommands } from '../../../../generated/operatorCommands';
import { serverConfig } from '../process/settings';
import { LaunchError, say } from '../process/terminal';
import { CHECK_PARTNER, CHECK_PARTNER_HELP, checkPartnerCommand } from './checkPartnerCommand';
import { type Asked, readArguments, UsageError } from './commandLine';
import { formatAnswer } from './formatAnswer';
import { commandHelp, operationsOverview } from './help';
import { NoAnswer, sendRequest } from './sendRequest';

async function main(words: readonly string[]): Promise<number> {
  const asked = readArguments(words);
  if (asked.operation === undefined) {
    say(operationsOverview(serverConfig(process.env).operators));
    return 0;
  }
  if (asked.operation === CHECK_PARTNER) {
    if (!asked.help) return await checkPartnerCommand(asked);
    say(CHECK_PARTNER_HELP);
    return 0;
  }
  const command = findCommand(asked.operation);
  if (asked.help) {
    say(commandHelp(asked.operation, command));
    return 0;
  }
  return await runOperatorCommand(command, asked);
}

async function runOperatorCommand(command: OperatorCommand, asked: Asked): Promise<number> {
  const { status, text } = await sendRequest(command, asked);
  const done = status < 400;
  // Refusals stay JSON, so that scripts that read them do not depend on the option.
  if (text !== '')
    (done ? process.stdout : process.stderr).write(`${done && !asked.json ? readable(text) : prettyJson(text)}\n`);
  if (status >= 500) return 3;
  return done ? 0 : 1;
}

function findCommand(operation: string): OperatorCommand {
  const command = Object.hasOwn(operatorCommands, operation) ? operatorCommands[operation] : undefined;
  if (command === undefined)
    throw new UsageError(`Unknown operation ${operation}. Run the command without an operation to list all of them.`);
  return command;
}

function readable(text: string): string {
  try {
    return formatAnswer(JSON.parse(text));
  } catch {
    return text;
  }
}

function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const isExpected = error instanceof UsageError || error instanceof NoAnswer || error instanceof LaunchError;
    process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : error}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 3;
  },
);
