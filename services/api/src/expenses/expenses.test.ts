import { companyTime } from '@tawseel/i18n';
import { onEachDatabase } from '../testing/test-api.ts';

onEachDatabase('expenses', (test) => {
  it('are created, updated, summed by month and deleted, each with an audit log entry', async () => {
    const admin = await test().company();
    expect(
      (await admin.post('/DC/CreateExpenses', { description: 'وقود', quantity: '2', amount: '٧٫١٢٥' })).body
        .message,
    ).toBe('Done Add');
    await admin.post('/DC/CreateExpenses', { description: 'Rent', quantity: 0, amount: 350 });
    const rows = (await admin.post('/DC/DisplayExpenses', { search: 'وقود' })).body.data ?? [];
    expect(rows).toEqual([
      {
        company_expense_id: expect.any(Number),
        description: 'وقود',
        category: null,
        quantity: 2,
        amount: 7.125,
        date_expense: expect.any(String),
      },
    ]);
    const id = Number(rows[0]?.company_expense_id);
    const update = { company_expense_id: id, description: 'زيت', quantity: 1.5, amount: 9 };
    expect((await admin.put('/DC/UpdateExpenses', update)).body.message).toBe('Done Success Update');
    expect((await admin.post('/DC/DisplayTotalExpenses')).body.date).toEqual([
      { month: expect.stringMatching(/-01$/), total_expenses: 359 },
    ]);
    const named = { ...update, description: 'not named', quantity: 3, changed_fields: ['quantity'] };
    expect((await admin.put('/DC/UpdateExpenses', named)).status).toBe(200);
    expect((await admin.post('/DC/DisplayExpenses', { search: 'زيت' })).body.data?.[0]).toMatchObject({
      quantity: 3,
      amount: 9,
    });
    expect((await admin.delete(`/DC/DeleteExpenses/${id}`)).status).toBe(200);
    expect((await admin.delete(`/DC/DeleteExpenses/${id}`)).status).toBe(404);
    expect((await admin.delete('/DC/DeleteExpenses/abc')).status).toBe(404);
    const trail =
      (await admin.post('/DC/DisplayActivity', { filter: { entity: 'expense', entity_key: String(id) } }))
        .body.data ?? [];
    expect(trail.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      {
        action: 'delete',
        before: expect.objectContaining({ description: 'زيت', amount: 9, deleted_at: null }),
        after: expect.objectContaining({ deleted_at: expect.any(String) }),
      },
      {
        action: 'update',
        before: expect.objectContaining({ quantity: 1.5 }),
        after: expect.objectContaining({ quantity: 3, description: 'زيت' }),
      },
      {
        action: 'update',
        before: expect.objectContaining({ amount: 7.125 }),
        after: expect.objectContaining({ amount: 9 }),
      },
      { action: 'create', before: null, after: expect.objectContaining({ description: 'وقود' }) },
    ]);
    expect(trail[0]).toMatchObject({
      admin_id: `${admin.companyId}-1`,
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it.each([
    [{ description: '', quantity: 1, amount: 1 }, ['description']],
    [{ description: 'x', quantity: -1, amount: -1 }, ['quantity', 'amount']],
    [{ description: 'x' }, ['quantity', 'amount']],
  ])('reject %j', async (body, fields) => {
    const admin = await test().company();
    const answer = await admin.post('/DC/CreateExpenses', body);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, fields]);
  });

  it('have a category, and the day of one that is entered later; without it, they are of now', async () => {
    const admin = await test().company();
    const paid = { description: 'Rent', quantity: 1, amount: 350 };
    const today = companyTime(Date.now()).slice(0, 10);
    await admin.post('/DC/CreateExpenses', { ...paid, category: 'إيجار', date_expense: '2026-01-31' });
    await admin.post('/DC/CreateExpenses', { ...paid, date_expense: today });
    await admin.post('/DC/CreateExpenses', { ...paid, category: '', date_expense: '' });
    const { data: rows = [] } = (await admin.post('/DC/DisplayExpenses', { sort: 'company_expense_id' }))
      .body;
    expect(rows.map(({ category }) => category)).toEqual(['إيجار', null, null]);
    expect(rows[0]?.date_expense).toBe('2026-01-31T00:00:00+03:00');
    for (const { date_expense } of rows.slice(1)) {
      expect(String(date_expense)).toMatch(new RegExp(`^${today}T`));
      expect(String(date_expense)).not.toContain('T00:00:00');
    }
    expect((await admin.post('/DC/DisplayExpenses', { limit: 5, search: 'إيجار' })).body.total).toBe(1);
    const later = await admin.post('/DC/CreateExpenses', { ...paid, date_expense: '2100-01-01' });
    expect(later).toMatchObject({ status: 400, body: { fields: { date_expense: expect.any(String) } } });
    const update = { ...paid, company_expense_id: rows[0]?.company_expense_id, category: 'Office' };
    await admin.put('/DC/UpdateExpenses', update);
    const [changed] =
      (await admin.post('/DC/DisplayExpenses', { sort: 'company_expense_id' })).body.data ?? [];
    expect(changed).toMatchObject({ category: 'Office', date_expense: rows[0]?.date_expense });
    await admin.put('/DC/UpdateExpenses', { ...paid, company_expense_id: rows[0]?.company_expense_id });
    const [kept] = (await admin.post('/DC/DisplayExpenses', { sort: 'company_expense_id' })).body.data ?? [];
    expect(kept).toMatchObject({ category: 'Office' });
  });

  it('are isolated from other companies', async () => {
    const [admin, other] = [await test().company(), await test().company()];
    await admin.post('/DC/CreateExpenses', { description: 'x', quantity: 1, amount: 1 });
    const id = Number((await admin.post('/DC/DisplayExpenses')).body.data?.[0]?.company_expense_id);
    expect((await other.delete(`/DC/DeleteExpenses/${id}`)).status).toBe(404);
    expect(
      (
        await other.put('/DC/UpdateExpenses', {
          company_expense_id: id,
          description: 'y',
          quantity: 1,
          amount: 1,
        })
      ).status,
    ).toBe(404);
    expect((await other.post('/DC/DisplayActivity', { filter: { entity: 'expense' } })).body.data).toEqual(
      [],
    );
  });
});
