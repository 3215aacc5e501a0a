/**
 * Keeps what a reader looks at where it is on the screen while text is put in
 * above it. Some browsers do so themselves, and leave it to a page that does.
 */

import { Component, type ReactNode } from 'react';

type Props = {
  /** An element that was there from the beginning. */
  readonly id: string;
  readonly children: ReactNode;
};

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;

/** A class, because only a class is asked before the page changes. */
export class HoldStill extends Component<Props> {
  /** What is lost to whole pixels of the screen, for the next time. */
  private astray = 0;

  override getSnapshotBeforeUpdate() {
    return topOf(this.props.id);
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: number | undefined) {
    const after = topOf(this.props.id);
    if (before === undefined || after === undefined || before === after) return;
    scrollBy({ top: after - before + this.astray, behavior: 'instant' });
    this.astray += (topOf(this.props.id) ?? before) - before;
  }

  override render() {
    return this.props.children;
  }
}
