/** What a browser that Playwright does not drive can do, over its own WebDriver (docs/decisions/013-three-engines.md). */

export interface Engine {
  readonly name: string;
  /** Resolves when the page has loaded. */
  goTo(address: string): Promise<void>;
  /** Goes back to the page before, as the visitor's own button does. */
  back(): Promise<void>;
  /** Runs a function of its own in the page, as a test in any browser would. */
  evaluate<Value, Given extends readonly unknown[]>(run: (...given: Given) => Value, ...given: Given): Promise<Value>;
  /** Real pointer, wheel and key events, in the form of WebDriver's actions (W3C WebDriver §15). */
  act(actions: readonly object[]): Promise<void>;
  /** Makes the page, not the window, this large, CSS px. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what the window shows, a pixel for each CSS px. */
  picture(): Promise<Buffer>;
  /** A PDF of the page on A4 paper. WebKitGTK's driver has no word for it. */
  print?(): Promise<Buffer>;
  /** Makes the text of the page so many times as large, and nothing else. WebKitGTK's driver has no word for it. */
  enlargeText?(factor: number): Promise<void>;
  forgetCookies(): Promise<void>;
  close(): Promise<void>;
}

/** How a browser is started. */
export interface EngineSettings {
  /** Whether the visitor's system asks for as little motion as possible. */
  readonly reducedMotion: boolean;
  readonly script: boolean;
}
