/** Requests of users for a higher level of identity verification, and their documents. */
import { createTables, dropTables } from './scripts';

const SCRIPT = `
create table identity_requests (
  id bigint not null auto_increment,
  user_id bigint not null,
  requested_level varchar(16) character set ascii collate ascii_bin not null,
  status varchar(16) character set ascii collate ascii_bin not null,
  is_open tinyint not null,
  open_user_id bigint null,
  submitted_at_ms bigint not null,
  reviewer_id bigint null,
  decided_by bigint null,
  decided_at_ms bigint null,
  approved_level varchar(16) character set ascii collate ascii_bin null,
  reasons varchar(128) character set ascii collate ascii_bin not null,
  message varchar(500) null,
  primary key (id),
  unique key identity_requests_open_user (open_user_id),
  key identity_requests_user (user_id, id),
  key identity_requests_open (is_open, id),
  key identity_requests_status (status, id),
  constraint identity_requests_user foreign key (user_id) references users (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- Each with the key of its content, which is encrypted with the master key.
create table identity_documents (
  id bigint not null auto_increment,
  user_id bigint not null,
  request_id bigint null,
  document_type varchar(32) character set ascii collate ascii_bin not null,
  media_type varchar(32) character set ascii collate ascii_bin not null,
  size int not null,
  sealed_key varchar(512) character set ascii collate ascii_bin not null,
  created_at_ms bigint not null,
  replaced_at_ms bigint null,
  delete_at_ms bigint null,
  primary key (id),
  key identity_documents_user (user_id, created_at_ms),
  key identity_documents_draft (user_id, request_id, id),
  key identity_documents_request (request_id, id),
  key identity_documents_delete (delete_at_ms, id),
  constraint identity_documents_user foreign key (user_id) references users (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- Encrypted, and in a table of their own: nothing but a view of a document reads it.
create table identity_document_contents (
  document_id bigint not null,
  content mediumblob not null,
  primary key (document_id),
  constraint identity_document_contents_document
    foreign key (document_id) references identity_documents (id) on delete cascade
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;
`;

export const up = createTables(SCRIPT);
export const down = dropTables(SCRIPT);
