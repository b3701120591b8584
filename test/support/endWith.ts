/** For programs that `make` starts: a wrong value is reported in one line, without a stack trace, with exit code 1. */
export function endWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
