/** The ordered tree of the rulebook, from which the contents column and the page are both rendered. */

import type { ComponentType } from 'react';
import type { SectionAnchor } from '#game/glossary/anchors.ts';
import { Introduction } from './01-introduction.tsx';
import { Overview } from './02-overview.tsx';
import { Dying, HowToWin, ObjectOfTheGame } from './03-object-of-the-game.tsx';
import { BasicMode, ChooseSets, Preparation, ThingsToCountWith } from './04-preparation.tsx';
import { Setup } from './05-setup.tsx';
import {
  ACard,
  FearInBrief,
  GeneralFlow,
  ReactionsInBrief,
  RefreshingHeadspace,
  YourActions,
  YourTurn,
} from './06-general-flow.tsx';
import { OneWholeTurn } from './06-one-whole-turn.tsx';
import { Damage, DesireAndFear, Effects, MovingCards } from './07-effects.tsx';
import { Anatomy, Attack, Disciplines, Ideas, Reaction, State } from './07-ideas.tsx';
import {
  Actions,
  GoldenRules,
  ListOfCosts,
  ListOfResources,
  MakingChoices,
  PayCosts,
  SixSteps,
  ThreeKinds,
} from './08-actions.tsx';
import { ChangingTheStem, TheStem } from './08-the-stem.tsx';
import { WorkedExamples } from './08-worked-examples.tsx';
import { EndPhase, GainTicks, MainPhase, OnYourTurn, StartPhase } from './09-on-your-turn.tsx';
import { Credits } from './10-credits.tsx';
import { Death } from './10-death.tsx';
import { Glossary } from './10-glossary.tsx';
import { Modules } from './10-modules.tsx';
import { OverlookedRules } from './10-overlooked-rules.tsx';
import { Personas } from './10-personas.tsx';
import { Reference } from './10-reference.tsx';
import { InTheBox, Sets } from './10-sets.tsx';
import { Templates } from './10-templates.tsx';
import { WhoIsWho } from './10-who-is-who.tsx';

export type RuleSection = {
  readonly id: SectionAnchor;
  /** The content between its heading and its first part. */
  readonly Body: ComponentType;
  readonly parts: readonly RuleSection[];
};

const section = (id: SectionAnchor, Body: ComponentType, ...parts: readonly RuleSection[]): RuleSection => ({
  id,
  Body,
  parts,
});

/** The ten chapters and their parts, in reading order. */
export const chapters: readonly RuleSection[] = [
  section('introduction', Introduction),
  section('overview', Overview),
  section('object-of-the-game', ObjectOfTheGame, section('how-to-win', HowToWin), section('dying', Dying)),
  section(
    'preparation',
    Preparation,
    section('set', ChooseSets),
    section('basic-mode', BasicMode),
    section('things-to-count-with', ThingsToCountWith),
  ),
  section('setup', Setup),
  section(
    'general-flow',
    GeneralFlow,
    section('a-card', ACard),
    section('your-turn', YourTurn),
    section('your-actions', YourActions),
    section('reactions-in-brief', ReactionsInBrief),
    section('refreshing-headspace', RefreshingHeadspace),
    section('fear-in-brief', FearInBrief),
    section('one-whole-turn', OneWholeTurn),
  ),
  section(
    'ideas',
    Ideas,
    section('anatomy-of-an-idea', Anatomy),
    section('attack', Attack),
    section('reaction', Reaction),
    section('state', State),
    section('disciplines', Disciplines),
    section('desire-and-fear', DesireAndFear),
    section('effects', Effects),
    section('damage', Damage),
    section('moving-cards', MovingCards),
  ),
  section(
    'actions',
    Actions,
    section('golden-rules', GoldenRules),
    section('three-kinds', ThreeKinds),
    section('six-steps', SixSteps),
    section('making-choices', MakingChoices),
    section('pay-costs', PayCosts),
    section('list-of-costs', ListOfCosts),
    section('list-of-resources', ListOfResources),
    section('the-stem', TheStem),
    section('changing-the-stem', ChangingTheStem),
    section('worked-examples', WorkedExamples),
  ),
  section(
    'on-your-turn',
    OnYourTurn,
    section('start-phase', StartPhase),
    section('gain-ticks', GainTicks),
    section('main-phase', MainPhase),
    section('end-phase', EndPhase),
  ),
  section(
    'reference',
    Reference,
    section('easily-overlooked-rules', OverlookedRules),
    section('death', Death),
    section('modules', Modules),
    section('sets', Sets),
    section('in-the-box', InTheBox),
    section('personas', Personas),
    section('who-is-who', WhoIsWho),
    section('glossary', Glossary),
    section('templates', Templates),
    section('credits', Credits),
  ),
];
