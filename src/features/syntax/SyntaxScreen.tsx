/** The search syntax, generated from the tables that parse and print it. */

import { symbolGroups } from '#game/cards/symbol.ts';
import { cardSets } from '#search/catalogue.ts';
import { describeQuery } from '#search/query/describeQuery.ts';
import { parseQuery } from '#search/query/querySyntax.ts';
import { searchAsAsked } from '#search/query/searchParams.ts';
import { operatorsOf, syntaxFields } from '#search/query/syntaxFields.ts';
import { plainLetters } from '#search/text/foldText.ts';
import { routes } from '#site/routes.ts';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { Sentence } from '#ui/symbol/RichText.tsx';
import { SymbolIcon } from '#ui/symbol/SymbolIcon.tsx';
import styles from './SyntaxScreen.module.css';

export function SyntaxScreen() {
  return (
    <div className={layout.wrap}>
      <div className={layout.pageHead}>
        <PageTitle>Search syntax</PageTitle>
        <p className={text.lead}>
          The search box takes a name, or a sentence of your own devising. It files the rest under things you did not
          say.
        </p>
      </div>
      <div className={styles.page}>
        <section className={styles.section}>
          <h2>Without any syntax</h2>
          <p className={styles.said}>
            Text without a field name searches card names, as typed. Cards that have it in their text come next, then
            the rules. Capitals, accents, curly quotation marks, ligatures and raised or lowered digits make no
            difference: <code>é</code> is <code>e</code>,{' '}
            {Object.entries(plainLetters).map(([letter, plain]) => (
              <span key={letter}>
                <code>{letter}</code> is <code>{plain}</code>,{' '}
              </span>
            ))}
            <span>
              and <code>₂</code> is <code>2</code>.
            </span>
          </p>
        </section>
        <Fields />
        <Examples />
        <Symbols />
      </div>
    </div>
  );
}

function Fields() {
  return (
    <section className={styles.section}>
      <h2>Fields</h2>
      <dl className={styles.examples}>
        {syntaxFields.map((field) => {
          const [meaning, example] = field.help;
          return (
            <div key={field.names[0]} className={styles.example}>
              <dt>
                <Example typed={example} />
              </dt>
              <dd>
                <span>{meaning}</span>{' '}
                <span className={text.note}>
                  Typed as <code>{field.names.map((name) => `${name}:`).join(' ')}</code>
                  {operatorsOf(field).length > 1 && (
                    <span>
                      {' '}
                      and compared with <code>{operatorsOf(field).slice(1).join('\u00a0')}</code>
                    </span>
                  )}
                  <span>.</span>
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
      <p
        className={styles.said}
      >{`Name a set by its name, abbreviation or number: ${cardSets.map(({ id, slug, abbreviation }) => `${slug}, ${abbreviation.toLowerCase()} or ${id}`).join('; ')}.`}</p>
    </section>
  );
}

function Examples() {
  return (
    <section className={styles.section}>
      <h2>Putting it together</h2>
      <dl className={styles.examples}>
        {syntaxExamples.map(({ typed, meaning }) => (
          <div key={typed} className={styles.example}>
            <dt>
              <Example typed={typed} />
            </dt>
            <dd>
              <span>{meaning}</span> <Meaning typed={typed} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.said}>
        Parts that are not understood are listed above the results and ignored. The{' '}
        <a href={routes.advancedSearch.href()}>advanced search</a> shows each part in its field, and the others under
        Search syntax.
      </p>
    </section>
  );
}

function Symbols() {
  return (
    <section className={styles.section}>
      <h2>Symbols</h2>
      <p className={styles.said}>
        Type a symbol in braces, in upper or lower case. The symbol and the word are different searches:{' '}
        <Example typed="e:{C}" /> finds the symbol, <Example typed="e:corpus" /> the word.
      </p>
      <dl className={styles.symbols}>
        {symbolGroups.map(({ title, symbols }) => (
          <div key={title} className={styles.group}>
            <dt className={text.label}>{title}</dt>
            {symbols.map((symbol) => (
              <dd key={symbol.token} className={styles.symbol}>
                <SymbolIcon symbol={symbol} silent />
                <code>{symbol.token}</code>
                <span className={text.note}>{symbol.spoken.replace(/:$/, '')}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A search as typed, with a link to its results. */
function Example({ typed }: { typed: string }) {
  const asked = parseQuery(typed, cardSets);
  return (
    <a className={styles.typed} href={routes.searchResults.href(asked && searchAsAsked(asked))}>
      <code>{typed}</code>
    </a>
  );
}

function Meaning({ typed }: { typed: string }) {
  const asked = parseQuery(typed, cardSets);
  return asked && <Sentence parts={describeQuery(asked.query, cardSets)} />;
}

/** Examples of combined searches; the page adds the sentence for each. */
export const syntaxExamples: readonly { readonly typed: string; readonly meaning: string }[] = [
  { typed: 't:attack d:mental', meaning: 'A card must match every filter.' },
  { typed: 't:attack forget', meaning: 'A word without a field searches names, then the text of both sides.' },
  { typed: 'e:"gain {T}"', meaning: 'Quotation marks keep a phrase together.' },
  { typed: '-set:duel t:state', meaning: 'A hyphen excludes what follows it.' },
  { typed: 'set:ego or set:agaku', meaning: 'A card must match one of the two.' },
  { typed: '(t:attack or t:reaction) rv>=3', meaning: 'Brackets group filters.' },
  { typed: 'name="Duck, Obviously"', meaning: 'An equals sign compares the whole text, not a part of it.' },
  { typed: 'rv<2 -is:activated', meaning: 'Compare values with <, <=, > and >=.' },
  { typed: 'cost:"1 tick, no corpus"', meaning: 'A cost may be spelled out.' },
];
