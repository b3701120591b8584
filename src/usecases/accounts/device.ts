/** The browser of a request, and how it is described. */

export interface Device {
  /** The value of the device cookie; undefined if the browser has none. */
  readonly cookie: string | undefined;
  /** The `User-Agent` header. */
  readonly userAgent: string;
  readonly ip: string;
}

const DESCRIPTION_LENGTH_MAX = 120;
const USER_AGENT_LENGTH_MAX = 255;

/** The browser in a few printable characters, and its address. */
export function describeDevice({ userAgent, ip }: Pick<Device, 'userAgent' | 'ip'>): string {
  const browser = cleanUserAgent(userAgent).slice(0, DESCRIPTION_LENGTH_MAX);
  return browser === '' ? ip : `${ip}, ${browser}`;
}

/** The printable ASCII characters of a `User-Agent` header, as many as are stored. */
export function cleanUserAgent(userAgent: string): string {
  return userAgent.replace(/[^ -~]/g, '').slice(0, USER_AGENT_LENGTH_MAX);
}
