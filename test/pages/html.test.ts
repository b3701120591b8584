/** Pure functions of the pages: escaping, choice of the language, cookies, and password rules. */
import { passwordFault } from '../../src/usecases/accounts/passwordRules';
import { parseCookies, WHOLE_SITE } from '../../src/web/framework/cookies';
import { html, trustedHtml } from '../../src/web/framework/html';
import { chooseLanguage } from '../../src/web/framework/language';

test('values are escaped once', () => {
  const evil = `<img src=x onerror="alert('1')">&amp;`;
  const escaped = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;';
  expect(html`<p title="${evil}">${evil}</p>`.text).toBe(`<p title="${escaped}">${escaped}</p>`);
  expect(html`<ul>${[evil, 'b'].map((text) => html`<li>${text}</li>`)}</ul>`.text).toBe(
    `<ul><li>${escaped}</li><li>b</li></ul>`,
  );
  expect(html`${html`<b>${1}</b>`}${undefined}${null}${false}${''}${0}`.text).toBe('<b>1</b>0');
  expect(html`${trustedHtml('<svg></svg>')}`.text).toBe('<svg></svg>');
});

test('an object that imitates Html is escaped', () => {
  const pretender = { text: '<script>', toString: () => '<script>' } as unknown as string;
  expect(html`${[pretender].map(String)}`.text).toBe('&lt;script&gt;');
});

test.each<readonly [string | undefined, string | undefined, string | undefined, string]>([
  [undefined, undefined, undefined, 'en'],
  [undefined, undefined, 'th', 'th'],
  [undefined, undefined, 'th-TH,th;q=0.9,en;q=0.8', 'th'],
  [undefined, undefined, 'en-US,en;q=0.9,th;q=0.8', 'en'],
  [undefined, undefined, 'de,fr;q=0.9,th;q=0.1', 'th'],
  [undefined, undefined, 'th;q=0.5,en;q=0.7', 'en'],
  [undefined, undefined, 'th;q=0,de', 'en'],
  [undefined, undefined, '*', 'en'],
  [undefined, undefined, ';;q=,,th;q=abc', 'en'],
  [undefined, 'th', 'en', 'th'],
  ['en', 'th', 'th', 'en'],
  ['xx', 'th', 'en', 'th'],
  ['constructor', 'toString', '__proto__', 'en'],
])('with ?lang=%s, cookie %s and Accept-Language %s the language is %s', (query, cookie, header, language) => {
  expect(chooseLanguage({ query, cookie, header })).toBe(language);
});

test('the first cookie of a name counts, and only with the prefix of the scheme', () => {
  const header = 'a=1; talad_session = x ;talad_session=y; __Host-talad_session=z; =q; broken; b=c=d';
  expect([
    parseCookies(header, false, WHOLE_SITE).get('talad_session'),
    parseCookies(header, true, WHOLE_SITE).get('talad_session'),
    parseCookies(header, false, WHOLE_SITE).get('b'),
  ]).toEqual(['x', 'z', 'c=d']);
  expect(parseCookies(undefined, false, WHOLE_SITE).get('a')).toBeUndefined();
});

test.each([
  ['correct horse battery', undefined],
  ['ขอบคุณทุกคนที่มา', undefined],
  ['somchai likes mangoes', undefined],
  ['9f8e7d6c5b', undefined],
  ['a'.repeat(9), 'too_short'],
  ['💩'.repeat(9), 'too_short'],
  ['x7!kqz$wuP'.repeat(26), 'too_long'],
  ['aaaaaaaaaaaa', 'too_common'],
  ['ababababababab', 'too_common'],
  ['0123456789', 'too_common'],
  ['9876543210', 'too_common'],
  ['abcdefghijkl', 'too_common'],
  ['password123', 'too_common'],
  ['P@ssw0rd2026', 'too_common'],
  ['qwertyuiop1', 'too_common'],
  ['iloveyou1234', 'too_common'],
  ['bitcoinbitcoin', 'too_common'],
  ['talad-admin-1', 'too_common'],
  ['somchai@example.com', 'like_email'],
  ['Somchai123', 'like_email'],
] as const)('as a password of somchai@example.com %s is %s', (password, fault) => {
  expect(passwordFault(password, 'somchai@example.com')).toBe(fault);
});
