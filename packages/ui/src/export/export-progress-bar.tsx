import { useFormat, useTranslation } from '@tawseel/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import type { ExportProgress } from './export.types.ts';

const Bar = styled.progress`
  display: block;
  inline-size: 100%;
  block-size: 10px;
  accent-color: ${tokens.color.accent};
`;

const Text = styled.p`
  margin-block-start: 8px;
  font-size: 0.8125rem;
  color: ${tokens.color.muted};
`;

interface ExportProgressBarProps {
  progress: ExportProgress;
  total: number | undefined;
}

/** Progress of an export, in rows if they can be counted, otherwise in received bytes. */
export function ExportProgressBar({ progress: { bytes, rows }, total }: ExportProgressBarProps) {
  const { t } = useTranslation('base');
  const { number } = useFormat();
  const id = useId();
  const isCounted = rows !== undefined && total !== undefined && total > 0;
  const size = t('exporting:size', { number: number(Math.round(bytes / 100_000) / 10) });
  const count = isCounted && t('shownOf', { shown: number(rows), total: number(total) });
  return (
    <div>
      {/* Without a value the bar is indeterminate. */}
      <Bar aria-labelledby={id} {...(isCounted && { max: total, value: Math.min(rows, total) })} />
      <Text id={id}>{[t('exporting:running'), count, size].filter(Boolean).join(' · ')}</Text>
    </div>
  );
}
