import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile({ environment: { RATE_LIMIT_ADDRESS_GET: '5' } });

test.each(['/health/live', '/health/live/', '/health/ready?from=balancer'])(
  '%s is answered however often it is asked, and by what asks for a page too',
  async (path) => {
    const headers = { accept: 'text/html' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => exchange().anonymous.send({ method: 'GET', path, headers })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers[0]?.headers).not.toHaveProperty('x-ratelimit-limit');
    expect((await exchange().anonymous.send({ method: 'HEAD', path })).status).toBe(200);
  },
);
