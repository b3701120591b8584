/** The output of the log never throws and never waits; what it cannot write is dropped and counted. */
import { LogOutput } from '../../src/foundation/logOutput';
import { printSeed, seededRandom } from '../support/randomSeed';

class Reader {
  text = '';
  /** What the next writes do: an error code, or the number of bytes that are accepted. */
  next: (string | number)[] = [];
  private readonly timers: (() => void)[] = [];
  readonly output = new LogOutput(
    (bytes) => {
      const now = this.next.shift() ?? bytes.length;
      if (typeof now === 'string') throw Object.assign(new Error(`${now}: refused`), { code: now });
      const count = Math.min(now, bytes.length);
      this.text += bytes.subarray(0, count).toString();
      return count;
    },
    {
      after: (_afterMs, call) => {
        this.timers.push(call);
        return () => undefined;
      },
    },
  );

  waitMs(): void {
    for (const call of this.timers.splice(0)) call();
  }
}

test('lines arrive at once and in order', () => {
  const reader = new Reader();
  for (const line of ['one\n', 'two\n']) reader.output.write(line);
  expect(reader.text).toBe('one\ntwo\n');
});

test('a reader that does not keep up gets everything later, without a line that is cut', () => {
  const reader = new Reader();
  reader.next = [2, 'EAGAIN'];
  for (const line of ['one\n', 'two\n']) reader.output.write(line);
  expect(reader.text).toBe('on');
  reader.waitMs();
  expect(reader.text).toBe('one\ntwo\n');
});

test('a reader that never reads costs lines, and memory only up to a limit', () => {
  const reader = new Reader();
  const line = `${'x'.repeat(1023)}\n`;
  reader.next = Array.from({ length: 5_000 }, () => 'EAGAIN');
  for (let count = 0; count < 2_000; count += 1) reader.output.write(line);
  reader.next = [];
  reader.waitMs();
  reader.output.write('last\n');
  const lines = reader.text.trim().split('\n');
  expect(lines).toHaveLength(1024 + 2);
  expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({
    level: 40,
    lost: 2_000 - 1024,
    reason: 'nobody reads the log',
  });
  expect(lines.at(-1)).toBe('last');
});

test.each(['ENOSPC', 'EPIPE', 'EIO', 'EROFS', 'EBADF'])(
  '%s loses lines until it is over, and says how many',
  (code) => {
    const reader = new Reader();
    reader.next = [1, code, code];
    for (const line of ['one\n', 'two\n', 'three\n']) reader.output.write(line);
    const [torn, report = '', last] = reader.text.trim().split('\n');
    expect([torn, last]).toEqual(['o', 'three']);
    expect(JSON.parse(report)).toMatchObject({ lost: 2, reason: `${code}: refused` });
  },
);

test('whatever the output does, each line is written once or counted as lost', () => {
  const seed = printSeed('log output');
  const random = seededRandom(seed);
  for (let run = 0; run < 500; run += 1) {
    const reader = new Reader();
    const written = random.integer(1, 30);
    for (let number = 0; number < written; number += 1) {
      reader.next = Array.from({ length: random.integer(0, 3) }, () =>
        random.pick(['EAGAIN', 'ENOSPC', 0, 1, 5] as [string | number, ...(string | number)[]]),
      );
      reader.output.write(`line ${number}.\n`);
      if (random.integer(0, 2) === 0) reader.waitMs();
    }
    reader.next = [];
    reader.waitMs();
    reader.output.write('end\n');
    reader.waitMs();
    const lines = reader.text.split('\n');
    const whole = lines.filter((line) => /^line \d+\.$/.test(line)).map((line) => Number(line.slice(5, -1)));
    const lost = lines
      .filter((line) => /^{.*}$/.test(line))
      .reduce((sum, line) => sum + Number(JSON.parse(line).lost), 0);
    expect({ seed, run, sum: whole.length + lost }).toEqual({ seed, run, sum: written });
    expect(whole).toEqual([...new Set(whole)].sort((one, other) => one - other));
  }
});
