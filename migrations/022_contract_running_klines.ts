/**
 * Changes no table, but the meaning of rows: the row of a kline longer than a minute does not include the running
 * minute, which has its own row; readers add the two. The previous version of the program would treat such a row as
 * complete, so there is no way back to it.
 */
export async function up(): Promise<void> {}

/** There is nothing to revert, and the previous version could not read the rows. */
export async function down(): Promise<void> {}
