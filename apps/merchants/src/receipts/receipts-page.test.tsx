import { fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { company, delivered, order } from '../testing/samples.ts';
import { ReceiptsPage } from './receipts-page.tsx';

const api = fakeApi();
const print = jest.fn();
let fontsCame: () => void;

beforeEach(() => {
  localStorage.clear();
  print.mockClear();
  window.print = print;
  const ready = new Promise<void>((resolve) => {
    fontsCame = resolve;
  });
  Object.assign(document, { fonts: { ready } });
  api.on('/DC/DisplayInfoCompany', json({ success: true, data: [company] }));
});

const open = (hash: string, language: 'en' | 'ar' = 'en') =>
  renderMerchants(<ReceiptsPage />, { path: `/receipt${hash}`, route: '/receipt', language });
const lines = (receipt: HTMLElement) =>
  within(receipt)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

test('prints once by itself when the receipts and their fonts have loaded', async () => {
  api.on('/DC/DisplayOrders', listAnswer('date', delivered, order));
  const { user } = open('#O-1:M-1,O-2:M-1');
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(print).not.toHaveBeenCalled();
  await act(async () => fontsCame());
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('radio', { name: '80 mm' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(2);
});

test('requests exactly these orders and shows them in the order of selection', async () => {
  const other = { ...order, merchant_order_id: 'O-2', merchant_id: 'M-2' };
  api.on('/DC/DisplayOrders', listAnswer('date', order, other, { ...order, merchant_id: 'M-2' }));
  open('#O-2:M-2,O-1:M-1');
  const receipts = await screen.findAllByRole('article');
  expect(receipts.map((receipt) => receipt.getAttribute('aria-label'))).toEqual([
    'Receipt of order O-2',
    'Receipt of order O-1',
  ]);
  expect(api.received.find((call) => call.path === '/DC/DisplayOrders')?.body).toEqual({
    limit: 25,
    filter: { merchant_order_id: ['O-2', 'O-1'], merchant_id: ['M-2', 'M-1'] },
  });
});

test('a receipt shows the company, the code and every field', async () => {
  api.on('/DC/DisplayOrders', listAnswer('date', delivered));
  open('#O-2:M-1');
  const receipt = await screen.findByRole('article', { name: 'Receipt of order O-2' });
  expect(receipt).toHaveTextContent('بترا إكسبرس');
  expect(receipt).toHaveTextContent('0795550101');
  expect(within(receipt).getByRole('figure', { name: 'QR code of order O-2' })).toBeInTheDocument();
  expect(receipt).toHaveTextContent('Order IDO-2');
  expect(receipt).toHaveTextContent('Total price20.50 JD');
  expect(lines(receipt)).toEqual([
    'سلمى',
    '0780000000',
    'عمان',
    'شارع الجامعة',
    'Shoes',
    'Jasmine',
    'M-1',
    'D-1',
    'Delivered',
    'Cash',
    '1234567895',
    '2',
    'Call before delivery',
    '2026-11-20 02:05 PM',
    '2026-11-22',
    '2026-11-21 09:30 AM',
  ]);
  await expectAccessible();
});

test("the receipt's language is independent of the page’s", async () => {
  api.on('/DC/DisplayOrders', listAnswer('date', order));
  const { user } = open('#O-1:M-1');
  await screen.findByRole('article');
  await user.click(screen.getByRole('radio', { name: 'العربية' }));
  const receipt = await screen.findByRole('article', { name: 'إيصال الطلب O-1' });
  expect(receipt).toHaveAttribute('dir', 'rtl');
  expect(receipt).toHaveAttribute('lang', 'ar');
  expect(lines(receipt)).toEqual(expect.arrayContaining(['قيد الانتظار', 'نقدًا', '2026-11-20 02:05 م']));
  expect(screen.getByRole('heading', { level: 1, name: 'Receipt' })).toBeInTheDocument();
});

test('user-written texts keep their own direction', async () => {
  api.on('/DC/DisplayOrders', listAnswer('date', { ...order, address_order: 'Bldg. 12, 3rd floor (rear).' }));
  open('#O-1:M-1', 'ar');
  expect((await screen.findByText('Bldg. 12, 3rd floor (rear).')).tagName).toBe('BDI');
  expect(screen.getByText('بترا إكسبرس').tagName).toBe('BDI');
});

test('remembers the paper size', async () => {
  api.on('/DC/DisplayOrders', listAnswer('date', order));
  const { user, unmount } = open('#O-1:M-1');
  await user.click(await screen.findByRole('radio', { name: '80 mm' }));
  unmount();
  open('#O-1:M-1');
  expect(await screen.findByRole('radio', { name: '80 mm' })).toBeChecked();
});

test('a parcel has a label for each of its pieces, with its code and what to collect', async () => {
  api.on(
    '/DC/DisplayOrders',
    listAnswer('date', order, { ...delivered, type_payment: 'CliQ', collector: 'Company', pieces: 1 }),
  );
  const { user } = open('#O-1:M-1,O-2:M-1');
  await user.click(await screen.findByRole('radio', { name: 'Label, 100 × 150 mm' }));
  const [first, second, third, ...others] = await screen.findAllByRole('article');
  expect(others).toEqual([]);
  expect(first).toHaveAccessibleName('Label 1 of parcel 1234567895');
  expect(first).toHaveTextContent(/1234567895.*عمان.*To collect20\.50\u00A0?\s?JDPiece 1 of 2/);
  expect(second).toHaveTextContent('Piece 2 of 2');
  expect(third).toHaveTextContent('Nothing to collectPiece 1 of 1');
  expect(first?.querySelector('[data-bars] path')).toHaveAttribute(
    'd',
    expect.stringMatching(/^M10 0h1v1h-1z/),
  );
  await expectAccessible();
});

test('waits for all pages of many orders', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ ...order, merchant_order_id: `N-${at}` }));
  const page = (rows: object[], next: string | null) => json({ success: true, date: rows, total: 60, next });
  api.on('/DC/DisplayOrders', page(many.slice(0, 50), 'more'), page(many.slice(50), null));
  open(`#${many.map(({ merchant_order_id }) => `${merchant_order_id}:M-1`).join(',')}`);
  expect(await screen.findAllByRole('article')).toHaveLength(60);
});

