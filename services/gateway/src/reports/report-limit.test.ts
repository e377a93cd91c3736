import { createReportLimit } from './report-limit.ts';

let time = 0;
let take: (address: string) => number;

beforeEach(() => {
  time = 0;
  take = createReportLimit(60, () => time);
});

const takeMany = (address: string, times: number) => Array.from({ length: times }, () => take(address));
const served = (waits: number[]) => waits.filter((wait) => wait === 0).length;

test('an address has its minute’s reports at once, then as many as the time passed refills', () => {
  expect(served(takeMany('a', 60))).toBe(60);
  expect(take('a')).toBe(1);
  time += 2000;
  expect(takeMany('a', 3)).toEqual([0, 0, 1]);
  time += 3_600_000;
  expect(served(takeMany('a', 100))).toBe(60);
});

test('asking on while there is nothing left does not lengthen the wait', () => {
  takeMany('a', 60);
  for (let i = 0; i < 9; i += 1) {
    time += 100;
    expect(take('a')).toBe(1);
  }
  time += 200;
  expect(take('a')).toBe(0);
});

test('each address has its own', () => {
  takeMany('a', 61);
  expect(take('b')).toBe(0);
});

test('of very many addresses the one idle longest is forgotten', () => {
  takeMany('a', 60);
  for (let i = 0; i < 19_999; i += 1) take(`other ${i}`);
  expect(take('a')).toBe(1);
  for (let i = 0; i < 20_000; i += 1) take(`another ${i}`);
  expect(take('a')).toBe(0);
});

test('an address is served as before when the clock is set back by an hour', () => {
  const clock = jest.spyOn(Date, 'now');
  try {
    take = createReportLimit(60);
    expect(take('a')).toBe(0);
    clock.mockReturnValue(Date.now() - 3_600_000);
    expect(takeMany('a', 10)).toEqual(Array.from({ length: 10 }, () => 0));
  } finally {
    clock.mockRestore();
  }
});
