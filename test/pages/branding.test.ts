/** The pages of an exchange with a brand of its own (`BRANDING_DIR`), and which brands the server refuses. */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TALAD } from '../../src/foundation/branding/brand';
import { BACKGROUNDS } from '../../src/foundation/branding/brandFile';
import { readBrand } from '../../src/foundation/branding/readBrand';
import { accessibilityFaults, browserOfThisFile, isTooWide, SCREENS } from '../support/browser';
import { ROOT } from '../support/build';
import { exchangeOfThisFile } from '../support/exchange';
import { awaitMail } from '../support/mailbox';
import { GOOD_PASSWORD, PageClient } from '../support/pageClient';

const LIGHT = { accent: '#7a1fa2', accentStrong: '#4f1169', onAccent: '#ffffff' };
const DARK = { accent: '#d9a6f0', accentStrong: '#ead0f7', onAccent: '#2a0838' };
const BRAND = {
  name: { en: 'Siam Coins', th: 'สยามคอยน์' },
  description: 'A crypto exchange in Bangkok.',
  home: { title: { en: 'Coins for everybody', th: 'คริปโตสำหรับทุกคน' }, lead: 'Buy your first coin.' },
  support: 'mailto:help@coins.example',
  colors: { light: LIGHT, dark: DARK },
  legal: ['terms', 'privacy'],
};
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#7a1fa2"/></svg>';
const TERMS = '# Terms of use\n\nWritten for **people**. <script>alert(1)</script>\n\n[Bad](javascript:alert(2))\n';

const root = mkdtempSync(join(tmpdir(), 'talad-brand-'));
const folder = brandFolder('good');
const exchange = exchangeOfThisFile({ environment: { BRANDING_DIR: folder, SIGN_UP_CONFIRMATION: 'on' } });
const inBrowser = browserOfThisFile();
const browser = (): PageClient => new PageClient(() => exchange().baseUrl);
const textOf = async (path: string): Promise<string> => (await browser().open(path)).answer.text;
afterAll(() => rmSync(root, { recursive: true }));

function brandFolder(name: string, content: unknown = BRAND): string {
  const path = join(root, name);
  mkdirSync(join(path, 'legal'), { recursive: true });
  writeFileSync(join(path, 'brand.json'), typeof content === 'string' ? content : JSON.stringify(content));
  writeFileSync(join(path, 'logo.svg'), LOGO);
  writeFileSync(join(path, 'legal', 'terms.en.md'), TERMS);
  writeFileSync(join(path, 'legal', 'terms.th.md'), '# ข้อกำหนดการใช้งาน\n\nเขียนสำหรับทุกคน\n');
  for (const language of ['en', 'th'])
    writeFileSync(join(path, 'legal', `privacy.${language}.md`), '# Privacy\n\nNo.\n');
  return path;
}

describe('a brand', () => {
  test('names the pages, in the language of the reader', async () => {
    const english = await textOf('/?lang=en');
    for (const part of [
      '<title>Coins for everybody – Siam Coins</title>',
      '<meta name="description" content="A crypto exchange in Bangkok.">',
      '<h1>Coins for everybody</h1><p class="lead">Buy your first coin.</p>',
      '<a href="mailto:help@coins.example">Help and contact</a>',
    ])
      expect(english).toContain(part);
    expect(english).not.toContain('Talad');
    const thai = await textOf('/?lang=th');
    expect(thai).toContain('<title>คริปโตสำหรับทุกคน – สยามคอยน์</title>');
    expect(await textOf('/docs')).toContain('– Siam Coins</title>');
  });

  test('has its logo and its colours, and no page loses its policy', async () => {
    const page = await textOf('/sign-in');
    const [, icon = ''] = /<link rel="icon" href="([^"]+)" type="image\/svg\+xml">/.exec(page) ?? [];
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(page) ?? [];
    const { answer } = await browser().open(icon);
    expect([answer.text, answer.headers['content-type']]).toEqual([LOGO, 'image/svg+xml']);
    // A logo with a script in it runs none, even if it is opened as a page.
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(await textOf(style)).toContain(`--accent: ${LIGHT.accent}; --accent-strong: ${LIGHT.accentStrong};`);
  });

  test('has legal pages, whose text cannot become a script', async () => {
    const page = await textOf('/legal/terms?lang=en');
    expect(page).toContain('<h1>Terms of use</h1>\n<p>Written for <strong>people</strong>. &lt;script&gt;');
    expect(page).not.toMatch(/<script|href="javascript:/);
    expect(page).toContain(
      '<li><a href="/legal/terms">Terms of use</a></li><li><a href="/legal/privacy">Privacy</a></li>',
    );
    expect(await textOf('/legal/terms?lang=th')).toContain('<h1>ข้อกำหนดการใช้งาน</h1>');
    expect((await browser().open('/legal/imprint')).answer.status).toBe(404);
    expect((await browser().open('/legal/..%2fbrand')).answer.status).toBe(404);
  });

  test('signs the mails', async () => {
    const email = `${randomUUID()}@example.com`;
    await (await browser().open('/sign-up')).submit('/sign-up', { email, password: GOOD_PASSWORD });
    const mail = await awaitMail(exchange().dataDir, email, 'Confirm your e-mail address');
    expect(JSON.stringify(mail)).toContain('Siam Coins sends this mail');
  });

  test.each(['light', 'dark'] as const)('is readable in %s colours, on a phone too', async (colorScheme) => {
    await inBrowser({ colorScheme, viewport: SCREENS.phone }, async (page) => {
      for (const path of ['/', '/legal/terms', '/sign-in']) {
        await page.goto(`${exchange().baseUrl}${path}`);
        expect({ path, faults: await accessibilityFaults(page), wide: await isTooWide(page) }).toEqual({
          path,
          faults: [],
          wide: false,
        });
      }
    });
  });
});

