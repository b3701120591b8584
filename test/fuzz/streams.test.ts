/**
 * Fuzzes WebSocket connections: mutated control messages of the stream document, frames and handshakes of arbitrary
 * bytes. Each message gets its one response, a broken frame closes only its own connection with a code of the contract,
 * and other clients notice nothing.
 */
import { validators } from '../../generated/streamValidators';
import { asObject, type DocumentValue, elements, valueAtPointer } from '../../src/programs/codegen/json/jsonDocument';
import { generatedDocument } from '../contract/contractDocuments';
import { clientFrame, handshakeText, rawSocket } from '../streams/rawSocket';
import { checkFrame, checkResponse } from '../support/contractCheck';
import { exchangeOfThisFile } from '../support/exchange';
import { type Random, seededRandom } from '../support/randomSeed';
import { parseResponses } from '../support/rawHttp';
import type { StreamClient } from '../support/streamClient';
import { corruptBytes } from './corruptBytes';
import { hashText, REQUESTS, seed, timeoutMs } from './fuzzSettings';
import { isHtmlPage } from './pageResponses';
import { serverFrames } from './serverFrames';
import { ValueCandidates } from './valueCandidates';

const CASES = REQUESTS * 5;
const AT_ONCE = 16;
const FRAME_BYTES_MAX = 4 * 1024;
const CLOSE = 8;
/** The close codes that the contract has for invalid messages. */
const CODES: readonly number[] = [1000, 1002, 1003, 1007, 1008, 1009];
/** Codes from here on are chosen by clients and echoed by the server (RFC 6455 section 5.5.1). */
const OWN_CODES = 3000;
const METHODS = ['SUBSCRIBE', 'UNSUBSCRIBE', 'LIST_SUBSCRIPTIONS', 'SET_PROPERTY', 'GET_PROPERTY'] as const;
const REQUESTS_OF_CONTRACT = [
  'SubscribeRequest',
  'UnsubscribeRequest',
  'ListSubscriptionsRequest',
  'SetPropertyRequest',
  'GetPropertyRequest',
] as const;

const asyncapi = generatedDocument('asyncapi.json');
const candidates = new ValueCandidates(asyncapi, []);
const exchange = exchangeOfThisFile({
  environment: {
    STREAMS_CONTROL_MESSAGES_PER_SECOND: '10000',
    STREAMS_CONTROL_MESSAGES_BURST: '10000',
    STREAMS_CONNECTIONS_PER_ADDRESS_MAX: '10000',
  },
});
const examples = REQUESTS_OF_CONTRACT.flatMap((name) =>
  elements(valueAtPointer(asyncapi, `#/components/messages/${name}/examples`)).map((example) =>
    asObject(asObject(example, name)['payload'], name),
  ),
);

let witness: StreamClient;
beforeAll(async () => {
  witness = await exchange().openStream('/ws');
});
/** An independent client must be unaffected. */
afterEach(async () => {
  expect(await witness.request('LIST_SUBSCRIPTIONS', undefined)).toMatchObject({ result: [] });
  expect(() => process.kill(exchange().processId, 0)).not.toThrow();
});
afterAll(() => witness.close());

