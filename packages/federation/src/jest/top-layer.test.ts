function place(html: string): (id: string) => HTMLElement {
  document.body.innerHTML = html;
  return (id) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`No #${id}`);
    return element;
  };
}

function press(key: string): void {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}

function pointAt(target: Element): void {
  target.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
}

describe('dialog', () => {
  const html =
    '<button id="opener"></button><dialog id="dialog"><button id="inside" value="yes"></button></dialog>';

  function opened(body = html) {
    const at = place(body);
    const dialog = at('dialog');
    if (!(dialog instanceof HTMLDialogElement)) throw new Error('Not a dialog');
    at('opener').focus();
    dialog.showModal();
    return { at, dialog };
  }

  test('moves focus inside on opening and restores it on closing', () => {
    const { at, dialog } = opened();
    expect(dialog).toBeVisible();
    expect(at('inside')).toHaveFocus();
    dialog.close('done');
    expect(dialog).not.toBeVisible();
    expect(dialog.returnValue).toBe('done');
    expect(at('opener')).toHaveFocus();
  });

  test('dispatches cancel on Escape, then closes', () => {
    const { dialog } = opened();
    const refuse = (event: Event) => event.preventDefault();
    dialog.addEventListener('cancel', refuse);
    press('Escape');
    expect(dialog.open).toBe(true);
    dialog.removeEventListener('cancel', refuse);
    press('Escape');
    expect(dialog.open).toBe(false);
  });

  test('refuses to open twice or outside the document', () => {
    const { dialog } = opened();
    dialog.close();
    dialog.remove();
    expect(() => dialog.showModal()).toThrow('not in the document');
  });

  test('closes with the value of the button of a dialog form', () => {
    const { at, dialog } = opened(
      '<button id="opener"></button><dialog id="dialog"><form method="dialog"><button id="yes" value="yes"></button></form></dialog>',
    );
    at('yes').click();
    expect(dialog.open).toBe(false);
    expect(dialog.returnValue).toBe('yes');
  });
});

describe('popover', () => {
  const html =
    '<button id="invoker" popovertarget="menu"></button><div id="menu" popover><a id="item" href="#x"></a></div><p id="elsewhere"></p>';

  test('is hidden until its invoker is clicked, and reports its state', () => {
    const at = place(html);
    const states: unknown[] = [];
    at('menu').addEventListener('toggle', (event) => states.push('newState' in event && event.newState));
    expect(at('menu')).not.toBeVisible();
    at('invoker').click();
    expect(at('menu')).toBeVisible();
    expect(at('menu').matches(':popover-open')).toBe(true);
    at('invoker').click();
    expect(at('menu')).not.toBeVisible();
    expect(states).toEqual(['open', 'closed']);
  });

  test('closes on Escape and on an outside click, not on an inside one', () => {
    const at = place(html);
    at('invoker').click();
    pointAt(at('item'));
    expect(at('menu')).toBeVisible();
    pointAt(at('elsewhere'));
    expect(at('menu')).not.toBeVisible();
    at('invoker').focus();
    at('invoker').click();
    at('item').focus();
    press('Escape');
    expect(at('menu')).not.toBeVisible();
    expect(at('invoker')).toHaveFocus();
  });

  test('closes on Escape before the dialog that contains it', () => {
    const at = place('<dialog id="dialog"><div id="menu" popover tabindex="0"></div></dialog>');
    const dialog = at('dialog');
    if (!(dialog instanceof HTMLDialogElement)) throw new Error('Not a dialog');
    dialog.showModal();
    at('menu').showPopover();
    press('Escape');
    expect(at('menu')).not.toBeVisible();
    expect(dialog.open).toBe(true);
  });
});
