import {
  codeOf,
  pass,
  requestedFactor,
  setUpPasskey,
  setUpTotp,
  signInAt,
  site,
} from '../testing/factors.ts';
import { onEachDatabase, type TestPerson } from '../testing/test-api.ts';

const changes = [
  ['POST', '/DC/CreateTotp'],
  ['PUT', '/DC/ConfirmTotp'],
  ['DELETE', '/DC/DeleteTotp'],
  ['POST', '/DC/CreateRecoveryCodes'],
  ['POST', '/DC/CreatePasskeyOptions'],
  ['POST', '/DC/CreatePasskey'],
  ['DELETE', '/DC/DeletePasskey/x'],
  ['PUT', '/DC/UpdateSecurity'],
  ['POST', '/DC/ResetFactor/x'],
  ['POST', '/DC/CreateStaff'],
  ['PUT', '/DC/UpdateStaff'],
  ['POST', '/DC/RenewInvitation/x'],
  ['POST', '/DC/ResetPassword/x'],
  ['DELETE', '/DC/DeleteStaff/x'],
  ['PUT', '/DC/UpdatePassword'],
  ['POST', '/DC/EraseCustomerData'],
  ['PUT', '/DC/UpdateRetention'],
  ['POST', '/DC/ApprovePayout'],
  ['PUT', '/DC/UpdatePayoutTerms'],
] as const;

onEachDatabase('a change that needs a fresh proof', (test) => {
  const change = (person: TestPerson) => person.post('/DC/CreateTotp');
  const confirm = (person: TestPerson, proof: object) =>
    person.post('/DC/ConfirmFactor', proof, { host: site.host });

  it('is accepted for ten minutes after the sign-in, and then after the password of a person without a factor', async () => {
    const company = await test().company();
    expect((await change(company)).status).toBe(200);
    await pass(test(), company, 9);
    expect((await change(company)).status).toBe(200);
    await pass(test(), company, 2);
    const stale = await change(company);
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'factor_stale', factor: { methods: ['password'] } },
    });
    expect((await confirm(company, { password: 'guess' })).body).toMatchObject({
      code: 'invalid',
      message: 'The password is incorrect.',
    });
    expect((await confirm(company, { code: '123456' })).status).toBe(400);
    expect((await change(company)).status).toBe(409);
    expect((await confirm(company, { password: company.password })).status).toBe(200);
    expect((await change(company)).status).toBe(200);
  });

  it('is each change of factors, staff, security settings, the own password and payouts, each erasure of a customer and the retention', async () => {
    const company = await test().company();
    await pass(test(), company, 11);
    const headers = { authorization: `Bearer ${company.token}` };
    for (const [method, url] of changes) {
      const { body } = await test().send({ method, url, headers });
      expect({ url, code: body.code }).toEqual({ url, code: 'factor_stale' });
    }
    expect(test().api.calls.filter(({ fresh }) => fresh)).toHaveLength(changes.length);
  });

  it('takes a factor, and no password, from a person who has one', async () => {
    const company = await test().company();
    const { secret, codes } = await setUpTotp(test(), company);
    const { authenticator } = await setUpPasskey(company);
    const ask = async () => {
      await pass(test(), company, 11);
      return requestedFactor(await company.post('/DC/CreateTotp', {}, { host: site.host }));
    };
    expect((await ask()).methods).toEqual(['totp', 'recovery', 'passkey']);
    expect((await confirm(company, { password: company.password })).status).toBe(400);
    expect((await confirm(company, { code: codeOf(secret) })).status).toBe(200);
    expect((await change(company)).status).toBe(200);
    expect((await confirm(company, { code: codeOf(secret) })).status).toBe(400);
    await ask();
    expect((await confirm(company, { code: codes[3] })).status).toBe(200);
    expect((await confirm(company, { code: codes[3] })).status).toBe(400);
    const { passkey } = await ask();
    const assertion = authenticator.get(passkey);
    expect((await confirm(company, { passkey: assertion })).status).toBe(200);
    expect((await change(company)).status).toBe(200);
    expect((await confirm(company, { passkey: assertion })).status).toBe(400);
  });

  it('refuses the proofs of a session after ten wrong ones, and not those of another session', async () => {
    const company = await test().company();
    const other = String((await signInAt(test(), company)).body.token);
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await confirm(company, { password: 'guess' })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect((await confirm(company, { password: company.password })).status).toBe(429);
    const answer = await test().send({
      method: 'POST',
      url: '/DC/ConfirmFactor',
      headers: { authorization: `Bearer ${other}` },
      payload: { password: company.password },
    });
    expect(answer.status).toBe(200);
  });

  it('is refused in other sessions of a person who has just added a factor', async () => {
    const company = await test().company();
    const other = String((await signInAt(test(), company)).body.token);
    const inOther = () =>
      test().send({ method: 'POST', url: '/DC/CreateTotp', headers: { authorization: `Bearer ${other}` } });
    expect((await inOther()).status).toBe(200);
    await setUpTotp(test(), company);
    expect((await inOther()).body).toMatchObject({
      code: 'factor_stale',
      factor: { methods: ['totp', 'recovery'] },
    });
    expect((await change(company)).status).toBe(200);
  });
});
