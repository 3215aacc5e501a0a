/** Explains how browsers keep and delete stored data. */

import { QuestionList } from '#ui/questions/QuestionList.tsx';
import text from '#ui/styles/text.module.css';

export function StorageExplanation() {
  return (
    <section className={text.prose} aria-labelledby="before-you-leave">
      <h2 id="before-you-leave">Before you leave the network</h2>
      <h3>Try it first</h3>
      <p>
        Switch on flight mode, close this page, and open it again by its address or its icon. What you see then is what
        you will see at the table.
      </p>
      <h3>Closing the tab</h3>
      <p>
        Closes the tab. What is stored stays stored, and so do your games. Only the browser’s own “clear data”, or a
        private window, takes it away.
      </p>
      <h3>iPhone and iPad</h3>
      <p>
        Safari forgets a site that has not been opened for seven days of use. An app on the home screen is not affected.
        It has a store of its own, however: open it once, there, while there is a network, and check on this page.
      </p>
      <h3>Installing is not the same</h3>
      <p>
        Installing puts an icon on your device. Storing puts the site there. Each works without the other, and this page
        is about the second.
      </p>
      <h3>Questions</h3>
      <QuestionList page="ready" />
    </section>
  );
}
