/**
 * The way between a server and its database, as bad as a test wants it: slow, narrow, cut at a byte, or broken exactly at a
 * COMMIT, before the database has it or before its answer comes back.
 */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { placeOf } from '../../src/store/database';

/** What becomes of a packet that ends in COMMIT. `cut_after`: the database does it, and its answer is lost. `held`: the answer waits for `release`. */
export type CommitFate = 'pass' | 'cut_before' | 'cut_after' | 'held';

const HEADER_BYTES = 4;
const QUERY = 0x03;

export interface Weather {
  /** Each way. */
  readonly delayMs?: number;
  /** Each way, over all connections. */
  readonly bytesPerSecond?: number;
}

export class FaultProxy {
  /** Asked at each COMMIT. */
  commitFate: () => CommitFate = () => 'pass';
  /** New connections find nobody. */
  refusing = false;
  private weather: Weather = {};
  private readonly links = new Set<Link>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  /** `url`: of the database. */
  static async start(url: string): Promise<FaultProxy> {
    const { server: target } = placeOf(url);
    const server = createServer({ noDelay: true });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = new FaultProxy(server, (server.address() as AddressInfo).port);
    server.on('connection', (near) => {
      if (proxy.refusing) near.destroy();
      else
        proxy.accept(near, 'socketPath' in target ? connect(target.socketPath) : connect({ ...target, noDelay: true }));
    });
    return proxy;
  }

  /** `url` with this way in place of its own. */
  through(url: string): string {
    return Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(this.port), search: '' }).href;
  }

  become(weather: Weather): void {
    this.weather = weather;
  }

  /** Every connection ends now, in the middle of whatever it carries. */
  cutAll(): void {
    for (const link of this.links) link.cut();
  }

  /** Answers that were held go on their way. */
  release(): void {
    for (const link of this.links) link.release();
  }

  async close(): Promise<void> {
    this.cutAll();
    await new Promise((resolve) => this.server.close(resolve));
  }

  get connections(): number {
    return this.links.size;
  }

  private accept(near: Socket, far: Socket): void {
    const link = new Link(
      near,
      far,
      () => this.weather,
      () => this.commitFate(),
    );
    this.links.add(link);
    near.once('close', () => this.links.delete(link));
  }
}

class Link {
  private unread = Buffer.alloc(0);
  private there = Promise.resolve();
  private back = Promise.resolve();
  private cutAtAnswer = false;
  private held: Promise<void> | undefined;
  release: () => void = () => undefined;

  constructor(
    private readonly near: Socket,
    private readonly far: Socket,
    private readonly weather: () => Weather,
    private readonly fate: () => CommitFate,
  ) {
    near.on('data', (chunk: Buffer) => this.fromServer(chunk));
    far.on('data', (chunk: Buffer) => this.fromDatabase(chunk));
    for (const socket of [near, far]) {
      socket.on('error', () => this.cut());
      socket.on('close', () => this.cut());
    }
  }

  cut(): void {
    this.near.destroy();
    this.far.destroy();
  }

  /** Whole packets only, so that a COMMIT is seen before any of it is sent. */
  private fromServer(chunk: Buffer): void {
    this.unread = Buffer.concat([this.unread, chunk]);
    for (;;) {
      const length =
        this.unread.length < HEADER_BYTES ? Number.POSITIVE_INFINITY : HEADER_BYTES + this.unread.readUIntLE(0, 3);
      if (this.unread.length < length) return;
      const packet = this.unread.subarray(0, length);
      this.unread = this.unread.subarray(length);
      const fate = isCommit(packet) ? this.fate() : 'pass';
      if (fate === 'cut_before') return this.cut();
      if (fate === 'cut_after') this.cutAtAnswer = true;
      if (fate === 'held') this.hold();
      this.there = this.there.then(() => this.carry(packet, this.far));
    }
  }

  private fromDatabase(chunk: Buffer): void {
    if (this.cutAtAnswer) return this.cut();
    this.back = this.back.then(async () => {
      await this.held;
      await this.carry(chunk, this.near);
    });
  }

  private hold(): void {
    this.held = new Promise((resolve) => {
      this.release = resolve;
    });
  }

  private async carry(bytes: Buffer, to: Socket): Promise<void> {
    const { delayMs = 0, bytesPerSecond } = this.weather();
    const waitMs = delayMs + (bytesPerSecond === undefined ? 0 : (bytes.length * 1_000) / bytesPerSecond);
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (!to.destroyed) to.write(bytes);
  }
}

function isCommit(packet: Buffer): boolean {
  return packet[HEADER_BYTES] === QUERY && packet.subarray(-6).toString('latin1') === 'COMMIT';
}
