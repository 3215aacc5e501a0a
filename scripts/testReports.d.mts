export type TestResult = {
  readonly title: string;
  /** Milliseconds. */
  readonly duration: number;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped. */
  readonly reason?: string | undefined;
  /** What it measured. */
  readonly figures: readonly string[];
};
export function readUnitReport(file: string): TestResult[];
export function readBrowserReport(file: string): TestResult[];
