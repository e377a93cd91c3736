import { valueKeys } from '@tawseel/api-client';
import { payoutLine, type PayoutLine } from '@tawseel/api-client/payouts';
import { Money, useIsPrinting } from '@tawseel/ui';
import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import type { PrintWords } from '@tawseel/ui/print';

/** Lines that mount together: thousands of them would hold up the page for seconds. */
const partSize = 500;

const kinds = valueKeys('merchants', payoutLine, 'kind');

interface LinesProps {
  lines: readonly PayoutLine[];
  words: PrintWords;
}

const Part = memo(({ lines, words: { t, format } }: LinesProps) => (
  <tbody>
    {lines.map((line) => (
      <tr key={line.posting_id}>
        <td>
          <bdi dir="ltr">{format.day(line.happened_at)}</bdi>
        </td>
        <td>
          <bdi dir="ltr">{line.reference}</bdi>
        </td>
        <td>{t(kinds[line.kind] ?? line.kind)}</td>
        <td>
          <bdi>{line.name_customer}</bdi>
        </td>
        <td>
          <bdi>{line.city_order}</bdi>
        </td>
        {(['price', 'fee', 'amount'] as const).map((name) => (
          <td key={name} data-figures>
            <Money value={line[name]} unit="none" />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
));

/** The lines of a statement, part by part; on paper all of them. */
export function StatementLines({ lines, words }: LinesProps) {
  const isPrinting = useIsPrinting();
  const [shown, setShown] = useState(1);
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(lines.length / partSize) }, (_, at) =>
        lines.slice(at * partSize, (at + 1) * partSize),
      ),
    [lines],
  );
  useEffect(() => {
    if (shown >= parts.length) return;
    const timer = setTimeout(() => startTransition(() => setShown(shown + 1)));
    return () => clearTimeout(timer);
  }, [shown, parts.length]);
  return parts
    .slice(0, isPrinting ? parts.length : shown)
    .map((part) => <Part key={part[0]?.posting_id} lines={part} words={words} />);
}
