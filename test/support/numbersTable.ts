/** A table of the numbers from 1, with which a database fills others by itself. */
import type { Connection } from 'mysql2/promise';

/** The column is `n`; twice as many each time. The connection has named placeholders. */
export async function makeNumbers(connection: Connection, table: string, most: number): Promise<void> {
  await connection.query(`CREATE TABLE ${table} (n INT PRIMARY KEY)`);
  await connection.query(`INSERT INTO ${table} VALUES (1)`);
  for (let made = 1; made < most; made *= 2)
    await connection.query(`INSERT INTO ${table} SELECT n + :made FROM ${table} WHERE n + :made <= :most`, {
      made,
      most,
    });
}
