import { invitationResponse } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { asSystem, inCompany } from '../database/in-company.ts';
import { checkRecords } from '../server/check-records.ts';
import { onEachDatabase, type TestCompany, type TestPerson } from '../testing/test-api.ts';
import { untilBlocked } from '../testing/until-blocked.ts';

const newPerson = { name: 'هبة', login: 'HEBA-٧', role: 'Cashier' };
const password = 'a long enough one';

onEachDatabase('staff', (test) => {
  let owner: TestCompany;

  beforeEach(async () => {
    await sql`delete from login_attempts`.execute(test().database.db);
    owner = await test().company();
  });

  const send = (url: string, payload: object) => test().send({ method: 'POST', url, payload });
  const tokenOf = (body: object) => invitationResponse.parse(body).invitation.token;
  const invite = async (person: object = newPerson) => {
    const { status, body } = await owner.post('/DC/CreateStaff', person);
    expect(status).toBe(200);
    return tokenOf(body);
  };
  const accept = (token: string, chosen = password) =>
    send('/DC/AcceptInvitation', { token, password: chosen });
  const staff = async () => (await owner.post('/DC/DisplayStaff')).body.data ?? [];
  const idOf = async (login: string) => {
    const { account_id } = (await staff()).find((row) => row.login === login) ?? {};
    return typeof account_id === 'string' ? account_id : '';
  };
  const change = async (login: string, changes: object, by: TestPerson = owner) => {
    const { account_id, name, role, status } = (await staff()).find((row) => row.login === login) ?? {};
    return by.put('/DC/UpdateStaff', { account_id, name, login, role, status, ...changes });
  };
  const isAlive = async (person: TestPerson) => (await person.post('/DC/Web/CheckToken')).status === 200;

  it('are invited by a link that works once, and sign in by company and user', async () => {
    const token = await invite();
    expect(await staff()).toContainEqual(
      expect.objectContaining({ name: 'هبة', login: 'heba-7', status: 'Invited', last_seen_at: null }),
    );
    const login = { company_id: owner.companyId, user: 'heba-7', password_company: password };
    expect((await send('/LoginDC', login)).status).toBe(400);
    expect((await send('/DC/ReadInvitation', { token })).body.data).toEqual({
      name_company: 'شركة',
      company_id: owner.companyId,
      name: 'هبة',
      login: 'heba-7',
      role: 'Cashier',
    });
    const answers = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    const signedIn = String(answers.find(({ status }) => status === 200)?.body.token);
    expect(await test().api.tokens.read(signedIn)).toMatchObject({ role: 'Cashier', person: 'هبة' });
    expect((await send('/DC/ReadInvitation', { token })).status).toBe(404);
    expect((await send('/LoginDC', login)).status).toBe(200);
  });

  it('get the same response for a used, an expired, a replaced and an unknown invitation', async () => {
    const expired = await invite({ ...newPerson, login: 'a' });
    const replaced = await invite({ ...newPerson, login: 'b' });
    await owner.post(`/DC/RenewInvitation/${await idOf('b')}`);
    await asSystem(test().database, owner.companyId, (tx) =>
      sql`update accounts set invitation_expires_at = now() - interval '1 second' where login = 'a'`.execute(
        tx,
      ),
    );
    for (const token of [expired, replaced, 'x', 'eA.y', `${expired}x`]) {
      for (const answer of [await accept(token), await send('/DC/ReadInvitation', { token })]) {
        expect(answer).toMatchObject({
          status: 404,
          body: { message: 'This invitation has ended or was already used. Ask for a new one.' },
        });
      }
    }
  });

  it('choose a password of 10 characters that is not common', async () => {
    const token = await invite();
    const errors = async (chosen: string) => (await accept(token, chosen)).body.fields?.password;
    expect(await errors('short')).toBe('Use at least 10 characters.');
    expect(await errors('Qwertyuiop')).toBe('Many people use this password. Choose another one.');
    expect(await errors('')).toBe('This field is required.');
  });

  it('have one login each, and their changes belong to their own company', async () => {
    await invite();
    expect(await owner.post('/DC/CreateStaff', { ...newPerson, login: 'heba-7' })).toMatchObject({
      status: 409,
      body: { code: 'duplicate', fields: { login: 'This is already in use.' } },
    });
    const other = await test().company();
    const account_id = await idOf('heba-7');
    expect((await change('heba-7', { account_id }, other)).status).toBe(404);
    expect((await other.post(`/DC/RenewInvitation/${account_id}`)).status).toBe(404);
    expect((await other.delete(`/DC/DeleteStaff/${account_id}`)).status).toBe(404);
    expect((await owner.delete(`/DC/DeleteStaff/${account_id}`)).status).toBe(200);
    expect(await staff()).toHaveLength(1);
  });

  it.each(['hеba-7', 'he\u200Bba-7', 'héba-7', 'heb\u0251-7'])(
    'cannot have the login %j beside heba-7',
    async (login) => {
      await invite();
      expect(await owner.post('/DC/CreateStaff', { ...newPerson, login })).toMatchObject({
        status: 409,
        body: { fields: { login: 'This is already in use.' } },
      });
      await invite({ ...newPerson, login: 'rami' });
      expect((await change('rami', { login })).status).toBe(409);
      expect((await change('heba-7', { name: 'هبة الله' })).status).toBe(200);
    },
  );

  it('who have signed in are disabled instead of deleted, and get no other invitation', async () => {
    const viewer = await owner.person('Viewer');
    const id = await idOf('viewer');
    expect((await owner.delete(`/DC/DeleteStaff/${id}`)).body).toMatchObject({ code: 'in_use' });
    expect(await owner.post(`/DC/RenewInvitation/${id}`)).toMatchObject({
      status: 409,
      body: { message: 'This person has a password already. Reset it instead.' },
    });
    expect(await isAlive(viewer)).toBe(true);
    expect((await owner.post(`/DC/RenewInvitation/${owner.companyId}-1`)).status).toBe(404);
  });

  it.each([
    ['role', { role: 'Accountant' }],
    ['login', { login: 'another' }],
    ['status', { status: 'Disabled' }],
  ])('lose their sessions within a second by a change of %s', async (_, changes) => {
    const viewer = await owner.person('Viewer');
    expect((await viewer.post('/DC/DisplayOrders', { limit: 10 })).status).toBe(200);
    expect((await change('viewer', { name: 'another name' })).status).toBe(200);
    expect(await isAlive(viewer)).toBe(true);
    const start = Date.now();
    expect((await change('viewer', changes)).status).toBe(200);
    expect((await viewer.post('/DC/DisplayOrders', { limit: 10 })).status).toBe(401);
    expect(Date.now() - start).toBeLessThan(1000);
  });

  it('disabled while they sign in get no session', async () => {
    await owner.person('Viewer');
    const { database } = test();
    const login = { company_id: owner.companyId, user: 'viewer', password_company: owner.password };
    const { signingIn } = await asSystem(database, owner.companyId, async (tx) => {
      await tx.updateTable('accounts').set({ status: 'Disabled' }).where('login', '=', 'viewer').execute();
      const signingIn = send('/LoginDC', login);
      await untilBlocked(database, tx);
      return { signingIn };
    });
    expect((await signingIn).status).toBe(400);
    const { rows } = await asSystem(database, owner.companyId, (tx) =>
      sql`select 1 from sessions where admin_id <> ${`${owner.companyId}-1`}`.execute(tx),
    );
    expect(rows).toHaveLength(1);
  });

  it('always have an active owner, also when owners disable each other at once', async () => {
    expect(await change('', { status: 'Disabled' })).toMatchObject({
      status: 409,
      body: { code: 'last_owner' },
    });
    expect((await change('', { role: 'Viewer' })).body.code).toBe('last_owner');
    const second = await owner.person('Owner');
    const rows = await staff();
    const answers = await Promise.all(
      [owner, second].map((by, at) => {
        const target = rows.find(({ login }) => login === (at === 0 ? 'owner' : ''));
        return by.put('/DC/UpdateStaff', { ...target, role: 'Viewer' });
      }),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await checkRecords(test().database)).toEqual([]);
    await asSystem(test().database, owner.companyId, (tx) =>
      tx.updateTable('accounts').set({ status: 'Disabled' }).execute(),
    );
    const what = 'The company has no active owner: set the password of its own account.';
    expect(await checkRecords(test().database)).toEqual([{ companyId: owner.companyId, what }]);
    await asSystem(test().database, owner.companyId, (tx) =>
      tx.updateTable('accounts').set({ status: 'Active', role: 'Owner' }).execute(),
    );
  });

  it('without the role see no other account, no other session and no audit log in the database', async () => {
    const viewer = await owner.person('Viewer');
    const claims = await test().api.tokens.read(viewer.token);
    const caller = {
      companyId: owner.companyId,
      adminId: String(claims?.admin_id),
      sessionId: String(claims?.sid),
      tokenGeneration: null,
      requestId: 'r',
    };
    const counts = await inCompany(test().database, caller, async (tx) => {
      const { rows } = await sql`select (select count(*) from accounts) as accounts,
        (select count(*) from sessions) as sessions, (select count(*) from audit) as audit,
        (select count(*) from listed_audit) as listed`.execute(tx);
      return rows[0];
    });
    expect(counts).toEqual({ accounts: 1, sessions: 1, audit: 0, listed: 0 });
    const spoofed = { ...caller, adminId: `${owner.companyId}-1` };
    await expect(inCompany(test().database, spoofed, async () => 1)).rejects.toMatchObject({
      code: 'unauthorised',
    });
  });
});
