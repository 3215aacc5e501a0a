/** Upgrade Your Mind: the story of the game, told as the prospectus of an insurance policy. */

import { siteSettings } from '#site/siteSettings.ts';
import { buttonClass } from '#ui/button/Button.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import { BasementScene } from '#ui/scene/BasementScene.tsx';
import text from '#ui/styles/text.module.css';
import styles from './Policy.module.css';

export function Policy() {
  return (
    <section data-skippable="" className={styles.ground} aria-labelledby="upgrade-your-mind">
      <div className={styles.policy}>
        <p className={styles.letterhead}>
          <span>Imago Mutual Assurance Company</span>
          <span>Continuity Policy, prospectus</span>
        </p>
        <div className={styles.title}>
          <PageTitle as="h2" id="upgrade-your-mind">
            Upgrade Your Mind
          </PageTitle>
          <span className={styles.stamp} aria-hidden="true">
            Urgent
          </span>
        </div>
        <div className={styles.scene}>
          <BasementScene />
        </div>
        <div className={styles.columns}>
          <p className={text.lead}>Why rely on one of you?</p>
          <p>
            Accidents happen, and they tend to happen to you. For a modest monthly premium the Continuity Policy grows a
            spare: one body, cut to your measure, kept dry in a basement until called for. Your mind is kept separately,
            on our premises, where nothing can happen to it.
          </p>
          <p className={text.note}>Mind non-transferable. May be accessed by other holders of your name.</p>
          <p>
            On Tuesday a clerk stamped every file in the building URGENT. We regret that your spare has been activated.
            We regret that <em>you</em> have been activated.
          </p>
          <p>
            We are advised that one claim per name can be honoured. The other claimants have been advised of this too.
            They have your key. They know where you keep the other key. They are at the door.
          </p>
          <p>
            To help you resolve the matter we have taken the liberty of selling all of you the same ninety-six ideas, in
            one head, to share.
          </p>
          <p>
            <strong>Think fast. They are thinking it too.</strong>
          </p>
        </div>
        <p className={styles.demo}>
          <ExternalLink href={siteSettings.chatUrl} className={buttonClass()}>
            Schedule a Demo
          </ExternalLink>
        </p>
      </div>
    </section>
  );
}
