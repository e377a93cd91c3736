/** A point of the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A browser as journeys drive it: one window that loads pages, a pointer and a keyboard. */
export interface Engine {
  load(address: string): Promise<void>;
  /**
   * Runs a function in the page, also an asynchronous one. Arguments and result are JSON values:
   * null, not undefined, is nothing.
   */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Runs the source of a script in the page, whatever its content security policy. */
  inject(source: string): Promise<void>;
  /** Moves the pointer to a point and presses its main button there. */
  press(at: Point): Promise<void>;
  /** Moves the pointer along points with its main button held down. */
  drag(points: readonly Point[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key, with Control if `withControl`. */
  key(name: 'Enter' | 'Escape' | 'ArrowDown' | 'a' | 'k', withControl?: boolean): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  picture(): Promise<Buffer>;
  /** Removes what the pages have stored. */
  forget(): Promise<void>;
  close(): Promise<void>;
}
