import { nameLines } from './stamp-lines.ts';

const texts = (name: string) => nameLines(name).map(({ text }) => text);

test('a name uses one line while it is readable', () => {
  expect(texts('نشامى للتوصيل')).toEqual(['نشامى للتوصيل']);
  expect(nameLines('Nashama')).toMatchObject([{ size: 12 }]);
  expect(texts('Supercalifragilisticexpialidocious')).toHaveLength(1);
});

test('a longer name uses two lines, split between words', () => {
  expect(texts('Petra Express for Delivery & Logistics')).toEqual([
    'Petra Express for Delivery',
    '& Logistics',
  ]);
  const name = 'شركة بترا إكسبرس الأردنية المتحدة للتوصيل السريع والخدمات اللوجستية ذات المسؤولية المحدودة';
  const lines = nameLines(name);
  expect(lines.map(({ text }) => text).join(' ')).toBe(name);
  expect(lines).toHaveLength(2);
  for (const { size } of lines) expect(size).toBeGreaterThan(5);
});
