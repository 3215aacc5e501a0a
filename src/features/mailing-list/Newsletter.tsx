/** The popup behind Download Free Demo: the provider's form, mounted because somebody asked for it. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { routes } from '#site/routes.ts';
import { SignUpForm } from './SignUpForm.tsx';

export function Newsletter() {
  return (
    <>
      <p>
        {gameConstants.demoCards} cards, the whole of Duel and Melee, to print and cut. Leave an address, and the file
        comes by post of the electric kind. In a hurry, <a href={routes.print.href()}>print it here</a>, and leave
        nothing.
      </p>
      <SignUpForm />
    </>
  );
}
