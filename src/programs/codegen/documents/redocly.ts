/** Redocly's command line. */
import { join, resolve } from 'node:path';

export const ROOT = resolve(__dirname, '..', '..', '..', '..');
export const REDOCLY = join(ROOT, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js');
export const REDOCLY_ENVIRONMENT = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
