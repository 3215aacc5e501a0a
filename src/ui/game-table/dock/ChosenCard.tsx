/** The card that the player has chosen: its face where there is room, its text, and the points it leads to. */

import { Fragment } from 'react';
import { paragraphsOf } from '#game/cards/cardText.ts';
import type { Decision } from '#game/engine/legal.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import { effectsOf, effectsOfItem, itemsInPlay } from '#game/play/cardWords.ts';
import type { GameEnd } from '#game/play/endings.ts';
import type { Forecasts } from '#game/play/forecasts.ts';
import { overLimit } from '#game/play/overLimit.ts';
import { nameOfSource, namesOf, sayEnd, type Wording } from '#game/play/words.ts';
import type { Refusal } from '#game/rules/refusal.ts';
import { CardPicture } from '../../card-face/CardPicture.tsx';
import { NamedText } from '../../NamedText.tsx';
import { Term } from '../../prose/Prose.tsx';
import { RichText } from '../../symbol/RichText.tsx';
import { CostSymbols } from '../../symbol/SymbolIcon.tsx';
import { Face } from '../clone/Face.tsx';
import { trackTokens } from '../clone/TrackLine.tsx';
import { Reasons } from '../decisions/Reasons.tsx';
import { priceOf, summaryOf, withX } from '../gameCards.ts';
import { RuleByName } from '../RuleByName.tsx';
import { type Answering, answering, choosesTile } from './answering.ts';
import styles from './ChosenCard.module.css';
import { Comparison, SideLabel } from './Comparison.tsx';
import { ResultRows } from './Results.tsx';

type Props = {
  readonly words: Wording;
  readonly card: CardNumber | undefined;
  readonly refusal: Refusal | undefined;
  /** The decision of the red button about it. */
  readonly used: Decision | undefined;
  /** The X that the red button would pay. */
  readonly x: number | undefined;
  readonly forecasts: Forecasts;
  /** Another text says what it does. */
  readonly brief: boolean;
  /** How the game ends by the decision. */
  readonly end: GameEnd | undefined;
};

/** A live region: choosing a card moves no focus. */
export function ChosenCard(props: Props) {
  const { words, card } = props;
  const how = answering(words);
  return (
    <div className={styles.chosen} data-ground={how === 'few' ? 'night' : undefined} aria-live="polite">
      {(card || how === 'whom') && <Described {...props} how={how} card={card ?? 0} />}
      {props.end && (
        <p>
          <b>
            <NamedText text={sayEnd(props.words, props.end)} names={namesOf(props.words.view)} />
          </b>
        </p>
      )}
    </div>
  );
}

/** The thoughts that are lost at the end of the turn, because the reader's clone has more thoughts than it may keep. */
export const OverLimit = ({ held, limit, brief }: { held: number; limit: number; brief?: boolean }) => (
  <span className={styles.limit}>
    <Term id="thought-limit">Limit</Term>
    <span>
      {brief ? ` ${limit}: forget ${held - limit}` : ` ${limit}: you forget ${held - limit} as the turn ends.`}
    </span>
  </span>
);

/** Letters of the text of a side on one line beside its label. */
const longest = 44;
/** Numbers of the clones of which one is chosen. */
const mostNumbers = 4;

type DescribedProps = Props & { readonly card: CardNumber; readonly how: Answering | undefined };

