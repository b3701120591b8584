/** The server's log: one line for each event. Members that may contain secrets are redacted here, for all callers. */
import pino, { type DestinationStream, type Logger, stdSerializers } from 'pino';
import { LogOutput } from './logOutput';
import type { Config } from './settings/config';

/** Members that are redacted, at the top level of a line and up to two levels below. */
const SECRETS = [
  ...['password', 'passphrase', 'secret', 'token', 'authorization', 'signature', 'cookie', 'extras', 'masterKey'],
  ...['apiSecret', 'api_secret', 'clientSecret', 'client_secret', 'portal_secret', 'databaseUrl'],
  ...['accessToken', 'access_token', 'refreshToken', 'refresh_token', 'listenKey', 'listen_key'],
];

/** `destination`: standard output by default. */
export async function createLog(
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
  destination: DestinationStream = LogOutput.standard(),
): Promise<Logger> {
  const options = {
    level: logLevel,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '(secret)' },
    serializers: { err: serializedError },
  };
  if (logFormat === 'json') return pino(options, destination);
  // The formatter is loaded only if the log is read in a terminal.
  const { prettyFactory } = await import('pino-pretty');
  const prettified = prettyFactory({ ignore: 'pid,hostname', translateTime: 'UTC:HH:MM:ss.l' });
  return pino(options, { write: (line) => destination.write(prettified(line)) });
}

/** The message and the stack of an error. Other members are dropped: those of SQL errors contain users' data. */
function serializedError(error: Error): object {
  const { type, message, stack, code, errno } = stdSerializers.err(error) as ReturnType<typeof stdSerializers.err> & {
    code?: unknown;
    errno?: unknown;
  };
  return { type, message, stack, code, errno };
}
