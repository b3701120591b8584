/**
 * The review of a changed contract: every kind of change is found where it is made, and has the class that it has for
 * existing clients. The changes are made to the real documents.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asyncapiChanges } from '../../src/codegen/review/asyncapiChanges';
import type { Change } from '../../src/codegen/review/changes';
import { openapiChanges } from '../../src/codegen/review/openapiChanges';
import { changelogOf, releaseObjections, writeRelease } from '../../src/codegen/review/releases';
import { generatedDocument } from './contractDocuments';

// biome-ignore lint/suspicious/noExplicitAny: rows edit documents freely, as a person edits YAML
type Document = any;

const openapi: Document = generatedDocument('openapi.published.json');
const asyncapi: Document = generatedDocument('asyncapi.json');

function copyWith(document: Document, edit: (copy: Document) => void): Document {
  const copy = structuredClone(document);
  edit(copy);
  return copy;
}

interface ReviewCase {
  readonly change: string;
  readonly edit: (copy: Document) => void;
  /** The worst class of the changes that the edit makes. */
  readonly class: Change['class'];
  /** A part of the reported text. */
  readonly says: string;
}

const order = (copy: Document) => copy.components.schemas.OrderRequest;

const OPENAPI: readonly ReviewCase[] = [
  {
    change: 'an operation is removed',
    edit: (copy) => delete copy.paths['/api/v3/depth'],
    class: 'breaking',
    says: 'getDepth: GET /api/v3/depth was removed',
  },
  {
    change: 'an operation is added',
    edit: (copy) =>
      Object.assign(copy.paths, {
        '/api/v3/more': { get: { ...copy.paths['/api/v3/ping'].get, operationId: 'more' } },
      }),
    class: 'additive',
    says: 'more: GET /api/v3/more is new',
  },
  {
    change: 'an operation is renamed',
    edit: (copy) => Object.assign(copy.paths['/api/v3/ping'].get, { operationId: 'pong' }),
    class: 'breaking',
    says: 'pong: was renamed from ping',
  },
  {
    change: 'a required member is added to a request',
    edit: (copy) => {
      order(copy).properties.venue = { type: 'string' };
      order(copy).required.push('venue');
    },
    class: 'breaking',
    says: 'OrderRequest (sent): venue: is a new member',
  },
  {
    change: 'an optional member is added to a request',
    edit: (copy) => Object.assign(order(copy).properties, { venue: { type: 'string' } }),
    class: 'additive',
    says: 'OrderRequest (sent): venue: is a new optional member',
  },
  {
    change: 'an optional member is removed from a request',
    edit: (copy) => delete order(copy).properties.post_only,
    class: 'breaking',
    says: 'post_only: was removed',
  },
  {
    change: 'a member is added to a response',
    edit: (copy) => {
      copy.components.schemas.Order.properties.venue = { type: 'string' };
      copy.components.schemas.Order.required.push('venue');
    },
    class: 'additive',
    says: 'Order (received): venue: is a new member',
  },
  {
    change: 'a member of a response becomes optional',
    edit: (copy) => copy.components.schemas.Order.required.shift(),
    class: 'breaking',
    says: 'is optional now',
  },
  {
    change: 'a limit of a request is lowered',
    edit: (copy) => Object.assign(copy.components.schemas.PortalOrderRequest.properties.extras, { maxLength: 100 }),
    class: 'breaking',
    says: 'PortalOrderRequest (sent): extras: maxLength changed from 512 to 100',
  },
  {
    change: 'a limit of a request is raised',
    edit: (copy) => Object.assign(copy.components.schemas.PortalOrderRequest.properties.extras, { maxLength: 1000 }),
    class: 'additive',
    says: 'PortalOrderRequest (sent): extras: maxLength changed from 512 to 1000',
  },
  {
    change: 'a header is added to responses that no response had before',
    edit: (copy) => {
      for (const path of ['/api/v3/depth', '/api/v3/ping'])
        copy.paths[path].get.responses['200'].headers['X-New'] = { schema: { type: 'string' } };
    },
    class: 'additive',
    says: 'the response header X-New: is new',
  },
  {
    change: 'a header that other responses have is added to a response',
    edit: (copy) => {
      copy.paths['/api/v3/depth'].get.responses['200'].headers['Retry-After'] = {
        $ref: '#/components/headers/Retry-After',
      };
    },
    class: 'additive',
    says: 'getDepth, 200, header Retry-After: is new',
  },
  {
    change: 'a parameter becomes required',
    edit: (copy) => Object.assign(parameterOf(copy, '/api/v3/depth', 'limit'), { required: true }),
    class: 'breaking',
    says: 'getDepth, query limit: is required now',
  },
  {
    change: 'a member of a response becomes a number',
    edit: (copy) => Object.assign(copy.components.schemas.Order.properties, { id: { type: 'number' } }),
    class: 'breaking',
    says: 'Order (received): id',
  },
  {
    change: 'a public operation requires a key',
    edit: (copy) => Object.assign(copy.paths['/api/v3/depth'].get, { security: [{ apiKey: [] }] }),
    class: 'breaking',
    says: 'getDepth: requires other credentials',
  },
  {
    change: 'another permission is required',
    edit: (copy) => Object.assign(copy.paths['/api/orders/'].post, { 'x-permission': 'withdrawal_create' }),
    class: 'breaking',
    says: 'createOrder: permission changed from order_create to withdrawal_create',
  },
  {
    change: 'an error code is added',
    edit: (copy) => {
      const { examples } = copy.paths['/api/orders/'].get.responses['400'].content['application/json'];
      examples.MARKET_ASLEEP = examples.INVALID_PAIR;
    },
    class: 'additive',
    says: 'getOrderBook, 400: the code MARKET_ASLEEP is new',
  },
  {
    change: 'a success status is added',
    edit: (copy) => addStatus(copy, '202'),
    class: 'breaking',
    says: 'ping, 202: is a new response',
  },
  {
    change: 'an error status is added',
    edit: (copy) => addStatus(copy, '418'),
    class: 'additive',
    says: 'ping, 418: is a new response',
  },
  {
    change: 'an operation is deprecated',
    edit: (copy) => Object.assign(copy.paths['/api/v3/depth'].get, { deprecated: true }),
    class: 'additive',
    says: 'getDepth: is deprecated now',
  },
  {
    change: 'a summary changes',
    edit: (copy) => Object.assign(copy.paths['/api/v3/depth'].get, { summary: 'Get the book' }),
    class: 'editorial',
    says: 'getDepth: texts changed',
  },
  { change: 'nothing changes', edit: () => undefined, class: 'editorial', says: '' },
];

