/**
 * A proxy between a server and its database that is as bad as a test needs: slow, narrow, cut at a byte, or broken
 * exactly at a COMMIT, before the database receives it or before its response returns.
 */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { parseDatabaseUrl } from '../../src/foundation/database/databaseAddress';

/**
 * What happens to a packet that ends in COMMIT. `cut_after`: the database executes it and the response is lost. `held`:
 * the response waits for `releaseResponses`.
 */
export type CommitFate = 'pass' | 'cut_before' | 'cut_after' | 'held';

/** How often held bytes check whether they may pass again. */
const BLACK_HOLE_LOOK_MS = 20;
const HEADER_BYTES = 4;
const QUERY = 0x03;

export interface LinkConditions {
  /** In each direction. */
  readonly delayMs?: number;
  /** In each direction, over all connections. */
  readonly bytesPerSecond?: number;
  /** Nothing arrives, on open and on new connections, as behind a firewall that drops packets. */
  readonly isBlackHole?: boolean;
}

export class FaultProxy {
  /** Called at each COMMIT. */
  commitFate: () => CommitFate = () => 'pass';
  /** Whether the commits of Knex's transactions, which end with a semicolon, have a fate, too. */
  includesKnex = false;
  /** If true, new connections are refused. */
  refusing = false;
  private weather: LinkConditions = {};
  private readonly links = new Set<ProxiedConnection>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  /** `url`: the URL of the database. */
  static async start(url: string): Promise<FaultProxy> {
    const { server: target } = parseDatabaseUrl(url);
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

  /** Returns `url` with the address of this proxy. */
  proxiedUrl(url: string): string {
    return Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(this.port), search: '' }).href;
  }

  setConditions(weather: LinkConditions): void {
    this.weather = weather;
  }

  /** Closes every connection now, whatever it is transferring. */
  cutAll(): void {
    for (const link of this.links) link.cut();
  }

  /** Forwards the responses that were held. */
  releaseResponses(): void {
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
    const link = new ProxiedConnection(
      near,
      far,
      () => this.weather,
      (packet) => (isCommit(packet, this.includesKnex) ? this.commitFate() : 'pass'),
    );
    this.links.add(link);
    near.once('close', () => this.links.delete(link));
  }
}

class ProxiedConnection {
  private unread = Buffer.alloc(0);
  private there = Promise.resolve();
  private back = Promise.resolve();
  private cutAtAnswer = false;
  private held: Promise<void> | undefined;
  release: () => void = () => undefined;

  constructor(
    private readonly near: Socket,
    private readonly far: Socket,
    private readonly weather: () => LinkConditions,
    private readonly fateOf: (packet: Buffer) => CommitFate,
  ) {
    near.on('data', (chunk: Buffer) => this.fromServer(chunk));
    far.on('data', (chunk: Buffer) => this.fromDatabase(chunk));
    for (const socket of [near, far]) {
      socket.on('error', () => this.cut());
      // The other end does not learn of it through a black hole.
      socket.on('close', () => void this.whenPassable().then(() => this.cut()));
    }
  }

  cut(): void {
    this.near.destroy();
    this.far.destroy();
  }

  /** Forwards complete packets only, so that a COMMIT is recognized before any part of it is sent. */
  private fromServer(chunk: Buffer): void {
    this.unread = Buffer.concat([this.unread, chunk]);
    for (;;) {
      const length =
        this.unread.length < HEADER_BYTES ? Number.POSITIVE_INFINITY : HEADER_BYTES + this.unread.readUIntLE(0, 3);
      if (this.unread.length < length) return;
      const packet = this.unread.subarray(0, length);
      this.unread = this.unread.subarray(length);
      const fate = this.fateOf(packet);
      if (fate === 'cut_before') return this.cut();
      if (fate === 'cut_after') this.cutAtAnswer = true;
      if (fate === 'held') this.hold();
      this.there = this.there.then(() => this.forward(packet, this.far));
    }
  }

  private fromDatabase(chunk: Buffer): void {
    if (this.cutAtAnswer) return this.cut();
    this.back = this.back.then(async () => {
      await this.held;
      await this.forward(chunk, this.near);
    });
  }

  private hold(): void {
    this.held = new Promise((resolve) => {
      this.release = resolve;
    });
  }

  private async whenPassable(): Promise<void> {
    while (this.weather().isBlackHole === true) await new Promise((resolve) => setTimeout(resolve, BLACK_HOLE_LOOK_MS));
  }

  private async forward(bytes: Buffer, to: Socket): Promise<void> {
    await this.whenPassable();
    const { delayMs = 0, bytesPerSecond } = this.weather();
    const waitMs = delayMs + (bytesPerSecond === undefined ? 0 : (bytes.length * 1_000) / bytesPerSecond);
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (!to.destroyed) to.write(bytes);
  }
}

const COMMIT_BYTES = 7;

function isCommit(packet: Buffer, includesKnex: boolean): boolean {
  if (packet[HEADER_BYTES] !== QUERY) return false;
  const end = packet.subarray(-COMMIT_BYTES).toString('latin1');
  return end.endsWith('COMMIT') || (includesKnex && end === 'COMMIT;');
}
