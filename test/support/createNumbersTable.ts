/** A table of the numbers from 1, from which the database can generate the rows of other tables. */
import type { Connection } from 'mysql2/promise';

/** The column is `n`. The table is filled by doubling. The connection has named placeholders. */
export async function createNumbersTable(connection: Connection, table: string, most: number): Promise<void> {
  await connection.query(`CREATE TABLE ${table} (n INT PRIMARY KEY)`);
  await connection.query(`INSERT INTO ${table} VALUES (1)`);
  for (let made = 1; made < most; made *= 2)
    await connection.query(`INSERT INTO ${table} SELECT n + :made FROM ${table} WHERE n + :made <= :most`, {
      made,
      most,
    });
}
