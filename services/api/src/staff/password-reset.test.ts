import { invitationResponse } from '@tawseel/api-client/schemas';
import { onEachDatabase, signedIn, type TestCompany, type TestPerson } from '../testing/test-api.ts';

const password = 'a long enough one';

onEachDatabase('a reset of a password', (test) => {
  let owner: TestCompany;
  let viewer: TestPerson;
  let id: string;

  beforeEach(async () => {
    owner = await test().company();
    viewer = await owner.person('Viewer');
    id = String((await test().api.tokens.read(viewer.token))?.admin_id);
  });

  const reset = (by: TestPerson = owner, of = id) => by.post(`/DC/ResetPassword/${of}`);
  const send = (url: string, payload: object) => test().send({ method: 'POST', url, payload });
  const login = (password_company: string) => ({
    company_id: owner.companyId,
    user: 'viewer',
    password_company,
  });
  const isAlive = async (person: TestPerson) => (await person.post('/DC/Web/CheckToken')).status === 200;
  const wasReset = (token: unknown): unknown =>
    JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()).was_reset;
  const accept = async (answer: { body: object }) => {
    const { token } = invitationResponse.parse(answer.body).invitation;
    return send('/DC/AcceptInvitation', { token, password });
  };

  it('ends the password and the sessions, and is in the audit log with both names', async () => {
    const answer = await reset();
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'The password was reset. Send the link to the person.' },
    });
    expect(await isAlive(viewer)).toBe(false);
    expect((await send('/LoginDC', login(owner.password))).status).toBe(400);
    const { body } = await owner.post('/DC/DisplayActivity', { filter: { entity_key: id } });
    const entries = body.data?.filter(({ action }) => action === 'password_reset');
    expect(entries).toEqual([
      expect.objectContaining({
        entity: 'account',
        person: 'Admin',
        admin_id: `${owner.companyId}-1`,
        after: expect.objectContaining({ name: 'The Viewer', login: 'viewer', address: '127.0.0.1' }),
      }),
    ]);
    expect((await accept(answer)).status).toBe(200);
    expect((await send('/LoginDC', login(password))).status).toBe(200);
  });

  it('is told to the person at each sign-in until they acknowledge it', async () => {
    expect(wasReset(viewer.token)).toBeUndefined();
    const accepted = await accept(await reset());
    expect(wasReset(accepted.body.token)).toBe(true);
    const again = await signedIn(test(), login(password));
    expect(wasReset(again.token)).toBe(true);
    const account = async () => (await again.post('/DC/DisplayAccount')).body['data'];
    expect(await account()).toMatchObject({ password_reset: { by: 'Admin', at: expect.any(String) } });
    expect((await again.post('/DC/AcknowledgePasswordReset')).status).toBe(200);
    expect(await account()).toMatchObject({ password_reset: null });
    expect(wasReset((await signedIn(test(), login(password))).token)).toBeUndefined();
  });

  it('leaves the person active, who cannot be deleted or invited again', async () => {
    await reset();
    const row = async () =>
      (await owner.post('/DC/DisplayStaff')).body.data?.find(({ login }) => login === 'viewer');
    const { name, status } = (await row()) ?? {};
    expect(status).toBe('Active');
    await owner.put('/DC/UpdateStaff', { account_id: id, name, login: 'viewer', role: 'Cashier', status });
    expect(await row()).toMatchObject({ role: 'Cashier', status: 'Active' });
    expect((await owner.delete(`/DC/DeleteStaff/${id}`)).body.code).toBe('in_use');
    expect((await owner.post(`/DC/RenewInvitation/${id}`)).body.code).toBe('in_use');
  });

  it('is refused of the own account, the company’s account, a person of another company, and to other roles', async () => {
    const second = await owner.person('Owner');
    const own = String((await test().api.tokens.read(second.token))?.admin_id);
    expect((await reset(second, own)).status).toBe(404);
    expect((await reset(second, `${owner.companyId}-1`)).status).toBe(404);
    expect((await reset(await test().company())).status).toBe(404);
    expect((await reset(await owner.person('Cashier'))).body.code).toBe('not_permitted');
    expect(await isAlive(viewer)).toBe(true);
    const invited = await owner.post('/DC/CreateStaff', { name: 'هبة', login: 'heba', role: 'Cashier' });
    expect(invited.status).toBe(200);
    const { body } = await owner.post('/DC/DisplayStaff');
    const heba = body.data?.find(({ login }) => login === 'heba');
    expect((await reset(owner, String(heba?.account_id))).status).toBe(404);
  });
});
