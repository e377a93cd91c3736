/**
 * Native `<dialog>` and popover for jsdom, by the parts of the standard that a test can see: open state, events, focus,
 * Escape, the outside click, `method="dialog"` and `popovertarget`. Events that browsers queue are dispatched at once,
 * so that they fall inside the user's action (and React's `act`).
 *
 * https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element
 * https://html.spec.whatwg.org/multipage/popover.html
 */
const openMark = 'data-popover-open';
const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]';

const modals = new Set<HTMLDialogElement>();
const popovers = new Map<HTMLElement, HTMLElement | undefined>();
const focusBefore = new WeakMap<Element, Element | null>();

type PopoverState = 'open' | 'closed';

class ToggleEventOfPopover extends Event {
  readonly oldState: PopoverState;
  readonly newState: PopoverState;
  constructor(type: 'beforetoggle' | 'toggle', oldState: PopoverState, newState: PopoverState) {
    super(type, { cancelable: type === 'beforetoggle' && newState === 'open' });
    this.oldState = oldState;
    this.newState = newState;
  }
}

function focusInto(element: HTMLElement): void {
  focusBefore.set(element, document.activeElement);
  const target =
    element.querySelector<HTMLElement>('[autofocus]') ?? element.querySelector<HTMLElement>(focusable);
  target?.focus();
}

function focusBack(element: HTMLElement): void {
  const before = focusBefore.get(element);
  if (before instanceof HTMLElement && before.isConnected) before.focus();
}

const dialogMethods = {
  show(this: HTMLDialogElement): void {
    this.open = true;
  },
  showModal(this: HTMLDialogElement): void {
    if (this.open && modals.has(this)) return;
    if (this.open || !this.isConnected) {
      throw new DOMException('The dialog is open already or not in the document', 'InvalidStateError');
    }
    hidePopovers(() => true);
    this.open = true;
    modals.add(this);
    focusInto(this);
  },
  close(this: HTMLDialogElement, returnValue?: string): void {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    if (modals.delete(this)) focusBack(this);
    this.dispatchEvent(new Event('close'));
  },
  requestClose(this: HTMLDialogElement, returnValue?: string): void {
    if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close(returnValue);
  },
};

const popoverMethods = {
  showPopover(this: HTMLElement, options?: { source?: HTMLElement }): void {
    if (popovers.has(this)) return;
    if (!this.hasAttribute('popover')) throw new DOMException('Not a popover', 'NotSupportedError');
    if (!this.dispatchEvent(new ToggleEventOfPopover('beforetoggle', 'closed', 'open'))) return;
    if (isAuto(this))
      hidePopovers((other) => isAuto(other) && !isWithin(other, options?.source ?? this.parentElement));
    popovers.set(this, options?.source);
    this.setAttribute(openMark, '');
    if (this.querySelector('[autofocus]')) focusInto(this);
    else focusBefore.set(this, document.activeElement);
    this.dispatchEvent(new ToggleEventOfPopover('toggle', 'closed', 'open'));
  },
  hidePopover(this: HTMLElement): void {
    if (!popovers.has(this)) return;
    this.dispatchEvent(new ToggleEventOfPopover('beforetoggle', 'open', 'closed'));
    popovers.delete(this);
    this.removeAttribute(openMark);
    if (this.contains(document.activeElement)) focusBack(this);
    this.dispatchEvent(new ToggleEventOfPopover('toggle', 'open', 'closed'));
  },
  togglePopover(this: HTMLElement, options?: boolean | { force?: boolean; source?: HTMLElement }): boolean {
    const { force, source } = typeof options === 'object' ? options : { force: options };
    if (force ?? !popovers.has(this)) this.showPopover(source && { source });
    else this.hidePopover();
    return popovers.has(this);
  },
};

function isAuto(popover: HTMLElement): boolean {
  return popover.getAttribute('popover') !== 'manual';
}

/** Whether `node` is in the popover or is its invoker. */
function isWithin(popover: HTMLElement, node: Node | null): boolean {
  return popover.contains(node) || popovers.get(popover)?.contains(node) === true;
}

function hidePopovers(which: (popover: HTMLElement) => boolean): void {
  for (const popover of [...popovers.keys()].toReversed()) if (which(popover)) popover.hidePopover();
}

function closeTopmost(): void {
  const popover = [...popovers.keys()].filter(isAuto).at(-1);
  if (popover) popover.hidePopover();
  else [...modals].at(-1)?.requestClose();
}

Object.assign(HTMLDialogElement.prototype, { returnValue: '' }, dialogMethods);
Object.assign(HTMLElement.prototype, popoverMethods);
Object.assign(window, { ToggleEvent: ToggleEventOfPopover });

const { matches } = Element.prototype;
Object.assign(Element.prototype, {
  matches(this: Element, selector: string): boolean {
    return matches.call(this, selector.replaceAll(':popover-open', `[${openMark}]`));
  },
});

const hidden = document.createElement('style');
hidden.textContent = `[popover]:not([${openMark}]) { display: none; }`;
document.head.append(hidden);

window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented) closeTopmost();
});

window.addEventListener('pointerup', ({ target }) => {
  if (target instanceof Node) hidePopovers((popover) => isAuto(popover) && !isWithin(popover, target));
});

window.addEventListener('click', (event) => {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  const invoker = event.target.closest<HTMLElement>('[popovertarget]');
  const popover = invoker && document.getElementById(invoker.getAttribute('popovertarget') ?? '');
  if (!popover) return;
  const action = invoker.getAttribute('popovertargetaction');
  if (action === 'show' || (action !== 'hide' && !popovers.has(popover)))
    popover.showPopover({ source: invoker });
  else popover.hidePopover();
});

window.addEventListener('submit', (event) => {
  const form = event.target;
  if (
    event.defaultPrevented ||
    !(form instanceof HTMLFormElement) ||
    form.getAttribute('method') !== 'dialog'
  )
    return;
  event.preventDefault();
  const submitter = event.submitter;
  form.closest('dialog')?.close(submitter instanceof HTMLButtonElement ? submitter.value : undefined);
});

// Testing Library removes the elements between tests, which closes them.
afterEach(() => {
  modals.clear();
  popovers.clear();
});
