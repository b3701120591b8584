/** A client may propose any protocol; only WebSocket leaves HTTP/1.1. */
import { createServer } from 'node:http';
import express from 'express';
import supertest from 'supertest';
import { WebSocketOnlyRequest } from '../../../src/http/server/webSocketOnlyRequest';

test('only WebSocket is upgraded; requests that propose another protocol are answered over HTTP/1.1', async () => {
  const app = express();
  app.get('/here', (_request, response) => void response.json('here'));
  app.post('/body', express.json(), (request, response) => void response.status(201).json(request.body));
  const server = createServer({ IncomingMessage: WebSocketOnlyRequest }, app);
  const upgrades: string[] = [];
  server.on('upgrade', (request, socket) => {
    upgrades.push(request.headers.upgrade ?? '');
    socket.end('HTTP/1.1 418 Teapot\r\nContent-Length: 0\r\n\r\n');
  });
  const client = supertest(server);
  await client.get('/here').set({ connection: 'Upgrade', upgrade: 'h2c' }).expect(200, '"here"');
  await client
    .post('/body')
    .set({ connection: 'Upgrade', upgrade: 'TLS/1.2' })
    .send({ b: [2] })
    .expect(201, { b: [2] });
  await client.get('/here').set({ connection: 'Upgrade', upgrade: 'WebSocket' }).expect(418);
  expect(upgrades).toEqual(['WebSocket']);
});
