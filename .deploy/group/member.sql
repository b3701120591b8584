-- On each member, before it is in the group: how it logs in to another member to be brought up to date. Use the password of
-- users.sql, of 32 characters at most.
CHANGE REPLICATION SOURCE TO SOURCE_USER = 'talad_replication', SOURCE_PASSWORD = 'choose-a-password'
  FOR CHANNEL 'group_replication_recovery';
