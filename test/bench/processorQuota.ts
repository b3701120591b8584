/** Limits the processor time of a process with a control group of Linux, version 1 or 2. Only root may do that. */
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup';
/** Short, so that a process that has used its part waits only a moment. */
const PERIOD_US = 10_000;

export interface ProcessorQuota {
  /** Lifts the limit. */
  remove(): void;
}

/** `part` of one processor: 0.1 is a tenth of it. */
export function limitProcessor(processId: number, part: number): ProcessorQuota {
  const quotaUs = Math.round(PERIOD_US * part);
  const isVersion2 = existsSync(join(ROOT, 'cgroup.controllers'));
  const parent = isVersion2 ? ROOT : join(ROOT, 'cpu');
  const group = join(parent, `talad-bench-${processId}`);
  mkdirSync(group);
  if (isVersion2) writeFileSync(join(group, 'cpu.max'), `${quotaUs} ${PERIOD_US}`);
  else {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quotaUs));
  }
  writeFileSync(join(group, 'cgroup.procs'), String(processId));
  return {
    remove: () => {
      writeFileSync(join(parent, 'cgroup.procs'), String(processId));
      rmdirSync(group);
    },
  };
}