const ASYNCAPI: readonly ReviewCase[] = [
  {
    change: 'a stream is removed',
    edit: (copy) => delete copy.channels.kline,
    class: 'breaking',
    says: 'kline: was removed',
  },
  {
    change: 'a stream is renamed',
    edit: (copy) => Object.assign(copy.channels.kline, { address: '{pair}@candle_{interval}' }),
    class: 'breaking',
    says: 'kline: address changed from',
  },
  {
    change: 'an interval is added',
    edit: (copy) => copy.channels.kline.parameters.interval.enum.push('2M'),
    class: 'additive',
    says: 'kline, interval: the value "2M" is new',
  },
  {
    change: 'an interval is removed',
    edit: (copy) => copy.channels.kline.parameters.interval.enum.pop(),
    class: 'breaking',
    says: 'kline, interval: the value "1M" was removed',
  },
  {
    change: 'a member is added to an event',
    edit: (copy) => Object.assign(copy.components.schemas.TradeEvent.properties, { z: { type: 'string' } }),
    class: 'additive',
    says: 'TradeEvent (received): z: is a new optional member',
  },
  {
    change: 'a member is removed from an event',
    edit: (copy) => delete copy.components.schemas.TradeEvent.properties.q,
    class: 'breaking',
    says: 'TradeEvent (received): q: was removed',
  },
  {
    change: 'a required member is added to a control message',
    edit: (copy) => {
      copy.components.schemas.SubscribeRequest.properties.token = { type: 'string' };
      copy.components.schemas.SubscribeRequest.required.push('token');
    },
    class: 'breaking',
    says: 'SubscribeRequest (sent): token: is a new member',
  },
  { change: 'nothing changes', edit: () => undefined, class: 'editorial', says: '' },
];

