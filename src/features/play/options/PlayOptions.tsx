/** Options of a game: the app's pace, when it asks, vibration, sounds and keys on this device, and handing the game over. */

import { sayScore } from '#game/play/grudge.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { counted } from '#game/plural.ts';
import { openModal } from '#site/notices/modals.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Choice, ChoiceGroup } from '#ui/field/Field.tsx';
import { useStore } from '#ui/subscriptions.ts';
import { openReplay } from '../openReplay.ts';
import { playSettings } from '../playSettings.ts';
import styles from './PlayOptions.module.css';

const paces = { slow: 'Slow', normal: 'Normal', instant: 'Instant' } as const;

const askings = [
  { words: 'When it may help', always: false, once: false },
  { words: 'Every time', always: true, once: false },
  { words: 'Every time until I react or pass', always: false, once: true },
] as const;

type Props = {
  readonly game: PlayedGame;
  readonly hold: boolean;
  readonly onHold: (on: boolean) => void;
  /** Opens the field for commands. */
  readonly onType?: () => void;
  /** Starts the first game again. */
  readonly onAgain?: () => void;
  readonly onClose: () => void;
};

export function PlayOptions({ game, hold, onHold, onType, onAgain, onClose }: Props) {
  const handOver = () => openModal({ subject: 'hand-over', handed: { kind: 'play', game }, overDialog: true });
  const { pace, askAlways, haptics, sounds, keys } = useStore(playSettings);
  return (
    <Dialog title="Options" onClose={onClose}>
      <ChoiceGroup legend="Speed of the app">
        {Object.entries(paces).map(([value, words]) => (
          <Choice
            key={value}
            type="radio"
            name="pace"
            checked={pace === value}
            onChange={() => playSettings.change({ pace: value as keyof typeof paces })}
          >
            {words}
          </Choice>
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend="Ask me to react">
        {askings.map(({ words, always, once }) => (
          <Choice
            key={words}
            type="radio"
            name="asking"
            checked={askAlways === always && (always || hold === once)}
            onChange={() => {
              playSettings.change({ askAlways: always });
              onHold(once);
            }}
          >
            {words}
          </Choice>
        ))}
      </ChoiceGroup>
      {game.grudge && <p>{`Grudge Match: ${sayScore(game.grudge, game)}`}</p>}
      {game.takeBacks > 0 && <p>{`${counted(game.takeBacks, 'decision')} taken back in this game.`}</p>}
      <ChoiceGroup legend="This device">
        <Choice
          type="checkbox"
          checked={haptics}
          onChange={({ currentTarget }) => playSettings.change({ haptics: currentTarget.checked })}
        >
          Vibrate when you lose points
        </Choice>
        <Choice
          type="checkbox"
          checked={sounds === 'on'}
          onChange={({ currentTarget }) => playSettings.change({ sounds: currentTarget.checked ? 'on' : 'off' })}
        >
          Sounds
        </Choice>
        <span className={styles.keys}>
          <Choice
            type="checkbox"
            checked={keys}
            onChange={({ currentTarget }) => playSettings.change({ keys: currentTarget.checked })}
          >
            Play with letter and digit keys
          </Choice>
        </span>
      </ChoiceGroup>
      <p className={styles.buttons}>
        <Button onClick={handOver}>Hand over</Button>
        <Button
          onClick={() => {
            // It would cover the notice of a failure.
            onClose();
            openReplay(game, game);
          }}
        >
          Replay so far
        </Button>
        {onType && <Button onClick={onType}>Type what you do</Button>}
        {onAgain && (
          <Button
            look="quiet"
            onClick={() => {
              onClose();
              onAgain();
            }}
          >
            Start again
          </Button>
        )}
      </p>
    </Dialog>
  );
}
