/** The reader's settings of the market page. They are kept in this browser and are all off at first. */

const PREFIX = 'talad.';

export type SettingName = 'zone' | 'sound' | 'notices' | 'average' | 'strength';

/** Storage may be forbidden; then settings last as long as the page. */
const inMemory = new Map<string, string>();

export function readSetting(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return inMemory.get(name);
  }
}

export function writeSetting(name: string, value: string): void {
  inMemory.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Kept in memory only.
  }
}

export function isOn(name: SettingName): boolean {
  return readSetting(name) === 'on';
}

export function turn(name: SettingName, on: boolean): void {
  writeSetting(name, on ? 'on' : 'off');
}
