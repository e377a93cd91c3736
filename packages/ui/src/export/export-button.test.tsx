import { act, screen, within } from '@testing-library/react';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { ExportButton } from './export-button.tsx';
import type { ExportedFile, RunExport } from './export.types.ts';

type Options = Parameters<RunExport>[1];

/** An export that runs until the test ends it. */
function heldExport() {
  let end: (result: ExportedFile | Error) => void = () => undefined;
  let options: Options | undefined;
  const run = jest.fn<Promise<ExportedFile>, Parameters<RunExport>>(
    (_format, given) =>
      new Promise((resolve, reject) => {
        options = given;
        end = (result) => (result instanceof Error ? reject(result) : resolve(result));
      }),
  );
  return {
    run,
    end: (result: ExportedFile | Error) => act(async () => end(result)),
    report: (bytes: number, rows?: number) => act(() => options?.onProgress({ bytes, rows })),
    isAborted: () => options?.signal.aborted,
  };
}

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
});

async function open(run: RunExport, language: 'en' | 'ar' = 'en') {
  const page = renderPage(<ExportButton title="Orders" list={{ total: 100_000 }} run={run} />, { language });
  await page.user.click(screen.getByRole('button', { name: language === 'ar' ? 'تصدير' : 'Export' }));
  return {
    ...page,
    dialog: within(
      screen.getByRole('dialog', { name: language === 'ar' ? 'تصدير: Orders' : 'Export Orders' }),
    ),
  };
}

test('shows the expected, received and saved number of rows', async () => {
  const { run, end, report } = heldExport();
  const { user, dialog } = await open(run);
  expect(dialog.getByText(/will contain 100,000 rows/)).toBeInTheDocument();
  await expectAccessible();
  await user.click(dialog.getByRole('radio', { name: /^CSV/ }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  expect(run).toHaveBeenCalledWith('csv', expect.anything());
  expect(dialog.getByRole('progressbar')).not.toHaveAttribute('value');
  expect(screen.getByRole('dialog')).toHaveFocus();
  report(4_200_000, 25_000);
  expect(dialog.getByRole('progressbar', { name: /25,000 of 100,000 · 4.2 MB/ })).toHaveAttribute(
    'value',
    '25000',
  );
  await expectAccessible();
  await end({ content: new Blob(['id']), name: 'orders-2026-11-22.csv', rows: 99_999 });
  expect(dialog.getByRole('status')).toHaveTextContent('Exported 99,999 rows to orders-2026-11-22.csv.');
  expect(saved).toEqual(['orders-2026-11-22.csv blob:file']);
});

test('a workbook shows the received bytes', async () => {
  const { run, report } = heldExport();
  const { user, dialog } = await open(run);
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  expect(run).toHaveBeenCalledWith('xlsx', expect.anything());
  report(1_050_000);
  expect(dialog.getByText('Exporting... · 1.1 MB')).toBeInTheDocument();
  expect(dialog.getByRole('progressbar')).not.toHaveAttribute('value');
});

test('cancelling saves nothing, and the export can start again', async () => {
  const { run, end, isAborted } = heldExport();
  const { user, dialog } = await open(run);
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel export' }));
  expect(isAborted()).toBe(true);
  expect(dialog.getByRole('status')).toHaveTextContent('The export was cancelled. Nothing was saved.');
  await end({ content: new Blob(['id']), name: 'orders.csv', rows: 1 });
  expect(saved).toEqual([]);
  expect(dialog.getByRole('button', { name: 'Export' })).toBeEnabled();
});

test('a failure is shown and can be retried', async () => {
  const { run, end } = heldExport();
  const { user, dialog } = await open(run);
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await end(new Error('The server cannot be reached.'));
  expect(dialog.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  expect(run).toHaveBeenCalledTimes(2);
});

test('counts use the Arabic plural forms', async () => {
  const { run } = heldExport();
  const { dialog } = await open(run, 'ar');
  expect(dialog.getByText(/سيحتوي الملف على 100,000 صف/)).toBeInTheDocument();
});
