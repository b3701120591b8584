/** Reads the files that `make generate` writes for the server, and names the placeholder address that they contain. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { programPath } from '../../foundation/programFolder';

export const GENERATED_FOLDER = programPath('generated');

export const PLACEHOLDER_HOST = 'localhost:3000';
export const PLACEHOLDER_URL = `http://${PLACEHOLDER_HOST}`;

export function readGeneratedFile(name: string): Promise<string> {
  return readFile(join(GENERATED_FOLDER, name), 'utf8');
}

/** The WebSocket scheme that belongs to the scheme of the public URL. */
export function streamsProtocol(publicUrl: string): 'ws' | 'wss' {
  return publicUrl.startsWith('https:') ? 'wss' : 'ws';
}