test('the page shows a notice if an order is missing or no order is chosen', async () => {
  api.on('/DC/DisplayOrders', listAnswer('date', order));
  const { unmount } = open('#O-1:M-1,O-9:M-1');
  expect(await screen.findByText('1 order is no longer available.')).toBeInTheDocument();
  unmount();
  open('#nonsense');
  expect(await screen.findByText('No Orders found.')).toBeInTheDocument();
});

test('a failed load shows the reason, prints nothing and can be retried', async () => {
  api.on('/DC/DisplayOrders', refusal(400, 'invalid', 'Not now.'), listAnswer('date', order));
  fontsCame();
  const { user } = open('#O-1:M-1');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(print).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

describe.each([
  ['en', 'Nothing to collect', 'Total price20.50 JD'],
  ['ar', 'لا يوجد مبلغ للتحصيل', 'السعر الإجمالي20.50'],
] as const)('the receipt in %s', (language, nothing, price) => {
  test.each(['Prepaid', 'Card', 'CliQ'])(
    'of a %s order says that nothing is to be collected',
    async (type_payment) => {
      api.on('/DC/DisplayOrders', listAnswer('date', { ...delivered, type_payment, collector: null }));
      const { user } = open('#O-2:M-1', language);
      for (const sheet of [/^A4$/, /^80/]) {
        await user.click(await screen.findByRole('radio', { name: sheet }));
        const receipt = await screen.findByRole('article');
        expect(receipt).toHaveTextContent(nothing);
        expect(receipt).toHaveTextContent(price);
      }
    },
  );

  test('of a wording that the company knows says so by who collects', async () => {
    const known = { ...delivered, type_payment: 'مدفوع للتاجر', collector: 'Nobody' };
    api.on('/DC/DisplayOrders', listAnswer('date', known));
    open('#O-2:M-1', language);
    expect(await screen.findByRole('article')).toHaveTextContent(nothing);
  });

  test('of an order in cash shows its price alone', async () => {
    api.on('/DC/DisplayOrders', listAnswer('date', delivered));
    open('#O-2:M-1', language);
    expect(await screen.findByRole('article')).toHaveTextContent(price);
    expect(screen.getByRole('article')).not.toHaveTextContent(nothing);
  });
});
