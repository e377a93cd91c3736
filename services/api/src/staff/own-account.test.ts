import { sql } from 'kysely';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

onEachDatabase('the own account', (test) => {
  let owner: TestCompany;

  beforeEach(async () => {
    await sql`delete from login_attempts`.execute(test().database.db);
    owner = await test().company();
  });

  const signIn = async (password_company = owner.password) => {
    const answer = await test().send({
      method: 'POST',
      url: '/LoginDC',
      remoteAddress: '192.0.2.9',
      headers: { 'user-agent': agent },
      payload: { company_id: owner.companyId, password_company },
    });
    return { status: answer.status, token: String(answer.body.token) };
  };
  const call = (token: string, url = '/DC/Web/CheckToken') =>
    test().send({ method: 'POST', url, headers: { authorization: `Bearer ${token}` } });
  const sessions = async () => (await owner.post('/DC/DisplaySessions')).body.data ?? [];

  it('has name, user and role', async () => {
    const cashier = await owner.person('Cashier');
    expect((await cashier.post('/DC/DisplayAccount')).body.data).toEqual({
      account_id: expect.any(String),
      company_id: owner.companyId,
      factor: { totp: false, passkeys: [], recovery_codes_left: 0, is_required: false },
      name: 'The Cashier',
      login: 'cashier',
      role: 'Cashier',
      has_password_since: expect.stringMatching(/^\d{4}-/),
      password_reset: null,
    });
  });

  it('lists its sessions with device, address and time of use, and ends any of them', async () => {
    const { token } = await signIn();
    const found = await sessions();
    expect(found).toHaveLength(2);
    expect(found.find(({ is_current }) => !is_current)).toMatchObject({
      device: 'Chrome 140, Windows',
      address: '192.0.2.9',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+03:00$/),
      last_seen_at: expect.any(String),
    });
    const other = String(found.find(({ is_current }) => !is_current)?.session_id);
    const cashier = await owner.person('Cashier');
    for (const id of [other, 'x', `${other}x`]) {
      expect((await cashier.post(`/DC/EndSession/${id}`)).status).toBe(404);
    }
    expect((await owner.post(`/DC/EndSession/${other}`)).status).toBe(200);
    expect((await call(token)).status).toBe(401);
    const more = await signIn();
    expect((await owner.post('/DC/EndOtherSessions')).status).toBe(200);
    expect((await call(more.token)).status).toBe(401);
    expect(await sessions()).toEqual([expect.objectContaining({ is_current: true })]);
    expect((await call(cashier.token)).status).toBe(200);
  });

  it('changes its password, which ends its other sessions, and is recorded', async () => {
    const { token } = await signIn();
    const update = (password: string, new_password: string) =>
      owner.put('/DC/UpdatePassword', { password, new_password });
    expect((await update('not this one', 'a new password')).body.fields).toEqual({
      password: 'The password is incorrect.',
    });
    expect((await update(owner.password, 'password123')).body.fields).toEqual({
      new_password: 'Many people use this password. Choose another one.',
    });
    expect((await update(owner.password, owner.password)).body.fields).toEqual({
      new_password: 'This is your current password. Choose another one.',
    });
    expect((await update(owner.password, 'too short')).status).toBe(400);
    expect((await update(owner.password, 'a new password')).status).toBe(200);
    expect((await call(token)).status).toBe(401);
    expect((await call(owner.token)).status).toBe(200);
    expect((await signIn()).status).toBe(400);
    expect((await signIn('a new password')).status).toBe(200);
    const { data = [] } = (await owner.post('/DC/DisplayActivity', { limit: 10 })).body;
    expect(data.map(({ action, person }) => [action, person]).slice(0, 4)).toEqual([
      ['sign_in', 'Admin'],
      ['sign_in_failed', ''],
      ['password_change', 'Admin'],
      ['session_end', 'Admin'],
    ]);
    expect(JSON.stringify(data)).not.toContain('a new password');
  });

  it('accepts ten wrong passwords at most', async () => {
    const attempt = () =>
      owner.put('/DC/UpdatePassword', { password: 'wrong', new_password: 'a new password' });
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await attempt()).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  it('is named by what its person changes', async () => {
    const accountant = await owner.person('Accountant');
    await accountant.post('/DC/CreateExpenses', { description: 'وقود', quantity: 1, amount: 7.5 });
    const { data = [] } = (await accountant.post('/DC/DisplayActivity', { filter: { entity: 'expense' } }))
      .body;
    expect(data).toEqual([expect.objectContaining({ action: 'create', person: 'The Accountant' })]);
  });
});
