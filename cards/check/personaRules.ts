/** Rules for one persona, beyond its schema. */

import type { Persona } from '#game/cards/persona.ts';
import { isGameIcon } from '../faces/gameIcons.ts';
import { fault, type Rule } from './finding.ts';
import { abilityFaults, datedTextFaults, languageFaults, lengthFaults, textFaults, textLimits } from './textRules.ts';

export const personaRules: readonly Rule<Persona>[] = [
  ({ faction }) => textFaults('faction', faction),
  ({ flavor }) => textFaults('flavor', flavor),
  ({ notes }) => datedTextFaults('notes', notes),
  ({ changes }) => datedTextFaults('changes', changes),

  function* nameFits({ name }) {
    yield* textFaults('name', name);
    yield* lengthFaults('name', name, textLimits.name);
  },

  function* desireFits({ desire }) {
    yield* textFaults('desire', desire);
    yield* lengthFaults('desire', desire, textLimits.effects);
    yield* abilityFaults('desire', desire);
    yield* languageFaults('desire', desire);
  },

  function* fearFits({ fear }) {
    yield* textFaults('fear', fear);
    yield* lengthFaults('fear', fear, textLimits.fear);
    yield* abilityFaults('fear', fear);
    yield* languageFaults('fear', fear);
  },

  function* logoExists({ logo }) {
    if (!isGameIcon(logo)) yield fault('logo', 'an icon of game-icons.net', logo);
  },
];
