/**
 * A user's way through the pages in a real browser, with the mails on the way. Every page is inspected when it is shown:
 * axe finds no fault, the page fits the screen, and it is in the reader's language.
 */
import type { Page } from 'playwright-core';
import { type Language, textsFor } from '../../src/web/framework/language';
import { accessibilityFaults, isTooWide, smallTargets } from './browser';
import { eventually } from './eventually';
import { linkIn, mailsTo, type ReceivedMail } from './mailbox';

export interface JourneyExchange {
  readonly baseUrl: string;
  readonly dataDir: string;
}

/** Pages that were inspected already, by language, path and what they show, so that no journey inspects them again. */
const inspected = new Set<string>();

export class Journey {
  /** Path of each page that was inspected. */
  readonly seen: string[] = [];
  readonly faults: string[] = [];
  /** Mails that were opened already. */
  private readonly read = new Set<string>();

  constructor(
    private readonly exchange: JourneyExchange,
    readonly language: Language,
    readonly page: Page,
  ) {}

  /** All texts of the pages in the journey's language. */
  get texts() {
    return textsFor(this.language);
  }

  get path(): string {
    return new URL(this.page.url()).pathname;
  }

  async heading(): Promise<string> {
    return ((await this.page.textContent('h1')) ?? '').trim();
  }

  async words(): Promise<string> {
    return ((await this.page.textContent('main')) ?? '').replace(/\s+/g, ' ');
  }

  /** Opens a page of the exchange. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.exchange.baseUrl}${path}`);
    await this.inspect();
  }

  /** Fills in the form with this action by the names of its fields, and submits it. */
  async submit(action: string, values: Readonly<Record<string, string>> = {}, button = 'button'): Promise<void> {
    const form = this.page.locator(`main form:is([action="${action}"], [action^="${action}?"])`).first();
    for (const [name, value] of Object.entries(values)) {
      const field = form.locator(`[name="${name}"]`);
      if ((await field.evaluate('(element) => element.tagName')) === 'SELECT') await field.selectOption(value);
      else await field.fill(value);
    }
    await Promise.all([this.page.waitForNavigation(), form.locator(button).first().click()]);
    await this.inspect();
  }

  /** Waits for an unread mail to the address with a link to this path, and returns the link. */
  async awaitLink(address: string, path: string): Promise<string> {
    const isUnread = (mail: ReceivedMail): boolean => !this.read.has(mail.file) && mail.text.includes(`${path}?`);
    const mails = await eventually(
      () => mailsTo(this.exchange.dataDir, address),
      (all) => all.some(isUnread),
    );
    const mail = mails.find(isUnread);
    if (mail === undefined) throw new Error('unreachable');
    this.read.add(mail.file);
    this.checkLanguage(mail);
    return linkIn(mail, path);
  }

  /** Opens the link of the next mail with a link to this path. */
  async openMail(address: string, path: string): Promise<void> {
    await this.open(await this.awaitLink(address, path));
  }

  async inspect(): Promise<void> {
    const { page } = this;
    this.seen.push(this.path);
    const state = await page.locator('main input, main button, main [role=alert], main h2').count();
    const shown = [this.language, this.path, await page.title(), state].join(' ');
    if (inspected.has(shown)) return;
    inspected.add(shown);
    const faults = [
      ...(await accessibilityFaults(page)),
      ...(await smallTargets(page)).map((element) => `is hard to hit: ${element}`),
      ...((await isTooWide(page)) ? ['is too wide'] : []),
      ...((await page.getAttribute('html', 'lang')) === this.language ? [] : ['is in another language']),
      ...(this.language === 'th' && !/[\u0e00-\u0e7f]/.test(await this.heading()) ? ['has no Thai heading'] : []),
    ];
    this.faults.push(...faults.map((fault) => `${this.path}: ${fault}`));
  }

  private checkLanguage({ subject }: ReceivedMail): void {
    const isThai = /[\u0e00-\u0e7f]/.test(subject);
    if (isThai !== (this.language === 'th')) this.faults.push(`a mail in another language: ${subject}`);
  }
}
