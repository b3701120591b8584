/**
 * A private NATS server for a test, on a free port and with files of its own. It can be suspended, killed, and started
 * again on the same port with the same token.
 */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallNatsServer } from '../../src/programs/launch/cluster/clusterPrograms';
import { natsServerProgram, natsServerUrl, natsTokenFile } from '../../src/programs/launch/cluster/natsServer';
import { type RunningProgram, startProgram } from '../../src/programs/launch/cluster/program';
import type { Certificate } from './certificate';
import { freePort } from './freePort';
import { suspendProcess } from './suspendedProcess';

export interface NatsServerOptions {
  /** Size of the largest message, in bytes; 1 MiB by default. */
  readonly messageBytesMax?: number;
  /** Clients must use TLS. The certificate is for the host `localhost`. */
  readonly certificate?: Certificate;
}

export class NatsServer {
  /** Used from the next start on. */
  certificate: Certificate | undefined;
  private running: RunningProgram | undefined;

  private constructor(
    private readonly command: string,
    private readonly folder: string,
    readonly port: number,
    private readonly options: NatsServerOptions,
  ) {
    this.certificate = options.certificate;
  }

  static async start(options: NatsServerOptions = {}): Promise<NatsServer> {
    const command = await findOrInstallNatsServer(() => undefined);
    const folder = mkdtempSync(join(tmpdir(), 'talad-nats-'));
    const server = new NatsServer(command, folder, await freePort(), options);
    await server.restart();
    return server;
  }

  /** The value of NATS_URL. */
  get url(): string {
    return this.certificate === undefined ? natsServerUrl(this.port) : `tls://localhost:${this.port}`;
  }

  /** The value of NATS_TOKEN_FILE. */
  get tokenFile(): string {
    return natsTokenFile(this.folder);
  }

  get logFile(): string {
    return join(this.folder, 'nats.log');
  }

  get processId(): number {
    if (this.running === undefined) throw new Error('the NATS server does not run');
    return this.running.processId;
  }

  /** Starts the server again, if it is not running, and resolves when it accepts connections. */
  async restart(): Promise<void> {
    if (this.running !== undefined) return;
    const { command, folder, port } = this;
    const program = natsServerProgram({ command, folder, port });
    appendFileSync(join(folder, 'nats.conf'), this.moreConfiguration());
    const running = startProgram(program);
    this.running = running;
    await running.ready;
  }

  private moreConfiguration(): string {
    const { certificate } = this;
    const { messageBytesMax } = this.options;
    const size = messageBytesMax === undefined ? '' : `max_payload: ${messageBytesMax}\n`;
    if (certificate === undefined) return size;
    return `${size}tls { cert_file: "${certificate.certificateFile}", key_file: "${certificate.keyFile}" }\n`;
  }

  /** Ends the server in order: it closes its connections. */
  async stop(): Promise<void> {
    const { running } = this;
    this.running = undefined;
    // A suspended server would not notice SIGTERM.
    running?.signal('SIGCONT');
    await running?.stop();
  }

  async kill(): Promise<void> {
    const { running } = this;
    this.running = undefined;
    running?.signal('SIGKILL');
    await running?.exited;
  }

  /** Suspends the process: it keeps its connections, and does not answer any more. */
  freeze(): Promise<void> {
    return suspendProcess(this.processId);
  }

  resume(): void {
    this.running?.signal('SIGCONT');
  }

  /** Stops the server and removes its files. */
  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Starts a server, which is closed when the test ends, whether it passed or not. */
export async function withNatsServer(test: (server: NatsServer) => Promise<void>): Promise<void> {
  const server = await NatsServer.start();
  try {
    await test(server);
  } finally {
    await server.close();
  }
}
