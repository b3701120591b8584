/**
 * A group of three MySQL servers on this machine, replicated by MySQL Group Replication with a single primary, as
 * .deploy/group describes it for three machines.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUsers, SCHEMA, usersSql } from '../../../src/programs/launch/database/databaseUsers';
import { freePort } from '../freePort';
import { MYSQL_TEMPLATE, type MysqlProgram } from './mysqlPackages';
import { MysqlServer, type ServerPlace } from './mysqlServer';

const MEMBERS = 3;
const ONLINE_DEADLINE_MS = 90_000;
const REPLICATION_USER = 'talad_replication';

interface MemberState {
  readonly port: number;
  readonly state: string;
  readonly role: string;
}

interface MemberPlace extends ServerPlace {
  /** Port on which the members of the group talk to each other. */
  readonly groupPort: number;
}

type GroupMember = MysqlServer<MemberPlace>;

export class MysqlGroup {
  /** Of the user as which members log in to each other. */
  private readonly password = randomUUID().slice(-12);

  private constructor(
    private readonly folder: string,
    readonly members: readonly GroupMember[],
  ) {}

  /** Starts an empty group with the schema and its two users. */
  static async create(program: MysqlProgram): Promise<MysqlGroup> {
    const folder = mkdtempSync(join(tmpdir(), 'talad-group-'));
    const places: MemberPlace[] = [];
    for (let number = 1; number <= MEMBERS; number += 1)
      places.push({
        number,
        folder: join(folder, `member${number}`),
        port: await freePort(),
        groupPort: await freePort(),
      });
    const name = randomUUID();
    const members = places.map((place) => new MysqlServer(program, place, groupOptions(name, place, places)));
    const group = new MysqlGroup(folder, members);
    try {
      await group.bootstrap();
    } catch (error) {
      await group.remove();
      throw error;
    }
    return group;
  }

  /** With the hosts of all members. The service may only read and write rows. */
  url(user: 'service' | 'owner'): string {
    const hosts = this.members.map(({ place }) => `127.0.0.1:${place.port}`).join(',');
    return `mysql://${SCHEMA}_${user}:${databaseUsers(this.folder)[user]}@${hosts}/${SCHEMA}`;
  }

  /** The member that most members know as the primary. Waits until there is one that is not `former`. */
  async primary(former?: GroupMember): Promise<GroupMember> {
    return this.until('a primary', async () => {
      const named = (await this.views()).map(primaryIn);
      return this.members.find(
        (member) => member !== former && named.filter((port) => port === member.place.port).length > MEMBERS / 2,
      );
    });
  }

  /** Waits until each member knows all as online and the same one as the primary. */
  async untilComplete(): Promise<void> {
    await this.until('all members online', async () => {
      const views = await this.views();
      const isComplete = (view: MemberState[]) =>
        view.length === MEMBERS && view.every(({ state }) => state === 'ONLINE');
      return views.every(isComplete) && new Set(views.map(primaryIn)).size === 1 ? true : undefined;
    });
  }

  /**
   * The group as each member sees it, empty for one that does not answer. One that was frozen shows for a moment the
   * group as it was before.
   */
  private views(): Promise<MemberState[][]> {
    const query =
      'SELECT member_port AS port, member_state AS state, member_role AS role ' +
      'FROM performance_schema.replication_group_members';
    return Promise.all(
      this.members.map(async (member) => {
        const rows = await member.query(query).catch(() => []);
        return rows.map(({ port, state, role }) => ({ port: Number(port), state, role }) as MemberState);
      }),
    );
  }

  /** Makes another member the primary, and resolves to it. */
  async switchPrimary(): Promise<GroupMember> {
    const before = await this.primary();
    const next = this.members.find((member) => member !== before) as GroupMember;
    const [row] = await next.query('SELECT @@server_uuid AS id');
    await next.query(`SELECT group_replication_set_as_primary('${row?.['id']}')`);
    return next;
  }

