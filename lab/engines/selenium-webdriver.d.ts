/** The part of selenium-webdriver that the tests use; it has no types of its own. */

declare module 'selenium-webdriver' {
  export class WebDriver {
    get(address: string): Promise<void>;
    executeScript<Result>(work: string, ...args: readonly unknown[]): Promise<Result>;
    actions(): { sendKeys(...keys: readonly string[]): { perform(): Promise<void> } };
    wait(condition: () => Promise<boolean>, timeoutMs: number, message: string): Promise<boolean>;
    navigate(): { refresh(): Promise<void> };
    quit(): Promise<void>;
  }
  export class Builder {
    usingServer(address: string): this;
    withCapabilities(capabilities: object): this;
    build(): WebDriver;
  }
  export const Key: Readonly<Record<'ARROW_RIGHT' | 'ENTER', string>>;
}
