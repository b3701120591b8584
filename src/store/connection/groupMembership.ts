/**
 * Whether a server is the primary of a MySQL replication group, as the server itself reports it. A member that has lost
 * the majority of its group reports that too, a few seconds later.
 */

/** One row. Needs the right to read performance_schema.replication_group_members. */
export const MEMBERSHIP_QUERY =
  'SELECT @@GLOBAL.read_only OR @@GLOBAL.super_read_only AS is_read_only, COUNT(*) AS members, ' +
  "COALESCE(SUM(member_state = 'ONLINE'), 0) AS online, " +
  "COALESCE(MAX(CASE WHEN member_id = @@server_uuid THEN member_state END), 'OFFLINE') AS own_state, " +
  "COALESCE(MAX(CASE WHEN member_id = @@server_uuid THEN member_role END), '') AS own_role " +
  'FROM performance_schema.replication_group_members';

/** Numbers may arrive as texts. */
export interface Membership {
  readonly is_read_only: number | string;
  /** Members of the group, as this server knows it. */
  readonly members: number | string;
  /** The number of members that this server can reach, including itself. */
  readonly online: number | string;
  readonly own_state: string;
  readonly own_role: string;
}

/** Why the server must not be used for writing, or undefined if it is the primary and has the majority of its group. */
export function reasonNotPrimary(membership: Membership): string | undefined {
  const { own_state: state, own_role: role } = membership;
  const [members, online] = [Number(membership.members), Number(membership.online)];
  if (state !== 'ONLINE') return `it is not an active member of a replication group (state ${state})`;
  if (role !== 'PRIMARY') return `its role in the replication group is ${role || 'unknown'}`;
  if (2 * online <= members) return `it reaches only ${online} of the ${members} members of its replication group`;
  if (Number(membership.is_read_only) !== 0) return 'it is read-only';
  return undefined;
}

/** Errors that a server gives when it no longer accepts writes: read-only, left its group, or shutting down. */
const NOT_PRIMARY_ERRNOS = new Set([1053, 1290, 1836, 3032, 3098, 3100, 3101, 3796, 3797, 3798]);

export function isNotPrimaryError(errno: number | undefined): boolean {
  return errno !== undefined && NOT_PRIMARY_ERRNOS.has(errno);
}
