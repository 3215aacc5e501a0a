/** Chapter 1: who you are, how long it takes, and where to begin. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { siteName } from '#site/gameName.ts';
import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { Lead, RuleLink } from '#ui/prose/Prose.tsx';
import { SaveYourBrain } from '#ui/prose/SaveYourBrain.tsx';

const { cardsPerSet, longestGame, maxClones, minClones, personas, playableSets, shortestGame } = gameConstants;

export function Introduction() {
  return (
    <>
      <Lead>
        On Tuesday a clerk at the Imago Mutual Assurance Company stamped URGENT on every file in the building, and by
        lunch there were several of you. The policy pays whoever is left.
      </Lead>
      <p>
        {siteName} is a card game for {inWords(minClones)} to {inWords(maxClones)}. A game takes {shortestGame} to{' '}
        {longestGame} minutes: about {shortestGame} with {inWords(minClones)} clones, up to {longestGame} with{' '}
        {inWords(maxClones)}. The <RuleLink to="in-the-box">box</RuleLink> holds {inWords(playableSets)} sets of{' '}
        {cardsPerSet} cards, {inWords(personas)} personas and tokens.
      </p>
      <ul>
        <li>
          <a href={routes.quickStart.href()}>Quick start</a>: the rules on one page.
        </li>
        <li>
          <a href={routes.home.href()}>Free print-and-play cards</a>, enough for a whole game.
        </li>
        <li>
          <a href={routes.print.href()}>The first grudge</a>: a first game, told step by step on two pages, or{' '}
          <a href={routes.firstGame.href()}>played here</a>.
        </li>
        <li>
          <a href={routes.cards.href()}>The card gallery</a>.
        </li>
        <li>
          <ExternalLink href={siteSettings.rulesVideoUrl} newTab>
            The rules video
          </ExternalLink>
          .
        </li>
      </ul>
      <SaveYourBrain id="save-your-brain-reading">
        <p>
          <strong>Read chapters 1 to 6 and play.</strong> Look the rest up when somebody objects. Words with a dotted
          line lead to the glossary. None of you wrote this book, though one of you is sure to say so.
        </p>
      </SaveYourBrain>
    </>
  );
}
