import { reportProblems } from './report-problems.ts';

test('a problem is reported once a minute, without the stack of an error', () => {
  jest.useFakeTimers();
  const lines: string[] = [];
  const { error, warn, info } = reportProblems((line) => lines.push(line));
  const refused = JSON.stringify({ stack: 'at …', message: 'connect ECONNREFUSED 127.0.0.1:9' });
  for (let time = 0; time < 3; time += 1) error(refused);
  warn('OTEL_EXPORTER_OTLP_TIMEOUT is invalid');
  info('Export failed');
  expect(lines).toEqual([
    'Traces: connect ECONNREFUSED 127.0.0.1:9\n',
    'Traces: OTEL_EXPORTER_OTLP_TIMEOUT is invalid\n',
  ]);
  jest.advanceTimersByTime(60_000);
  error(refused);
  expect(lines).toHaveLength(3);
  jest.useRealTimers();
});