test('colours are checked on the backgrounds that the pages have', () => {
  const style = readFileSync(join(ROOT, 'src', 'web', 'style.css'), 'utf8');
  const valuesOf = (name: string): string[] =>
    [...style.matchAll(new RegExp(`--${name}: #([0-9a-f]+);`, 'g'))].map(([, digits = '']) =>
      digits.length === 3 ? `#${digits.replace(/./g, '$&$&')}` : `#${digits}`,
    );
  const { light, dark } = BACKGROUNDS;
  expect([valuesOf('paper'), valuesOf('card')]).toEqual([
    [light[0], dark[0]],
    [light[1], dark[1]],
  ]);
});

describe('the server refuses', () => {
  const refuses = (path: string, fault: RegExp): Promise<void> => expect(readBrand(path)).rejects.toThrow(fault);

  test('nothing without a brand, or with an empty one', async () => {
    expect(await readBrand('')).toBe(TALAD);
    expect((await readBrand(brandFolder('empty', {}))).name).toEqual(TALAD.name);
  });

  test.each<readonly [string, unknown, RegExp]>([
    ['what is not JSON', '{', /brand.json cannot be read as JSON/],
    ['a member that it does not know', { nmae: 'Siam' }, /the file must NOT have additional properties/],
    ['a line break in the name', { name: 'Siam\nCoins' }, /\/name must match pattern/],
    ['a text in one language only', { name: { en: 'Siam' } }, /\/name must have required property 'th'/],
    ['a support address that is a script', { support: 'javascript:alert(1)' }, /\/support must match pattern/],
    ['a legal page outside of the folder', { legal: ['../brand'] }, /\/legal\/0 must match pattern/],
    ['a legal page that is missing', { legal: ['imprint'] }, /imprint.en.md cannot be used/],
    [
      'colours that nobody can read',
      { colors: { light: { ...LIGHT, accent: '#dddddd' }, dark: DARK } },
      /\/colors\/light\/accent has a contrast of 1.24 on #f6f5f1, and text needs 4.5/,
    ],
    [
      'what is not a colour',
      { colors: { light: { ...LIGHT, accent: 'red; } body { display: none' }, dark: DARK } },
      /\/colors\/light\/accent must match pattern/,
    ],
  ])('%s', async (name, content, fault) => {
    await refuses(brandFolder(name.replaceAll(' ', '-'), content), fault);
  });

  test('a logo that is no image or too large, and a legal page without a title', async () => {
    const bad = join(root, 'bad');
    cpSync(folder, bad, { recursive: true });
    writeFileSync(join(bad, 'legal', 'terms.th.md'), 'no title\n');
    await refuses(bad, /terms.th.md must begin with its title/);
    writeFileSync(join(bad, 'legal', 'terms.th.md'), '# Title\ntext\n');
    writeFileSync(join(bad, 'logo.svg'), 'GIF89a');
    await refuses(bad, /logo.svg is not an image of type image\/svg\+xml/);
    writeFileSync(join(bad, 'logo.svg'), `<svg>${' '.repeat(100_000)}</svg>`);
    await refuses(bad, /logo.svg cannot be used: it has 100011 bytes/);
  });

  test('to start, and says why in one line', async () => {
    await exchange().stop();
    const wrong = brandFolder('wrong', { support: 'no address' });
    await expect(exchange().restart({ BRANDING_DIR: wrong })).rejects.toThrow(
      /talad: BRANDING_DIR: .*wrong\/brand.json is wrong: \/support must match pattern/,
    );
    await exchange().restart();
  });
});
