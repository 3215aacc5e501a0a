/** The story of a persona. */

import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { ButtonLink, buttonClass } from '#ui/button/Button.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import styles from './PersonaStoryScreen.module.css';
import type { PlanItem, Story, StoryBlock } from './story.ts';

export function PersonaStoryScreen({ name }: { name: string }) {
  const story = findStory(name);
  if (!story) return <NoStory />;
  const { scene: Scene } = story;
  return (
    <article className={`${layout.wrap} ${styles.story}`}>
      <div className={styles.portrait}>
        <Portrait slug={story.slug} />
      </div>
      <div>
        <header className={layout.pageHead}>
          <p className={text.label}>{story.faction}</p>
          <PageTitle>{story.title}</PageTitle>
        </header>
        <div className={styles.text}>
          {story.blocks.map((block) => (
            <Block key={block.kind === 'plan' ? block.kind : block.text} block={block} />
          ))}
        </div>
        {Scene && (
          <div className={styles.scene}>
            <Scene />
          </div>
        )}
        <p className={styles.ways}>
          <ExternalLink href={siteSettings.storeUrl} newTab bare className={buttonClass({ look: 'primary' })}>
            Buy Now
          </ExternalLink>
          <ButtonLink href={routes.firstGame.href()}>Play the first turn</ButtonLink>
          <ButtonLink href={routes.rules.href('personas')}>Play a persona</ButtonLink>
        </p>
      </div>
    </article>
  );
}

function Block({ block }: { block: StoryBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'plan':
      return (
        <ol className={styles.plan} start={block.start}>
          {block.items.map((item) => (
            <li key={item.text}>
              <Entry item={item} />
            </li>
          ))}
        </ol>
      );
    default:
      return block satisfies never;
  }
}

function Entry({ item: { text: words, instead, ringed } }: { item: PlanItem }) {
  if (ringed) return <span className={styles.ringed}>{words}</span>;
  if (instead === undefined) return <span>{words}</span>;
  return (
    <>
      <s>{words}</s> <span>{instead}</span>
    </>
  );
}

function NoStory() {
  return (
    <div className={layout.wrap}>
      <div className={layout.pageHead}>
        <PageTitle>No such story</PageTitle>
        <p className={text.lead}>Nobody of that name has made a statement.</p>
      </div>
      <p className={styles.ways}>
        <ButtonLink href={routes.personaStory.href('wick')} look="primary">
          Story: A Small Fire
        </ButtonLink>
        <ButtonLink href={routes.home.href()}>Go home</ButtonLink>
      </p>
    </div>
  );
}

const files = import.meta.glob<Story>('./stories/*.ts', { eager: true, import: 'story' });
/** All stories in the folder. */
export const shownStories = Object.values(files);

/** Returns the story of the persona with this slug, as in the address. */
export const findStory = (slug: string) => shownStories.find((story) => story.slug === slug);
