import { Faker, ar, base, en } from '@faker-js/faker';

/** Random choices of the demo: the same seed gives the same people, shops and orders. */
export interface Random {
  integer(least: number, most: number): number;
  float(least: number, most: number): number;
  pick<T>(items: readonly T[]): T;
  weighted<T extends { weight: number }>(items: readonly T[]): T;
  isLikely(share: number): boolean;
  phone(): string;
  name(sex?: 'male' | 'female'): string;
}

const families = [
  'الخطيب',
  'العبادي',
  'المومني',
  'الزعبي',
  'الشوابكة',
  'العموش',
  'بني هاني',
  'الرواشدة',
  'الحوراني',
  'القضاة',
  'العدوان',
  'الطراونة',
  'المجالي',
  'الفايز',
  'حداد',
  'النمري',
  'السرحان',
  'الخصاونة',
  'عبيدات',
  'أبو زيد',
  'الكيلاني',
  'الصمادي',
] as const;

export function createRandom(seed: number): Random {
  const faker = new Faker({ locale: [ar, en, base] });
  faker.seed(seed);
  const phones = new Set<string>();
  const integer = (min: number, max: number) => faker.number.int({ min, max });
  return {
    integer,
    float: (min, max) => faker.number.float({ min, max }),
    pick: (items) => faker.helpers.arrayElement(items),
    weighted: (items) =>
      faker.helpers.weightedArrayElement(items.map((value) => ({ value, weight: value.weight }))),
    isLikely: (share) => faker.number.float() < share,
    name: (sex) => `${faker.person.firstName(sex)} ${faker.helpers.arrayElement(families)}`,
    phone() {
      for (;;) {
        const phone = `07${faker.helpers.arrayElement(['7', '8', '9'])}${integer(1_000_000, 9_999_999)}`;
        if (phones.has(phone)) continue;
        phones.add(phone);
        return phone;
      }
    },
  };
}
