import { fakeApi, json } from '../testing/fake-api.ts';
import { errorOf } from '../testing/error-of.ts';
import { testClient } from '../testing/render-with-api.tsx';
import { ApiError, withMessage } from './api-error.ts';
import type { Call } from './call.ts';

const api = fakeApi();
const read: Call = { method: 'POST', path: '/DC/DisplayDrivers', reads: true };
const change: Call = { method: 'POST', path: '/DC/CreateDrivers' };

describe('a failed response', () => {
  test('becomes an error with the server’s code, message, fields and request id', async () => {
    api.on(
      change.path,
      json(
        {
          success: false,
          code: 'duplicate',
          message: 'Taken.',
          fields: { phone_driver: 'This phone is taken.' },
          requestId: 'r-7',
        },
        409,
      ),
    );
    expect(await errorOf(testClient().send(change))).toMatchObject({
      name: 'ApiError',
      code: 'duplicate',
      message: 'Taken.',
      status: 409,
      fields: { phone_driver: 'This phone is taken.' },
      requestId: 'r-7',
      fromServer: true,
    });
  });

  test('of an outdated mutation has the present values', async () => {
    const late = { success: false, code: 'changed', message: 'Late.', current: { money_orders: 99 } };
    api.on(change.path, json(late, 409));
    expect(await errorOf(testClient().send(change))).toMatchObject({
      code: 'changed',
      current: { money_orders: 99 },
    });
  });

  test('of a key that a deleted record has reports that the record can be restored', async () => {
    const taken = { success: false, code: 'duplicate', message: 'Deleted.', restorable: true };
    api.on(change.path, json(taken, 409), json({ ...taken, restorable: undefined }, 409));
    expect(await errorOf(testClient().send(change))).toMatchObject({ code: 'duplicate', restorable: true });
    expect(await errorOf(testClient().send(change))).toMatchObject({ code: 'duplicate', restorable: false });
  });

  test('may have the status 200 and success: false', async () => {
    api.on(change.path, json({ success: false, message: 'Not today.' }));
    const error = await errorOf(testClient().send(change));
    expect(error).toMatchObject({ code: 'invalid', message: 'Not today.', status: 200, fromServer: true });
  });

  test.each([
    [400, 'invalid'],
    [401, 'unauthorised'],
    [403, 'suspended'],
    [404, 'not_found'],
    [409, 'duplicate'],
    [413, 'too_large'],
    [429, 'too_many'],
    [500, 'internal'],
    [504, 'unavailable'],
  ])('with status %i and no code has the code %s', async (status, code) => {
    api.on(change.path, json({ message: 'Said so.' }, status));
    const error = await errorOf(testClient().send(change));
    expect(error).toMatchObject({ code, status, message: 'Said so.', fields: {}, fromServer: true });
  });

  test.each(['', null, 7])('with the message %p gets a message of the client', async (message) => {
    api.on(change.path, json({ success: false, message }, 500));
    const error = await errorOf(testClient().send(change));
    expect(error).toMatchObject({ code: 'internal', fromServer: false });
    expect(error.message).toBe('The server sent a response that could not be read. Try again.');
  });

  test('from a proxy reports that the server cannot be reached', async () => {
    api.on(change.path, new Response('<html>Bad gateway</html>', { status: 502 }));
    const error = await errorOf(testClient({ language: 'ar' }).send(change));
    expect(error).toMatchObject({ code: 'unavailable', status: 502, fromServer: false });
    expect(error.message).toMatch(/^تعذّر الوصول/);
  });

  test.each([
    ['HTML', '<!doctype html><p>Sign in to the hotel</p>'],
    ['half of it', '{"success":true,"date":['],
  ])('with status 200 and %s as its body is unreadable', async (_, body) => {
    api.on(change.path, new Response(body, { status: 200 }));
    expect(await errorOf(testClient().send(change))).toMatchObject({ code: 'unreadable', status: 200 });
  });

  test.each([
    ['a list', '[1]'],
    ['text', 'OK'],
    ['null', 'null'],
    ['nothing', ''],
  ])('with status 200 and %s as its body is a success', async (_, body) => {
    api.on(change.path, new Response(body, { status: 200 }));
    expect(await testClient().send(change)).toEqual({});
  });

  test('is unreadable if the reader throws, with a message in the language of the user', async () => {
    api.on(read.path, json({ success: true }));
    const work = testClient({ language: 'ar' }).request(read, () => {
      throw new TypeError('rows is undefined');
    });
    const error = await errorOf(work);
    expect(error).toMatchObject({ code: 'unreadable', status: undefined });
    expect(error.message).toMatch(/تعذّرت قراءة ردّ الخادم/);
    expect(error.cause).toEqual(new TypeError('rows is undefined'));
  });
});

describe('withMessage', () => {
  const refusal = new ApiError('changed', 'Changed since.', {
    status: 409,
    fields: { phone: 'Taken.' },
    current: { money_orders: 20 },
    restorable: true,
    requestId: 'r-1',
    fromServer: true,
  });

  test('gives an error the text of the screen and keeps its details', async () => {
    const work = withMessage(Promise.reject(refusal), ({ message }) => `Failed: ${message}`);
    const { code, status, fields, current, restorable, requestId, fromServer } = refusal;
    expect(await errorOf(work)).toMatchObject({
      message: 'Failed: Changed since.',
      code,
      status,
      fields,
      current,
      restorable,
      requestId,
      fromServer,
    });
  });

  test('resolves to the result of the call, and passes other errors on', async () => {
    expect(await withMessage(Promise.resolve(7), () => 'Failed')).toBe(7);
    const bug = new TypeError('rows is undefined');
    await expect(withMessage(Promise.reject(bug), () => 'Failed')).rejects.toBe(bug);
  });

  test.each([
    [409, true],
    [500, false],
    [undefined, false],
  ])('an error with status %s is a rejection: %s', (status, isRejection) => {
    expect(new ApiError('changed', 'Changed since.', { status }).isRejection).toBe(isRejection);
  });
});
