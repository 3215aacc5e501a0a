/** The landing page: what the game is, what is in it, and where to get it. */

import { Hero } from './Hero.tsx';
import { InTheBox } from './InTheBox.tsx';
import { Personas } from './Personas.tsx';
import { Policy } from './Policy.tsx';
import { Questions } from './Questions.tsx';
import { Turn } from './Turn.tsx';
import { TypePanels } from './TypePanels.tsx';

export function HomeScreen() {
  return (
    <>
      <Hero />
      <InTheBox />
      <Turn />
      <TypePanels />
      <Personas />
      <Policy />
      <Questions />
    </>
  );
}
