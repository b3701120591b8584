/** Faults in batches of orders: parts that depend on each other, and repetitions. */
import type { PlantedFault } from '../plantedFault';

const decider = 'src/engine/batchDecider.ts';
const orderBatches = 'test/engine/orderBatches.test.ts';

export const ORDER_BATCHES: readonly PlantedFault[] = [
  {
    promises: [2, 11, 74],
    what: 'a batch of which all parts or none are accepted keeps the parts before a refused one',
    file: decider,
    find: "(mode === 'all' ? this.refuseAll(parts, isNew) : undefined)",
    replace: '(undefined as ReturnType<typeof this.refuseAll>)',
    caughtBy: { file: orderBatches, name: 'changes nothing if one part is refused' },
  },
  {
    promises: [6],
    what: 'a repeated batch attempts the part that was left out the first time',
    file: decider,
    find: 'storedKeys.length > 0) {',
    replace: "storedKeys.length > 0 && decision.refusal.code !== 'NOT_ATTEMPTED') {",
    caughtBy: { file: orderBatches, name: 'has the outcomes of the first and no effect, also after a restart' },
  },
  {
    promises: [8],
    what: 'stop orders are triggered between the parts of a batch',
    file: decider,
    find: 'outcomes.push(this.decideOne(part,',
    replace: 'outcomes.push(this.decide(part) && this.decideOne(part,',
    caughtBy: { file: orderBatches, name: 'nothing is decided between them' },
  },
];
