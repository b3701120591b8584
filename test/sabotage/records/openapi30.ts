/** Faults planted in what is published for client generators: OpenAPI 3.0, and names that differ only by case. */
import type { PlantedFault } from '../plantedFault';

const test = 'test/contract/openapi30.test.ts';
const convertSchema = 'src/programs/codegen/openapi30/convertSchema.ts';

export const OPENAPI_30: readonly PlantedFault[] = [
  {
    promises: [38],
    what: 'a type or null loses null in OpenAPI 3.0',
    file: convertSchema,
    find: '...(isNullable && { nullable: true })',
    replace: '',
    caughtBy: { file: test, name: 'a type or null' },
  },
  {
    promises: [38],
    what: 'a rule that OpenAPI 3.0 lacks is left out in silence',
    file: convertSchema,
    find: `  conversion.problems.push(${'`$'}{place}: ${'$'}{keyword}; permit it to be left out with`,
    replace: `  if (place === '') conversion.problems.push(${'`$'}{place}: ${'$'}{keyword}; permit it to be left out with`,
    caughtBy: { file: test, name: 'stops the generator' },
  },
  {
    promises: [38],
    what: 'members that differ only by case keep their names for generators that merge them',
    file: 'spec/clients/typescript/distinctNames.ts',
    find: '.slice(0, -1)',
    replace: '.slice(0, 0)',
    caughtBy: { file: 'test/clients/distinctNames.test.ts', name: 'of members and values that differ only by case' },
  },
];
