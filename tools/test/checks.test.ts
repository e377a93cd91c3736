import { runChecks } from './checks.mjs';

const check = (name: string, code: string) => ({ name, args: ['-e', code] });

test('runChecks shows the whole output of each check and returns results in their order', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const checked = await runChecks([
    check('slow', 'setTimeout(() => console.log("slow output"), 400)'),
    check('failing', 'console.error("one fault"); process.exitCode = 1'),
    check('last', 'console.log("last output")'),
  ]);
  expect(checked.map(({ name, isPassed }) => [name, isPassed])).toEqual([
    ['slow', true],
    ['failing', false],
    ['last', true],
  ]);
  const shown = log.mock.calls.map(([text]) => String(text));
  expect(shown).toHaveLength(3);
  expect(shown.find((text) => text.includes('failing failed'))).toContain('one fault');
  expect(shown.find((text) => text.includes('slow passed'))).toContain('slow output');
});
