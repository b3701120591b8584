/**
 * The double-entry ledger: accounts with their balances, and journal entries. The postings of an entry are stored in
 * its row; the view `postings` shows them as rows.
 */
import { createTables, dropTables } from './scripts';

const SCRIPT = `
create table accounts (
  id bigint not null,
  owner bigint not null,
  asset varchar(10) not null,
  kind varchar(20) not null,
  balance decimal(36,18) not null,
  primary key (id),
  unique key accounts_owner_asset_kind_unique (owner, asset, kind)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table journal_entries (
  id bigint not null,
  sequence bigint not null,
  kind enum('hold','trade','release','deposit','withdrawal','withdrawal_sent','withdrawal_refund') not null,
  reference bigint not null,
  time_ms bigint not null,
  -- [[account id, amount], ...]. Instead of one row for each posting, because every order writes one or two entries
  -- with up to eight postings, whose rows would cost more than the order itself.
  postings text not null,
  primary key (id),
  key journal_entries_kind_reference_index (kind, reference)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- If a posting does not have this form, reading the view fails; it is never silently omitted.
create sql security invoker view postings as
  select e.id as entry_id, p.line, p.account_id, p.amount
  from journal_entries e join json_table(e.postings, '$[*]' columns (
    line for ordinality,
    account_id bigint path '$[0]' error on empty error on error,
    amount decimal(36,18) path '$[1]' error on empty error on error
  )) p;
`;

export const up = createTables(SCRIPT);
export const down = dropTables(SCRIPT);
