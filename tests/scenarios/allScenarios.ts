import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readScenarios, type Scenario } from '#game/position/scenario.ts';

const folder = import.meta.dirname;
const examples = path.join(folder, '../../src/game/position/examples.scenario');

/** The worked examples of the rulebook and the scenarios of this folder. */
export function allScenarios(): Scenario[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.scenario'));
  return [examples, ...files.sort().map((name) => path.join(folder, name))].flatMap((file) =>
    readScenarios(path.basename(file), readFileSync(file, 'utf8')),
  );
}
