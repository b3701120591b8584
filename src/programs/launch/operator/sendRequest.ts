/**
 * Sends one request as an operator. The token comes from a file, never from the command line, where other users of the
 * machine could see it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import type { OperatorCommand } from '../../../../generated/operatorCommands';
import { serverUrl } from '../process/serverUrl';
import { serverConfig } from '../process/settings';
import { type Asked, requestOf, UsageError } from './commandLine';

/** No response: the outcome of the request is unknown. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Longer than the server's own deadline. */
const TIMEOUT_MS = 15_000;

export async function sendRequest(
  command: OperatorCommand,
  asked: Asked,
): Promise<{ readonly status: number; readonly text: string }> {
  const { path, headers, body } = requestOf(command, asked.values);
  const config = serverConfig(process.env);
  // The approver's token is used only for operations that an operator may not call.
  const role = command.roles[0] === 'approver' ? 'approver' : 'operator';
  const { approverTokenFile } = config.operators;
  const file =
    role === 'approver' && approverTokenFile !== '' ? approverTokenFile : join(config.dataDir, `${role}-token`);
  const token = readToken(asked.tokenFile ?? file);
  const address = (asked.address ?? serverUrl(config.operators.host, config.operators.port)).replace(/\/+$/, '');
  try {
    const answer = await request(`${address}${path}`, {
      method: command.method.toUpperCase() as 'GET',
      headers: {
        ...headers,
        ...(asked.code !== undefined && { 'x-operator-code': asked.code }),
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    });
    return { status: answer.statusCode, text: await answer.body.text() };
  } catch (error) {
    throw new NoAnswer(`No response from ${address}: ${reasonOf(error)}`);
  }
}

function readToken(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new UsageError(
      `There is no token in ${file}. Set --token-file=<file>, or DATA_DIR to the server's data directory.`,
    );
  }
}

function reasonOf(error: unknown): string {
  const { message, code } = error as { readonly message?: string; readonly code?: string };
  return message === undefined || message === '' ? (code ?? String(error)) : message;
}
