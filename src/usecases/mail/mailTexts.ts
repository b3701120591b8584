/** Composes the mails of accounts, in the language of the reader. */
import type { LocalText } from '../../foundation/branding/brand';
import { en } from './texts/en';
import type { MailTexts } from './texts/mailTextTypes';
import { th } from './texts/th';

export type MailLanguage = 'en' | 'th';
const TEXTS: Readonly<Record<MailLanguage, MailTexts>> = { en, th };

/** Changes of an account of which its owner gets a notice. */
export type Notice = keyof MailTexts['notices'];
/** Mails with a link or an advice that somebody asked for. */
export type RequestedMail = keyof MailTexts['requested'];

export interface MailContent {
  readonly subject: string;
  readonly text: string;
}

export function mailLanguage(language: string | null): MailLanguage {
  return language === 'th' ? 'th' : 'en';
}

/** The language of a mail, and the brand in whose name it is written. */
export interface MailStyle {
  readonly language: MailLanguage;
  readonly exchange: LocalText;
}

/** `link`: what the reader opens. */
export function requestedMail({ language, exchange }: MailStyle, name: RequestedMail, link: string): MailContent {
  const texts = TEXTS[language];
  const { subject, text } = texts.requested[name];
  return { subject, text: [text, link, texts.footer(exchange[language])].join('\n\n').concat('\n') };
}

export interface NoticeValues {
  /** Time of the change, as UTC text. */
  readonly time: string;
  /** The changed item: a device, a name, an amount; empty if there is nothing to name. */
  readonly detail: string;
  readonly notMeLink: string;
}

export function noticeMail(
  { language, exchange }: MailStyle,
  name: Notice,
  { time, detail, notMeLink }: NoticeValues,
): MailContent {
  const texts = TEXTS[language];
  const { subject, text } = texts.notices[name];
  const facts = [`${texts.time}: ${time}`, ...(detail === '' ? [] : [`${texts.detail}: ${detail}`])].join('\n');
  return {
    subject,
    text: [text, facts, texts.notMe, notMeLink, texts.footer(exchange[language])].join('\n\n').concat('\n'),
  };
}
