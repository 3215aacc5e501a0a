/** Rules for one persona, beyond its schema. */

import type { Persona } from '#game/cards/persona.ts';
import { isGameIcon } from '../faces/gameIcons.ts';
import { fault, type Rule } from './finding.ts';
import { abilityFaults, datedTextFaults, languageFaults, lengthFaults, textFaults, textLimits } from './textRules.ts';

export const personaRules: readonly Rule<Persona>[] = [
  function* textsAreClean({ name, faction, desire, fear, flavor, notes, changes }) {
    for (const [field, text] of Object.entries({ name, faction, desire, fear, flavor })) yield* textFaults(field, text);
    yield* datedTextFaults('notes', notes);
    yield* datedTextFaults('changes', changes);
    yield* lengthFaults('name', name, textLimits.name);
    yield* lengthFaults('desire', desire, textLimits.effects);
    yield* lengthFaults('fear', fear, textLimits.fear);
    yield* abilityFaults('desire', desire);
    yield* abilityFaults('fear', fear);
    yield* languageFaults('desire', desire);
    yield* languageFaults('fear', fear);
  },

  function* logoExists({ logo }) {
    if (!isGameIcon(logo)) yield fault('logo', 'an icon of game-icons.net', logo);
  },
];
