import { Card } from '../frame/card.tsx';
import { Details } from '../frame/details.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { ErrorPanel } from '../frame/error-panel.tsx';
import { Notice } from '../frame/notice.tsx';
import { Skeleton } from '../frame/skeleton.tsx';
import { Tag } from '../frame/tag.tsx';
import { Kbd, Ltr, Money } from '../frame/values.tsx';
import { Row, Stack } from './workbench.styles.ts';
import type { Samples } from './samples.ts';

const tones = [
  ...(['good', 'neutral', 'attention', 'bad', 'accent'] as const),
  ...(['attention ring', 'accent half', 'accent square', 'accent arrow'] as const),
  ...(['good tick', 'bad back', 'neutral cross'] as const),
];
const noticeTones = ['success', 'failure', 'attention'] as const;
const ignore = () => {};

export function Messages({ t }: { t: Samples }) {
  return (
    <Card title="Notice, Tag, ErrorPanel, EmptyState, Skeleton">
      <Stack>
        {noticeTones.map((tone) => (
          <Notice key={tone} tone={tone}>
            {tone === 'failure' ? t.failure : t.message}
          </Notice>
        ))}
        <Row>
          {tones.map((tone) => (
            <Tag key={tone} tone={tone}>
              {t.active}
            </Tag>
          ))}
        </Row>
        <ErrorPanel message={t.failure} onRetry={ignore} />
        <EmptyState text={t.empty} hint={t.hint} />
        <Skeleton $width="20ch" />
      </Stack>
    </Card>
  );
}

export function Values({ t }: { t: Samples }) {
  return (
    <Card title="Details, Money, Ltr, Kbd">
      <Details
        items={[
          { label: t.driver, value: t.name },
          { label: t.balance, value: <Money value={1234.5} /> },
          { label: t.balance, value: <Money value={-20.125} isSigned /> },
          { label: t.phone, value: <Ltr>+962 79 000 0001</Ltr> },
          { label: t.title, value: <Kbd>Ctrl K</Kbd> },
        ].map((item, at) => ({ ...item, label: `${item.label} ${at + 1}` }))}
      />
    </Card>
  );
}
