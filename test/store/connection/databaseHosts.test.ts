/** Database URLs with several hosts. */
import { isDatabaseUrl, urlsOfHosts } from '../../../src/foundation/database/databaseHosts';

test('a URL with several hosts becomes one URL per host, with the same user, password, schema and options', () => {
  expect(urlsOfHosts('mysql://user:p%40ss@a:3306,b,[::1]:3307/talad?ca=/x.pem')).toEqual([
    'mysql://user:p%40ss@a:3306/talad?ca=/x.pem',
    'mysql://user:p%40ss@b/talad?ca=/x.pem',
    'mysql://user:p%40ss@[::1]:3307/talad?ca=/x.pem',
  ]);
});

test.each([
  'mysql://user:a,b@db.example.com:3306/talad',
  'mysql://user:password@localhost/talad?socketPath=/run/a,b.sock',
  'mysql:///talad?socketPath=/run/a.sock',
  'not a URL',
])('%s has no several hosts and stays as it is', (url) => {
  expect(urlsOfHosts(url)).toEqual([url]);
});

test.each([
  ['mysql://user:password@a:3306,b:3306,c:3306/talad', true],
  ['mysql://user:password@a:3306/talad', true],
  ['mysql:///talad?socketPath=/run/a.sock', true],
  ['mysql://user:password@a:3306,/talad', false],
  ['mysql://user:password@a:3306,b:99999/talad', false],
  ['mysql://user:password@a,b/', false],
  ['mysql://user:password@a,b/talad?socketPath=/run/a.sock', false],
  ['http://a,b/talad', false],
])('%s is a database URL: %s', (url, isValid) => {
  expect(isDatabaseUrl(url)).toBe(isValid);
});
