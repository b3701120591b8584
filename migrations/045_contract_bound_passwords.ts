/**
 * Hashes of passwords are bound to their users with a message authentication code, which the first leader of this
 * version adds to those that exist (`store/identity/passwords`). Nothing changes in the schema, but a previous version
 * could not read the hashes.
 */
export async function up(): Promise<void> {}

/** A previous version could not read the hashes, and is refused. */
export async function down(): Promise<void> {}