/** Runs all cases, some of them concurrently. */
async function runCases(what: string, work: (random: Random) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < CASES) {
      next += 1;
      await work(seededRandom(hashText(`${seed} ${what} ${next}`)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function errorWithReproduction(problem: string, shown: string): Error {
  return new Error(`${problem}\n\n${shown}\n\nSEED=${seed} REQUESTS=${REQUESTS} make test ONLY=test/fuzz/streams`);
}

/** A request of the document with some members changed, removed or added, or its text corrupted. */
function controlMessage(random: Random): string {
  const message: Record<string, DocumentValue> = { ...examples[random.integer(0, examples.length - 1)] };
  for (let times = random.integer(0, 2); times > 0; times -= 1) {
    const name = random.pick(['method', 'params', 'id', 'id', '__proto__', 'extra']);
    if (random.next() < 0.2) delete message[name];
    else
      Object.defineProperty(message, name, {
        value: memberValue(name, random),
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  const text = JSON.stringify(message);
  return random.next() < 0.15 ? corruptBytes(Buffer.from(text), random).toString('latin1') : text;
}

function memberValue(name: string, random: Random): DocumentValue {
  const any = (): DocumentValue => JSON.parse(candidates.anyJson(random)) as DocumentValue;
  if (name === 'method' && random.next() < 0.7) return random.pick(METHODS);
  if (name === 'params' && random.next() < 0.7) return Array.from({ length: random.integer(0, 4) }, any);
  return any();
}

test(
  `${CASES} control messages get exactly one response each`,
  async () => {
    const sockets: StreamClient[] = [];
    await runCases('control', async (random) => {
      const text = controlMessage(random);
      if (Buffer.byteLength(text) > FRAME_BYTES_MAX) return;
      const stream = sockets.pop() ?? (await exchange().openStream(random.pick(['/ws', '/stream'])));
      stream.send(text);
      const answer = await stream
        .next((frame) => 'result' in frame || 'error' in frame)
        .catch((error: Error) => Promise.reject(errorWithReproduction(error.message, text)));
      sockets.push(stream);
      const message = parseJsonOrUndefined(text);
      const isGood = REQUESTS_OF_CONTRACT.some((name) => validators[name](message));
      const { id, error } = answer as {
        readonly id: unknown;
        readonly error?: { readonly code: string; readonly fields?: object };
      };
      // A valid message may only be refused for an unknown stream.
      const isForStream = Object.keys(error?.fields ?? {}).every((field) => field.startsWith('params'));
      if (isGood ? error !== undefined && !isForStream : error === undefined)
        throw errorWithReproduction(`answered ${JSON.stringify(answer)}`, text);
      if (isGood && JSON.stringify(id) !== JSON.stringify((message as { readonly id: unknown }).id))
        throw errorWithReproduction(`answered under the id ${JSON.stringify(id)}`, text);
    });
    for (const stream of sockets) expect((await stream.close()).code).toBe(1005);
  },
  timeoutMs(CASES),
);

function parseJsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function mayClose(code: number): boolean {
  return CODES.includes(code) || code >= OWN_CODES;
}

/** Frames of any kind, or arbitrary bytes. */
function randomFrames(random: Random): Buffer {
  const payload = (): Buffer => {
    if (random.next() < 0.4) return Buffer.from(controlMessage(random));
    return Buffer.from(
      Array.from({ length: random.integer(0, random.next() < 0.05 ? 6_000 : 140) }, () => random.integer(0, 255)),
    );
  };
  const frame = (): Buffer =>
    clientFrame({
      opcode: random.integer(0, 15),
      payload: payload(),
      isFinal: random.next() < 0.7,
      isMasked: random.next() < 0.9,
      reservedBits: random.next() < 0.9 ? 0 : random.integer(1, 7),
      ...(random.next() < 0.05 && { claimedLength: BigInt(random.integer(0, 2 ** 31)) ** 2n }),
    });
  const all = Buffer.concat(Array.from({ length: random.integer(1, 6) }, frame));
  return random.next() < 0.3 ? corruptBytes(all, random) : all;
}

test(
  `${CASES} connections with broken frames are closed with a code of the contract`,
  async () => {
    await runCases('frames', async (random) => {
      const bytes = randomFrames(random);
      const raw = rawSocket(exchange().port);
      raw.write(handshakeText('/ws'));
      raw.socket.end(bytes);
      const received = await raw.ended;
      const afterHandshake = received.subarray(received.indexOf('\r\n\r\n') + 4);
      try {
        for (const { opcode, payload } of serverFrames(afterHandshake)) {
          if (opcode === 1) checkFrame(payload.toString(), { combined: false });
          else if (opcode === CLOSE && payload.length > 0 && !mayClose(payload.readUInt16BE(0)))
            throw new Error(`closed with ${payload.readUInt16BE(0)}`);
        }
      } catch (error) {
        throw errorWithReproduction((error as Error).message, bytes.toString('hex'));
      }
    });
  },
  timeoutMs(CASES),
);

test(
  `${CASES} corrupted handshakes get a connection or a response of the contract`,
  async () => {
    await runCases('handshake', async (random) => {
      const path = random.pick([
        '/ws',
        '/ws/btc_thb@trade',
        '/stream?streams=btc_thb@depth',
        `/ws/${'0'.repeat(32)}?from=1`,
      ]);
      const bytes = corruptBytes(Buffer.from(handshakeText(path)), random);
      const raw = rawSocket(exchange().port);
      raw.socket.end(bytes);
      const received = (await raw.ended).toString('latin1');
      for (const answer of parseResponses(received).filter(({ status }) => status !== 101)) {
        if (received.startsWith('HTTP/1.1 101')) break;
        try {
          checkHandshakeAnswer(bytes, answer);
        } catch (error) {
          throw errorWithReproduction((error as Error).message, JSON.stringify(bytes.toString('latin1')));
        }
      }
    });
  },
  timeoutMs(CASES),
);

/** The table in the document of responses to a handshake. */
const HANDSHAKE_RESPONSES = [
  ...String(asObject(asyncapi['info'], 'info')['description']).matchAll(/^\| (\d{3}) \| `([^`]+)` \|/gm),
].map(([, status, code]) => `${status} ${code}`);

function isHandshakeRefusal({ status, text }: ReturnType<typeof parseResponses>[number]): boolean {
  const { code } = (parseJsonOrUndefined(text) ?? {}) as { readonly code?: string | number };
  return HANDSHAKE_RESPONSES.includes(`${status} ${code}`);
}

/** Without the headers of a handshake it is an ordinary request. */
function checkHandshakeAnswer(bytes: Buffer, answer: ReturnType<typeof parseResponses>[number]): void {
  if (answer.status >= 500) throw new Error(`a ${answer.status}`);
  const [, method = 'GET', path = '/unread'] = /^([A-Z]+) +(\/[\x21-\x7e]*) HTTP/.exec(bytes.toString('latin1')) ?? [];
  if (isHandshakeRefusal(answer) || isHtmlPage(answer, path)) return;
  checkResponse({ ...answer, method, path });
}
