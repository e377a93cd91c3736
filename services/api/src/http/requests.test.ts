import { onEachDatabase } from '../testing/test-api.ts';

onEachDatabase('a request', (test) => {
  const send = (payload: string, headers: Record<string, string>) =>
    test().send({ method: 'POST', url: '/LoginDC', payload, headers });

  it('with malformed JSON, a body of another type or a large one is rejected with the matching status', async () => {
    const json = { 'content-type': 'application/json' };
    expect(await send('{"company_id":', json)).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(await send('', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      status: 400,
      body: { code: 'invalid' },
    });
    expect(await send('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      status: 415,
      body: { code: 'wrong_type' },
    });
    expect(await send(JSON.stringify('x'.repeat(70_000)), json)).toMatchObject({
      status: 413,
      body: { code: 'too_large' },
    });
    expect(await send('[]', json)).toMatchObject({ status: 400 });
  });

  it('to an unknown path gets the same error shape, without a stack trace', async () => {
    const answer = await test().send({
      method: 'GET',
      url: '/DC/Nothing',
      headers: { 'accept-language': 'ar' },
    });
    expect(answer).toMatchObject({ status: 404, body: { success: false, code: 'not_found' } });
    expect(answer.text).not.toMatch(/stack|\.ts:/);
    expect((await test().send({ method: 'GET', url: '/ready' })).body).toEqual({ success: true });
    expect((await test().send({ method: 'GET', url: '/ip' })).body).toEqual({ ip: '127.0.0.1' });
  });
});
