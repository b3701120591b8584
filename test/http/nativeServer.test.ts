/** Express on objects that are born with its prototypes: nothing of express may notice, and nothing may set them again. */
import type { Server } from 'node:http';
import express from 'express';
import supertest from 'supertest';
import { createNativeServer } from '../../src/http/nativeServer';

function start(): { readonly app: express.Express; readonly server: Server } {
  const app = express();
  app.get('/here', (_request, response) => void response.json('here'));
  app.post('/body', express.json(), (request, response) => {
    response.status(201).json({
      body: request.body as unknown,
      query: request.query,
      host: request.hostname,
      ip: request.ip,
      type: request.is('json'),
    });
  });
  app.get('/sync', () => {
    throw new Error('sync');
  });
  app.get('/async', async () => {
    await Promise.reject(new Error('async'));
  });
  app.use(
    ((error: Error, _request, response, _next) =>
      void response.status(500).send(error.message)) satisfies express.ErrorRequestHandler,
  );
  return { app, server: createNativeServer(app, {}) };
}

test('requests and responses have the prototypes that express would set, before it sees them', async () => {
  const { app, server } = start();
  const before: boolean[] = [];
  server.prependListener('request', (request, response) => {
    before.push(Object.getPrototypeOf(request) === app.request, Object.getPrototypeOf(response) === app.response);
  });
  await supertest(server).get('/here').expect(200, '"here"');
  expect(before).toEqual([true, true]);
});

test('express works as ever', async () => {
  const client = supertest(start().server);
  const answer = await client.post('/body?a=1').send({ b: [2] });
  expect([answer.status, answer.body]).toEqual([
    201,
    { body: { b: [2] }, query: { a: '1' }, host: '127.0.0.1', ip: expect.stringContaining('127.0.0.1'), type: 'json' },
  ]);
  await client.get('/sync').expect(500, 'sync');
  await client.get('/async').expect(500, 'async');
  await client.get('/nothing').expect(404);
  await client.head('/here').expect(200);
});

test('only WebSocket leaves HTTP', async () => {
  const { server } = start();
  const upgrades: string[] = [];
  server.on('upgrade', (request, socket) => {
    upgrades.push(request.headers.upgrade ?? '');
    socket.end('HTTP/1.1 418 Teapot\r\nContent-Length: 0\r\n\r\n');
  });
  const client = supertest(server);
  await client.get('/here').set({ connection: 'Upgrade', upgrade: 'h2c' }).expect(200);
  await client.post('/body').set({ connection: 'Upgrade', upgrade: 'TLS/1.2' }).send({}).expect(201);
  await client.get('/here').set({ connection: 'Upgrade', upgrade: 'WebSocket' }).expect(418);
  expect(upgrades).toEqual(['WebSocket']);
});
