/**
 * A DNS server that answers A and AAAA queries from a table, reports other names as nonexistent, or does not answer.
 */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Addresses by name; `silent` names get no response. */
export type NameZone = Readonly<Record<string, readonly string[] | 'silent'>>;

const TYPE_A = 1;
const TYPE_AAAA = 28;
const NO_SUCH_NAME = 3;

export async function startNameServer(zone: NameZone): Promise<{ server: string; close(): void }> {
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    const answer = answerTo(question, zone);
    if (answer !== undefined) socket.send(answer, from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { server: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}

/** RFC 1035: a header of 12 bytes, the question repeated, then one record per address. */
function answerTo(question: Buffer, zone: NameZone): Buffer | undefined {
  const labels: string[] = [];
  let at = 12;
  for (let length = question.readUInt8(at); length > 0; length = question.readUInt8(at)) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const type = question.readUInt16BE(at + 1);
  const entry = zone[labels.join('.').toLowerCase()];
  if (entry === 'silent') return undefined;
  const addresses = (entry ?? []).filter((address) => (address.includes(':') ? TYPE_AAAA : TYPE_A) === type);
  const header = Buffer.alloc(12);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (entry === undefined ? NO_SUCH_NAME : 0), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(addresses.length, 6);
  return Buffer.concat([
    header,
    question.subarray(12, at + 5),
    ...addresses.map((address) => resourceRecord(type, addressBytes(address))),
  ]);
}

/** The name is a pointer to that of the question. */
function resourceRecord(type: number, data: Buffer): Buffer {
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length]);
  return Buffer.concat([head, data]);
}

/** IPv6 addresses are written in full, with all eight groups. */
function addressBytes(address: string): Buffer {
  if (!address.includes(':')) return Buffer.from(address.split('.').map(Number));
  return Buffer.from(
    address
      .split(':')
      .map((group) => group.padStart(4, '0'))
      .join(''),
    'hex',
  );
}
