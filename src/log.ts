/** The server's log: one line an event. What may hold a secret is left out here, whoever logs it. */
import pino, { type DestinationStream, type Logger, stdSerializers } from 'pino';
import type { Config } from './config';

/** Members that no line shows, up to two levels down. */
const SECRETS = [
  'password', 'passphrase', 'secret', 'token', 'authorization', 'signature', 'cookie', 'extras', 'listenKey', 'listen_key', 'masterKey', 'databaseUrl',
  'apiSecret', 'api_secret', 'clientSecret', 'client_secret', 'portal_secret', 'accessToken', 'access_token', 'refreshToken', 'refresh_token',
]; // biome-ignore format: a list reads better dense

/** `destination`: standard output unless said otherwise. */
export async function createLog(
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
  destination?: DestinationStream,
): Promise<Logger> {
  const options = {
    level: logLevel,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '(secret)' },
    serializers: { err: serializedError },
  };
  if (logFormat === 'json') return destination === undefined ? pino(options) : pino(options, destination);
  // Loaded where it is wanted: it is for people at a terminal.
  const { prettyFactory } = await import('pino-pretty');
  const prettified = prettyFactory({ ignore: 'pid,hostname', translateTime: 'UTC:HH:MM:ss.l' });
  const output = destination ?? process.stdout;
  return pino(options, { write: (line) => void output.write(prettified(line)) });
}

/** An error's own words and where it came from. What a statement held is left out: its values are those of people. */
function serializedError(error: Error): object {
  const { type, message, stack, code, errno } = stdSerializers.err(error) as ReturnType<typeof stdSerializers.err> & {
    code?: unknown;
    errno?: unknown;
  };
  return { type, message, stack, code, errno };
}
