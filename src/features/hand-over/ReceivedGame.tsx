/** A game that was handed over, and the choice between it and the same game on this device. */

import { type ReactNode, useEffect, useRef } from 'react';
import { navigate } from '#site/navigation.ts';
import { closeModals } from '#site/notices/modals.ts';
import { Button } from '#ui/button/Button.tsx';
import { NamedText } from '#ui/NamedText.tsx';
import { useOnePress } from '#ui/useOnePress.ts';
import styles from './HandOver.module.css';
import { addressOf, type Facts, type Received, takeGame } from './receivedGame.ts';

type Props = {
  readonly received: Received;
  /** The address contains the game: it is replaced, so that neither a reload nor Back asks again. */
  readonly isInAddress: boolean;
};

export function ReceivedGame({ received: { handed, there, here }, isInAddress }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  // The control that had the focus has been removed.
  useEffect(() => first.current?.focus(), []);

  const onePress = useOnePress();

  function open(address: string) {
    closeModals();
    return navigate(address, { replace: isInAddress });
  }
  const openHere = () => onePress(() => open(addressOf(handed)));
  const take = (beside?: boolean) => onePress(() => open(takeGame(handed, beside)));

  if (!here)
    return (
      <Choice clones={there.clones} sentence={`${there.state}.`}>
        <Button ref={first} look="primary" onClick={() => take()}>
          Receive this game
        </Button>
        <Button onClick={closeModals}>Cancel</Button>
      </Choice>
    );
  if (here.isSame)
    return (
      <Choice clones={there.clones} sentence={`${there.state}. This device has the same game, at the same point.`}>
        <Button ref={first} look="primary" onClick={openHere}>
          Open it
        </Button>
      </Choice>
    );
  return (
    <Choice
      clones={there.clones}
      sentence="this device has the same game, which continued differently here."
      versions={[here, there]}
    >
      <Button ref={first} onClick={openHere}>
        Keep this device’s
      </Button>
      <Button onClick={() => take()}>Take the other’s</Button>
      <Button onClick={() => take(true)}>Keep both</Button>
    </Choice>
  );
}

type ChoiceProps = {
  readonly clones: string;
  readonly sentence: string;
  /** This device's version, then the other's. */
  readonly versions?: readonly [Facts, Facts];
  readonly children: ReactNode;
};

const Choice = ({ clones, sentence, versions, children }: ChoiceProps) => (
  <>
    <p role="status">
      <b>
        <NamedText text={clones} names={clones.split(', ')} />
      </b>
      <span>{`: ${sentence}`}</span>
    </p>
    {versions && (
      <dl className={styles.versions}>
        <dt>This device</dt>
        <dd>{versions[0].state}</dd>
        <dt>The other</dt>
        <dd>{versions[1].state}</dd>
      </dl>
    )}
    <div className={styles.actions}>{children}</div>
  </>
);
