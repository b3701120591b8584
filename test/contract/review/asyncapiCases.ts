/** Changes of the streams, whose reader is a client. */
import type { ReviewCase } from './reviewCase';

export const ASYNCAPI_CASES: readonly ReviewCase[] = [
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
    change: 'an alternative gets a title',
    given: (copy) => {
      for (const alternative of copy.components.schemas.RequestId.oneOf) delete alternative.title;
    },
    edit: (copy) => Object.assign(copy.components.schemas.RequestId.oneOf[0], { title: 'RequestNumber' }),
    class: 'editorial',
    says: 'alternative 1: title changed',
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
  {
    change: 'a stream is added',
    edit: (copy) => Object.assign(copy.channels, { news: { address: '{pair}@news', messages: {} } }),
    class: 'additive',
    says: 'news: is a new channel',
  },
  {
    change: 'a message of a stream is removed',
    edit: (copy) => delete copy.channels.userData.messages[Object.keys(copy.channels.userData.messages)[0] ?? ''],
    class: 'breaking',
    says: 'was removed',
  },
  {
    change: 'a control message is no longer answered in a form',
    edit: (copy) => copy.operations.controlBare.reply.messages.shift(),
    class: 'breaking',
    says: 'controlBare: the reply done was removed',
  },
  {
    change: 'a stream can no longer be subscribed to by name',
    edit: (copy) => delete copy.channels.kline['x-stream'],
    class: 'breaking',
    says: 'kline: can no longer be subscribed to by name',
  },
  {
    change: 'a stream names its server',
    edit: (copy) => Object.assign(copy.channels.kline, { servers: [{ $ref: '#/servers/exchange' }] }),
    class: 'editorial',
    says: 'kline: servers changed',
  },
  {
    change: 'the description of a stream changes',
    edit: (copy) => Object.assign(copy.channels.kline, { description: 'Candles.' }),
    class: 'editorial',
    says: 'kline: description changed',
  },
  {
    change: 'a stream is open to everybody',
    edit: (copy) => delete copy.operations.sendUserData.security,
    class: 'additive',
    says: 'sendUserData: no longer requires credentials',
  },
  {
    change: 'a public stream requires credentials',
    edit: (copy) =>
      Object.assign(copy.operations.sendKline, { security: [{ $ref: '#/components/securitySchemes/listenKey' }] }),
    class: 'breaking',
    says: 'sendKline: requires other credentials',
  },
  {
    change: 'the credentials of a server change',
    edit: (copy) =>
      Object.assign(copy.servers[Object.keys(copy.servers)[0] ?? ''], {
        security: [{ $ref: '#/components/securitySchemes/listenKey' }],
      }),
    class: 'breaking',
    says: 'requires other credentials',
  },
  {
    change: 'a credential is sent elsewhere',
    edit: (copy) => Object.assign(copy.components.securitySchemes.listenKey, { in: 'password' }),
    class: 'breaking',
    says: 'the credential listenKey: is sent differently',
  },
  {
    change: 'a value is added to a closed list in an event',
    given: (copy) =>
      Object.assign(copy.components.schemas.ExecutionReportEvent.properties.S, { enum: ['BUY', 'SELL'] }),
    edit: (copy) => copy.components.schemas.ExecutionReportEvent.properties.S.enum.push('BOTH'),
    class: 'breaking',
    says: 'ExecutionReportEvent (received): S: the value "BOTH" is new',
  },
  {
    change: 'a handshake uses another method',
    edit: (copy) => Object.assign(copy.channels.userData, { bindings: { ws: { method: 'POST' } } }),
    class: 'breaking',
    says: 'userData: bindings changed',
  },
];
