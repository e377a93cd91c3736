import { hashContractText } from '@tawseel/api-client/contract-record';
import { fakeApi, json, refusal } from '@tawseel/api-client/testing';
import { expectAccessible, fakeCanvas } from '@tawseel/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { sha256 } from '../contract/sha256.ts';
import { renderContracts } from '../testing/render-contracts.tsx';
import { evidenceOf, signed, unsigned } from '../testing/samples.ts';
import { SigningPage } from './signing-page.tsx';

const image = 'data:image/png;base64,AAAA';
const api = fakeApi();
const canvas = fakeCanvas(image);
const one = '/DC/DisplayContracts/C-1';
const signing = '/DC/SignatureClient/C-1';
const answer = (...rows: object[]) => json({ success: true, data: rows });
const done = json({ success: true, message: 'Signature saved' });

beforeEach(() => {
  api.on('/DC/DisplayContractEvidence', answer(evidenceOf(signed)));
});

async function open(language: 'en' | 'ar' = 'en') {
  const page = renderContracts(<SigningPage />, {
    path: '/SignatureClientAr/C-1',
    route: '/SignatureClientAr/:contractId',
    language,
  });
  await screen.findByRole('article');
  return page;
}

/** Draws a line of `length` on the pad. */
async function draw(length: number) {
  const pad = await screen.findByRole('img', { name: /^Drawing area/ });
  fireEvent.mouseDown(pad, { which: 1, clientX: 50, clientY: 50 });
  for (const step of [0.25, 0.5, 0.75, 1]) {
    fireEvent.mouseMove(pad, { which: 1, clientX: 50 + length * step, clientY: 50 });
    // The pad samples a point every few milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  fireEvent.mouseUp(document, { which: 1, clientX: 50 + length, clientY: 50 });
}

const approve = () => screen.getByRole('button', { name: 'Approve and sign' });
const signingCalls = () => api.received.filter(({ path }) => path === signing);

test("the text starts in the console's language, and its toggle shows the other one", async () => {
  api.on(one, answer(unsigned));
  const { user } = await open();
  expect(screen.getByRole('article', { name: 'Service Contract' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'العربية' }));
  expect(screen.getByRole('article', { name: 'عقد تقديم خدمات' })).toHaveAttribute('dir', 'rtl');
  expect(
    screen.getByText(/By approving, I confirm .* on behalf of \u2068Petra Express\u2069/),
  ).toBeInTheDocument();
  await screen.findByRole('img', { name: 'Drawing area for your signature, empty' });
  await expectAccessible();
});

test('approval of a drawing without enough ink shows an error and sends nothing', async () => {
  api.on(one, answer(unsigned));
  canvas.showNothing();
  const { user } = await open();
  await user.click(approve());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Add your signature first: draw it in the area above.',
  );
  await draw(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(approve());
  expect(await screen.findByRole('alert')).toHaveTextContent('draw it');
  await user.click(screen.getByRole('radio', { name: 'Typed' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(signingCalls()).toEqual([]);
});

test.each([
  ['no letter', ' . ', false],
  ['letters that nobody sees', '\u3164', true],
])('a typed name with %s is refused beside its field', async (_, typed, isBlank) => {
  api.on(one, answer(unsigned));
  api.on(signing, done);
  if (isBlank) canvas.showNothing();
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Typed' }));
  const field = screen.getByLabelText('Your full name');
  await user.type(field, typed);
  await user.click(approve());
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(
    /Add your signature first: type your name in Arabic or Latin letters\./,
  );
  expect(field).toHaveFocus();
  expect(signingCalls()).toEqual([]);
  await user.type(field, 'O');
  expect(field).toBeValid();
});

test('a picture that the server refuses is explained in its words', async () => {
  api.on(one, answer(unsigned));
  const fields = { contract_file_client: 'No signature can be seen in this picture.' };
  api.on(
    signing,
    json({ success: false, code: 'invalid', message: 'Some values are not valid.', fields }, 400),
  );
  const { user } = await open();
  await draw(120);
  await user.click(approve());
  expect(await screen.findByRole('alert')).toHaveTextContent('No signature can be seen in this picture.');
});

test('a drawn signature is sent with the hash of the shown text, and the page navigates back', async () => {
  api.on(one, answer(unsigned));
  api.on(signing, done);
  const { user, router } = await open();
  await draw(120);
  await user.click(approve());
  await waitFor(() => expect(router.state.location.pathname).toBe('/contract-list'));
  expect(screen.getByText('The handwritten signature was saved.')).toBeInTheDocument();
  expect(signingCalls()).toMatchObject([
    {
      method: 'PUT',
      body: {
        contract_file_client: image,
        ip_address_client: '',
        language: 'en',
        contract_text_sha256: hashContractText(unsigned, 'en', sha256),
      },
    },
  ]);
});

test('the last stroke can be undone, and all can be cleared', async () => {
  api.on(one, answer(unsigned));
  const { user } = await open();
  const [undo, clear] = [
    screen.getByRole('button', { name: 'Undo' }),
    screen.getByRole('button', { name: 'Clear' }),
  ];
  expect(undo).toBeDisabled();
  await draw(120);
  await draw(80);
  await user.click(undo);
  expect(screen.getByRole('img', { name: 'Drawing area with your signature' })).toBeInTheDocument();
  await user.click(clear);
  expect(screen.getByRole('img', { name: 'Drawing area for your signature, empty' })).toBeInTheDocument();
  expect(clear).toBeDisabled();
});

test('a typed signature is rendered when its font has loaded, and can be signed by keyboard', async () => {
  api.on(one, answer(unsigned));
  api.on(signing, done);
  const { user, router } = await open();
  await user.click(screen.getByRole('radio', { name: 'العربية' }));
  screen.getByRole('radio', { name: 'Handwritten' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Typed' })).toBeChecked();
  await user.tab();
  await user.keyboard('سامر الخطيب');
  expect(await screen.findByRole('img', { name: 'Signature of سامر الخطيب' })).toBeInTheDocument();
  await waitFor(() => expect(canvas.written.at(-1)).toMatchObject({ text: 'سامر الخطيب', direction: 'rtl' }));
  expect(canvas.loaded).toContain('40px "Latin Signature", "Arabic Signature", cursive: سامر الخطيب');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/contract-list'));
  expect(screen.getByText('The text signature was saved.')).toBeInTheDocument();
  expect(signingCalls()[0]?.body).toMatchObject({ contract_file_client: image, language: 'ar' });
});

test('a typed signature has the word order of its field, also in both scripts', async () => {
  api.on(one, answer(unsigned));
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Typed' }));
  await user.type(screen.getByLabelText('Your full name'), 'Omar (عمر) Haddad');
  await waitFor(() => expect(canvas.written.at(-1)?.text).toBe('Omar (عمر) Haddad'));
  expect(canvas.written.at(-1)).toMatchObject({ direction: 'ltr' });
});

test('a long name is drawn smaller, a short one at 40 px', async () => {
  api.on(one, answer(unsigned));
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Typed' }));
  await user.type(screen.getByLabelText('Your full name'), 'Omar');
  await waitFor(() => expect(canvas.written.at(-1)?.text).toBe('Omar'));
  expect(canvas.written.at(-1)?.font).toMatch(/^40px/);
  await user.type(screen.getByLabelText('Your full name'), ' Abdelrahman Al-Khatib Haddad');
  await waitFor(() => expect(canvas.written.at(-1)?.text).toBe('Omar Abdelrahman Al-Khatib Haddad'));
  expect(Number.parseFloat(canvas.written.at(-1)?.font ?? '')).toBeLessThan(30);
});

test('a failed save shows the error and keeps the signature', async () => {
  api.on(one, answer(unsigned));
  api.on(signing, refusal(500, 'internal', 'Server error'), done);
  const { user, router } = await open();
  await user.click(screen.getByRole('radio', { name: 'Typed' }));
  await user.type(screen.getByLabelText('Your full name'), 'Omar');
  await user.click(approve());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An error occurred while saving the signature. Server error',
  );
  expect(screen.getByLabelText('Your full name')).toHaveValue('Omar');
  await user.click(approve());
  await waitFor(() => expect(router.state.location.pathname).toBe('/contract-list'));
  const keys = signingCalls().map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBe(keys[1]);
});

test('a contract signed in another tab shows a notice with links to the documents', async () => {
  api.on(one, answer(unsigned), answer(signed));
  api.on(signing, refusal(409, 'changed', 'This contract is already signed.'));
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Typed' }));
  await user.type(screen.getByLabelText('Your full name'), 'Omar');
  await user.click(approve());
  expect(await screen.findByText('This contract is already signed')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'English contract' })).toHaveAttribute('href', '/contractEng/C-1');
  expect(screen.queryByRole('button', { name: 'Approve and sign' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('navigation with an unsaved signature asks first', async () => {
  api.on(one, answer(unsigned));
  const { user, router } = await open();
  await draw(120);
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/SignatureClientAr/C-1');
});

test('a signed contract cannot be signed again', async () => {
  api.on(one, answer(signed));
  renderContracts(<SigningPage />, {
    path: '/SignatureClientAr/C-1',
    route: '/SignatureClientAr/:contractId',
    language: 'ar',
  });
  expect(await screen.findByText('هذا العقد موقّع مسبقًا')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'أوافق وأوقّع' })).not.toBeInTheDocument();
  await expectAccessible();
});
