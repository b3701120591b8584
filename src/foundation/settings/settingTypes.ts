/**
 * The types of settings: how a text is parsed into a value, and how the allowed values are described. Reads nothing
 * itself; `config.ts` lists every setting.
 */
import { BlockList, isIP } from 'node:net';
import { isDatabaseUrl } from '../database/databaseHosts';

/** How one environment variable is parsed. */
export interface Setting<T> {
  readonly env: string;
  /** One or two sentences for operators about the purpose. The unit is part of the name. */
  readonly about: string;
  /** The default in the notation of an operator; empty if there is none. */
  readonly initial: string;
  /** Completes the sentence "NAME must be ...": `an integer from 1 to 10`. */
  readonly allowed: string;
  /**
   * For values that may contain a secret: returns the part that may be displayed. Such values are never quoted in
   * messages.
   */
  readonly shown?: (text: string) => string;
  /**
   * Where servers of one exchange may have different values. `server`: each server has its own. `exchange`: a gateway does
   * not serve while its leader has another value. Otherwise a difference is only logged.
   */
  readonly scope?: 'server' | 'exchange';
  /** The value is the path of a file that a server reads at its start. */
  readonly isFileToRead?: boolean;
  /** Returns the value, or undefined if the text is not allowed. The empty text is allowed where `initial` is empty. */
  readonly read: (text: string) => T | undefined;
}

const HIDDEN = '***';

export function integer(env: string, initial: number, min: number, max: number, about: string): Setting<number> {
  const read = (given: string): number | undefined => {
    const value = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };
  return { env, about, initial: String(initial), allowed: `an integer from ${min} to ${max}`, read };
}

export function text(env: string, initial: string, about: string): Setting<string> {
  return { env, about, initial, allowed: 'a text', read: (given) => given };
}

/** The path of a file that a server reads at its start, if it is set. */
export function fileToRead(env: string, about: string): Setting<string> {
  return { ...text(env, '', about), allowed: 'the path of a file', isFileToRead: true };
}

/**
 * Shortest retention in days. Recovery, tickers and withdrawal limits need the last day, and clients may be offline for
 * some days.
 */
const KEPT_DAYS_MIN = 7;
const KEPT_DAYS_MAX = 36_500;

/** A number of days; `Infinity` by default. */
export function daysKept(env: string, about: string): Setting<number> {
  const { allowed, read } = integer(env, 0, KEPT_DAYS_MIN, KEPT_DAYS_MAX, about);
  return {
    env,
    about,
    initial: 'forever',
    allowed: `forever, or ${allowed}`,
    read: (given) => (given === 'forever' ? Number.POSITIVE_INFINITY : read(given)),
  };
}

const FLAG_WORDS: Readonly<Record<string, boolean>> = {
  on: true,
  true: true,
  '1': true,
  off: false,
  false: false,
  '0': false,
};

export function flag(env: string, initial: boolean, about: string): Setting<boolean> {
  const read = (given: string): boolean | undefined =>
    Object.hasOwn(FLAG_WORDS, given) ? FLAG_WORDS[given] : undefined;
  return { env, about, initial: initial ? 'on' : 'off', allowed: 'on or off', read };
}

const LOOPBACK_NETWORKS = ['127.0.0.0/8', '::1'];

/**
 * Trusted proxies by address: empty for `off`, those on this machine for `on`, or a list of addresses and CIDR ranges.
 */
export function proxyNetworks(env: string, about: string): Setting<readonly string[]> {
  const read = (given: string): readonly string[] | undefined => {
    const isOn = Object.hasOwn(FLAG_WORDS, given) ? FLAG_WORDS[given] : undefined;
    if (isOn !== undefined) return isOn ? LOOPBACK_NETWORKS : [];
    const networks = given.split(',').map((network) => network.trim());
    return networks.every(isNetwork) ? networks : undefined;
  };
  const allowed = 'on, off, or addresses and CIDR ranges like 10.0.0.0/8,fd00::/8';
  return { env, about, initial: 'off', allowed, read };
}

/**
 * Whether the text is an address or a CIDR range. A range of all addresses is refused, because it would trust
 * everybody.
 */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || rest.length > 0) return false;
  if (prefix === undefined) return true;
  if (!/^[1-9]\d{0,2}$/.test(prefix) || Number(prefix) > (family === 4 ? 32 : 128)) return false;
  // Shorter prefixes would trust a large part of the internet, two of them all of it.
  if (family === 4) return Number(prefix) >= 8;
  return Number(prefix) >= (overlapsMappedV4(address, Number(prefix)) ? 96 + 8 : 7);
}

