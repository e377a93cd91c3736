import './top-layer.ts';

/**
 * APIs of browsers that jsdom lacks, reduced to those that the kit needs. Elements have no size or position:
 * observers watch and never report, media queries never match; a test that needs more spies on it.
 */
class IdleObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

class IdleIntersectionObserver extends IdleObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
}

class IdleMediaQueryList extends EventTarget {
  readonly matches = false;
  readonly media: string;
  onchange = null;
  constructor(media: string) {
    super();
    this.media = media;
  }
  addListener(): void {}
  removeListener(): void {}
}

/** Node's FormData, which fetch requires, cannot read a form; React passes it one when a form has an action. */
class FormDataOfForm extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.name !== '') this.append(field.name, field.value);
    }
  }
}

function scrollNowhere(): void {}

Object.assign(window, {
  scheduler: { yield: () => new Promise((resolve) => setTimeout(resolve)) },
  FormData: FormDataOfForm,
  ResizeObserver: IdleObserver,
  IntersectionObserver: IdleIntersectionObserver,
  matchMedia: (media: string) => new IdleMediaQueryList(media),
  scrollTo: scrollNowhere,
  scrollBy: scrollNowhere,
});

Object.assign(Element.prototype, {
  scrollIntoView: scrollNowhere,
  scrollTo: scrollNowhere,
  scrollBy: scrollNowhere,
});

// Nothing is painted: what waits for a paint in a visible page happens at once.
Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
