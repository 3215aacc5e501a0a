export type TestResult = {
  readonly title: string;
  /** Milliseconds. */
  readonly duration: number;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** The reason for skipping it. */
  readonly reason?: string | undefined;
  /** Figures that it measured. */
  readonly figures: readonly string[];
};
export function readUnitReport(file: string): TestResult[];
export function readBrowserReport(file: string): TestResult[];
