/** Guidance beside the decisions of the first game: during the script, at its end, and in the game after it. */

import { firstGameEnding, type HalfTurn } from '#game/firstGame/script.ts';
import { openModal } from '#site/notices/modals.ts';
import { routes } from '#site/routes.ts';
import { RuleByName } from '#ui/game-table/RuleByName.tsx';
import { RuleText } from '#ui/prose/RuleText.tsx';

type CoachProps = { readonly step: HalfTurn | undefined; readonly isStepDone: boolean; readonly asks: boolean };

/** Without a step the script has ended. */
export function Coach({ step, isStepDone, asks }: CoachProps) {
  if (step)
    return (
      <p>
        {(!isStepDone || !asks) && <RuleText text={step.situation} />} {isStepDone && <RuleText text={step.outcome} />}{' '}
        {step.rules[0] && <RuleByName see={step.rules[0]} />}
      </p>
    );
  return (
    <p>
      {firstGameEnding} Afterwards, <a href={routes.play.href()}>play another game</a> with other cards.
    </p>
  );
}

export const askToBeginAgain = (restart: () => void) =>
  openModal({
    subject: 'confirm',
    title: 'Begin the first game again?',
    body: 'The moves you have made will be removed from this device.',
    onYes: restart,
  });
