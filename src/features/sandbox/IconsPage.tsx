/** The icons of the controls, the badges of cards, and the discs of sets. */

import { cardTypes, disciplines } from '#game/cards/card.ts';
import { cardSets } from '#search/catalogue.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { AbilityBadge, DisciplineBadge, FearBadge, TypeBadge } from '#ui/badge/badges.tsx';
import { Mark, Wordmark } from '#ui/brand/Mark.tsx';
import { SetDisc } from '#ui/icon/Glyph.tsx';
import { Icon, type IconName, icons } from '#ui/icon/Icon.tsx';
import { Sample } from './Sample.tsx';

const iconNames = Object.keys(icons) as IconName[];

export function IconsPage() {
  return (
    <>
      <Sample title="Icons">
        {iconNames.map((name) => (
          <span key={name} title={name}>
            <Icon name={name} />
          </span>
        ))}
      </Sample>
      <Sample title="Badges">
        {cardTypes.map((type) => (
          <TypeBadge key={type} type={type} />
        ))}
        {disciplines.map((discipline) => (
          <DisciplineBadge key={discipline} discipline={discipline} />
        ))}
        <AbilityBadge ability="activated" />
        <AbilityBadge ability="triggered" />
        <FearBadge />
        <Badge word="Only heard" wordPlace="hidden">
          <Icon name="check" />
        </Badge>
      </Sample>
      <Sample title="Sets">
        {cardSets.map((set) => (
          <SetDisc key={set.id} set={set} />
        ))}
      </Sample>
      <Sample title="Brand">
        <Mark />
        <Wordmark />
      </Sample>
      <Sample title="Brand, on ink" night>
        <Mark />
        <Wordmark />
      </Sample>
    </>
  );
}
