/** Chapter 1: who you are, what is in the box, and how to read this book. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { siteName } from '#site/gameName.ts';
import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { Lead } from '#ui/prose/Lead.tsx';
import { RuleLink } from '#ui/prose/RuleLink.tsx';
import { SaveYourBrain } from '#ui/prose/SaveYourBrain.tsx';
import { Term } from '#ui/prose/Term.tsx';

const { cardsPerSet, demoCards, maxClones, minClones, minimumSets, paranoiaCopies } = gameConstants;
const { personas, playableSets, promoCards, tickTokens } = gameConstants;

export function Introduction() {
  return (
    <>
      <Lead>
        On Tuesday a clerk at the Imago Mutual Assurance Company stamped URGENT on every file in the building, and by
        lunch there were several of you.
      </Lead>
      <p>
        Each of you holds a Continuity Policy, and each of you remembers signing it. The policy insures one person for
        every name, so the claim will be paid to whoever is left. The bodies were copied, but the mind was only ever
        licensed: there is one on file, and all of you are wired to it. No two of you can think the same thought.
        Whoever thinks it first, has it.
      </p>
      <p>
        {siteName} is a card game for {inWords(minClones)} to {inWords(maxClones)}, all of whom are the same person. A
        game takes about half an hour.
      </p>
      <ul>
        <li>
          <a href={routes.home.href()}>Free print-and-play cards</a>: the first {inWords(minimumSets)} sets, {demoCards}{' '}
          cards, enough for a whole game.
        </li>
        <li>
          <a href={routes.cards.href()}>The card gallery</a>: every card of every set, to look at and to search.
        </li>
        <li>
          <ExternalLink href={siteSettings.rulesVideoUrl} newTab>
            The rules video
          </ExternalLink>
          : a first game explained on the screen, for those who learn by watching.
        </li>
      </ul>
      <SaveYourBrain id="save-your-brain-reading">
        <p>
          <strong>Read the first six chapters, play, and look the rest up when somebody objects.</strong> Chapters seven
          to nine explain every step; chapter ten settles arguments. Words with a dotted line lead to the glossary, and{' '}
          <a href={routes.reference.href()}>the rules on one page</a> explain the symbols. None of you wrote this book,
          though one of you is sure to say so.
        </p>
      </SaveYourBrain>
    </>
  );
}

export function InTheBox() {
  return (
    <>
      <p>The box holds:</p>
      <ul>
        <li>
          {cardsPerSet * playableSets} cards in {inWords(playableSets)} <RuleLink to="sets">sets</RuleLink> of{' '}
          {cardsPerSet}.
        </li>
        <li>
          The promo set: {inWords(promoCards)} different cards, with {inWords(paranoiaCopies)} copies of Paranoia,
          because a game for {inWords(maxClones)} needs {inWords(paranoiaCopies)}.
        </li>
        <li>
          {personas} <Term id="persona" /> cards.
        </li>
        <li>
          {tickTokens} <Term id="tick" /> tokens, and tokens for <Term id="corpus" />, for <Term id="cerebrium" /> and
          for the <Term id="transient" /> kind of both.
        </li>
        <li>A reference card.</li>
      </ul>
      <p>
        The free print-and-play demo is the first {inWords(minimumSets)} sets: {demoCards} cards, with no persona cards
        and no tokens. Count with pen and paper, or with dice. For a demo game of three or four, write{' '}
        <Term id="paranoia">PARANOIA</Term> on one or two slips of paper, together with the text of the card.
      </p>
    </>
  );
}
