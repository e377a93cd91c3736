import { sql } from 'kysely';
import { acrossCompanies } from '../database/in-company.ts';
import { checkRecords } from '../server/check-records.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { dispatchDomain } from './dispatch.routes.ts';
import { fillCompany, numberOf, scanOf, sendOut } from './testing.ts';

const order = (n: number) => `merchant_order_id = 'O-${n}'`;

onEachDatabase('the check of the dispatch desk', (test) => {
  let admin: TestCompany;
  beforeAll(async () => {
    admin = await test().company();
    await fillCompany(admin, 6);
    const scan = scanOf(admin);
    await sendOut(admin, [1, 2, 3, 4, 5]);
    for (const _ of [1, 2]) await scan('failed', 1, { reason_id: 'no-answer' });
    await scan('delivered', 2);
    for (const n of [3, 4]) {
      await scan('return', n);
      await scan('back', n);
      const made = await admin.post('/DC/CreateReturnManifest', { merchant_id: 'M-1' });
      const manifest_id = numberOf(made, 'manifest_id');
      await admin.post('/DC/SignReturnManifest', { manifest_id, signer_name: 'سامر' });
    }
  });

  /** What is found after a change by hand, which is then taken back. */
  const findingsAfter = async (statement: string) => {
    const undone = new Error('undone');
    let found: string[] = [];
    await acrossCompanies(test().database, async (tx) => {
      for (const table of ['movements', 'attempts', 'orders'])
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
      await sql.raw(`${statement} and company_id = '${admin.companyId}'`).execute(tx);
      for (const check of dispatchDomain.checks ?? [])
        found = [...found, ...(await check(tx)).map(({ what }) => what)];
      throw undone;
    }).catch((error: unknown) => {
      if (error !== undone) throw error;
    });
    return found;
  };

  it('finds nothing in what the desk did', async () => {
    expect(await checkRecords(test().database)).toEqual([]);
  });

  it.each([
    [
      'a place that no movement says',
      `update orders set place = 'Branch' where ${order(1)}`,
      ['The parcel of order O-1 of merchant M-1 is said to be at Branch; its movements say Driver.'],
    ],
    [
      'a place of a parcel that never moved',
      `update orders set place = 'Customer' where ${order(6)}`,
      ['The parcel of order O-6 of merchant M-1 is said to be at Customer; its movements say Merchant.'],
    ],
    [
      'the loss of all movements',
      `delete from movements where ${order(2)}`,
      ['The parcel of order O-2 of merchant M-1 is said to be at Customer; its movements say Merchant.'],
    ],
    [
      'a movement that is gone',
      `delete from movements where seq = 2 and ${order(2)}`,
      ['Movements of order O-2 of merchant M-1 have gaps.'],
    ],
    [
      'a movement that begins elsewhere',
      `update movements set from_place = 'Merchant' where seq = 2 and ${order(1)}`,
      ['A movement of order O-1 of merchant M-1 begins elsewhere than the one before it ended.'],
    ],
    [
      'a first movement that does not begin at the merchant',
      `update movements set from_place = 'Customer' where seq = 1 and ${order(1)}`,
      ['A movement of order O-1 of merchant M-1 begins elsewhere than the one before it ended.'],
    ],
    [
      'a count of attempts that is wrong',
      `update orders set attempts = 3 where ${order(1)}`,
      ['Order O-1 of merchant M-1 says 3 attempts, it has 2.'],
    ],
    [
      'an attempt that is gone',
      `delete from attempts where n = 1 and ${order(1)}`,
      ['Attempts of order O-1 of merchant M-1 have gaps.'],
    ],
    [
      'attempts with a gap',
      `update attempts set n = 7 where n = 2 and ${order(1)}`,
      [
        'Attempts of order O-1 of merchant M-1 have gaps.',
        'Order O-1 of merchant M-1 says 2 attempts, it has 7.',
      ],
    ],
    [
      'a closed run that waits',
      `update runs set state = 'Closed' where run_id = 1`,
      [
        'Run 1 is closed, and order O-1 of it is still open.',
        'Run 1 is closed, and order O-5 of it is still open.',
      ],
    ],
    [
      'an ended order on an open run',
      `update run_lines set is_open = true where ${order(2)}`,
      ['Order O-2 of merchant M-1 is Delivered, and on open run 1.'],
    ],
    [
      'an altered signer',
      `update return_manifests set signer_name = 'x' where manifest_id = 2`,
      ['The signature of return manifest 2 was altered, or the one before it.'],
    ],
    [
      'an altered hash of parcels',
      `update return_manifests set orders_sha256 = 'x' where manifest_id = 1`,
      [
        'The orders of return manifest 1 are not those that were signed.',
        'The signature of return manifest 1 was altered, or the one before it.',
      ],
    ],
    [
      'parcels that a signed manifest does not have any more',
      `delete from return_lines where manifest_id = 2`,
      ['The orders of return manifest 2 are not those that were signed.'],
    ],
    [
      'an altered price of a parcel that was signed for',
      `update orders set total_price = 1 where ${order(3)}`,
      ['The orders of return manifest 1 are not those that were signed.'],
    ],
  ])('finds %s', async (_, statement, found) => {
    expect((await findingsAfter(statement)).toSorted()).toEqual(found);
    expect(await findingsAfter('update orders set place = place where true')).toEqual([]);
  });

  it('finds a signature that was removed', async () => {
    const removal = `with lines as (delete from return_lines where manifest_id = 1 and company_id = '${admin.companyId}')
      delete from return_manifests where manifest_id = 1`;
    expect(await findingsAfter(removal)).toEqual([
      'The signature of return manifest 2 was altered, or the one before it.',
    ]);
  });
});
