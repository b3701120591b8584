/** The texts that `make generate` leaves for the server to hand out, and what stands in them for the address of an exchange. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(__dirname, '..', '..', 'generated');

export const ANYBODYS_HOST = 'localhost:3000';
export const ANYBODYS_URL = `http://${ANYBODYS_HOST}`;

export function generatedText(name: string): Promise<string> {
  return readFile(join(FOLDER, name), 'utf8');
}

/** How streams are reached where the HTTP interface is at this address. */
export function streamsProtocol(publicUrl: string): 'ws' | 'wss' {
  return publicUrl.startsWith('https:') ? 'wss' : 'ws';
}
