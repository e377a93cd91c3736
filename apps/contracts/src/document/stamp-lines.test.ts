import { nameLines } from './stamp-lines.ts';

const texts = (name: string) => nameLines(name).map(({ text }) => text);

test('a name runs along one line while it can be read there', () => {
  expect(texts('نشامى للتوصيل')).toEqual(['نشامى للتوصيل']);
  expect(nameLines('Nashama')).toMatchObject([{ size: 12 }]);
  expect(texts('Supercalifragilisticexpialidocious')).toHaveLength(1);
});

test('a longer one on two, cut between words', () => {
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
