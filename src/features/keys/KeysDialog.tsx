/** All keyboard shortcuts, by place. */

import { Dialog } from '#ui/dialog/Dialog.tsx';
import styles from './KeysDialog.module.css';

type Shortcut = readonly [keys: readonly string[], does: string];

const places: readonly { readonly title: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      [['/'], 'goes to the search box'],
      [['?'], 'shows these keys'],
      [['Esc'], 'closes what is open'],
    ],
  },
  {
    title: 'In the search box',
    shortcuts: [
      [['↑', '↓'], 'choose a suggestion'],
      [['Enter'], 'goes there, or searches for what is typed'],
    ],
  },
  {
    title: 'In the symbols',
    shortcuts: [
      [['↑', '↓', '←', '→'], 'move'],
      [['a', '…', '9'], 'filter; Backspace deletes a letter'],
      [['Enter'], 'inserts and closes'],
      [['Shift', 'Enter'], 'inserts and stays open'],
    ],
  },
  {
    title: 'In a game',
    shortcuts: [
      [['Q', '…', 'R'], 'an idea in headspace'],
      [['1', '…', '9'], 'one of your thoughts, or of the answers'],
      [['P'], 'passes'],
      [['U'], 'takes back'],
      [['L'], 'why the last thing happened'],
      [['/'], 'type what you do'],
      [['Esc'], 'back to the decisions'],
    ],
  },
  { title: 'On a card', shortcuts: [[['←', '→'], 'turn to the card before or after']] },
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      {places.map(({ title, shortcuts }) => (
        <section key={title} className={styles.place}>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.keys}>
            {shortcuts.map(([keys, does]) => (
              <div key={does} className={styles.shortcut}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key} className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
