import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the list of a combobox and picks the option of that name. */
export async function pickOption(user: UserEvent, field: HTMLElement, name: string | RegExp): Promise<void> {
  await user.click(field);
  await user.click(await screen.findByRole('option', { name }));
}
