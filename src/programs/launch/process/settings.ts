/**
 * The environment of a launch command: the server's settings, checked before anything is started, and the paths of its
 * files.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BrandFault, readBrand } from '../../../foundation/branding/readBrand';
import { makeFolder } from '../../../foundation/folder';
import { programPath } from '../../../foundation/programFolder';
import { loadMasterKeys, type MasterKeys } from '../../../foundation/secrets/encryption';
import {
  type Config,
  ConfigError,
  type Environment,
  plainHttpFault,
  readConfig,
  readSources,
  requireReadableFiles,
  type Sources,
  settings,
  withFiles,
} from '../../../foundation/settings/config';
import { formatSettings } from '../../../foundation/settings/formatSettings';
import { SettingFileFault } from '../../../foundation/settings/settingFile';
import { LaunchError, type Say } from './terminal';

export interface Settings {
  readonly config: Config;
  /** The environment that the server is started with. */
  readonly environment: Environment;
  /** The operator's own database, used instead of a private one. `ownerUrl` has the user that may change its schema. */
  readonly ownDatabase: { readonly serviceUrl: string; readonly ownerUrl: string } | undefined;
  readonly databaseFolder: string;
  readonly serverLog: string;
  readonly serverScript: string;
  readonly demoScript: string;
}

/**
 * Placeholder with which all other settings are checked: the URL of the private database is known only when it runs.
 */
const NOT_YET_KNOWN = 'mysql://not-yet-known/talad';

export function readSettings(defaults: Environment = {}): Settings {
  const { environment } = sourcesOf(defaults);
  const { DATABASE_URL: serviceUrl, MIGRATE_DATABASE_URL: ownerUrl } = environment;
  const config = serverConfig(environment);
  try {
    makeFolder(config.dataDir);
  } catch (error) {
    throw new LaunchError(`DATA_DIR: ${(error as Error).message}.`);
  }
  return {
    config,
    environment,
    ownDatabase: serviceUrl === undefined ? undefined : { serviceUrl, ownerUrl: ownerUrl ?? serviceUrl },
    databaseFolder: join(config.dataDir, 'database'),
    serverLog: join(config.dataDir, 'server.log'),
    serverScript: programPath('src', 'programs', 'main.js'),
    demoScript: programPath('src', 'programs', 'demo', 'main.js'),
  };
}

/** As `readSettings`, for a command that serves clients. Everything is checked before anything is started. */
export async function serverSettings(defaults: Environment = {}): Promise<Settings> {
  const given = readSettings(defaults);
  const { config, environment } = given;
  const fault = plainHttpFault(config);
  if (fault !== undefined) throw new LaunchError(`${fault}.`);
  orLaunchError(() => requireReadableFiles(environment));
  orLaunchError(() => loadExistingMasterKeys(config));
  await readBrand(config.brandingDir).catch((error: Error) => {
    throw error instanceof BrandFault ? new LaunchError(error.message) : error;
  });
  return given;
}

/**
 * Undefined if there is no key yet, or if a command prints it: only the server runs that, because it may ask a person.
 */
export function loadExistingMasterKeys(config: Config): MasterKeys | undefined {
  const { masterKey, masterKeyCommand, masterKeyFile } = config;
  const isKnown = masterKey !== '' || (masterKeyCommand === '' && existsSync(masterKeyFile));
  return isKnown ? loadMasterKeys(config) : undefined;
}

/** Prints every setting with its source. Throws after printing if one is wrong. */
export function printSettings(say: Say): void {
  const sources = sourcesOf({});
  say(formatSettings(settings, sources));
  serverConfig(sources.environment);
}

function sourcesOf(defaults: Environment): Sources {
  return orLaunchError(() => readSources(process.env, defaults));
}

/** The settings of the server, except for the URL of a private database. */
export function serverConfig(environment: Environment): Config {
  return orLaunchError(() => {
    const whole = withFiles(environment);
    if (whole['MIGRATE_DATABASE_URL'] !== undefined && whole['DATABASE_URL'] === undefined)
      throw new ConfigError(
        'MIGRATE_DATABASE_URL is set without DATABASE_URL. Set both for your own database, or neither for the private one',
      );
    return readConfig({ ...whole, DATABASE_URL: whole['DATABASE_URL'] ?? NOT_YET_KNOWN });
  });
}

function orLaunchError<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ConfigError || error instanceof SettingFileFault) throw new LaunchError(error.message);
    throw error;
  }
}
