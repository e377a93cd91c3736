import { useTranslation } from '@tawseel/i18n';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon, icons } from '../icon/icon.tsx';
import { tokens } from '../theme/tokens.ts';

/** Kind of a message: a success has a tick, a failure a cross. */
export type NoticeTone = 'success' | 'failure' | 'attention';

const tones = {
  success: { path: icons.tick, word: 'success', role: 'status' },
  failure: { path: icons.cross, word: 'failure', role: 'alert' },
  attention: { path: icons.alert, word: undefined, role: 'status' },
} as const;

const Root = styled.div`
  display: flex;
  gap: 9px;
  padding: 9px 12px;
  border-radius: ${tokens.radius.small};
  font-weight: 500;
  overflow-wrap: anywhere;

  &[data-tone='success'] {
    background: ${tokens.color.greenSoft};
    color: ${tokens.color.green};
  }

  &[data-tone='failure'] {
    background: ${tokens.color.redSoft};
    color: ${tokens.color.red};
  }

  &[data-tone='attention'] {
    background: ${tokens.color.amberSoft};
    color: ${tokens.color.amber};
  }
`;

const Mark = styled.span`
  display: grid;
  align-items: center;
  block-size: 1lh;
`;

/** Icon of a tone: a tick or a cross, with a text for screen readers. */
export function ToneMark({ tone }: { tone: NoticeTone }) {
  const { t } = useTranslation('base');
  const { path, word } = tones[tone];
  const name = word ? { role: 'img', 'aria-hidden': false, 'aria-label': t(word) } : {};
  return (
    <Mark>
      <Icon path={path} strokeWidth={2.4} {...name} />
    </Mark>
  );
}

export interface NoticeProps extends ComponentPropsWithRef<'div'> {
  tone: NoticeTone;
}

/** A message in the page; screen readers announce it when it appears. */
export function Notice({ tone, children, ...rest }: NoticeProps) {
  return (
    <Root role={tones[tone].role} data-tone={tone} {...rest}>
      <ToneMark tone={tone} />
      <div>{children}</div>
    </Root>
  );
}
