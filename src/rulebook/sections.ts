/** The one ordered tree of the rulebook. The contents column and the page are both made from it. */

import type { ComponentType } from 'react';
import type { SectionAnchor } from '#game/glossary/anchors.ts';
import { InTheBox, Introduction } from './01-introduction.tsx';
import { Overview, WhoIsWho } from './02-overview.tsx';
import { HowToWin, ObjectOfTheGame } from './03-object-of-the-game.tsx';
import { BasicMode, ChooseSets, Preparation, ThingsToCountWith } from './04-preparation.tsx';
import { Setup } from './05-setup.tsx';
import { Damage, Dying, GeneralFlow, GoldenRules, RefreshingHeadspace } from './06-general-flow.tsx';
import {
  Anatomy,
  Attack,
  DesireAndFear,
  Disciplines,
  Effects,
  Ideas,
  MovingCards,
  Reaction,
  State,
} from './07-ideas.tsx';
import { Actions, ListOfCosts, ListOfResources, MakingChoices, PayCosts, SixSteps, ThreeKinds } from './08-actions.tsx';
import { ChangingTheStem, TheStem } from './08-the-stem.tsx';
import { WorkedExamples } from './08-worked-examples.tsx';
import { EndPhase, GainTicks, MainPhase, OnYourTurn, StartPhase } from './09-on-your-turn.tsx';
import { OneWholeTurn } from './09-one-whole-turn.tsx';
import { Credits } from './10-credits.tsx';
import { Death } from './10-death.tsx';
import { Glossary } from './10-glossary.tsx';
import { Modules } from './10-modules.tsx';
import { OverlookedRules } from './10-overlooked-rules.tsx';
import { Personas } from './10-personas.tsx';
import { Reference } from './10-reference.tsx';
import { Sets } from './10-sets.tsx';
import { Templates } from './10-templates.tsx';

export type RuleSection = {
  readonly id: SectionAnchor;
  /** What stands between its heading and its first part. */
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
  section('introduction', Introduction, section('in-the-box', InTheBox)),
  section('overview', Overview, section('who-is-who', WhoIsWho)),
  section('object-of-the-game', ObjectOfTheGame, section('how-to-win', HowToWin)),
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
    section('golden-rules', GoldenRules),
    section('refreshing-headspace', RefreshingHeadspace),
    section('damage', Damage),
    section('dying', Dying),
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
    section('moving-cards', MovingCards),
  ),
  section(
    'actions',
    Actions,
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
    section('one-whole-turn', OneWholeTurn),
  ),
  section(
    'reference',
    Reference,
    section('easily-overlooked-rules', OverlookedRules),
    section('death', Death),
    section('modules', Modules),
    section('sets', Sets),
    section('personas', Personas),
    section('glossary', Glossary),
    section('templates', Templates),
    section('credits', Credits),
  ),
];
