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
