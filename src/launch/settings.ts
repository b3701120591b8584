/** What a launch command works with: the server's own settings, checked before anything is started, and where things lie. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Config,
  ConfigError,
  type Environment,
  readConfig,
  readSources,
  type Sources,
  settings,
  withFiles,
} from '../config';
import { printed } from '../settings/print';
import { LaunchError, type Say } from './console';

export interface Settings {
  readonly config: Config;
  /** What the server is started with. */
  readonly environment: Environment;
  /** A database of the operator's own, used instead of a private one; with the user that may change its schema. */
  readonly ownDatabase: { readonly serviceUrl: string; readonly ownerUrl: string } | undefined;
  readonly databaseFolder: string;
  readonly serverLog: string;
  readonly serverScript: string;
  readonly demoScript: string;
}

/** Only for the check of all other settings: the private database's address is known once it runs. */
const NOT_YET_KNOWN = 'mysql://not-yet-known/talad';

export function readSettings(defaults: Environment = {}): Settings {
  const { environment } = sourcesOf(defaults);
  const { DATABASE_URL: serviceUrl, MIGRATE_DATABASE_URL: ownerUrl } = environment;
  const config = serverConfig(environment);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  return {
    config,
    environment,
    ownDatabase: serviceUrl === undefined ? undefined : { serviceUrl, ownerUrl: ownerUrl ?? serviceUrl },
    databaseFolder: join(config.dataDir, 'database'),
    serverLog: join(config.dataDir, 'server.log'),
    serverScript: join(__dirname, '..', 'main.js'),
    demoScript: join(__dirname, '..', 'demo', 'main.js'),
  };
}

/** Says every setting and where it comes from. Throws when one is wrong, after saying it. */
export function tellSettings(say: Say): void {
  const sources = sourcesOf({});
  say(printed(settings, sources));
  serverConfig(sources.environment);
}

function sourcesOf(defaults: Environment): Sources {
  return orLaunchError(() => readSources(process.env, defaults));
}

/** What the server runs with, but for a private database's address. */
export function serverConfig(environment: Environment): Config {
  return orLaunchError(() => {
    const whole = withFiles(environment);
    return readConfig({ ...whole, DATABASE_URL: whole['DATABASE_URL'] ?? NOT_YET_KNOWN });
  });
}

function orLaunchError<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ConfigError) throw new LaunchError(error.message);
    throw error;
  }
}