  /** Takes back a member that has ended and lost its disk. */
  async rejoinWithoutData(member: GroupMember): Promise<void> {
    await member.initialize(MYSQL_TEMPLATE);
    await this.join(member);
    await this.untilComplete();
  }

  async remove(): Promise<void> {
    await Promise.all(this.members.map((member) => member.kill()));
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async bootstrap(): Promise<void> {
    for (const member of this.members) await member.initialize(MYSQL_TEMPLATE);
    const [first, ...others] = this.members as [GroupMember, ...GroupMember[]];
    await first.start(['--group-replication-start-on-boot=OFF']);
    await first.query(
      this.asReplicationUser,
      'SET GLOBAL group_replication_bootstrap_group = ON',
      'START GROUP_REPLICATION',
      'SET GLOBAL group_replication_bootstrap_group = OFF',
      `CREATE USER '${REPLICATION_USER}'@'127.0.0.1' IDENTIFIED BY '${this.password}'`,
      `GRANT REPLICATION SLAVE, CONNECTION_ADMIN, BACKUP_ADMIN, GROUP_REPLICATION_STREAM ON *.* TO '${REPLICATION_USER}'@'127.0.0.1'`,
      ...usersSql(databaseUsers(this.folder)).trim().split('\n'),
      ...['service', 'owner'].map(
        (user) =>
          `GRANT SELECT ON performance_schema.replication_group_members TO '${SCHEMA}_${user}'@'127.0.0.1', '${SCHEMA}_${user}'@'localhost'`,
      ),
    );
    for (const member of others) await this.join(member);
    await this.untilComplete();
  }

  private async join(member: GroupMember): Promise<void> {
    await member.start(['--group-replication-start-on-boot=OFF']);
    await member.query(this.asReplicationUser, 'START GROUP_REPLICATION');
  }

  private get asReplicationUser(): string {
    return (
      `CHANGE REPLICATION SOURCE TO SOURCE_USER = '${REPLICATION_USER}', SOURCE_PASSWORD = '${this.password}' ` +
      "FOR CHANNEL 'group_replication_recovery'"
    );
  }

  private async until<T>(what: string, find: () => Promise<T | undefined>): Promise<T> {
    for (const deadline = Date.now() + ONLINE_DEADLINE_MS; ; ) {
      const found = await find();
      if (found !== undefined) return found;
      if (Date.now() > deadline) {
        const logs = this.members.map((member) => `member ${member.place.number}:\n${member.lastLogLines()}`);
        throw new Error(`the group has not reached "${what}" in time\n${logs.join('\n')}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function primaryIn(view: readonly MemberState[]): number | undefined {
  return view.find(({ role, state }) => role === 'PRIMARY' && state === 'ONLINE')?.port;
}

/** The options of .deploy/group/my.cnf, with which a lost primary is replaced in a few seconds. */
function groupOptions(name: string, own: MemberPlace, places: readonly MemberPlace[]): readonly string[] {
  return [
    '--report-host=127.0.0.1',
    '--gtid-mode=ON',
    '--enforce-gtid-consistency=ON',
    '--relay-log=relay-bin',
    '--innodb-flush-log-at-trx-commit=1',
    '--sync-binlog=1',
    '--innodb-buffer-pool-size=256M',
    '--innodb-redo-log-capacity=256M',
    '--plugin-load-add=group_replication.so',
    `--group-replication-group-name=${name}`,
    `--group-replication-local-address=127.0.0.1:${own.groupPort}`,
    `--group-replication-group-seeds=${places.map(({ groupPort }) => `127.0.0.1:${groupPort}`).join(',')}`,
    '--group-replication-single-primary-mode=ON',
    '--group-replication-consistency=BEFORE_ON_PRIMARY_FAILOVER',
    '--group-replication-member-expel-timeout=0',
    '--group-replication-unreachable-majority-timeout=5',
    '--group-replication-autorejoin-tries=10',
    '--group-replication-exit-state-action=OFFLINE_MODE',
    '--group-replication-paxos-single-leader=ON',
    '--group-replication-recovery-get-public-key=ON',
    '--group-replication-start-on-boot=ON',
  ];
}
