/**
 * Identity verification in a real browser, whose pages have no script: the user chooses files and submits them, is
 * refused, and reads why. Every page on the way is inspected.
 */
import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions } from 'playwright-core';
import type { Language } from '../../../src/web/framework/language';
import { browserOfThisFile, SCREENS } from '../../support/browser';
import { exchangeOfThisFile } from '../../support/exchange';
import { jpegDocument, pngDocument } from '../../support/identityDocuments';
import { Journey } from '../../support/journey';
import { GOOD_PASSWORD } from '../../support/pageClient';
import { variantsOfThisRun } from '../../support/runSize';

const exchange = exchangeOfThisFile();
const inBrowser = browserOfThisFile();
const PAGE = '/account/identity';

const READERS: readonly [string, Language, BrowserContextOptions][] = [
  ['in English, on a desktop', 'en', { locale: 'en-US', viewport: SCREENS.desktop }],
  ['in Thai, on a phone and dark', 'th', { locale: 'th-TH', viewport: SCREENS.phone, colorScheme: 'dark' }],
];

async function choose(on: Journey, type: string, name: string, buffer: Buffer): Promise<void> {
  await on.page.setInputFiles(`#file-${type}`, { name, mimeType: 'image/jpeg', buffer });
  const form = on.page.locator(`form:has(#file-${type})`);
  await Promise.all([on.page.waitForNavigation(), form.locator('button').click()]);
  await on.inspect();
}

test.each(variantsOfThisRun(READERS, 2, 1))(
  'a user sends documents, and reads why they were refused, %s',
  (_reader, language, options) =>
    inBrowser(options, async (page) => {
      const on = new Journey(exchange(), language, page);
      const words = on.texts.identity;
      const email = `${randomUUID()}@example.com`;
      await on.open('/sign-up');
      await on.submit('/sign-up', { email, password: GOOD_PASSWORD });
      await on.open('/account');
      await Promise.all([page.waitForNavigation(), page.locator(`ol.steps a[href="${PAGE}"]`).click()]);
      await on.inspect();
      await choose(on, 'identity_card', 'card.jpg', Buffer.from('no picture'));
      expect(await on.words()).toContain(words.errors.unknown_type);
      await choose(on, 'identity_card', 'card.jpg', jpegDocument());
      await choose(on, 'selfie', '../me.jpg', pngDocument());
      expect(await on.words()).toContain(words.uploadDone);
      await on.submit(`${PAGE}/submit`);
      expect(await on.words()).toContain(words.submitDone);
      const { items } = await exchange().operator.expect('listIdentityRequests', 200, { query: { limit: '100' } });
      const requestid = items.find((item) => item.email === email)?.id ?? 0;
      await exchange().operator.expect('refuseIdentityRequest', 200, {
        path: { requestid },
        body: { reasons: ['unreadable', 'other'], message: 'Please send both sides.' },
      });
      await on.open(PAGE);
      expect(await on.words()).toContain(words.reasons.unreadable);
      expect(await on.words()).toContain('Please send both sides.');
      expect(on.faults).toEqual([]);
    }),
);
