/** Connections to the primary of a MySQL replication group, whose members are the hosts of a database URL. */
import { type Connection, type ConnectionOptions, createConnection, type RowDataPacket } from 'mysql2';
import { connectionSettings } from '../../foundation/database/databaseAddress';
import { urlsOfHosts } from '../../foundation/database/databaseHosts';
import type { EventLoop } from '../../foundation/eventLoop';
import { MEMBERSHIP_QUERY, type Membership, reasonNotPrimary } from './groupMembership';
import { PrimaryFinder } from './primaryFinder';

export interface GroupConnections {
  /** Changes when the primary may have changed; connections of an earlier term must not be reused. */
  readonly term: number;
  beginTerm(): void;
  /** A connection to the primary. Throws `DatabaseError` if there is none. */
  connect(options?: ConnectionOptions): Promise<Connection>;
}

interface Member {
  readonly url: string;
  readonly settings: ConnectionOptions;
}

/** `url` has several hosts. Finding the primary takes `timeoutMs` at most. */
export function groupConnections(url: string, timeoutMs: number, eventLoop: EventLoop): GroupConnections {
  const members: Member[] = urlsOfHosts(url).map((own) => ({ url: own, settings: connectionSettings(own) }));
  const finder = new PrimaryFinder<Member, Connection, ConnectionOptions>({
    hosts: members,
    nameOf: nameOfHost,
    open: ({ settings }, limitMs, options) => openPrimary({ ...settings, ...options }, limitMs),
    close: (connection) => connection.destroy(),
    timeoutMs,
    eventLoop,
  });
  return {
    get term() {
      return finder.term;
    },
    beginTerm: () => finder.beginTerm(),
    connect: (options = {}) => finder.connect(options),
  };
}

/**
 * The URL with only the host of the primary, for programs that know one host. A URL with a single host is returned
 * without a connection. Throws `DatabaseError`.
 */
export async function urlOfPrimary(url: string, timeoutMs: number, eventLoop: EventLoop): Promise<string> {
  const urls = urlsOfHosts(url);
  if (urls.length === 1) return url;
  const finder = new PrimaryFinder<string, string, undefined>({
    hosts: urls,
    nameOf: (own) => nameOfHost({ url: own }),
    open: async (own, limitMs) => {
      (await openPrimary(connectionSettings(own), limitMs)).destroy();
      return own;
    },
    close: () => undefined,
    timeoutMs,
    eventLoop,
  });
  return finder.connect(undefined);
}

function nameOfHost({ url }: { readonly url: string }): string {
  return new URL(url).host;
}

/** Connects, and throws unless the server is the primary. The connection is closed then. */
async function openPrimary(settings: ConnectionOptions, limitMs: number): Promise<Connection> {
  const connection = createConnection({ ...settings, connectTimeout: limitMs });
  connection.on('error', () => connection.destroy());
  try {
    await new Promise<void>((resolve, reject) => {
      connection.connect((error) => (error === null ? resolve() : reject(error)));
    });
    const reason = reasonNotPrimary(await readMembership(connection, limitMs));
    if (reason !== undefined) throw new Error(reason);
    return connection;
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

function readMembership(connection: Connection, timeout: number): Promise<Membership> {
  return new Promise((resolve, reject) => {
    connection.query<(Membership & RowDataPacket)[]>({ sql: MEMBERSHIP_QUERY, timeout }, (error, rows) => {
      if (error === null) return resolve(rows[0] as Membership);
      reject(error.errno === TABLE_ACCESS_DENIED ? new Error(MISSING_RIGHT) : error);
    });
  });
}

const TABLE_ACCESS_DENIED = 1142;
const MISSING_RIGHT =
  'the database user must have the right to see the members of the replication group: ' +
  'GRANT SELECT ON performance_schema.replication_group_members';
