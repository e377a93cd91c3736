import { screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { renderPage } from '../testing/render-page.tsx';
import { Form } from './form.tsx';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required')),
  note: z.string(),
  password: z.string(),
});
const fields = [
  { name: 'name', label: 'Name', kind: 'text' },
  { name: 'note', label: 'Note', kind: 'textarea' },
  { name: 'password', label: 'Password', kind: 'password' },
] as const;
const invisible = '\u200B\u2060';

function open(defaults: Partial<z.infer<typeof schema>>) {
  const onSubmit = jest.fn();
  const { user } = renderPage(<Form {...{ schema, fields, defaults, onSubmit }} />);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const paste = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  return { onSubmit, save, paste };
}

test('a typed text that shows nothing counts as empty; a password stays as it is typed', async () => {
  const { onSubmit, save, paste } = open({ name: 'Omar' });
  await paste('Name', '\uFEFF\u00AD\u202E\u3164\u2800\uFE0F');
  await paste('Note', invisible);
  await paste('Password', invisible);
  await save();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('This field is required.');
  expect(onSubmit).not.toHaveBeenCalled();
  await paste('Name', '\u202EOmar\u200D');
  await save();
  expect(onSubmit).toHaveBeenCalledWith({ name: '\u202EOmar\u200D', note: '', password: invisible });
});

test('a text that shows nothing and was stored earlier does not stand in the way of other changes', async () => {
  const { onSubmit, save, paste } = open({ name: invisible });
  await paste('Note', 'Second floor');
  await save();
  expect(onSubmit).toHaveBeenCalledWith({ name: invisible, note: 'Second floor', password: '' });
});
