/** Signature checks leak nothing (promise 29): unknown keys and bad signatures in turn, held against unknown keys and unknown keys. */
import { randomBytes } from 'node:crypto';
import { median } from '../bench/figure';
import { HttpPipe } from '../support/httpPipe';
import { randomFrom } from '../support/seed';
import { underAttack } from './ground';

const TIMINGS = Number(process.env['ATTACK_TIMINGS'] ?? 20_000);
const PIPES = 4;
/** Of one caller: medians of so many pieces of the run say how far medians differ by chance. */
const PIECES = 25;
/** Standard errors that chance may take. */
const CHANCE = 4;

type Kind = 'unknown' | 'control' | 'signature';

/** How far the medians of two kinds differ: on average over the pieces, and by how much that is uncertain. */
function difference(
  times: readonly Readonly<Record<Kind, number[]>>[],
  kind: Kind,
): { readonly meanMs: number; readonly errorMs: number } {
  const each = times.map((piece) => median(piece[kind]) - median(piece.unknown));
  const meanMs = each.reduce((sum, value) => sum + value, 0) / each.length;
  const variance = each.reduce((sum, value) => sum + (value - meanMs) ** 2, 0) / (each.length - 1);
  return { meanMs, errorMs: Math.sqrt(variance / each.length) };
}

test(
  `${TIMINGS} answers to keys that do not exist and to signatures that are wrong are told apart by nothing`,
  () =>
    underAttack({ promise: 29, what: 'timings' }, async (exchange, seed) => {
      const random = randomFrom(seed);
      const { apiKey } = await exchange.createUser();
      const answers = new Set<string>();
      const ask = async (pipe: HttpPipe, kind: Kind): Promise<number> => {
        const key = kind === 'signature' ? apiKey : `live-${randomBytes(16).toString('hex')}`;
        const lines = `Authorization: TDAX-API ${key}\r\nSignature: ${randomBytes(64).toString('hex')}\r\n`;
        const startedMs = performance.now();
        const { status, text } = await pipe.ask(Buffer.from(`GET /api/users/me HTTP/1.1\r\nHost: x\r\n${lines}\r\n`));
        const tookMs = performance.now() - startedMs;
        answers.add(`${status} ${text}`);
        return tookMs;
      };
      const pieces: Record<Kind, number[]>[] = Array.from({ length: PIECES }, () => ({
        unknown: [],
        control: [],
        signature: [],
      }));
      let next = 0;
      const work = async (): Promise<void> => {
        const pipe = new HttpPipe(exchange.port);
        while (next < TIMINGS) {
          const piece = pieces[Math.floor((next * PIECES) / TIMINGS)];
          next += 1;
          const kind = random.pick(['unknown', 'control', 'signature'] as const);
          piece?.[kind].push(await ask(pipe, kind));
        }
        pipe.close();
      };
      await Promise.all(Array.from({ length: PIPES }, work));
      const [control, signature] = [difference(pieces, 'control'), difference(pieces, 'signature')];
      const noiseMs = Math.max(Math.abs(control.meanMs), CHANCE * Math.max(control.errorMs, signature.errorMs));
      const microseconds = (ms: number): string => `${(ms * 1_000).toFixed(1)} us`;
      return {
        rounds: TIMINGS,
        figures: `median of unknown keys ${median(pieces.flatMap(({ unknown }) => unknown)).toFixed(3)} ms; wrong signatures differ by ${microseconds(signature.meanMs)} (error ${microseconds(signature.errorMs)}), unknown keys from each other by ${microseconds(control.meanMs)} (error ${microseconds(control.errorMs)})`,
        demands: {
          'one status and one body': answers.size === 1 && [...answers][0]?.startsWith('401 ') === true,
          'the difference is below the noise': Math.abs(signature.meanMs) < noiseMs,
        },
      };
    }),
  3_600_000,
);
