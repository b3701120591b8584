/**
 * Signature checks leak no information by their timing (promise 29): the difference between unknown keys and wrong
 * signatures is compared with the difference between two groups of unknown keys.
 */
import { randomBytes } from 'node:crypto';
import { median } from '../bench/figure';
import { KeepAliveConnection } from '../support/keepAliveConnection';
import { seededRandom } from '../support/randomSeed';
import { runAttack } from './runAttack';

const TIMINGS = Number(process.env['ATTACK_TIMINGS'] ?? 20_000);
const CONNECTIONS = 4;
/** Parts of the run. The variance of the medians of the parts estimates how far medians differ by chance. */
const PARTS = 25;
/** Standard errors up to which a difference counts as chance. */
const STANDARD_ERRORS = 4;

type KeyKind = 'unknown' | 'control' | 'signature';

/**
 * The difference between the medians of a kind and of unknown keys: its mean over the parts, and its standard error.
 */
function medianDifference(
  times: readonly Readonly<Record<KeyKind, number[]>>[],
  kind: KeyKind,
): { readonly meanMs: number; readonly errorMs: number } {
  const each = times.map((part) => median(part[kind]) - median(part.unknown));
  const meanMs = each.reduce((sum, value) => sum + value, 0) / each.length;
  const variance = each.reduce((sum, value) => sum + (value - meanMs) ** 2, 0) / (each.length - 1);
  return { meanMs, errorMs: Math.sqrt(variance / each.length) };
}

test(
  `${TIMINGS} responses to unknown keys and to wrong signatures do not differ in content or timing`,
  () =>
    runAttack({ promise: 29, what: 'timings' }, async (exchange, seed) => {
      const random = seededRandom(seed);
      const { apiKey } = await exchange.createUser();
      const answers = new Set<string>();
      const measure = async (connection: KeepAliveConnection, kind: KeyKind): Promise<number> => {
        const key = kind === 'signature' ? apiKey : `live-${randomBytes(16).toString('hex')}`;
        const lines = `Authorization: TDAX-API ${key}\r\nSignature: ${randomBytes(64).toString('hex')}\r\n`;
        const startedMs = performance.now();
        const { status, text } = await connection.request(
          Buffer.from(`GET /api/users/me HTTP/1.1\r\nHost: localhost\r\n${lines}\r\n`),
        );
        const tookMs = performance.now() - startedMs;
        answers.add(`${status} ${text}`);
        return tookMs;
      };
      const parts: Record<KeyKind, number[]>[] = Array.from({ length: PARTS }, () => ({
        unknown: [],
        control: [],
        signature: [],
      }));
      let next = 0;
      const work = async (): Promise<void> => {
        const connection = new KeepAliveConnection(exchange.port);
        while (next < TIMINGS) {
          const part = parts[Math.floor((next * PARTS) / TIMINGS)];
          next += 1;
          const kind = random.pick(['unknown', 'control', 'signature'] as const);
          part?.[kind].push(await measure(connection, kind));
        }
        connection.close();
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, work));
      const [control, signature] = [medianDifference(parts, 'control'), medianDifference(parts, 'signature')];
      const noiseMs = Math.max(
        Math.abs(control.meanMs),
        STANDARD_ERRORS * Math.max(control.errorMs, signature.errorMs),
      );
      const microseconds = (ms: number): string => `${(ms * 1_000).toFixed(1)} us`;
      return {
        rounds: TIMINGS,
        figures:
          `median of unknown keys ${median(parts.flatMap(({ unknown }) => unknown)).toFixed(3)} ms; ` +
          `wrong signatures differ by ${microseconds(signature.meanMs)} (error ${microseconds(signature.errorMs)}), ` +
          `unknown keys from each other by ${microseconds(control.meanMs)} (error ${microseconds(control.errorMs)})`,
        requirements: {
          'one status and one body': answers.size === 1 && [...answers][0]?.startsWith('401 ') === true,
          'the difference is below the noise': Math.abs(signature.meanMs) < noiseMs,
        },
      };
    }),
  3_600_000,
);
