import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

test.each(['/api/v3/ping', '/api/v3/ping/', '/api/v3/ping?anything=1'])('%s answers an empty object', async (path) => {
  const answer = await exchange().anonymous.send({ method: 'GET', path });
  expect([answer.status, answer.text]).toEqual([200, '{}']);
});
