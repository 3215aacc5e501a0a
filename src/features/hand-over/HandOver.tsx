/** The contents of the two dialogs: a game goes to another device, or comes from one. */

import type { HandedGame } from '#game/handedGame.ts';
import { SendGame } from './SendGame.tsx';
import { TakeGame } from './TakeGame.tsx';

type Props = { readonly handed?: HandedGame; readonly link?: string; readonly file?: File };

export const HandOver = ({ handed, ...arrived }: Props) =>
  handed ? <SendGame handed={handed} /> : <TakeGame {...arrived} />;
