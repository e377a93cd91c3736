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

  it.each([
    ['bytes that are not UTF-8', Buffer.from([0x22, 0x61, 0xff, 0xfe, 0x22])],
    ['half of a character of two', Buffer.from(String.raw`"\ud800x"`)],
  ])('with %s is rejected, where the database would store other letters', async (_, description) => {
    const admin = await test().company();
    const payload = Buffer.concat([
      Buffer.from('{"description":'),
      description,
      Buffer.from(',"quantity":1,"amount":1}'),
    ]);
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' };
    const answer = await test().send({ method: 'POST', url: '/DC/CreateExpenses', payload, headers });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect((await admin.post('/DC/DisplayExpenses')).body.data).toEqual([]);
    const whole = { description: 'a\u{1F69A}', quantity: 1, amount: 1 };
    expect((await admin.post('/DC/CreateExpenses', whole)).status).toBe(200);
  });

  it('that is nested too deep to be compared with a repeated one is rejected', async () => {
    const admin = await test().company();
    const payload = `{"description":${'['.repeat(25_000)}${']'.repeat(25_000)}}`;
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' };
    const answer = await test().send({ method: 'POST', url: '/DC/CreateExpenses', payload, headers });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
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
