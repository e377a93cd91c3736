import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

const contract = '**/api/DC/DisplayContracts/C-1001-2';
const evidence = '**/api/DC/DisplayContractEvidence';

// Simulates a direct change in the database; the API's own tests alter its rows.
const alterations = [
  {
    what: 'a value of the contract',
    call: contract,
    alter: (text: string) => text.replace('"service_months":12', '"service_months":13'),
    differs: ['text', 'terms'],
  },
  {
    what: 'the signature',
    call: contract,
    alter: (text: string) =>
      text.replace(/("contract_file_client":"[^"]{200})(.)/, (_, before: string, char: string) =>
        before.concat(char === 'A' ? 'B' : 'A'),
      ),
    differs: ['image'],
  },
  {
    what: 'its record',
    call: evidence,
    alter: (text: string) => text.replaceAll('"address_seen":"192.0.2.10"', '"address_seen":"192.0.2.11"'),
    differs: ['record', 'chain'],
  },
  {
    what: 'the record before it, taken out',
    call: evidence,
    alter: (text: string) => text.replace(/\{[^{}]*"contract_id":"C-1001-1"[^{}]*\},?/, ''),
    differs: ['chain'],
  },
];

// The labels are the same in every case, so one case shows them in both languages.
const [bilingual] = alterations;

for (const alteration of alterations) {
  const { what, call, alter, differs } = alteration;
  test(
    `the verification page reports an altered value: ${what}`,
    { tag: alteration === bilingual ? [] : '@once' },
    async ({ page, say }) => {
      const names = {
        text: say('Contract text', 'نص العقد'),
        terms: say('Contract values', 'قيم العقد'),
        image: say('Signature', 'التوقيع'),
        record: say('Signing record', 'سجل التوقيع'),
        chain: say('Chain of records', 'سلسلة السجلات'),
      };
      await page.route(call, async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        expect(alter(text)).not.toBe(text);
        await route.fulfill({ response, body: alter(text) });
      });
      await visit(page, '/contract-verification/C-1001-2');
      await expect(page.getByText(say('Not valid', 'غير سليم'), { exact: true })).toBeVisible();
      for (const [name, label] of Object.entries(names)) {
        const found = differs.includes(name) ? say('changed', 'يوجد اختلاف') : say('unchanged', 'دون تغيير');
        await expect(page.getByText(`${label}: ${found}`, { exact: true })).toBeVisible();
      }
    },
  );
}
