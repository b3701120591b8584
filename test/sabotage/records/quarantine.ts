/** Faults of the quarantine: it lets in what it must not, refuses what it must not, or ends too early. */
import type { PlantedFault } from '../plantedFault';

const quarantine = 'src/engine/quarantine.ts';
const named = (name: string) => ({ file: 'test/quarantine/quarantine.test.ts', name });
const STARTED = 'an exchange with a wrong balance serves reads and cancellations';

export const QUARANTINE: readonly PlantedFault[] = [
  {
    promises: [76],
    what: 'an order is accepted in quarantine',
    file: 'src/core/model/commands.ts',
    find: '  create_order: false,',
    replace: '  create_order: true,',
    caughtBy: named(STARTED),
  },
  {
    promises: [76],
    what: 'a cancellation is refused in quarantine',
    file: 'src/core/model/commands.ts',
    find: '  cancel_order: true,',
    replace: '  cancel_order: false,',
    caughtBy: named(STARTED),
  },
  {
    promises: [76],
    what: 'the quarantine ends after an audit that is not clean',
    file: 'src/engine/engine.ts',
    find: '    if (violations.length > 0) {\n',
    replace: '    if (violations.length > 0 && !this.isQuarantined) {\n',
    caughtBy: named(STARTED),
  },
  {
    promises: [76],
    what: 'an audit in quarantine compares with memory that does not know the repair',
    file: 'src/engine/engine.ts',
    find: '      if (isQuarantined) await this.loadMendedRows();\n',
    replace: '',
    caughtBy: named(STARTED),
  },
  {
    promises: [76],
    what: 'accepted damage is forgotten at the next start',
    file: 'src/engine/engine.ts',
    find: '    const violations = report.violations.filter((each) => !accepted.has(each));',
    replace: '    const violations = report.violations;',
    caughtBy: named('two operators end it with a reason'),
  },
  {
    promises: [76],
    what: 'whoever has accepted one violation has accepted all',
    file: 'src/engine/engine.ts',
    find: '    const violations = report.violations.filter((each) => !accepted.has(each));',
    replace: '    const violations = accepted.size > 0 ? [] : report.violations;',
    caughtBy: named('two operators end it with a reason'),
  },
  {
    promises: [76],
    what: 'an order with a wrong hold is cancelled in quarantine, and spreads the damage',
    file: 'src/core/decide/closableOrders.ts',
    find: '    if (order.isUnfinished || damaged.hasOrder(order.id)) return false;',
    replace: '    if (orderIds !== undefined) return true;',
    caughtBy: named('an order whose hold is wrong stays open'),
  },
  {
    promises: [76],
    what: 'a cancellation in quarantine writes a wrong balance into the event log',
    file: quarantine,
    find: '  hasAccount(id: number): boolean {\n',
    replace: '  hasAccount(id: number): boolean {\n    if (id > 0) return false;\n',
    caughtBy: named('a balance that is wrong stays as it is'),
  },
  {
    promises: [76],
    what: 'a gateway keeps the memory from before the repair',
    file: 'src/engine/cluster/gatewayEngine.ts',
    find: "    if (mayBeMended) this.state.reload('the report of the quarantine has changed');",
    replace: '    if (mayBeMended) return;',
    caughtBy: { file: 'test/quarantine/takeover.test.ts', name: 'behind gateways' },
  },
  {
    promises: [76],
    what: 'a standby that could take over only in quarantine does not say so',
    file: 'src/programs/roles/standbyRehearsal.ts',
    find: "    this.finish(isRefused ? 'refused' : violations.length > 0 ? 'quarantine' : 'open');",
    replace: "    this.finish('open');",
    caughtBy: { file: 'test/quarantine/takeover.test.ts', name: 'foretells a takeover in quarantine' },
  },
  {
    promises: [76],
    what: 'events that are missing at the end of the log are not reported',
    file: 'src/engine/audit/eventChain.ts',
    find: 'const last = await checkEnd(snapshot, lease, loadedThrough);',
    replace: 'const last = lease === undefined || !checkEnd ? 0 : loadedThrough;',
    caughtBy: { file: 'test/quarantine/damagedAudits.test.ts', name: 'missing events at the end of the log' },
  },
  {
    promises: [76],
    what: 'an audit ends with an error at an event that cannot be read',
    file: 'src/engine/audit/eventChain.ts',
    find: 'if (link.isRight) readable.push(row);',
    replace: 'readable.push(row);\n      eventFromRow(row);',
    caughtBy: { file: 'test/quarantine/damagedAudits.test.ts', name: 'missing events at the end of the log' },
  },
  {
    promises: [76],
    what: 'a damaged row of a table that is not audited is answered 500',
    file: 'src/api/http/pipeline/admission.ts',
    find: 'else if (error instanceof DamagedRow)',
    replace: 'else if (error instanceof DamagedRow && engine.isQuarantined)',
    caughtBy: { file: 'test/quarantine/damagedTables.test.ts', name: 'a damaged cell or missing row of any table' },
  },
];
