/** `talad-partner-check`: the partner check as a program that needs no exchange. Packed by `spec/clients/partner-check`. */
import { createInterface } from 'node:readline';
import { type Authorize, authorizeByForms, authorizeByListening, authorizeByPasting } from './authorizing';
import { checkPartner } from './checkPartner';
import { formatResults } from './checkReport';
import { CHECKS } from './checks';
import { type CommandLine, CommandLineError, readCommandLine, USAGE } from './commandLine';

async function main(words: readonly string[]): Promise<number> {
  const asked = readCommandLine(words);
  if (asked === undefined) {
    say(USAGE);
    return 0;
  }
  const { partner, json, ...options } = asked;
  const results = await checkPartner(partner, { ...options, authorize: authorizeOf(asked) });
  say(
    json
      ? JSON.stringify(
          results.map((result) => ({ ...result, ...CHECKS[result.check] })),
          null,
          2,
        )
      : formatResults(results),
  );
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

function authorizeOf({ partner, fields, listen, allowLoopback }: CommandLine): Authorize {
  const { redirectUri } = partner;
  if (Object.keys(fields).length > 0) return authorizeByForms({ redirectUri, fields, allowLoopback });
  return listen ? authorizeByListening(redirectUri, prompt) : authorizeByPasting(prompt, readLine);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** On stderr, so that the output contains only the results. */
function prompt(text: string): void {
  process.stderr.write(`${text}\n`);
}

function readLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
    });
    lines.once('close', () => reject(new Error('no address was pasted')));
  });
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const isExpected = error instanceof CommandLineError;
    process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : error}\n`);
    process.exitCode = 2;
  },
);
