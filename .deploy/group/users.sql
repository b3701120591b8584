-- On the first member, when it is in the group: the other members receive it from there.
CREATE USER talad_replication@'%' IDENTIFIED BY 'choose-a-password' REQUIRE SSL;
GRANT REPLICATION SLAVE, CONNECTION_ADMIN, BACKUP_ADMIN, GROUP_REPLICATION_STREAM ON *.* TO talad_replication@'%';
