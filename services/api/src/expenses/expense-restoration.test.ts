import { onEachDatabase } from '../testing/test-api.ts';

onEachDatabase('a deleted expense', (test) => {
  it('is restored with its number, date and amount, and counts again', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateExpenses', { description: 'وقود', quantity: 1.5, amount: 7.125 });
    const before = (await admin.post('/DC/DisplayExpenses')).body.data ?? [];
    const id = Number(before[0]?.company_expense_id);
    await admin.delete(`/DC/DeleteExpenses/${id}`);
    expect((await admin.post('/DC/DisplayExpenses')).body.data).toEqual([]);

    const restored = await admin.post(`/DC/RestoreExpenses/${id}`);
    expect(restored.body).toMatchObject({ success: true, message: 'Expense restored successfully!' });
    expect((await admin.post('/DC/DisplayExpenses')).body.data).toEqual(before);
    expect((await admin.post('/DC/DisplayNetProfits')).body.data).toEqual([
      expect.objectContaining({ total_expenses: 7.125, net_profit: -7.125 }),
    ]);
  });

  it('can be restored once, and only by its own company', async () => {
    const [admin, other] = [await test().company(), await test().company()];
    await admin.post('/DC/CreateExpenses', { description: 'x', quantity: 1, amount: 1 });
    const id = Number((await admin.post('/DC/DisplayExpenses')).body.data?.[0]?.company_expense_id);
    expect((await admin.post(`/DC/RestoreExpenses/${id}`)).status).toBe(404);
    await admin.delete(`/DC/DeleteExpenses/${id}`);
    expect((await other.post(`/DC/RestoreExpenses/${id}`)).status).toBe(404);
    expect((await admin.post(`/DC/RestoreExpenses/${id}`)).status).toBe(200);
    expect((await admin.post(`/DC/RestoreExpenses/${id}`)).status).toBe(404);
    expect((await admin.post('/DC/RestoreExpenses/abc')).status).toBe(404);
    expect((await admin.post('/DC/DisplayExpenses')).body.data).toHaveLength(1);
  });

  it('is restored with its latest values', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateExpenses', { description: 'x', quantity: 1, amount: 1 });
    const id = Number((await admin.post('/DC/DisplayExpenses')).body.data?.[0]?.company_expense_id);
    await admin.put('/DC/UpdateExpenses', {
      company_expense_id: id,
      description: 'Rent',
      quantity: 2,
      amount: 350,
    });
    await admin.delete(`/DC/DeleteExpenses/${id}`);
    await admin.post(`/DC/RestoreExpenses/${id}`);
    expect((await admin.post('/DC/DisplayExpenses')).body.data).toEqual([
      expect.objectContaining({ description: 'Rent', quantity: 2, amount: 350 }),
    ]);
  });
});
