import { parseArgs } from 'node:util';
import { checkServer, type Outcome } from '@tawseel/conformance';

// Checks a server against the contract and prints, call by call, what holds:
// npm run conformance -- --api https://example.com/api --company 1001 --password ...

const usage = `npm run conformance -- --api URL --company ID --password PASSWORD
  [--delete-order ORDER/MERCHANT]  also delete this order
  [--sign CONTRACT]                also sign this contract`;

const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    company: { type: 'string' },
    password: { type: 'string' },
    'delete-order': { type: 'string' },
    sign: { type: 'string' },
  },
});

const marks = { holds: '✓', fails: '✗', skipped: '-' } as const;

function print(outcomes: readonly Outcome[]) {
  for (const call of new Set(outcomes.map((outcome) => outcome.call))) {
    console.log(call);
    for (const { behaviour, result, reason } of outcomes.filter((outcome) => outcome.call === call))
      console.log(`  ${marks[result]} ${behaviour}${reason === undefined ? '' : `: ${reason}`}`);
  }
  const count = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result).length;
  console.log(`\n${count('holds')} hold, ${count('fails')} fail, ${count('skipped')} skipped`);
}

const { api, company, password, sign } = values;
const [merchant_order_id, merchant_id] = values['delete-order']?.split('/') ?? [];
if (!api || !company || !password || (merchant_order_id !== undefined && !merchant_id)) {
  console.error(usage);
  process.exit(2);
}
const deleteOrder = merchant_order_id && merchant_id ? { merchant_order_id, merchant_id } : undefined;
const outcomes = await checkServer({ api, company, password, sign, deleteOrder });
print(outcomes);
if (outcomes.some(({ result }) => result === 'fails')) process.exitCode = 1;
