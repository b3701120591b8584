/**
 * The private message bus: clients need its token, and it comes back on the same port after it was killed.
 *
 * @needs nats-server
 */
import { readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { commandLine } from '../../../src/programs/launch/process/recordedProcess';
import { HANG_MS } from '../../support/eventually';
import { withNatsServer } from '../../support/natsServer';

/** Logs in with the token and pings. Returns what the server said, up to the answer or the end of the connection. */
function talk(port: number, token: string, waitMs = HANG_MS): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    const end = (): void => {
      socket.destroy();
      resolve(said);
    };
    socket.setEncoding('utf8').setTimeout(waitMs, end).once('error', reject).once('close', end);
    socket.on('data', (text: string) => {
      const isFirst = said === '';
      said += text;
      if (isFirst) socket.write(`CONNECT ${JSON.stringify({ auth_token: token, verbose: false })}\r\nPING\r\n`);
      if (said.includes('PONG')) end();
    });
  });
}

test('clients need the token, which only the owner of its file can read', () =>
  withNatsServer(async (server) => {
    const token = readFileSync(server.tokenFile, 'utf8').trim();
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(server.tokenFile).mode & 0o777).toBe(0o600);
    expect(commandLine(server.processId)?.join(' ')).not.toContain(token);
    expect(await talk(server.port, token)).toContain('PONG');
    expect(await talk(server.port, 'another')).toContain('Authorization Violation');
    expect(readFileSync(server.logFile, 'utf8')).toContain(
      `Listening for client connections on 127.0.0.1:${server.port}`,
    );
  }));

test('a killed server comes back with the same port and token, and a suspended one says nothing until it is resumed', () =>
  withNatsServer(async (server) => {
    const token = readFileSync(server.tokenFile, 'utf8').trim();
    await server.kill();
    await expect(talk(server.port, token)).rejects.toThrow('ECONNREFUSED');
    await server.restart();
    expect(await talk(server.port, token)).toContain('PONG');
    await server.freeze();
    expect(await talk(server.port, token, 300)).toBe('');
    server.resume();
    expect(await talk(server.port, token)).toContain('PONG');
  }));
