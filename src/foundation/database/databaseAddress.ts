/** Parses the URL of the database, and derives the driver's settings from it. */
import { readFileSync } from 'node:fs';
import type { Knex } from 'knex';
import type { ConnectionOptions } from 'mysql2';

/** Location of a database, and the credentials to log in with. */
export interface DatabaseAddress {
  readonly server: { readonly socketPath: string } | { readonly host: string; readonly port: number };
  readonly user: string;
  readonly password: string;
  /** Name of the schema. */
  readonly database: string;
  /**
   * File with the certificates of the accepted authorities. If set, connections require TLS and verify the server's
   * certificate and host name.
   */
  readonly caFile: string | null;
}

/** Parses a URL in the format of `openDatabase` with a single host. */
export function parseDatabaseUrl(text: string): DatabaseAddress {
  const url = new URL(text);
  const socketPath = url.searchParams.get('socketPath');
  return {
    server:
      socketPath === null
        ? { host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(url.port || 3306) }
        : { socketPath },
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    caFile: url.searchParams.get('ca'),
  };
}

/** The driver's connection settings for a URL in the format of `openDatabase` with a single host. */
export function connectionSettings(text: string): Knex.MySql2ConnectionConfig & ConnectionOptions {
  const { server, caFile, ...credentials } = parseDatabaseUrl(text);
  // Option names of mysql2; the type of Knex lacks verifyIdentity.
  const ssl =
    caFile === null ? undefined : { ca: readFileSync(caFile, 'utf8'), rejectUnauthorized: true, verifyIdentity: true };
  return {
    ...server,
    ...credentials,
    ...(ssl !== undefined && { ssl }),
    timezone: 'Z',
    supportBigNumbers: true,
    multipleStatements: false,
  };
}
