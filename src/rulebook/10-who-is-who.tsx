/** Reference: what the clones call one another, and who controls what. */

import { Term } from '#ui/prose/Prose.tsx';

export function WhoIsWho() {
  return (
    <>
      <dl>
        <dt>The active clone</dt>
        <dd>
          The <Term id="active-clone" /> is the clone whose turn it is. If it has died, the next living clone clockwise
          stands in for it wherever an order begins with the active clone, until that turn is over.
        </dd>
        <dt>The next clone and the previous clone</dt>
        <dd>
          The <Term id="next">next clone</Term> is your living neighbour clockwise, the previous clone your living
          neighbour anticlockwise. In a two-clone game both are the other clone.
        </dd>
        <dt>The controller</dt>
        <dd>
          <p>
            The clone that <Term id="control">controls</Term> something makes its choices and is its “you”:
          </p>
          <ul>
            <li>a card on the stem: the clone that played it or reacted with it;</li>
            <li>a take: the clone that took;</li>
            <li>
              a state: the clone in whose <Term id="condition" /> it is;
            </li>
            <li>
              an activated or triggered effect: the clone that controlled its source when it was activated or triggered,
              unless an effect says otherwise.
            </li>
          </ul>
        </dd>
      </dl>
      <p>
        Cards have no lasting owner. A used card goes to the <Term id="memories" /> of the clone that controlled it, a
        forgotten one to the memories of the clone that held it in its <Term id="thoughts" />.
      </p>
    </>
  );
}
