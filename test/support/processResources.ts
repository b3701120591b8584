/** Resources of a process, as counted by the system. */
import { readdirSync, readFileSync } from 'node:fs';

/** Files and sockets. */
export function openFiles(processId: number): number {
  return readdirSync(`/proc/${processId}/fd`).length;
}

/** Resident memory in MiB. */
export function residentMiB(processId: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1]) / 1024;
}
