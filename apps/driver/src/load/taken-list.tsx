import { useFormat } from '@tawseel/i18n';
import type { OutboxItem } from '../device/outbox-item.ts';
import { Rows, Section } from '../frame/screen.styles.ts';
import { ReportRow } from '../reports/report-row.tsx';

/** What the driver took just now, the latest first. */
export function TakenList({ title, items }: { title: string; items: readonly OutboxItem[] }) {
  const format = useFormat();
  if (items.length === 0) return null;
  return (
    <Section>
      <h2>
        {title} ({format.number(items.length)})
      </h2>
      <Rows>
        {items.map((item) => (
          <ReportRow key={item.event.event_id} item={item} />
        ))}
      </Rows>
    </Section>
  );
}
