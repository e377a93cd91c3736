import { createAuthenticator } from '../testing/authenticator.ts';
import { at, pass, requestedFactor, setUpPasskey, signInAt, site } from '../testing/factors.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('a passkey', (test) => {
  const signIn = (company: TestCompany, passkey?: object, headers: object = {}) =>
    signInAt(test(), company, passkey && { passkey }, headers);
  const ask = async (company: TestCompany) => requestedFactor(await signIn(company));
  const enter = async () => {
    const company = await test().company();
    return { company, ...(await setUpPasskey(company)) };
  };

  it('is added with ten recovery codes if it is the first factor, and signs in', async () => {
    const { company, authenticator, added } = await enter();
    expect(at(added, 'data', 'recovery_codes')).toHaveLength(10);
    const { methods, passkey } = await ask(company);
    expect(methods).toEqual(['recovery', 'passkey']);
    expect(passkey).toMatchObject({ rpId: site.host, allowCredentials: [{ id: authenticator.id }] });
    expect((await signIn(company, authenticator.get(passkey))).status).toBe(200);
    const second = await setUpPasskey(company);
    expect(at(second.added, 'data', 'recovery_codes')).toEqual([]);
    const both = await ask(company);
    expect(both.passkey.allowCredentials).toHaveLength(2);
    expect((await signIn(company, second.authenticator.get(both.passkey))).status).toBe(200);
  });

  it.each([
    ['from another origin', { origin: 'http://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['with a challenge that was not given', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['without verification of the person', { isVerified: false }],
    ['with a counter that goes back', { counter: 0 }],
  ])('%s is refused', async (_, deviation) => {
    const { company, authenticator } = await enter();
    const used = await signIn(company, authenticator.get((await ask(company)).passkey));
    expect(used.status).toBe(200);
    const answer = await signIn(company, authenticator.get((await ask(company)).passkey, deviation));
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect((await signIn(company, authenticator.get((await ask(company)).passkey))).status).toBe(200);
  });

  it('answers a challenge once, within five minutes, and only where it was given', async () => {
    const { company, authenticator } = await enter();
    const assertion = authenticator.get((await ask(company)).passkey);
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(company, assertion)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = authenticator.get((await ask(company)).passkey);
    await pass(test(), company, 6);
    expect((await signIn(company, late)).status).toBe(400);
    const elsewhere = authenticator.get((await ask(company)).passkey);
    expect((await signIn(company, elsewhere, { host: 'other.example' })).status).toBe(400);
  });

  it('is not asked for at another site', async () => {
    const { company } = await enter();
    const { body } = await signIn(company, undefined, { host: 'other.example' });
    expect(body.factor).toEqual({ methods: ['recovery'] });
  });

  it('of one person proves nothing for another', async () => {
    const { company, authenticator } = await enter();
    const cashier = await company.person('Cashier');
    const other = await setUpPasskey(cashier);
    const { passkey } = await ask(company);
    expect((await signIn(company, other.authenticator.get(passkey))).status).toBe(400);
    const ofOwner = authenticator.get((await ask(company)).passkey);
    const confirmed = await cashier.post('/DC/ConfirmFactor', { passkey: ofOwner }, { host: site.host });
    expect(confirmed.status).toBe(400);
    expect((await cashier.delete(`/DC/DeletePasskey/${authenticator.id}`)).status).toBe(404);
    expect((await setUpPasskey(cashier, authenticator)).added.status).toBe(409);
  });

  it('is not added by a response that was not asked for, or that was used', async () => {
    const company = await test().company();
    const { data } = (await company.post('/DC/CreatePasskeyOptions', {}, { host: site.host })).body;
    const authenticator = createAuthenticator(site.origin);
    const add = (response: object) =>
      company.post('/DC/CreatePasskey', { name: 'Phone', response }, { host: site.host });
    const options = Object(data);
    expect((await add(authenticator.create(options, { challenge: 'AAAA' }))).status).toBe(400);
    expect((await add(authenticator.create(options, { origin: 'http://evil.example' }))).status).toBe(400);
    expect((await add(authenticator.create(options))).status).toBe(400);
    const { added } = await setUpPasskey(company, authenticator);
    expect(added.status).toBe(200);
  });

  it('that was removed signs nobody in', async () => {
    const { company, authenticator } = await enter();
    const second = await setUpPasskey(company);
    expect((await company.delete(`/DC/DeletePasskey/${authenticator.id}`)).status).toBe(200);
    const { passkey } = await ask(company);
    expect(passkey.allowCredentials.map(({ id }) => id)).toEqual([second.authenticator.id]);
    expect((await signIn(company, authenticator.get(passkey))).status).toBe(400);
    expect((await company.delete(`/DC/DeletePasskey/${second.authenticator.id}`)).status).toBe(200);
    expect((await signIn(company)).status).toBe(200);
  });
});
