/**
 * Runs the scenario of one generator. The name of the generator is the argument; the input is JSON on stdin, and the
 * outcome is printed as JSON.
 */
import { readFileSync } from 'node:fs';
import type { Scenario, ScenarioInput } from './scenarios/world';

async function main(): Promise<void> {
  const { scenario } = (await import(`./scenarios/${process.argv[2]}.ts`)) as { readonly scenario: Scenario };
  const world = JSON.parse(readFileSync(0, 'utf8')) as ScenarioInput;
  process.stdout.write(JSON.stringify(await scenario(world)));
}

void main();
