/** After all test files: nothing of the run stays behind. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.endTestDatabase?.();
}
