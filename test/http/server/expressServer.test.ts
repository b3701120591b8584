/** Express notices nothing of the prototypes that its server gives to requests and responses from the beginning. */
import type { Server } from 'node:http';
import express from 'express';
import supertest from 'supertest';
import { createExpressServer } from '../../../src/api/http/server/expressServer';

function start(): { readonly app: express.Express; readonly server: Server } {
  const app = express();
  app.get('/here', (_request, response) => void response.json('here'));
  app.post('/body', express.json(), (request, response) => {
    const { body, query, hostname, ip } = request;
    response.status(201).json({ body, query, hostname, ip, type: request.is('json') });
  });
  app.get('/sync', () => {
    throw new Error('sync');
  });
  app.get('/async', async () => {
    await Promise.reject(new Error('async'));
  });
  const answerError: express.ErrorRequestHandler = (error: Error, _request, response, _next) =>
    void response.status(500).send(error.message);
  app.use(answerError);
  return { app, server: createExpressServer(app, {}) };
}

test('requests and responses have the prototypes that Express would set', async () => {
  const { app, server } = start();
  const same: boolean[] = [];
  server.prependListener('request', (request, response) => {
    same.push(Object.getPrototypeOf(request) === app.request, Object.getPrototypeOf(response) === app.response);
  });
  await supertest(server).get('/here').expect(200, '"here"');
  expect(same).toEqual([true, true]);
});

test('bodies, queries, addresses and errors are handled as with any server', async () => {
  const client = supertest(start().server);
  const { body } = await client
    .post('/body?a=1')
    .send({ b: [2] })
    .expect(201);
  expect(body).toEqual({
    body: { b: [2] },
    query: { a: '1' },
    hostname: '127.0.0.1',
    ip: expect.stringContaining('127.0.0.1'),
    type: 'json',
  });
  await client.get('/sync').expect(500, 'sync');
  await client.get('/async').expect(500, 'async');
  await client.get('/nothing').expect(404);
  await client.head('/here').expect(200);
});

test('only WebSocket is upgraded; requests that propose another protocol are answered over HTTP/1.1', async () => {
  const { server } = start();
  const upgrades: string[] = [];
  server.on('upgrade', (request, socket) => {
    upgrades.push(request.headers.upgrade ?? '');
    socket.end('HTTP/1.1 418 Teapot\r\nContent-Length: 0\r\n\r\n');
  });
  const client = supertest(server);
  await client.get('/here').set({ connection: 'Upgrade', upgrade: 'h2c' }).expect(200, '"here"');
  await client.post('/body').set({ connection: 'Upgrade', upgrade: 'TLS/1.2' }).send({}).expect(201);
  await client.get('/here').set({ connection: 'Upgrade', upgrade: 'WebSocket' }).expect(418);
  expect(upgrades).toEqual(['WebSocket']);
});
