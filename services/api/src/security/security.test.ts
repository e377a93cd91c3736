import { sql } from 'kysely';
import { asSystem, inCompany } from '../database/in-company.ts';
import type { Caller } from '../http/caller.ts';
import { at, codeOf, setUpPasskey, setUpTotp, signInAt } from '../testing/factors.ts';
import { onEachDatabase, type TestCompany, type TestPerson } from '../testing/test-api.ts';

onEachDatabase('second factors of a company', (test) => {
  const require = (company: TestPerson, factor_required = true) =>
    company.put('/DC/UpdateSecurity', { factor_required });
  const list = (person: TestPerson) => person.post('/DC/DisplayDrivers', { limit: 1 });

  async function callerOf({ companyId }: TestCompany, { token }: TestPerson): Promise<Caller> {
    const claims = await test().api.tokens.read(token);
    return {
      companyId,
      adminId: String(claims?.admin_id),
      nameCompany: '',
      role: claims?.role ?? 'Viewer',
      person: '',
      sessionId: String(claims?.sid),
      tokenGeneration: null,
      requestId: 'r',
      language: 'en',
      address: '',
      userAgent: '',
    };
  }

  it('are required at once of everybody who lacks one, also for pages, exports and reads', async () => {
    const company = await test().company();
    const viewer = await company.person('Viewer');
    for (const person of [company, viewer]) expect((await list(person)).status).toBe(200);
    expect((await list(viewer)).status).toBe(200);
    expect(at(await company.post('/DC/DisplaySecurity'), 'data')).toEqual({ factor_required: false });
    expect((await require(company)).status).toBe(200);
    for (const person of [company, viewer]) {
      for (const url of ['/DC/DisplayDrivers', '/DC/HomeDashbord', '/DC/DisplayOrders']) {
        expect((await person.post(url, { limit: 1 })).body.code).toBe('factor_setup');
        expect((await person.post(url)).body.code).toBe('factor_setup');
      }
      const exported = await person.post('/DC/Export/drivers', { format: 'csv', columns: [] });
      expect(exported.body.code).toBe('factor_setup');
      expect((await person.post('/DC/Web/CheckToken')).status).toBe(200);
    }
    expect((await company.put('/DC/UpdateSecurity', { factor_required: false })).body.code).toBe(
      'factor_setup',
    );
    expect((await signInAt(test(), company)).status).toBe(200);
  });

  it('can be set up by the last owner, who then continues in the same session', async () => {
    const company = await test().company();
    await require(company);
    await setUpTotp(test(), company);
    expect((await list(company)).status).toBe(200);
    expect(at(await company.post('/DC/DisplaySecurity'), 'data')).toEqual({ factor_required: true });
    expect((await company.delete('/DC/DeleteTotp')).status).toBe(200);
    expect((await list(company)).body.code).toBe('factor_setup');
    await setUpPasskey(company);
    expect((await list(company)).status).toBe(200);
    expect((await require(company, false)).status).toBe(200);
    const { rows } = await asSystem(test().database, company.companyId, (tx) =>
      sql`select after ->> 'factor_required' as required from audit where entity = 'security' order by entry_id`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([{ required: 'true' }, { required: 'false' }]);
  });

  it('are removed by an owner for a person who has lost them, whose sessions end', async () => {
    const company = await test().company();
    const cashier = await company.person('Cashier');
    await setUpTotp(test(), company, cashier);
    await setUpPasskey(cashier);
    const { adminId } = await callerOf(company, cashier);
    const signIn = () => signInAt(test(), company, { user: 'cashier' });
    expect((await signIn()).body.code).toBe('factor_required');
    const accounts = () =>
      asSystem(test().database, company.companyId, (tx) =>
        tx.selectFrom('accounts').select('has_factor').where('account_id', '=', adminId).execute(),
      );
    expect(await accounts()).toEqual([{ has_factor: 'Yes' }]);
    expect((await cashier.post(`/DC/ResetFactor/${adminId}`)).body.code).toBe('not_permitted');
    expect((await company.post('/DC/ResetFactor/nobody')).status).toBe(404);
    const stranger = await test().company();
    expect((await stranger.post(`/DC/ResetFactor/${adminId}`)).status).toBe(404);
    expect((await list(cashier)).status).toBe(200);
    expect((await company.post(`/DC/ResetFactor/${adminId}`)).status).toBe(200);
    expect((await list(cashier)).status).toBe(401);
    expect(await accounts()).toEqual([{ has_factor: 'No' }]);
    const { rows } = await asSystem(test().database, company.companyId, (tx) =>
      sql`select (select count(*) from recovery_codes) + (select count(*) from passkeys) + (select count(*) from totp_secrets)
        as remaining, (select entity_key from audit where action = 'factor_reset') as reset`.execute(tx),
    );
    expect(rows).toEqual([{ remaining: 0, reset: adminId }]);
    expect((await signIn()).status).toBe(200);
  });

  it('are asked for after a new password by a reset, which opens no session', async () => {
    const company = await test().company();
    const cashier = await company.person('Cashier');
    const { secret } = await setUpTotp(test(), company, cashier);
    const { adminId } = await callerOf(company, cashier);
    const token = at(await company.post(`/DC/ResetPassword/${adminId}`), 'invitation', 'token');
    const password_company = 'another long one';
    const accepted = await test().send({
      method: 'POST',
      url: '/DC/AcceptInvitation',
      payload: { token, password: password_company },
    });
    expect(accepted).toMatchObject({
      status: 409,
      body: { code: 'factor_required', factor: { methods: ['totp', 'recovery'] } },
    });
    expect(accepted.headers['set-cookie']).toBeUndefined();
    expect((await list(cashier)).status).toBe(401);
    const login = { user: 'cashier', password_company };
    expect((await signInAt(test(), company, login)).body.code).toBe('factor_required');
    expect((await signInAt(test(), company, { ...login, code: codeOf(secret) })).status).toBe(200);
  });

  it('are listed in the own account, without their secrets', async () => {
    const company = await test().company();
    const { secret } = await setUpTotp(test(), company);
    const { authenticator } = await setUpPasskey(company);
    await require(company);
    const account = await company.post('/DC/DisplayAccount');
    expect(at(account, 'data', 'factor')).toEqual({
      totp: true,
      passkeys: [
        {
          passkey_id: authenticator.id,
          name: 'Phone',
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+03:00$/),
          last_used_at: null,
        },
      ],
      recovery_codes_left: 10,
      is_required: true,
    });
    expect(account.text).not.toContain(secret);
    const [row] = (await company.post('/DC/DisplayStaff')).body.data ?? [];
    expect(row).toMatchObject({ has_factor: 'Yes' });
  });

  it('are seen by their person alone, and reset by owners alone, whatever a query names', async () => {
    const company = await test().company();
    const cashier = await company.person('Cashier');
    await setUpTotp(test(), company, cashier);
    await setUpPasskey(cashier);
    const [owner, person] = [await callerOf(company, company), await callerOf(company, cashier)];
    const tables = ['totp_secrets', 'recovery_codes', 'passkeys'] as const;
    const counts = (caller: Caller) =>
      inCompany(test().database, caller, async (tx) => {
        const found = [];
        for (const table of tables) found.push((await tx.selectFrom(table).selectAll().execute()).length);
        return found;
      });
    expect(await counts(person)).toEqual([1, 10, 1]);
    expect(await counts(owner)).toEqual([0, 0, 0]);
    const reset = (caller: Caller, account: string) =>
      inCompany(test().database, caller, (tx) => sql`select reset_factors(${account})`.execute(tx));
    await expect(reset(person, person.adminId)).rejects.toThrow(/Only owners/);
    const stranger = await test().company();
    await reset(await callerOf(stranger, stranger), person.adminId);
    expect(await counts(person)).toEqual([1, 10, 1]);
    await expect(
      inCompany(test().database, person, (tx) =>
        sql`insert into security_settings (company_id) values (${company.companyId})`.execute(tx),
      ),
    ).rejects.toThrow(/row-level security/);
    await reset(owner, person.adminId);
    expect(await counts(person)).toEqual([0, 0, 0]);
  });
});
