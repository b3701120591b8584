/** The kinds of settings: how a text becomes a value, and what is said of one that cannot. Reads nothing itself; `config.ts` names every setting. */

/** How one environment variable becomes a value. `read` gives the value, or throws a RangeError saying what it may be. */
export interface Setting<T> {
  readonly env: string;
  readonly initial: T;
  readonly read: (text: string) => T;
}

export function integer(env: string, initial: number, min: number, max: number): Setting<number> {
  return {
    env,
    initial,
    read: (given) => {
      const value = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
      if (!(value >= min && value <= max)) throw new RangeError(`an integer from ${min} to ${max}, not ${quoted(given)}`);
      return value;
    },
  };
}

export function text(env: string, initial: string): Setting<string> {
  return { env, initial, read: (given) => given };
}

export function flag(env: string, initial: boolean): Setting<boolean> {
  const words: Readonly<Record<string, boolean>> = { on: true, true: true, '1': true, off: false, false: false, '0': false };
  return {
    env,
    initial,
    read: (given) => {
      const value = Object.hasOwn(words, given) ? words[given] : undefined;
      if (value === undefined) throw new RangeError(`on or off, not ${quoted(given)}`);
      return value;
    },
  };
}

export function choice<const T extends string>(env: string, initial: T, words: readonly T[]): Setting<T> {
  return {
    env,
    initial,
    read: (given) => {
      const value = words.find((word) => word === given);
      if (value === undefined) throw new RangeError(`one of ${words.join(', ')}, not ${quoted(given)}`);
      return value;
    },
  };
}

/** A calendar day, `2027-11-20`: the moment at which it begins in UTC, in the form that its reader wants. */
export function date<T>(env: string, initial: string, form: (timeMs: number) => T): Setting<T> {
  const read = (given: string): T => {
    const timeMs = /^\d{4}-\d{2}-\d{2}$/.test(given) ? Date.parse(`${given}T00:00:00Z`) : Number.NaN;
    if (Number.isNaN(timeMs) || !new Date(timeMs).toISOString().startsWith(given)) throw new RangeError(`a day like 2027-11-20, not ${quoted(given)}`);
    return form(timeMs);
  };
  return { env, initial: read(initial), read };
}

/** Scheme, host and port, and nothing after them but perhaps a slash. */
export function origin(env: string, initial: string): Setting<string> {
  return {
    env,
    initial,
    read: (given) => {
      const url = URL.canParse(given) ? new URL(given) : undefined;
      if (url === undefined || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
        throw new RangeError(`an address like https://exchange.example, without a path, not ${quoted(given)}`);
      }
      return url.origin;
    },
  };
}

/** Never quoted back: it holds a password. */
export function databaseUrl(env: string): Setting<string> {
  return {
    env,
    initial: '',
    read: (given) => {
      if (!/^mysql:\/\//.test(given) || !URL.canParse(given) || new URL(given).pathname.length < 2) {
        throw new RangeError('like mysql://user:password@host:3306/talad');
      }
      return given;
    },
  };
}

/** What it answers moves money, so nobody may stand between: TLS, or this machine. */
export function custodianUrl(env: string): Setting<string> {
  return {
    env,
    initial: '',
    read: (given) => {
      const url = URL.canParse(given) ? new URL(given) : undefined;
      const here = url?.protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
      if (url === undefined || !(url.protocol === 'https:' || here) || `${url.username}${url.password}${url.search}${url.hash}` !== '')
        throw new RangeError('like https://custodian.example/v1 (http on this machine only), without user, query or fragment');
      return given.replace(/\/+$/, '');
    },
  };
}

function quoted(given: string): string {
  return JSON.stringify(given.length > 40 ? `${given.slice(0, 40)}...` : given);
}
