import { useTranslation } from '@tawseel/i18n';
import { Paper, TextField, tokens } from '@tawseel/ui';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { styled } from 'styled-components';
import { drawName, nameHeight, nameWidth } from './draw-name.ts';
import { loadSignatureFont } from './signature-fonts.ts';
import type { SignatureSource } from '@tawseel/ui/signature-pad';

const Root = styled.div`
  display: grid;
  gap: 14px;
`;

const Sheet = styled(Paper).attrs({ as: 'div' })`
  inline-size: 100%;
  max-inline-size: ${nameWidth + 2}px;
  margin-inline: 0;
  padding: 0;
  border-color: ${tokens.color.lineStrong};
  box-shadow: none;

  canvas {
    display: block;
    inline-size: 100%;
    aspect-ratio: ${nameWidth} / ${nameHeight};
  }
`;

/** Pixels of the saved image per pixel of the preview. */
const keptDensity = 2;

export interface TypedSignatureProps {
  name: string;
  /** Ref of the name field. */
  field: Ref<HTMLInputElement>;
  /** Error of the name. */
  fault: string | undefined;
  onChange: (name: string) => void;
  ref: Ref<SignatureSource>;
}

/** A typed signature, for keyboard users and those who prefer it. */
export function TypedSignature({ name, field, fault, onChange, ref }: TypedSignatureProps) {
  const { t } = useTranslation('contracts');
  const preview = useRef<HTMLCanvasElement>(null);
  const written = name.trim();

  useEffect(() => {
    let isLatest = true;
    const draw = async () => {
      await loadSignatureFont(written);
      const canvas = preview.current;
      if (!isLatest || !canvas) return;
      drawName(canvas, written, Math.max(window.devicePixelRatio, 1), getComputedStyle(canvas).color);
    };
    void draw();
    return () => {
      isLatest = false;
    };
  }, [written]);

  useImperativeHandle(ref, () => ({
    async toCanvas() {
      await loadSignatureFont(written);
      const drawing = document.createElement('canvas');
      const color = preview.current ? getComputedStyle(preview.current).color : '';
      drawName(drawing, written, keptDensity, color);
      return drawing;
    },
  }));

  const picture = {
    role: 'img',
    'aria-label': written ? t('sign.preview', { name: written }) : t('sign.previewEmpty'),
  };
  return (
    <Root>
      <TextField
        ref={field}
        label={t('sign.name')}
        hint={t('sign.nameHint')}
        fault={fault}
        value={name}
        maxLength={60}
        autoComplete="name"
        dir="auto"
        onChange={(event) => onChange(event.target.value)}
      />
      <Sheet>
        <canvas ref={preview} width={nameWidth} height={nameHeight} {...picture} />
      </Sheet>
    </Root>
  );
}