function parameterOf(copy: Document, path: string, name: string): Document {
  const { parameters } = copy.paths[path].get;
  const index = parameters.findIndex((one: Document) => (one.name ?? one.$ref.split('/').pop().toLowerCase()) === name);
  // A shared parameter is copied into the operation, so that the edit changes only this operation.
  const { $ref } = parameters[index];
  if ($ref !== undefined) parameters[index] = structuredClone(copy.components.parameters[$ref.split('/').pop()]);
  return parameters[index];
}

function addStatus(copy: Document, status: string): void {
  const { responses } = copy.paths['/api/v3/ping'].get;
  responses[status] = responses['200'];
}

describe.each([
  { name: 'openapi', document: openapi, compare: openapiChanges, rows: OPENAPI },
  { name: 'asyncapi', document: asyncapi, compare: asyncapiChanges, rows: ASYNCAPI },
])('in the $name document', ({ document, compare, rows }) => {
  test.each(rows)('$change: $class', ({ edit, class: worst, says }) => {
    const changes = compare(document, copyWith(document, edit));
    if (says === '') return expect(changes).toEqual([]);
    expect(changes[0]?.class).toBe(worst);
    expect(
      changes.filter((change) => change.class === worst).map(({ place, what }) => `${place}: ${what}`),
    ).toContainEqual(expect.stringContaining(says));
  });
});

describe('a release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'talad-review-'));
  const now = { openapi, asyncapi };
  afterAll(() => rmSync(folder, { recursive: true }));

  const broken = (version: string) => ({
    ...now,
    openapi: copyWith(openapi, (copy) => {
      delete copy.paths['/api/v3/depth'];
      copy.info.version = version;
    }),
  });

  test('is the base of later comparisons; before the first release nothing can break', () => {
    expect(releaseObjections(changelogOf(folder, broken('0.0.1')).unreleased)).toEqual([]);
    writeRelease(
      folder,
      copyWith(now, (copy) => Object.assign(copy.openapi.info, { version: '1.4.2' })),
      '2026-01-31',
    );
    expect(changelogOf(folder, broken('1.4.2'))).toMatchObject({
      unreleased: {
        openapi: {
          from: '1.4.2',
          to: '1.4.2',
          changes: [{ class: 'breaking', place: 'getDepth', what: 'GET /api/v3/depth was removed' }],
        },
        asyncapi: { changes: [] },
      },
      releases: [{ date: '2026-01-31', openapi: { from: null, to: '1.4.2', changes: [] } }],
    });
  });

  test('is refused with a breaking change under the same major version, and with a lower version', () => {
    expect(releaseObjections(changelogOf(folder, broken('1.5.0')).unreleased)).toEqual([
      'spec/openapi.yaml has one breaking change since 1.4.2: raise its version to 2.0.0, or revert the change',
    ]);
    expect(releaseObjections(changelogOf(folder, broken('1.4.1')).unreleased)).toEqual([
      'spec/openapi.yaml has version 1.4.1, which is lower than the released 1.4.2',
    ]);
    expect(releaseObjections(changelogOf(folder, broken('2.0.0')).unreleased)).toEqual([]);
  });

  test('is added to the changelog, newest first', () => {
    writeRelease(folder, broken('2.0.0'), '2026-02-28');
    expect(changelogOf(folder, broken('2.0.0'))).toMatchObject({
      unreleased: { openapi: { from: '2.0.0', changes: [] } },
      releases: [
        { date: '2026-02-28', openapi: { from: '1.4.2', to: '2.0.0', changes: [{ place: 'getDepth' }] } },
        { date: '2026-01-31' },
      ],
    });
  });
});