function Described({ words, card, how, refusal, used, x, forecasts, brief }: DescribedProps) {
  const { view } = words;
  const asked = !choosesTile(how);
  const item = asked
    ? itemsInPlay(view)
        .filter((own) => own.card === card)
        .at(-1)
    : undefined;
  /** None for the ability of a persona. */
  const summary = summaryOf(card);
  const name = summary?.name ?? (item && nameOfSource(words, item));
  const { draft } = view;
  const paid = x ?? (draft?.xChosen ? draft.item.x : undefined);
  const printedCost = item && item === draft?.item ? priceOf(words.book, item) : undefined;
  const cost = printedCost && paid !== undefined ? withX(printedCost, paid) : printedCost;
  const covers = how === 'whom' || how === 'few';
  const own = view.seats[view.you];
  const inHand = own?.thoughts.includes(card) === true;
  const canFear = !asked && summary?.hasFear && own?.afraid && inHand;
  // The stem shows the words that other questions are about.
  const says = item ? effectsOfItem(words, item, x) : effectsOf(words, card);
  const effects = asked && !covers && how !== 'list' && x === undefined ? '' : says;
  const ways = used && used.do !== 'choose' ? forecasts.ways(used) : [];
  const [way] = ways;
  const excess = used?.do === 'take' ? overLimit(words.book, view, 1) : undefined;
  const paysX = summary?.cost.includes('X');
  const { either = [] } = way ?? {};
  // Of many clones there is room for their points; the next question says the rest.
  const told = either.length > mostNumbers ? either.filter(({ track }) => track in trackTokens) : either;
  const changes = used ? forecasts.changesFrom(used) : [];
  const fear = canFear ? effectsOf(words, card, 'fear') : '';
  /** The other side has no legal use. */
  const onlyFear = canFear && used !== undefined && forecasts.outcome(used).side === 'fear';
  const textOf = (text: string) => (
    <span data-long={text.length > longest}>
      {paragraphsOf(text).map((paragraph) => (
        <span key={paragraph}>
          <NamedText text={paragraph} names={namesOf(view)} />{' '}
        </span>
      ))}
    </span>
  );
  /** Each side has its own numbers. */
  const isApart = ways.filter(({ label }) => label !== 'Pass').length > 1;
  const both = fear && fear !== effects ? { Desire: effects, Fear: fear } : { '': effects };
  const said = Object.entries(
    isApart ? {} : onlyFear ? { Fear: fear } : item?.side === 'fear' ? { Fear: effects } : both,
  );
  return (
    <>
      {/* The stem shows the card that a question is about, unless the answers cover it. */}
      {(!asked || covers) && !brief && (
        <span className={styles.picture} data-asked={asked}>
          {summary ? (
            <CardPicture src={summary.faces.thumb} name="" width={248} height={346} eager />
          ) : (
            <Face view={view} seat={view.you} />
          )}
        </span>
      )}
      {!brief && (
        <div
          className={styles.says}
          data-empty={effects === '' && !canFear}
          data-on-card={refusal !== undefined || (inHand && !asked && said.length < 2)}
        >
          <b>
            <span>{name}</span>{' '}
            {cost && (
              <>
                <RichText text={cost} />{' '}
              </>
            )}
          </b>
          {said.map(([label, text]) => (
            <Fragment key={label}>
              {label && <SideLabel label={label} />}
              {textOf(text)}
            </Fragment>
          ))}
        </div>
      )}
      {refusal && (
        <p className={styles.refusal}>
          <b>{name}</b> <span>{`Not now. ${refusal.refused}`}</span> <RuleByName see={refusal.see} />
        </p>
      )}
      {ways.length > 1 && !(brief && canFear) && (
        <Comparison view={view} ways={ways} texts={{ Desire: textOf(effects), Fear: textOf(fear) }} />
      )}
      {used && way && ways.length === 1 && (
        <div className={styles.results}>
          {paysX && used.do === 'play' && way.x !== undefined && (
            <span>{`${way.x > 0 ? 'If ' : ''}X is ${way.x}:`}</span>
          )}
          <ResultRows view={view} changes={[...told, ...changes]} faces />
          <Reasons words={words} hits={way.changed} />
          {used.do === 'take' && summary && (
            <span className={styles.later}>
              <span>{summary.type === 'reaction' ? 'To react:' : 'To play:'}</span> <CostSymbols cost={summary.cost} />
            </span>
          )}
          {excess && <OverLimit {...excess} brief />}
        </div>
      )}
    </>
  );
}
