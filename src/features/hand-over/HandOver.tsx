/** Contents of the two dialogs: sending a game to another device, and taking one over. */

import type { HandedGame } from '#game/handedGame.ts';
import { SendGame } from './SendGame.tsx';
import { TakeGame } from './TakeGame.tsx';

type Props = { readonly handed?: HandedGame; readonly link?: string; readonly file?: File };

export const HandOver = ({ handed, ...arrived }: Props) =>
  handed ? <SendGame handed={handed} /> : <TakeGame {...arrived} />;
