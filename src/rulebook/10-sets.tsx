/** Reference: the sets, how each plays and how each looks. */

import { cardList } from 'virtual:card-list';
import { setHeaderAnchor } from '#game/cards/cardSet.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { routes } from '#site/routes.ts';
import { Lead } from '#ui/prose/Lead.tsx';
import { RuleLink } from '#ui/prose/RuleLink.tsx';
import { RuleText } from '#ui/prose/RuleText.tsx';

const { playableSets } = gameConstants;

/** By set id: what its cards are about, in the notation of ruleText.ts, and how to tell them at a glance. */
const portraits: Readonly<Record<number, { readonly plays: string; readonly looks: string }>> = {
  0: {
    plays:
      'Things given away at conventions, each of which leans on one rule: a correction slip for attacks without a [fear] side, a place at the front of the queue, a badge with the name crossed out. Play with them only if all agree. [Paranoia|0/1] is kept [set aside] and never goes into the head.',
    looks: 'Silver-grey, with a rubber stamp across the picture.',
  },
  1: {
    plays:
      'The set to learn with: plain [damage], one way to [cancel] and one way to soften an attack for each [discipline], states that add or take 1, and some healing. A few [fear] sides show how fear works.',
    looks: 'Mustard yellow rays; two of you, nose to nose.',
  },
  2: {
    plays:
      'Damage to [each other clone] and to neighbours, attacks passed on to somebody else, and states that make it unpleasant to attack you. It grows with the number of clones, but every card works for two.',
    looks: 'Orange; a crowd of the same silhouette.',
  },
  3: {
    plays:
      '[X|x] in costs, [gambling|gamble], modes to choose between, [replacing|replace] what lies in headspace, and undoing what was about to happen.',
    looks: 'Mint green; the same scene two or three times, turned out differently.',
  },
  4: {
    plays:
      'Other clones’ things: [moving|move] and removing their states, [curses|curse], ideas stolen from their [thoughts] and takes stolen from under their noses. One attack makes a clone [lose] a tick.',
    looks: 'Pink; thin strings from the top of the picture.',
  },
  5: {
    plays:
      'The name is from the Japanese verb for struggling. Nearly every card has a fear side, costs are heavy in [corpus] and [cerebrium], and one state makes you [afraid] on purpose.',
    looks: 'Mud green; a waterline across every picture.',
  },
  6: {
    plays:
      'Rewards for many ideas in [thoughts], for many states in your [condition] and for being ahead; [remembering|remember]; and a finisher that needs one [tick] more than a turn gives.',
    looks: 'Lilac; laurels and spotlights, and a figure a size too big for its frame.',
  },
};

export function Sets() {
  return (
    <>
      <Lead>You have had many ideas, and Imago has sorted them by temper.</Lead>
      <p>
        For how many to play with, see <RuleLink to="set">Choosing sets</RuleLink>. There are {inWords(playableSets)},
        and a promo set. Each name leads to its cards.
      </p>
      <dl>
        {cardList.sets.map(({ id, name, description }) => (
          <div key={id}>
            <dt>
              <a href={routes.cards.href('', setHeaderAnchor(id))}>{name}</a>
            </dt>
            <dd>
              <p>
                <em>{description}</em>
              </p>
              <p>
                <RuleText text={portraits[id]?.plays ?? ''} /> {portraits[id]?.looks}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
