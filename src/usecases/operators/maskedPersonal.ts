/** Masked personal data: enough to recognize what a customer reads out, too little to use it. */

/** Of a mailbox, the first character and the domain. Of a long text, the last four characters. */
const MAILBOX = /^(.).*(@[^@]+)$/s;
const ENDING_SHOWN_FROM = 12;
const MASK = '***';

/** The answer with these members masked, at any depth. */
export function maskPersonal(names: readonly string[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => maskPersonal(names, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]: [string, unknown]) => [
      name,
      names.includes(name) && typeof member === 'string' ? maskText(member) : maskPersonal(names, member),
    ]),
  );
}

function maskText(text: string): string {
  const [, first, domain] = MAILBOX.exec(text) ?? [];
  if (first !== undefined && domain !== undefined) return `${first}${MASK}${domain}`;
  return text.length < ENDING_SHOWN_FROM ? MASK : `${MASK}${text.slice(-4)}`;
}
