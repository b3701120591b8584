/** A mail server that accepts, refuses or loses mail as a test tells it to. */

import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

/** `lose`: accepts the mail, but its answer does not arrive. `refuse`: for good (5xx). `later`: for now (4xx). */
export type SmtpBehaviour = 'accept' | 'lose' | 'refuse' | 'later';

export class SmtpServer {
  /** Message-IDs of the mails whose content arrived, in their order. */
  readonly arrived: string[] = [];
  behaviour: SmtpBehaviour = 'accept';
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<SmtpServer> {
    const server = createServer();
    const smtp = new SmtpServer(server);
    server.on('connection', (socket) => smtp.serve(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    return smtp;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => undefined);
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 test');
    let received = '';
    let inData = false;
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
      for (;;) {
        const end = inData ? '\r\n.\r\n' : '\r\n';
        const at = received.indexOf(end);
        if (at < 0) return;
        const text = received.slice(0, at);
        received = received.slice(at + end.length);
        if (inData) {
          inData = false;
          this.answerMail(text, socket, say);
        } else if (/^DATA/i.test(text)) {
          inData = true;
          say('354 go on');
        } else say(/^QUIT/i.test(text) ? '221 bye' : '250 ok');
      }
    });
  }

  private answerMail(text: string, socket: Socket, say: (line: string) => void): void {
    this.arrived.push(/^Message-ID: (.*)$/im.exec(text)?.[1]?.trim() ?? '');
    if (this.behaviour === 'lose') socket.destroy();
    else say({ accept: '250 accepted', refuse: '550 no such mailbox', later: '451 try again' }[this.behaviour]);
  }
}
