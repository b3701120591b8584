/** Sends one request as an operator. The token comes from a file, never from the command line, where others could see it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import type { OperatorCommand } from '../../../generated/operatorCommands';
import { addressOf } from '../address';
import { serverConfig } from '../settings';
import { type Asked, requestOf, UsageError } from './arguments';

/** Nobody answered, so that what became of the request is not known. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** More than the server takes to give up by itself. */
const TIMEOUT_MS = 15_000;

export async function send(
  command: OperatorCommand,
  asked: Asked,
): Promise<{ readonly status: number; readonly text: string }> {
  const { path, headers, body } = requestOf(command, asked.values);
  const config = serverConfig(process.env);
  // Whoever may do all that an operator may is the approver only where the operator may not.
  const role = command.roles.includes('operator') ? 'operator' : 'approver';
  const token = readToken(asked.tokenFile ?? join(config.dataDir, `${role}-token`));
  const address = (asked.address ?? addressOf(config.host, config.port)).replace(/\/+$/, '');
  try {
    const answer = await request(`${address}${path}`, {
      method: command.method.toUpperCase() as 'GET',
      headers: {
        ...headers,
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    });
    return { status: answer.statusCode, text: await answer.body.text() };
  } catch (error) {
    throw new NoAnswer(`No answer from ${address}: ${reasonOf(error)}`);
  }
}

function readToken(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new UsageError(
      `There is no token in ${file}: name the file with --token-file=..., or the server's data directory with DATA_DIR`,
    );
  }
}

function reasonOf(error: unknown): string {
  const { message, code } = error as { readonly message?: string; readonly code?: string };
  return message === undefined || message === '' ? (code ?? String(error)) : message;
}
