import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { at, codeOf, pass, setUpTotp, signInAt } from '../testing/factors.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('a sign-in of a person with an authenticator app', (test) => {
  const signIn = (company: TestCompany, fields: object = {}, headers: object = {}) =>
    signInAt(test(), company, fields, headers);
  const enter = async () => {
    const company = await test().company();
    return { company, ...(await setUpTotp(test(), company)) };
  };

  it('asks for a factor once the password is right, and opens no session before', async () => {
    const { company } = await enter();
    const first = await signIn(company);
    expect(first).toMatchObject({ status: 409, body: { code: 'factor_required' } });
    expect(first.body.factor).toEqual({ methods: ['totp', 'recovery'] });
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(first.body.token).toBeUndefined();
    expect((await signIn(company, { password_company: 'guess' })).body.code).toBe('invalid');
  });

  it('accepts a code once, in digits of either script, and none of an earlier step after it', async () => {
    const { company, secret } = await enter();
    const code = codeOf(secret);
    const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    expect((await signIn(company, { code: `${arabic.slice(0, 3)} ${arabic.slice(3)}` })).status).toBe(200);
    const replayed = await signIn(company, { code });
    expect(replayed).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(replayed.body.message).toBe('This code is not valid, or was used before.');
    expect((await signIn(company, { code: codeOf(secret, -1) })).status).toBe(400);
    expect((await signIn(company, { code: codeOf(secret, 1) })).status).toBe(200);
    expect((await signIn(company, { code: codeOf(secret, 1) })).status).toBe(400);
  });

  it('accepts a code that 10 requests send at once in one of them', async () => {
    const { company, secret } = await enter();
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(company, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('accepts each recovery code once, also of 10 requests at once, and records its use', async () => {
    const { company, codes } = await enter();
    expect(new Set(codes).size).toBe(10);
    const [code = '', typed = ''] = codes;
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(company, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
    await sql`delete from login_attempts`.execute(test().database.db);
    expect((await signIn(company, { code: ` ${typed.toLowerCase().replace('-', ' ')} ` })).status).toBe(200);
    const { rows } = await asSystem(test().database, company.companyId, (tx) =>
      sql<{ uses: number; left: number }>`select
        (select count(*) from audit where action = 'recovery_used' and person = 'Admin') as uses,
        (select count(*) from recovery_codes) as left`.execute(tx),
    );
    expect(rows).toEqual([{ uses: 2, left: 8 }]);
  });

  it('counts wrong codes of strangers, however many addresses they have, and not the question for one', async () => {
    const { company, secret } = await enter();
    for (let asked = 0; asked < 12; asked += 1) expect((await signIn(company)).status).toBe(409);
    const known = String((await signIn(company, { code: codeOf(secret) })).headers['set-cookie']).split(
      ';',
    )[0];
    await pass(test(), company, 2);
    const guess = (address: number) =>
      test().send({
        method: 'POST',
        url: '/LoginDC',
        remoteAddress: `198.51.100.${address}`,
        payload: { company_id: company.companyId, password_company: company.password, code: '000000' },
      });
    const statuses = [];
    for (let address = 0; address < 12; address += 1) statuses.push((await guess(address)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    expect((await signIn(company, { code: codeOf(secret) }, { cookie: known })).status).toBe(200);
  });

  it('is recorded with its factor, a wrong code as a failed sign-in, and neither with a code', async () => {
    const { company, secret, codes } = await enter();
    await signIn(company, { code: '123456' });
    await signIn(company, { code: codeOf(secret) });
    const { rows } = await asSystem(test().database, company.companyId, (tx) =>
      sql<{ action: string; after: string }>`select action, after::text from audit order by entry_id`.execute(
        tx,
      ),
    );
    const entries = rows.map(({ action, after }) => ({ action, after: JSON.parse(after) as unknown }));
    expect(entries.slice(-2)).toMatchObject([
      { action: 'sign_in_failed', after: { reason: 'wrong_factor' } },
      { action: 'sign_in', after: { factor: 'totp' } },
    ]);
    expect(entries).toContainEqual({
      action: 'factor_added',
      after: expect.objectContaining({ factor: 'totp' }),
    });
    const log = JSON.stringify(rows);
    for (const hidden of [secret, '123456', ...codes]) expect(log).not.toContain(hidden);
    const stored = await test()
      .database.db.transaction()
      .execute((tx) =>
        sql`select (select string_agg(secret, ' ') from totp_secrets) as secrets,
        (select string_agg(answer, ' ') from idempotency_keys) as answers from set_config('app.system', 'on', true)`.execute(
          tx,
        ),
      );
    expect(JSON.stringify(stored.rows)).not.toContain(secret);
  });

  it('needs the code of the app that was confirmed, until another one is', async () => {
    const { company, secret } = await enter();
    const next = String(at(await company.post('/DC/CreateTotp'), 'data', 'secret'));
    expect((await signIn(company, { code: codeOf(next) })).status).toBe(400);
    expect((await company.put('/DC/ConfirmTotp', { code: '000000' })).body).toMatchObject({
      code: 'invalid',
      fields: { code: expect.any(String) },
    });
    expect((await signIn(company, { code: codeOf(secret) })).status).toBe(200);
    expect((await company.put('/DC/ConfirmTotp', { code: codeOf(next) })).status).toBe(200);
    await pass(test(), company, 2);
    expect((await signIn(company, { code: codeOf(secret) })).status).toBe(400);
    expect((await signIn(company, { code: codeOf(next) })).status).toBe(200);
  });

  it('needs only the password after the app was removed, which ends the recovery codes', async () => {
    const { company, codes } = await enter();
    expect((await company.delete('/DC/DeleteTotp')).status).toBe(200);
    expect((await company.delete('/DC/DeleteTotp')).status).toBe(404);
    expect((await company.post('/DC/CreateRecoveryCodes')).status).toBe(404);
    expect((await signIn(company)).status).toBe(200);
    const again = await setUpTotp(test(), company);
    expect((await signIn(company, { code: codes[0] })).status).toBe(400);
    const renewed = at(await company.post('/DC/CreateRecoveryCodes'), 'data', 'recovery_codes');
    expect(renewed).toHaveLength(10);
    expect((await signIn(company, { code: again.codes[0] })).status).toBe(400);
    expect((await signIn(company, { code: Array.isArray(renewed) ? renewed[0] : '' })).status).toBe(200);
  });
});
