import { companyTime } from '@tawseel/i18n';
import { fakeApi } from '../testing/fake-api.ts';
import { refusal } from '../testing/responses.ts';
import { errorOf } from '../testing/error-of.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { useListExport } from './exports.ts';

const api = fakeApi();
const path = '/DC/Export/orders';
const view = { search: 'عمان', filter: { status: 'Delivered' }, sort: '-total_price' };

/** A response whose body arrives in the given pieces. */
function inPieces(...pieces: readonly (string | Uint8Array)[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) {
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      }
      controller.close();
    },
  });
  return () => new Response(body);
}

/** An archive's end, with its comment. */
function archiveEnd(comment: string) {
  const end = new Uint8Array(22);
  end.set(new TextEncoder().encode('PK\x05\x06'));
  end[20] = comment.length;
  return [end, comment] as const;
}

function start(format: 'csv' | 'xlsx', signal = new AbortController().signal) {
  const { result } = renderWithApi(() => useListExport('orders', view), {});
  const onProgress = jest.fn();
  return { file: result.current(format, { signal, onProgress }), onProgress };
}

test('a CSV export sends the view and counts the rows while they arrive', async () => {
  api.on(path, inPieces('id,name\r\n1,"two\r\nli', 'nes"\r\n', '2,"say ""hi"""\r\n'));
  const { file, onProgress } = start('csv');
  const { content, name, rows } = await file;
  expect(name).toBe(`orders-${companyTime(Date.now()).slice(0, 10)}.csv`);
  expect(api.received[0]).toMatchObject({ method: 'POST', body: { format: 'csv', ...view } });
  expect(rows).toBe(2);
  expect(await content.text()).toBe('id,name\r\n1,"two\r\nlines"\r\n2,"say ""hi"""\r\n');
  expect(onProgress).toHaveBeenLastCalledWith({ bytes: content.size, rows: 2 });
});

test('a workbook export reads the number of rows from the file', async () => {
  api.on(path, inPieces('PK\x03\x04 rows=9', ...archiveEnd('rows=100000')));
  expect((await start('xlsx').file).rows).toBe(100_000);
});

test.each([
  ['without its end', ['PK\x03\x04 rows=9']],
  ['without a number of rows', ['PK\x03\x04', ...archiveEnd('')]],
])('an export fails for a workbook %s', async (_, pieces) => {
  api.on(path, inPieces(...pieces));
  expect((await errorOf(start('xlsx').file)).code).toBe('unreadable');
});

test('a refused export fails with the message of the server', async () => {
  api.on(path, refusal(400, 'invalid', 'No such filter.'));
  const fault = await errorOf(start('csv').file);
  expect(fault).toMatchObject({ code: 'invalid', message: 'No such filter.', status: 400 });
});

test('an export fails when the connection breaks', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('id\r\n1\r\n')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  api.on(path, () => new Response(body));
  expect((await errorOf(start('csv').file)).code).toBe('network');
});

test('an export can be cancelled while it arrives', async () => {
  const controller = new AbortController();
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('id\r\n')),
    pull: () => new Promise(() => {}),
  });
  api.on(path, () => new Response(body));
  const { file, onProgress } = start('csv', controller.signal);
  onProgress.mockImplementation(() => controller.abort());
  expect((await errorOf(file)).code).toBe('cancelled');
});