/** Whether the range of IPv6 and the addresses of IPv4 that are mapped into it, `::ffff:0:0/96`, have a part in common. */
function overlapsMappedV4(address: string, prefix: number): boolean {
  const [range, mapped] = [new BlockList(), new BlockList()];
  range.addSubnet(address, prefix, 'ipv6');
  mapped.addSubnet('::ffff:0:0', 96, 'ipv6');
  return range.check('::ffff:0:0', 'ipv6') || mapped.check(address, 'ipv6');
}

export function choice<const T extends string>(
  env: string,
  initial: T,
  words: readonly T[],
  about: string,
): Setting<T> {
  return {
    env,
    about,
    initial,
    allowed: `one of ${words.join(', ')}`,
    read: (given) => words.find((word) => word === given),
  };
}

/** Like `flag`, but also accepts further words. */
export function flagOrChoice<const T extends string>(
  env: string,
  initial: 'on' | 'off' | T,
  words: readonly T[],
  about: string,
): Setting<'on' | 'off' | T> {
  const read = (given: string): 'on' | 'off' | T | undefined => {
    const isOn = Object.hasOwn(FLAG_WORDS, given) ? FLAG_WORDS[given] : undefined;
    return isOn === undefined ? words.find((word) => word === given) : isOn ? 'on' : 'off';
  };
  return { env, about, initial, allowed: `one of on, off, ${words.join(', ')}`, read };
}

/**
 * A calendar day such as `2027-11-20`. Its first moment in UTC is passed to `form`, which returns the setting's value.
 */
export function date<T>(env: string, initial: string, form: (timeMs: number) => T, about: string): Setting<T> {
  const read = (given: string): T | undefined => {
    const timeMs = /^\d{4}-\d{2}-\d{2}$/.test(given) ? Date.parse(`${given}T00:00:00Z`) : Number.NaN;
    return Number.isNaN(timeMs) || !new Date(timeMs).toISOString().startsWith(given) ? undefined : form(timeMs);
  };
  return { env, about, initial, allowed: 'a date like 2027-11-20', read };
}

/** Scheme, host and port, optionally followed by a slash. */
export function origin(env: string, initial: string, about: string): Setting<string> {
  const read = (given: string): string | undefined => (given === '' ? given : parseOrigin(given));
  return { env, about, initial, allowed: 'a URL like https://exchange.example, without a path', read };
}

/** Origins, separated by commas. */
export function origins(env: string, about: string): Setting<ReadonlySet<string>> {
  const read = (given: string): ReadonlySet<string> | undefined => {
    const parsed = given === '' ? [] : given.split(',').map((each) => parseOrigin(each.trim()));
    return parsed.includes(undefined) ? undefined : new Set(parsed.filter((each) => each !== undefined));
  };
  return { env, about, initial: '', allowed: 'URLs like https://exchange.example, without a path', read };
}

function parseOrigin(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin ? url.origin : undefined;
}

/** Where to reach somebody: an address with one of the schemes of RFC 9116. */
export function contactUri(env: string, about: string): Setting<string> {
  const read = (given: string): string | undefined =>
    given === '' || (/^(?:mailto:[!-~]+@[!-~]+|tel:\+?[0-9-]+|https:\/\/[!-~]+)$/.test(given) && given.length <= 256)
      ? given
      : undefined;
  return { env, about, initial: '', allowed: 'like mailto:security@exchange.example or https://...', read };
}

/** A database URL, which contains a password. */
export function databaseUrl(env: string, about: string): Setting<string> {
  const read = (given: string): string | undefined => (given === '' || isDatabaseUrl(given) ? given : undefined);
  const shown = (given: string): string =>
    read(given) === undefined ? HIDDEN : given.replace(/^(mysql:\/\/[^:@/]*:)[^@/]*@/, `$1${HIDDEN}@`);
  return { env, about, initial: '', allowed: 'like mysql://user:password@host:3306/talad', shown, read };
}

/** URLs of the message bus, without user names and passwords, which are read from files. */
export function natsUrl(env: string, about: string): Setting<string> {
  const isServer = (server: string): boolean => /^(nats|tls):\/\/[^\s/@,]+$/.test(server);
  const read = (given: string): string | undefined =>
    given === '' || given.split(',').every(isServer) ? given : undefined;
  return { env, about, initial: '', allowed: 'like nats://host:4222, or several separated by commas', read };
}

/** Master keys as text. The first one encrypts. */
export function masterKeys(env: string, about: string): Setting<string> {
  const read = (given: string): string | undefined =>
    /^([0-9a-f]{64}( [0-9a-f]{64})*)?$/.test(given) ? given : undefined;
  return {
    env,
    about,
    initial: '',
    allowed: '64 lower-case hexadecimal characters, or several of them with spaces between',
    shown: () => HIDDEN,
    read,
  };
}

