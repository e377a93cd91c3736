import { onEachDatabase, type TestPerson } from '../testing/test-api.ts';

const details = {
  name_company: 'بترا للتوصيل',
  name_admin: 'Rana Haddad',
  email: '',
  phone: '0790000000',
  country: '',
  city: 'Amman',
};

const rowOf = async (person: TestPerson) => (await person.post('/DC/DisplayInfoCompany')).body.data?.[0];

onEachDatabase('the details of a company', (test) => {
  it('are changed by the owner and by nobody else', async () => {
    const owner = await test().company();
    const accountant = await owner.person('Accountant');
    const refused = await accountant.put('/DC/UpdateCompany', details);
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_permitted' } });
    expect(await rowOf(accountant)).toMatchObject({ name_company: 'شركة', phone: '' });
    const saved = await owner.put('/DC/UpdateCompany', details);
    expect(saved).toMatchObject({ status: 200, body: { message: 'Company details updated.' } });
    expect(await rowOf(accountant)).toMatchObject(details);
  });

  it('keep the subscription, whatever the request says', async () => {
    const owner = await test().company();
    const before = await rowOf(owner);
    await owner.put('/DC/UpdateCompany', { ...details, status: 'Suspended', payment: 900, company_id: 'x' });
    expect(await rowOf(owner)).toEqual({ ...before, ...details });
  });

  it('need a name, a phone and a city', async () => {
    const owner = await test().company();
    const empty = { ...details, name_company: ' ', phone: '', city: '' };
    const { status, body } = await owner.put('/DC/UpdateCompany', empty);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['name_company', 'phone', 'city']]);
  });

  it('are not replaced by an editor that saw older ones', async () => {
    const owner = await test().company();
    await owner.put('/DC/UpdateCompany', details);
    const outdated = { changed_fields: ['phone'], expected_fields: { phone: '' } };
    const { status, body } = await owner.put('/DC/UpdateCompany', {
      ...details,
      phone: '0780000000',
      ...outdated,
    });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'changed' });
    expect(await rowOf(owner)).toMatchObject({ phone: details.phone });
  });

  it('are in the audit log with what they were', async () => {
    const owner = await test().company();
    await owner.put('/DC/UpdateCompany', { ...details, changed_fields: ['phone'] });
    const { body } = await owner.post('/DC/DisplayActivity', { filter: { entity: ['company'] } });
    expect(body.data).toEqual([
      expect.objectContaining({
        action: 'update',
        entity_key: owner.companyId,
        before: expect.objectContaining({ phone: '' }) as unknown,
        after: expect.objectContaining({ phone: details.phone }) as unknown,
      }),
    ]);
  });

  it('are in the next token: a check renews one that has an older name', async () => {
    const owner = await test().company();
    const claims = (token: unknown) =>
      JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as object;
    expect((await owner.post('/DC/Web/CheckToken')).body.token).toBeUndefined();
    await owner.put('/DC/UpdateCompany', details);
    const { token } = (await owner.post('/DC/Web/CheckToken')).body;
    expect(claims(token)).toMatchObject({ name_company: details.name_company });
  });
});

onEachDatabase(
  'details that the provider has reserved',
  (test) => {
    it('are not changed by the owner, and the server does not announce that they are', async () => {
      const owner = await test().company();
      const announced = (await owner.post('/DC/Web/CheckToken')).body.capabilities;
      expect(announced).toContain('setup');
      expect(announced).not.toContain('company_details');
      const { status, body } = await owner.put('/DC/UpdateCompany', details);
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'not_permitted' });
    });
  },
  { companyDetailsLocked: true },
);
