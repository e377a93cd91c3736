/** A press on a control that the HTML shows before the console has started. */
interface EarlyPress {
  /** Position in the window, in CSS px. */
  x: number;
  y: number;
  label: string;
}

declare global {
  // The inline script and the bundle share no module, so this variable passes the press between them.
  var tawseelEarlyPress: EarlyPress | undefined;
}

const controls = 'a, button, input, select';

/** Time in ms in which the console can replay a press; later the person no longer expects it. */
const patience = 10_000;

const labelOf = (control: Element) => (control.getAttribute('aria-label') ?? control.textContent).trim();

/**
 * Remembers the last press on a control of the skeleton or the first rows. Both are inert, so the browser does not send them
 * events, and the control is found by its position.
 */
export function rememberEarlyPress(): void {
  document.addEventListener('pointerup', ({ clientX: x, clientY: y, isPrimary, button }) => {
    if (!isPrimary || button !== 0) return;
    const shown = [...document.querySelectorAll(`:is(${controls}):is([inert], [inert] *)`)];
    const pressed = shown.find((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return left <= x && x < right && top <= y && y < bottom;
    });
    globalThis.tawseelEarlyPress = pressed && { x, y, label: labelOf(pressed) };
  });
}

/** Presses the control that the person pressed early, once the console has rendered it in the same place. */
export function replayEarlyPress(root: Element): void {
  function replay() {
    const press = globalThis.tawseelEarlyPress;
    if (!press) return;
    const control = document.elementFromPoint(press.x, press.y)?.closest<HTMLElement>(controls);
    if (!control || labelOf(control) !== press.label) return;
    globalThis.tawseelEarlyPress = undefined;
    control.focus();
    control.click();
  }
  const observer = new MutationObserver(() => requestAnimationFrame(replay));
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(() => {
    observer.disconnect();
    globalThis.tawseelEarlyPress = undefined;
  }, patience);
}