/** A path of a file, or a URL with http or https. Other schemes are refused, because they would name strange files. */
export function fileOrUrl(env: string, about: string): Setting<string> {
  const read = (given: string): string | undefined => {
    const [scheme] = /^[a-z][a-z0-9+.-]*:\/\//i.exec(given) ?? [];
    if (scheme === undefined) return given;
    const url = URL.canParse(given) ? new URL(given) : undefined;
    const isKnown = url?.protocol === 'http:' || url?.protocol === 'https:';
    return isKnown && `${url.username}${url.password}` === '' ? given : undefined;
  };
  const allowed = 'a path of a file, or a URL with http or https and without user';
  return { env, about, initial: '', allowed, shown: (given) => given.replace(/\/\/[^/]*@/, `//${HIDDEN}@`), read };
}

/**
 * The custodian's responses move money, so they must not be open to modification on the network: https, or this
 * machine.
 */
export function custodianUrl(env: string, about: string, isPlainHttpAllowed = isOnThisMachine): Setting<string> {
  const read = (given: string): string | undefined => {
    if (given === '') return given;
    const url = URL.canParse(given) ? new URL(given) : undefined;
    if (
      url === undefined ||
      !(url.protocol === 'https:' || (url.protocol === 'http:' && isPlainHttpAllowed(url))) ||
      `${url.username}${url.password}${url.search}${url.hash}` !== ''
    )
      return undefined;
    return given.replace(/\/+$/, '');
  };
  const allowed = CUSTODIAN_URL_ALLOWED;
  return { env, about, initial: '', allowed, shown: (given) => (read(given) === undefined ? HIDDEN : given), read };
}

export const CUSTODIAN_URL_ALLOWED =
  'like https://custodian.example/v1 (http on this machine only), without user, query or fragment';

export function isOnThisMachine({ hostname }: Pick<URL, 'hostname'>): boolean {
  return ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
}

/** The collector is operated by the same operators, so plain http on their network is allowed. */
export function collectorUrl(env: string, about: string): Setting<string> {
  const read = (given: string): string | undefined => {
    if (given === '') return given;
    const url = URL.canParse(given) ? new URL(given) : undefined;
    return url !== undefined && /^https?:$/.test(url.protocol) && `${url.username}${url.password}` === ''
      ? given
      : undefined;
  };
  const allowed = 'like http://127.0.0.1:4318/v1/traces, without user';
  return { env, about, initial: '', allowed, shown: (given) => (read(given) === undefined ? HIDDEN : given), read };
}

/** The path of a kind of telemetry is appended to it, so that a query or a fragment would be torn apart. */
export function collectorBaseUrl(env: string, about: string): Setting<string> {
  const setting = collectorUrl(env, about);
  const read = (given: string): string | undefined => (/[?#]/.test(given) ? undefined : setting.read(given));
  const allowed = 'like http://127.0.0.1:4318, without user, query or fragment';
  return { ...setting, allowed, shown: (given) => (read(given) === undefined ? HIDDEN : given), read };
}

/** Names and percent-encoded values, as in the header Baggage of W3C. They may contain a token. */
export function otlpHeaders(env: string, about: string): Setting<Readonly<Record<string, string>>> {
  const read = (given: string): Readonly<Record<string, string>> | undefined => {
    const headers: Record<string, string> = {};
    for (const part of given === '' ? [] : given.split(',')) {
      const [, name = '', value = ''] = /^\s*([A-Za-z0-9!#$%&'*+.^_`|~-]+)\s*=\s*([!-~]*)\s*$/.exec(part) ?? [];
      const decoded = decodedText(value);
      if (name === '' || decoded === undefined) return undefined;
      headers[name.toLowerCase()] = decoded;
    }
    return headers;
  };
  return { env, about, initial: '', allowed: 'like name=value,other=value', shown: () => HIDDEN, read };
}

/** Undefined if the text is not percent-encoded well, or does not fit into a header. */
function decodedText(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text);
    return /^[ -~]*$/.test(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** Contains a password. */
export function smtpUrl(env: string, about: string): Setting<string> {
  const read = (given: string): string | undefined => {
    if (given === '') return given;
    const url = URL.canParse(given) ? new URL(given) : undefined;
    return url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '' ? given : undefined;
  };
  const shown = (given: string): string =>
    read(given) === undefined ? HIDDEN : given.replace(/^(smtps?:\/\/)[^@/]*@/, `$1${HIDDEN}@`);
  return { env, about, initial: '', allowed: 'like smtps://user:password@mail.example:465', shown, read };
}

/** An address, perhaps with a name before it. */
export function mailAddress(env: string, initial: string, about: string): Setting<string> {
  const read = (given: string): string | undefined =>
    /^([^<>\r\n]{1,64} <[!-;=?-~]{1,64}@[\w.-]{1,189}>|[!-;=?-~]{1,64}@[\w.-]{1,189})$/.test(given) ? given : undefined;
  return { env, about, initial, allowed: 'like Talad <no-reply@exchange.example>', read };
}
