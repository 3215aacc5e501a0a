/** The contents of the two dialogs: a game goes to another device, or comes from one. */

import type { HandedGame } from '#game/handedGame.ts';
import { SendGame } from './SendGame.tsx';
import { TakeGame } from './TakeGame.tsx';

type Props = { readonly handed?: HandedGame; readonly link?: string };

export const HandOver = ({ handed, link }: Props) => (handed ? <SendGame handed={handed} /> : <TakeGame link={link} />);
