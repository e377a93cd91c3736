import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { demoDriver } from './demo-driver.ts';
import { seedDemo } from './seed-demo.ts';

test('the driver of the demo has a run that is out, and the password that is printed', async () => {
  const database = await openTestDatabase('embedded');
  try {
    await seedDemo(database, { orders: 600 });
    const driver = await demoDriver(database);
    expect(driver).toMatchObject({ company_id: '1001' });
    const { rows } = await asSystem(database, '1001', (tx) =>
      sql<{ password_driver: string; status: string }>`
        select password_driver, status from drivers where driver_id = ${driver?.driver_id}`.execute(tx),
    );
    const [row] = rows;
    expect(row?.status).toBe('Active');
    expect(await verify(row?.password_driver ?? '', driver?.password ?? '')).toBe(true);
  } finally {
    await database.close();
  }
}, 60_000);
