// By the name of the package: the parts are the shared ones of the shell, not copies in the feature.
import { Notice, tokens } from '@tawseel/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { readCodes, type CodeReader } from './code-reader.ts';

const Picture = styled.video`
  inline-size: 100%;
  max-block-size: 60dvh;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  margin-block-end: 12px;
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.sunken};
`;

export interface CodeCameraProps {
  label: string;
  /** Shown when the person or the device refuses the camera. */
  refusal: string;
  onCode: (code: string) => void;
  /** The browser's own reader by default. */
  openReader?: () => Promise<CodeReader>;
}

/** The picture of the camera; passes each code on once while it is in view. A dialog has it among its content. */
export function CodeCamera({ label, refusal, onCode, openReader }: CodeCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onCode, openReader });
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    latest.current = { onCode, openReader };
  });
  useEffect(() => {
    const closing = new AbortController();
    const { current } = video;
    const read = async () => {
      const reader = await latest.current.openReader?.();
      if (current) await readCodes(current, closing.signal, (code) => latest.current.onCode(code), reader);
    };
    read().catch(() => {
      if (!closing.signal.aborted) setIsRefused(true);
    });
    return () => closing.abort();
  }, []);
  if (isRefused) return <Notice tone="failure">{refusal}</Notice>;
  return <Picture ref={video} muted playsInline aria-label={label} />;
}
