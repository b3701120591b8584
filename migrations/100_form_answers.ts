/**
 * The answers to the forms of the last minute, so that a form that is sent twice gets the same answer. They are encrypted
 * with a key that is made of the cookie and the key of the form, which are not stored.
 */
import { createTables, dropTables } from './scripts';

const SCRIPT = `
create table form_answers (
  id char(64) character set ascii collate ascii_bin not null,
  -- Null while the form is being processed.
  answer mediumtext character set ascii collate ascii_bin null,
  expires_at_ms bigint not null,
  primary key (id),
  key form_answers_expiry (expires_at_ms)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;
`;

export const up = createTables(SCRIPT);
export const down = dropTables(SCRIPT);
