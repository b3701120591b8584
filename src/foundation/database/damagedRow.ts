/**
 * A row has a value that no server has written, so the row was changed in the database. Reads that need it are answered
 * 503, whether an audit covers its table or not.
 */
export class DamagedRow extends Error {
  override readonly name: string = 'DamagedRow';
}
