import { matchByName } from './selector-match.mjs';

afterEach(() => {
  document.body.replaceChildren();
});

function addStyle(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.body.append(style);
}

function addBox(parent: Element = document.body, className = 'box'): HTMLElement {
  const box = document.createElement('div');
  box.className = className;
  parent.append(box);
  return box;
}

describe('computed styles of tests', () => {
  it.each([
    ['a rule is added', () => addStyle('.box { display: none }'), 'none'],
    ['its class changes', (box: HTMLElement) => box.classList.add('wide'), 'grid'],
    ['its inline style changes', (box: HTMLElement) => (box.style.display = 'flex'), 'flex'],
  ])('change when %s', (_, change, display) => {
    addStyle('.wide { display: grid }');
    const box = addBox();
    expect(getComputedStyle(box).display).toBe('block');
    change(box);
    expect(getComputedStyle(box).display).toBe(display);
    expect(getComputedStyle(box).getPropertyValue('display')).toBe(display);
  });

  it('inherit visibility from the parent that the element has now', () => {
    const hidden = addBox();
    hidden.style.visibility = 'hidden';
    const box = addBox();
    expect(getComputedStyle(box).visibility).toBe('visible');
    hidden.append(box);
    expect(getComputedStyle(box).visibility).toBe('hidden');
    hidden.style.pointerEvents = 'none';
    expect(getComputedStyle(box).pointerEvents).toBe('none');
  });

  it('contain all properties, as jsdom computes them', () => {
    addStyle('.box { color: red; margin-top: 3px }');
    const style = getComputedStyle(addBox());
    expect(style.color).toBe('rgb(255, 0, 0)');
    expect(style.getPropertyValue('margin-top')).toBe('3px');
    expect(style).toBeInstanceOf(
      Object.getPrototypeOf(getComputedStyle(document.createElement('p'))).constructor,
    );
  });

  it('of a detached element are computed at once', () => {
    const box = document.createElement('div');
    box.style.display = 'none';
    expect(getComputedStyle(box).display).toBe('none');
    box.style.display = 'flex';
    expect(getComputedStyle(box).visibility).toBe('visible');
  });
});

describe('matchByName', () => {
  const lists = [
    `.a; .b; .aa; p; P; span; .a.b; p.a; p.b; .a, span; div, .b; p , .c; .a .b; div > .a; .a + p; p ~ p; .a::before; .a:hover`,
    `:root; *; .a *; .a:not(.b); p:not(.a, .c); :is(.a, .c) p; [title]; .a[title="x, .b"]; [title="]"] .a; p[title='(']`,
    `.a:nth-child(2n + 1); p:nth-child(2) .b; .a:not(:is(.b, [title])); #x; p#x; .a > #x`,
  ].flatMap((line) => line.split('; '));
  const page = `<div class="a" id="x"><p class="b" title="x, .b">1</p><p class="a b"><span class="aa"></span></p></div>
    <div><p title="]"></p><span class="c\n a"></span><p class="a" title="x, .b"></p></div>`;

  it.each(lists)('decides "%s" like the selector engine, or not at all', (list) => {
    document.body.innerHTML = page;
    const elements = [...document.querySelectorAll('*')];
    const decided = elements.flatMap((element) => {
      const match = matchByName(list, element.className, element.localName);
      return match === undefined ? [] : [{ element, match }];
    });
    expect(decided).toEqual(decided.map(({ element }) => ({ element, match: element.matches(list) })));
  });

  it.each([
    ['.a', true],
    ['p', true],
    ['.b', false],
    ['div .c', false],
    ['.a:hover', undefined],
    ['p:not(.b)', undefined],
    ['[title]', undefined],
  ])('of "%s" for a paragraph of class "a" is %s', (list, match) => {
    expect(matchByName(list, 'a', 'p')).toBe(match);
  });
});
