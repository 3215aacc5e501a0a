/**
 * What the reader has pressed: the chosen card, and the clone or card that a dialog shows. Pressing a card chooses it,
 * and pressing it again shows it whole.
 */

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import type { Decision } from '#game/engine/legal.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import type { View } from '#game/engine/view.ts';
import { tileOf } from '#game/play/decisionWords.ts';
import type { Wording } from '#game/play/words.ts';
import type { Refusal } from '#game/rules/refusal.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { type Answering, choosesTile } from './dock/answering.ts';

export type Deciding = {
  readonly words: Wording;
  /** As the player may see them, oldest first. */
  readonly events: readonly GameEvent[];
  readonly onDecide: (...decisions: readonly Decision[]) => void;
  readonly whyNot: (decision: Decision) => Refusal | undefined;
  /** The recommended decision, which is chosen already. */
  readonly suggested?: Decision | undefined;
};

/** A clone whose cards are shown: those of now, or those that the reader may look at once. */
type Examined = { readonly seat: SeatNumber; readonly look?: GameEvent; readonly view?: View };

/** @param hidden - The table is hidden until the next person takes it. */
export function useSelection(
  { words, events, onDecide, whyNot, suggested }: Deciding,
  answers: Answering | undefined,
  hidden: boolean,
) {
  const { view } = words;
  const { pending, legal, you } = view;
  const position = `${events.length} ${pending?.kind}`;
  const [choice, setChoice] = useState<{ readonly at: string; readonly card: CardNumber }>();
  const [looked, setLooked] = useState<CardNumber>();
  const [examined, setExamined] = useState<Examined>();
  // The next person sees no card that the one before has looked at.
  if (hidden && (choice || looked !== undefined || examined !== undefined)) {
    setChoice(undefined);
    setLooked(undefined);
    setExamined(undefined);
  }

  // Thoughts of others that the reader may look at are shown at once, and later by the numbers of their clone.
  const look = events.filter(({ kind }) => kind === 'look').at(-1);
  const lastLook = useRef(look?.id);
  useEffect(() => {
    if (look?.kind !== 'look' || (legal.length === 0 && pending?.kind !== 'action')) return;
    if (lastLook.current !== undefined && look.id <= lastLook.current) return;
    lastLook.current = look.id;
    if (look.seat === you && look.at !== you && pending?.kind === 'action') setExamined({ seat: look.at, look, view });
  }, [look, legal, pending, you, view]);

  const chooses = !choosesTile(answers);
  const recommended = suggested ? tileOf(words, suggested) : undefined;
  // While the others decide, and as long as it can be used, the card that was chosen stays chosen.
  const isKept =
    choice !== undefined &&
    (choice.at === position ||
      (legal.length === 0
        ? isWithinReach(view, choice.card)
        : legal.some((decision) => tileOf(words, decision) === choice.card)));
  const chosen = chooses ? cardThatAsks(view) : isKept ? choice.card : recommended;
  const decisions = legal.filter((decision) => tileOf(words, decision) === chosen);
  const [used] = chooses ? [] : decisions;

  // The parts of the table are memoised: they get the same functions again.
  const choose = useCallback((card: CardNumber) => setChoice({ at: position, card }), [position]);
  const examine = useCallback((seat: SeatNumber) => setExamined({ seat }), []);
  const chosenNow = useRef(chosen);
  useLayoutEffect(() => {
    chosenNow.current = chosen;
  }, [chosen]);
  const press = useCallback(
    (card: CardNumber) => (card === chosenNow.current ? setLooked(card) : choose(card)),
    [choose],
  );
  const decide = useCallback(
    (...decisions: readonly Decision[]) => {
      // If the focused button were removed, the browser would lay out the half-changed table.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      // First, so that all changes are rendered at once (moveCards).
      onDecide(...decisions);
      setChoice(undefined);
      setLooked(undefined);
      setExamined(undefined);
    },
    [onDecide],
  );
  return {
    /** The card that the reader has chosen to read or to use. */
    chosen,
    /** The first decision that the chosen card stands for. */
    used,
    /** Why the chosen card allows nothing now. */
    refusal: chosen && !chooses && decisions.length === 0 ? refusalOf(words, chosen, whyNot) : undefined,
    looked,
    examined,
    choose,
    press,
    examine,
    decide,
    lookAt: setLooked,
    closeCard: () => setLooked(undefined),
    closeClone: () => setExamined(undefined),
  };
}

export type Selection = ReturnType<typeof useSelection>;

/** The card that the question is about. */
function cardThatAsks({ pending, draft, current, stem }: View): CardNumber | undefined {
  const { item } = draft ?? current ?? {};
  if (!pending || !('ask' in pending)) return item?.card;
  // Whether to keep an attack, and at whom an item is aimed instead, is asked about that item.
  const anew = 'step' in pending && pending.step.step === 'choose-anew' ? pending.step.item : undefined;
  const about = /unless|new-clone/.test(pending.ask) ? item?.choices.item : anew;
  return (stem.find(({ id }) => id === about) ?? item)?.card;
}

const isWithinReach = ({ headspace, seats, you }: View, card: CardNumber) =>
  headspace.some((place) => place?.card === card) || seats[you]?.thoughts.includes(card) === true;

/** Why a card of the deciding seat, or in headspace, cannot be used now. */
function refusalOf({ view }: Wording, card: CardNumber, whyNot: Deciding['whyNot']): Refusal | undefined {
  if (view.legal.length === 0) return undefined;
  const slot = view.headspace.findIndex((place) => place?.card === card);
  if (slot >= 0) return whyNot({ do: 'take', slot });
  const own = view.seats[view.you]?.thoughts.includes(card);
  return own ? whyNot({ do: view.pending?.kind === 'react' ? 'react' : 'play', card }) : undefined;
}
