/**
 * Faults in the table of what each operation of operators does to the safety of the exchange: one for each row whose
 * effect is always the same, and for each member and direction of the other rows.
 */
import {
  type EffectDirection,
  type EffectKind,
  type OperatorEffect,
  operatorEffects,
} from '../../../generated/operatorEffects';
import type { PlantedFault } from '../plantedFault';

const OTHER_KIND: Readonly<Record<EffectKind, EffectKind>> = {
  neutral: 'loosens',
  tightens: 'loosens',
  completes: 'loosens',
  loosens: 'neutral',
  moves_money: 'neutral',
};
/** One that asks for too little, and one that asks for too much. */
const OTHER_DIRECTIONS: Readonly<Record<EffectDirection, readonly EffectDirection[]>> = {
  raised: ['never', 'changed'],
  lowered: ['never', 'changed'],
  opened: ['never', 'given'],
  changed: ['never', 'given'],
  given: ['never'],
  an_approver: ['never', 'given'],
  never: ['given'],
};

/** A new user's level is compared with the lowest one, so that every other one is a raised one. */
const SAME = 'createUser: identity_verification_level changed instead of raised';

export const OPERATOR_EFFECTS: readonly PlantedFault[] = Object.entries(operatorEffects)
  .flatMap(([id, row]) =>
    otherRows(row).map(([what, other]) => ({
      promises: [64],
      what: `${id}: ${what}`,
      file: 'generated/operatorEffects.ts',
      find: `  ${id}: ${JSON.stringify(row)},`,
      replace: `  ${id}: ${JSON.stringify(other)},`,
      caughtBy: { file: 'test/security/operatorEffects.test.ts', name: id },
    })),
  )
  .filter(({ what }) => what !== SAME);

function otherRows({ kind, members }: OperatorEffect): readonly (readonly [what: string, OperatorEffect])[] {
  if (members === null) return [[`${OTHER_KIND[kind]} instead of ${kind}`, { kind: OTHER_KIND[kind], members }]];
  return Object.entries(members).flatMap(([name, member]) =>
    OTHER_DIRECTIONS[member.direction].map(
      (direction) =>
        [
          `${name} ${direction} instead of ${member.direction}`,
          { kind, members: { ...members, [name]: { ...member, direction } } },
        ] as const,
    ),
  );
}
