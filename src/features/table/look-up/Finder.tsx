/** One box over cards and rules, answered with every key. */

import { useEffect, useState } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import { type Named, nearestNames } from '#search/nearestNames.ts';
import { type RuleEntry, suggestRules } from '#search/ruleNames.ts';
import { suggestCards } from '#search/searchCards.ts';
import { routes } from '#site/routes.ts';
import { Field, TextInput } from '#ui/field/Field.tsx';
import { SilentPicture } from '#ui/silent-picture/SilentPicture.tsx';
import text from '#ui/styles/text.module.css';
import styles from './Finder.module.css';
import { firstRules } from './oftenAsked.ts';

/** More than this is not found by looking, but by typing on. */
const most = 8;
/** Nobody meant more things than these. */
const mostMeant = 3;

type Props = { readonly typed: string; readonly onType: (typed: string) => void };

export function Finder({ typed, onType }: Props) {
  const isBlank = typed.trim() === '';
  const rules = isBlank ? firstRules : suggestRules(typed, most);
  const cards = isBlank ? [] : suggestCards(typed, most);
  const meant = useCorrection(isBlank || rules.length + cards.length > 0 ? '' : typed);
  return (
    <div className={styles.finder}>
      <Field label="Card or rule">
        <TextInput
          type="search"
          data-first-focus=""
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </Field>
      <p className={text.note} role="status">
        {sayFound(isBlank, cards.length, rules.length, meant.length)}
      </p>
      <ul className={styles.list}>
        {[...cards, ...rules, ...meant].map((entry) =>
          'anchor' in entry ? (
            <li key={entry.anchor}>
              <RuleLinkEntry rule={entry} />
            </li>
          ) : (
            <li key={entry.id}>
              <CardEntry card={entry} />
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

function sayFound(isBlank: boolean, cards: number, rules: number, meant: number): string {
  if (isBlank) return 'Often asked';
  if (cards + rules > 0) return `Cards: ${cards}, rules: ${rules}`;
  return meant > 0 ? 'Nothing has this name. Did you mean:' : 'Nothing has this name.';
}

function CardEntry({ card }: { card: CardSummary }) {
  return (
    <a className={styles.entry} href={routes.card.href(card.set, card.number)}>
      <SilentPicture className={styles.face} src={card.faces.thumb} />
      <span>{card.name}</span>
      <span className={styles.kind}>{card.type}</span>
    </a>
  );
}

function RuleLinkEntry({ rule }: { rule: RuleEntry }) {
  return (
    <a className={styles.entry} href={routes.rules.href(rule.anchor)}>
      <span>{rule.alsoCalled === undefined ? rule.title : `${rule.title}, also called ${rule.alsoCalled}`}</span>
      <span className={styles.kind}>{rule.kind}</span>
    </a>
  );
}

/** The nearest names, asked for when nothing is called what was typed. */
function useCorrection(typed: string): readonly Named[] {
  const [answer, setAnswer] = useState<{ readonly typed: string; readonly named: readonly Named[] }>();

  useEffect(() => {
    if (typed === '') return;
    let late = false;
    nearestNames(typed, mostMeant).then(
      (named) => late || setAnswer({ typed, named }),
      () => undefined,
    );
    return () => {
      late = true;
    };
  }, [typed]);

  return typed !== '' && answer?.typed === typed ? answer.named : [];
}
