import { useTranslation } from '@tawseel/i18n';
// By the name of the package: the parts are the shared ones of the shell, not copies in the feature.
import { Button, Paper, Skeleton, tokens } from '@tawseel/ui';
import { lazy, Suspense, useId, type Ref } from 'react';
import { styled } from 'styled-components';
import type { SignatureSource } from './signature-source.ts';
import { padHeight, padWidth, type Stroke } from './strokes.ts';

const SignaturePad = lazy(async () => ({
  default: (await import(/* webpackChunkName: "signature-pad" */ './signature-pad.tsx')).SignaturePad,
}));

const Sheet = styled(Paper).attrs({ as: 'div' })`
  position: relative;
  inline-size: 100%;
  max-inline-size: ${padWidth + 2}px;
  margin-inline: 0;
  padding: 0;
  overflow: hidden;
  border-color: ${tokens.color.lineStrong};
  box-shadow: none;

  /* The line one signs on, below the ink. */
  &::before {
    content: '';
    position: absolute;
    inset-inline: 8%;
    inset-block-end: 24%;
    border-block-end: 1px dashed ${tokens.color.lineStrong};
    pointer-events: none;
  }
`;

const Waiting = styled(Skeleton).attrs({ $width: '100%', $height: 'auto' })`
  display: block;
  aspect-ratio: ${padWidth} / ${padHeight};
`;

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  max-inline-size: ${padWidth + 2}px;
  margin-block-start: 8px;

  p {
    flex: 1 1 16.25rem;
    color: ${tokens.color.muted};
    font-size: 0.8125rem;
  }

  > div {
    display: flex;
    gap: 8px;
  }
`;

export interface DrawnSignatureProps {
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
  /** Accessible name of the pad while it is empty. */
  label: string;
  /** Accessible name of the pad with strokes on it. */
  drawnLabel: string;
  /** How to draw, below the pad. */
  hint: string;
  ref: Ref<SignatureSource>;
}

/** A drawn signature with Undo for the last stroke and Clear for all. */
export function DrawnSignature(props: DrawnSignatureProps) {
  const { strokes, onChange, label, drawnLabel, hint, ref } = props;
  const { t } = useTranslation('base');
  const hintId = useId();
  const isEmpty = strokes.length === 0;
  return (
    <div>
      <Sheet>
        <Suspense fallback={<Waiting />}>
          <SignaturePad
            strokes={strokes}
            onChange={onChange}
            label={isEmpty ? label : drawnLabel}
            describedBy={hintId}
            ref={ref}
          />
        </Suspense>
      </Sheet>
      <Below>
        <p id={hintId}>{hint}</p>
        <div>
          <Button size="small" disabled={isEmpty} onClick={() => onChange(strokes.slice(0, -1))}>
            {t('undo')}
          </Button>
          <Button size="small" disabled={isEmpty} onClick={() => onChange([])}>
            {t('clear')}
          </Button>
        </div>
      </Below>
    </div>
  );
}
