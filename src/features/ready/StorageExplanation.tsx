/** How browsers keep and delete stored data, folded. */

import { FoldedText, QuestionList } from '#ui/questions/QuestionList.tsx';
import text from '#ui/styles/text.module.css';

export function StorageExplanation() {
  return (
    <section className={text.prose} aria-labelledby="before-you-leave">
      <h2 id="before-you-leave">Before you go offline</h2>
      <div>
        <FoldedText title="Try it first">
          Switch on flight mode, close this page, and open it again by its address or its icon. What you see then is
          what you will see at the table.
        </FoldedText>
        <FoldedText title="Closing the tab">
          Closes the tab. What is stored stays stored, and so do your games. Only the browser’s own “clear data”, or a
          private window, takes it away.
        </FoldedText>
        <FoldedText title="iPhone and iPad">
          Safari forgets a site that has not been opened for seven days of use. An app on the home screen is not
          affected. It has a store of its own, however: open it there once while you are online, and check on this page.
        </FoldedText>
        <FoldedText title="Installing is not the same">
          Installing puts an icon on your device. Storing puts the site there. Each works without the other, and this
          page is about the second.
        </FoldedText>
        <QuestionList page="ready" />
      </div>
    </section>
  );
}
