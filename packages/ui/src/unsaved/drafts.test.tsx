import { screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { Form } from '../form/form.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { draftsKey, dropDraftsOfOthers, keepDrafts } from './drafts.ts';
import { useOpenDialog } from './use-open-dialog.ts';

const day = 86_400_000;
const note = /^Your session ended while you were typing/;
const schema = z.object({ name: z.string(), secret: z.string(), salary: z.optional(z.number()) });

function Driver({ subject = 'D-1', fields = ['name', 'secret'] }: { subject?: string; fields?: string[] }) {
  const all = [
    { name: 'name', label: 'Name', kind: 'text' },
    { name: 'secret', label: 'Secret', kind: 'password' },
    { name: 'salary', label: 'Salary', kind: 'number' },
  ] as const;
  return (
    <Form
      schema={schema}
      subject={subject}
      fields={all.filter(({ name }) => fields.includes(name) || name === 'salary')}
      defaults={{ name: 'Omar', salary: 300 }}
      onSubmit={() => 'Saved.'}
    />
  );
}

/** Types into a form and ends the session: the form unmounts after its input has been kept. */
async function endWhileTyping() {
  const { user, unmount } = renderPage(<Driver />);
  await user.type(screen.getByLabelText('Name'), ' Nasser');
  await user.type(screen.getByLabelText('Secret'), 'hidden');
  keepDrafts('1001 A');
  unmount();
}

const name = () => screen.getByLabelText('Name');
const kept = () => sessionStorage.getItem(draftsKey);

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a form gets back what was typed, once, without its password', async () => {
  await endWhileTyping();
  expect(kept()).not.toContain('hidden');
  const { unmount, user } = renderPage(<Driver />);
  expect(await screen.findByText(note)).toBeInTheDocument();
  expect(name()).toHaveValue('Omar Nasser');
  expect(screen.getByLabelText('Secret')).toHaveValue('');
  expect(screen.getByLabelText('Salary')).toHaveValue('300');
  expect(kept()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  unmount();
  renderPage(<Driver />);
  expect(name()).toHaveValue('Omar');
});

test.each([
  ['another record', () => <Driver subject="D-2" />],
  ['a form without the field', () => <Driver fields={['secret']} />],
])('%s gets no draft', async (_, form) => {
  await endWhileTyping();
  renderPage(form());
  await import('./restored-drafts.ts');
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  expect(kept()).not.toBeNull();
});

test('a draft is dropped after a day, and for another account', async () => {
  await endWhileTyping();
  dropDraftsOfOthers('1001 A');
  expect(kept()).not.toBeNull();
  const text = kept() ?? '';
  dropDraftsOfOthers('1001');
  expect(kept()).toBeNull();

  sessionStorage.setItem(draftsKey, text);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + day);
  const { takeDraft } = await import('./restored-drafts.ts');
  expect(takeDraft('D-1', () => true)).toBeUndefined();
  expect(kept()).toBeNull();
});

test('a page keeps nothing while its forms hold no unsaved input', () => {
  renderPage(<Driver />);
  keepDrafts('1001 A');
  expect(kept()).toBeNull();
});

function Page({ canRestore }: { canRestore: boolean }) {
  const [open, setOpen] = useOpenDialog<{ row: string }>('driver', {
    canRestore: canRestore ? always : never,
  });
  return open ? (
    <section aria-label={`Dialog of ${open.row}`}>
      <Driver />
    </section>
  ) : (
    <button type="button" onClick={() => setOpen({ row: 'D-1' })}>
      Edit
    </button>
  );
}
const always = () => true;
const never = () => false;

test.each([true, false])('an open dialog opens again only if it can be restored: %s', async (canRestore) => {
  const { user, unmount } = renderPage(<Page canRestore={canRestore} />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.type(name(), ' Nasser');
  keepDrafts('1001 A');
  unmount();
  renderPage(<Page canRestore={canRestore} />);
  if (canRestore) {
    expect(await screen.findByRole('region', { name: 'Dialog of D-1' })).toBeInTheDocument();
    expect(await screen.findByDisplayValue('Omar Nasser')).toBeInTheDocument();
  } else {
    await import('./restored-drafts.ts');
    expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
  }
});
