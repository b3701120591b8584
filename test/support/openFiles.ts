/** How many files and sockets a process has open, as its system counts them. */
import { readdirSync } from 'node:fs';

export function openFiles(processId: number): number {
  return readdirSync(`/proc/${processId}/fd`).length;
}
