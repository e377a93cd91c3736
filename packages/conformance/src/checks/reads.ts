import { expectSuccess } from '../run/client.ts';
import type { Context } from '../run/context.ts';
import { fields } from '../contract/fields.ts';
import { lists, type ContractList } from '../contract/lists.ts';
import { Deviation } from '../run/report.ts';
import { expectFields, readList } from '../run/rows.ts';
import { isValues } from '../contract/values.ts';

/** Lists whose rows other checks create, and so read. */
const createdByChecks: ReadonlySet<ContractList> = new Set([
  lists.merchants,
  lists.drivers,
  lists.cars,
  lists.cities,
  lists.expenses,
]);

async function checkList({ send, report }: Context, list: ContractList) {
  const call = `POST ${list.path}`;
  const behaviour = `lists rows with ${Object.keys(list.fields).length} fields under “${list.key}”`;
  let rows: Awaited<ReturnType<typeof readList>> = [];
  await report.check(call, behaviour, async () => {
    rows = await readList(send, list);
    for (const row of rows) expectFields(row, list.fields);
  });
  if (rows.length === 0 && !createdByChecks.has(list))
    report.skip(call, 'fields of its rows', 'the list is empty');
}

/** Checks the calls that only read. */
export async function checkReads(context: Context): Promise<void> {
  const { send, report } = context;
  for (const list of Object.values(lists)) await checkList(context, list);
  await report.check('POST /DC/HomeDashbord', 'answers the summary', async () => {
    const { data } = await expectSuccess(send('POST', '/DC/HomeDashbord'));
    const summary = isValues(data) && isValues(data['data']) ? data['data'] : data;
    if (!isValues(summary)) throw new Deviation('no summary under “data”');
    expectFields(summary, fields.summary);
  });
  await report.check(
    'POST /DC/DisplayProfitsAfterPaymentTotal',
    'answers the figures in its body',
    async () =>
      expectFields(await expectSuccess(send('POST', '/DC/DisplayProfitsAfterPaymentTotal')), fields.profits),
  );
}
