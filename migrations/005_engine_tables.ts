/**
 * The engine's tables: the event log with its hash chain (`store/events/eventChain`), the users whom each event
 * affects, the idempotency keys that point to events, the lease that excludes a second writer, the lives of the
 * database, and the checkpoints of audits.
 */
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { createTables, dropTables } from './scripts';

const SCRIPT = `
create table events (
  sequence bigint not null,
  epoch bigint not null,
  time_ms bigint not null,
  type varchar(30) not null,
  user_id bigint null,
  payload mediumtext not null,
  hash varbinary(32) null,
  primary key (sequence)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table user_events (
  user_id bigint not null,
  sequence bigint not null,
  primary key (user_id, sequence)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table request_keys (
  request_key varbinary(32) not null,
  fingerprint varbinary(32) not null,
  sequence bigint not null,
  primary key (request_key)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table engine_lease (
  id tinyint not null,
  epoch bigint not null,
  -- Unique for each process.
  holder varchar(200) not null,
  expires_at_ms bigint not null,
  -- Sequence of the last event written under the lease.
  sequence bigint not null,
  -- Number of renewals, so that every renewal changes the row.
  beat bigint not null,
  -- Where its holder has its lock, how long it is valid, and from which event on the chain is complete.
  lock_server varchar(400) null,
  lease_ms bigint null,
  chained_from bigint null,
  primary key (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

insert into engine_lease (id, epoch, holder, expires_at_ms, sequence, beat) values (1, 0, '', 0, 0, 0);

-- Losses of commits that operators accepted.
create table accepted_data_losses (
  id int unsigned not null auto_increment,
  time_ms bigint not null,
  -- The first event that is missing, and the last one that was published.
  missing_from bigint not null,
  published_through bigint not null,
  published_hash varchar(64) null,
  holder varchar(200) not null,
  primary key (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- The lives of this database. Each restore, and each accepted loss of data, begins a new life, whose numbers continue
-- above everything that was given out before. A random name of the life is part of all keys that others keep for ever.
create table lives (
  number bigint not null,
  name char(16) character set ascii collate ascii_bin not null,
  ids_after bigint not null,
  previous_sequence bigint not null,
  reason varchar(16) character set ascii collate ascii_bin not null,
  begun_at_ms bigint not null,
  lost_from_ms bigint not null,
  primary key (number),
  unique key lives_name (name)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- What audits found and two operators have accepted. A row names a violation by a hash that is made with a key, so that a
-- writer of the tables cannot accept one. The log of operators' actions says who accepted what, and why.
create table accepted_violations (
  violation_hash varchar(64) character set ascii collate ascii_bin not null,
  accepted_at_ms bigint not null,
  primary key (violation_hash)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- Checkpoint of the incremental audit: one row, or none before the first checkpoint was saved.
create table audit_marks (
  id tinyint not null,
  sequence bigint not null,
  content mediumtext character set ascii collate ascii_bin not null,
  primary key (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- Checkpoints of audits without violations. Complete audits start at the active one; rows before it may be archived.
create table audit_bases (
  sequence bigint not null,
  time_ms bigint not null,
  in_force boolean not null,
  content mediumtext character set ascii collate ascii_bin not null,
  primary key (sequence)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- Progress of the archive.
create table archived (
  what varchar(20) character set ascii collate ascii_bin not null,
  through bigint not null,
  primary key (what)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- Marks the database of a sandbox, whose money has no value: one row from the first start with SANDBOX=on.
create table sandbox (
  id tinyint not null,
  started_at_ms bigint not null,
  primary key (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;
`;

const firstLife = (): string => `
insert into lives (number, name, ids_after, previous_sequence, reason, begun_at_ms, lost_from_ms)
values (1, '${randomBytes(8).toString('hex')}', 0, 0, 'first', 0, 0);
`;

export const up = (knex: Knex): Promise<void> => createTables(SCRIPT + firstLife())(knex);
export const down = dropTables(SCRIPT);
