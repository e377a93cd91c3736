import { expect, type Locator, type Page } from '@playwright/test';

/** A field of a form, by its label. */
export function field(form: Page | Locator, label: string): Locator {
  return form.getByLabel(label, { exact: true });
}

/** Fills fields by their labels; a select is set by value. */
export async function fill(form: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = field(form, label);
    const isChoice = (await control.evaluate((element) => element.localName)) === 'select';
    if (isChoice) await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Expects the values of fields, by their labels. */
export async function expectValues(form: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(field(form, label)).toHaveValue(value);
}

/** Chooses a row in a combobox by what is typed into it. */
export async function choose(form: Page | Locator, label: string, typed: string): Promise<void> {
  const control = form.getByRole('combobox', { name: label });
  // The field shows an id until it has loaded its name: to fill in the shown text again would be no input.
  await control.fill('');
  await control.fill(typed);
  // A list that has closed by itself would let Enter submit the form.
  await expect(control).toHaveAttribute('aria-expanded', 'true');
  await control.press('Enter');
  await expect(control).toHaveAttribute('aria-expanded', 'false');
  await expect(control).not.toHaveValue('');
}
