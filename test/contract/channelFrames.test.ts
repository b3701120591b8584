/**
 * Every frame that the server sends on a connection is declared by the operations of its channel, in both stream
 * documents, and every channel of the documents sends something: events, the error of a wrong second stream in the address, and the announcement of a shutdown.
 */
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  elements,
  members,
  valueAtPointer,
} from '../../src/programs/codegen/json/jsonDocument';
import { checkFrame } from '../support/contractCheck';
import { TestExchange } from '../support/exchange';
import { listenKeyOf } from '../support/listenKeyHelpers';
import { createTraders, placeAndCancelList, tradeBetween } from '../support/orderHelpers';
import { StreamClient } from '../support/streamClient';
import { generatedDocument } from './contractDocuments';

interface Channel {
  readonly name: string;
  readonly path: string;
  /** Names of the messages that its operations say the server sends. */
  readonly declared: ReadonlySet<string>;
}

const EXAMPLES: Readonly<Record<string, string>> = {
  pair: 'btc_thb',
  symbol: 'btcthb',
  interval: '1m',
  timeZone: '+07:00',
  closed: '',
  speed: '',
  levels: '5',
};

/** Messages that say nothing of what a channel is for. */
const OF_EVERY_CHANNEL = new Set(['ServerShutdownEvent', 'ErrorAnswer']);

/** Frames of every kind come within a second, except those of the end of an interval. */
const SECONDS = 3;

function channelsOf(file: string, listenKey: string): Channel[] {
  const document = generatedDocument(file);
  const at = (value: DocumentValue | undefined): string => String(asObject(value, 'a reference')['$ref']);
  const operations = members(valueAtPointer(document, '#/operations')).map(([, operation]) =>
    asObject(operation, 'an operation'),
  );
  return members(valueAtPointer(document, '#/channels')).map(([name, value]) => {
    const channel = asObject(value, name);
    const sent = operations.flatMap((operation): readonly DocumentValue[] => {
      if (at(operation['channel']) !== `#/channels/${name}`) return [];
      if (operation['action'] === 'send') return elements(operation['messages']);
      const reply = operation['reply'] as DocumentObject | undefined;
      return reply === undefined ? [] : elements(reply['messages']);
    });
    const declared = sent.map(
      (message) =>
        at(valueAtPointer(document, at(message)))
          .split('/')
          .at(-1) ?? '',
    );
    const server = asObject(valueAtPointer(document, at(elements(channel['servers'])[0])), 'a server');
    // Only days and longer intervals have time zones.
    const examples = { ...EXAMPLES, listenKey, ...(name === 'zonedKline' && { interval: '1d' }) };
    const address = String(channel['address']).replace(
      /\{(\w+)\}/g,
      (_all, parameter: string) => (examples as Readonly<Record<string, string>>)[parameter] ?? parameter,
    );
    return { name, path: `${String(server['pathname'] ?? '')}${address}`, declared: new Set(declared) };
  });
}

/** The address of the channel, with further streams of which the last does not exist. */
function pathWithFault({ name, path }: Channel, isBinance: boolean): string {
  const [known, unknown] = isBinance ? ['btcthb@trade', 'nothing@trade'] : ['btc_thb@trade', 'nothing_thb@trade'];
  if (name === 'api') return path;
  return name === 'combined' ? `${path}?streams=${known}/${unknown}` : `${path}/${unknown}`;
}

test.each([
  ['asyncapi.json', false],
  ['binance.asyncapi.json', true],
] as const)('each frame of each channel of %s is declared there', async (file, isBinance) => {
  const exchange = await TestExchange.start();
  try {
    const [buyer, seller] = await createTraders(exchange);
    const listenKey = await listenKeyOf(exchange, buyer);
    const channels = channelsOf(file, listenKey);
    const streams = await Promise.all(
      channels.map((channel) => StreamClient.open(exchange.baseUrl, pathWithFault(channel, isBinance))),
    );
    for (let second = 0; second < SECONDS; second += 1) {
      await tradeBetween([buyer, seller], '100', '0.1');
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    await placeAndCancelList(buyer);
    await exchange.deposit(buyer.id, 'thb', '1');
    await new Promise((resolve) => setTimeout(resolve, 500));
    await exchange.stop();
    for (const [index, channel] of channels.entries()) {
      const stream = streams[index] as StreamClient;
      await stream.closed;
      const combined = channel.name === 'combined';
      const seen = new Set(
        stream.frames.map((frame) => checkFrame(JSON.stringify(frame), { combined, isBinance }).message as string),
      );
      expect([channel.path, Array.from(seen).filter((message) => !channel.declared.has(message))]).toEqual([
        channel.path,
        [],
      ]);
      // Requests make the WebSocket API and a bare connection speak, and the end of an interval the closed klines.
      if (!['api', 'bare', 'closedKline'].includes(channel.name)) {
        const events = Array.from(channel.declared).filter((message) => !OF_EVERY_CHANNEL.has(message));
        expect([channel.path, events.some((message) => seen.has(message))]).toEqual([channel.path, true]);
      }
      const isAnnounced = combined || channel.name === 'userData';
      expect([channel.path, seen.has('ServerShutdownEvent')]).toEqual([channel.path, isAnnounced]);
    }
  } finally {
    await exchange.close();
  }
});
