/**
 * What audits found and two operators have accepted. A row names a violation by a hash that is made with a key, so that
 * a writer of the tables cannot accept one. The log of operators' actions says who accepted what, and why.
 */
import { createTables, dropTables } from './scripts';

const SCRIPT = `
create table accepted_violations (
  violation_hash varchar(64) character set ascii collate ascii_bin not null primary key,
  accepted_at_ms bigint not null
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;
`;

export const up = createTables(SCRIPT);
export const down = dropTables(SCRIPT);
