import { foldText } from '@tawseel/i18n/text';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { onEachDatabase } from '../testing/test-api.ts';

onEachDatabase('fold_text', (test) => {
  const fold = async (values: readonly string[]) => {
    const { rows } = await sql<{ folded: string }>`
      select fold_text(v) as folded from jsonb_array_elements_text(${JSON.stringify(values)}::text::jsonb) v`.execute(
      test().database.db,
    );
    return rows.map(({ folded }) => folded);
  };

  it('folds text as the console does', async () => {
    const values = [
      'أَحْمَد  إيمان',
      'مدرسـة',
      'هدى',
      'مسؤول شيء بيئة',
      '٠١٢٣٤٥٦٧٨٩ ۴۵',
      'ÀÉ Straße ΔΕΛΤΑ Ж',
      'ﷲ ﻻ ａＢ①',
      '\tx\n y ',
      '',
    ];
    expect(await fold(values)).toEqual(values.map(foldText));
    expect(await fold(['أَحْمَد ١٢'])).toEqual(['احمد 12']);
  });

  it('agrees with the console on random text of the letters in use', async () => {
    const letters = [
      ...Array.from({ length: 0x0100 }, (_, i) => String.fromCodePoint(0x0600 + i)),
      ...Array.from({ length: 0x005f }, (_, i) => String.fromCodePoint(0x0020 + i)),
      ...Array.from({ length: 0x0060 }, (_, i) => String.fromCodePoint(0x00a0 + i)),
    ];
    const text = fc.array(fc.constantFrom(...letters), { maxLength: 30 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 40, maxLength: 40 }), async (values) => {
        expect(await fold(values)).toEqual(values.map(foldText));
      }),
      { numRuns: 25, seed: jest.getSeed() },
    );
  });
});
