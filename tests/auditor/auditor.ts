/**
 * An independent model of a game, built from its events alone: it shares types with the engine, but no code. It keeps
 * points, ticks, cards and the stem as a careful player would with pencil and paper, and records every event that the
 * rules do not allow.
 */

import type { GameEvent } from '#game/engine/event.ts';
import type { State } from '#game/engine/state.ts';
import { type Clone, cloneOf, differences, lose, type Purse } from './clone.ts';

type OnStem = { seat: number; item: string; source: number };

/** The thousands of a card number distinguish the copies of a card. */
const paranoia = 1;
const isParanoia = (card: number) => card % 1000 === paranoia;
const isCard = (item: string) => item === 'attack' || item === 'state' || item === 'reaction';

export class Auditor {
  readonly faults: string[] = [];
  private readonly clones: Clone[];
  private stem: OnStem[] = [];
  private resolving: OnStem | undefined;

  constructor(start: State) {
    this.clones = start.seats.map(cloneOf);
    this.stem = start.stem.map(({ controller, kind, card }) => ({ seat: controller, item: kind, source: card }));
  }

  /** Compares this model with the state of the engine. */
  compare(state: State): void {
    for (const [seat, own] of this.clones.entries()) {
      const theirs = state.seats[seat];
      if (theirs) this.faults.push(...differences(theirs.name, own, theirs));
    }
    this.expect(
      state.stem.length === this.stem.length,
      `The stem holds ${this.stem.length}, not ${state.stem.length}.`,
    );
  }

  tell(event: GameEvent): void {
    const clone = 'seat' in event ? this.clones[event.seat] : undefined;
    if (clone) this.ofClone(event, clone);
    else if (event.kind === 'vanish')
      for (const { corpus, cerebrium } of this.clones) [corpus.transient, cerebrium.transient] = [0, 0];
  }

  private ofClone(event: GameEvent, clone: Clone): void {
    switch (event.kind) {
      case 'turn':
        clone.ticks += event.ticks;
        clone.owed -= event.withheld;
        this.expect(clone.owed >= 0, 'More ticks were withheld than owed.');
        return;
      case 'end-phase':
        this.expect(clone.ticks === 0, 'A turn ends with ticks unspent.');
        this.expect(this.stem.length === 0, 'A turn ends with a stem.');
        return;
      case 'announce':
        if (isCard(event.item)) this.out(clone.thoughts, event.source, 'announced from thoughts');
        this.stem.push({ seat: event.seat, item: event.item, source: event.source });
        return;
      case 'pay':
        clone.ticks -= event.ticks;
        this.expect(clone.ticks >= 0, 'More ticks were paid than there were.');
        this.pay(clone.corpus, event.corpus);
        this.pay(clone.cerebrium, event.cerebrium);
        return;
      case 'resolve': {
        const top = this.stem.pop();
        this.expect(top?.item === event.item && top.source === event.source, 'Not the top of the stem resolves.');
        this.resolving = top;
        return;
      }
      case 'damage':
        this.expect(
          event.transient === Math.min(clone[event.track].transient, event.number),
          'Transient points come first.',
        );
        this.expect(event.number > 0, 'Damage of 0 was dealt.');
        lose(clone[event.track], event.number);
        return;
      case 'lose':
        lose(clone[event.track], event.number);
        return;
      case 'gain':
        clone[event.track].real += event.number;
        return;
      case 'gain-transient':
        clone[event.track].transient += event.number;
        return;
      case 'gain-ticks':
        clone.ticks += event.number;
        return;
      case 'lose-ticks': {
        const lost = Math.min(clone.ticks, event.number);
        clone.ticks -= lost;
        clone.owed += event.number - lost;
        return;
      }
      case 'take-control': {
        const taken = this.stem.findLast(({ source }) => source === event.source);
        this.expect(taken !== undefined, 'Control was taken of what is not on the stem.');
        if (taken) taken.seat = event.seat;
        return;
      }
      case 'cancel': {
        const place = this.stem.findLastIndex(({ item, source }) => item === event.item && source === event.source);
        const [cancelled] = place < 0 ? [] : this.stem.splice(place, 1);
        this.expect(cancelled !== undefined, 'What is cancelled is not on the stem.');
        if (cancelled?.item === 'attack')
          (event.kept ? clone.thoughts : this.clones[cancelled.seat]?.memories)?.push(event.source);
        return;
      }
      case 'die':
        this.expect(Math.min(clone.corpus.real, clone.cerebrium.real) <= 0, 'A clone died above 0.');
        this.stem = this.stem.filter(({ seat }) => seat !== event.seat);
        clone.corpus.transient = 0;
        clone.cerebrium.transient = 0;
        Object.assign(clone, { alive: false, ticks: 0, owed: 0, thoughts: [], condition: [], memories: [] });
        return;
      default:
        if ('moved' in event) this.move(event, clone);
    }
  }

  private move(event: Extract<GameEvent, { moved: number }>, clone: Clone): void {
    const { moved } = event;
    switch (event.kind) {
      case 'take':
      case 'steal-take':
      case 'gain-idea':
        clone.thoughts.push(moved);
        return;
      case 'gain-memory':
      case 'gamble':
        clone.memories.push(moved);
        return;
      case 'forget':
        this.out(clone.thoughts, moved, 'forgotten');
        clone.memories.push(moved);
        return;
      case 'remember':
        this.out(clone.memories, moved, 'remembered');
        clone.thoughts.push(moved);
        return;
      case 'repress':
        // From memories, except before the first turn of First Draft.
        this.out(clone.thoughts.includes(moved) ? clone.thoughts : clone.memories, moved, 'repressed');
        return;
      case 'steal':
        this.out(this.clones[event.from]?.thoughts ?? [], moved, 'stolen');
        clone.thoughts.push(moved);
        return;
      case 'give':
        this.out(clone.thoughts, moved, 'given');
        this.clones[event.to]?.thoughts.push(moved);
        return;
      case 'add':
        // From the stem, the cards set aside, or the thoughts of a clone that may add a state at once, to any clone.
        if (this.resolving?.source !== moved && !isParanoia(moved)) {
          const from = this.clones.find(({ thoughts }) => thoughts.includes(moved)) ?? clone;
          this.out(from.thoughts, moved, 'added');
        }
        clone.condition.push(moved);
        return;
      case 'remove':
        this.out(clone.condition, moved, 'removed');
        if (!isParanoia(moved)) clone.memories.push(moved);
        return;
      case 'move-state':
        this.out(this.clones[event.from]?.condition ?? [], moved, 'moved');
        clone.condition.push(moved);
        return;
      case 'spent':
        clone.memories.push(moved);
        return;
      case 'replace':
        return;
      default:
        event satisfies never;
    }
  }

  /** A clone never pays its last point. */
  private pay(purse: Purse, number: number): void {
    lose(purse, number);
    this.expect(number === 0 || purse.real >= 1, 'A last point was paid.');
  }

  private out(zone: number[], card: number, verb: string): void {
    const place = zone.indexOf(card);
    this.expect(place >= 0, `${card} was ${verb} and was not there.`);
    if (place >= 0) zone.splice(place, 1);
  }

  private expect(holds: boolean, fault: string): void {
    if (!holds) this.faults.push(fault);
  }
}
