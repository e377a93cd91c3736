import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** Tone of a status: good, neutral, attention, bad. */
export type TagTone = 'good' | 'neutral' | 'attention' | 'bad' | 'accent';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 1px 9px;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.sunken};
  color: ${tokens.color.muted};
  font-size: 12px;
  font-weight: 500;
  white-space: nowrap;

  &::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: currentColor;
  }

  &[data-tone='good'] {
    background: ${tokens.color.greenSoft};
    color: ${tokens.color.green};
  }

  &[data-tone='attention'] {
    background: ${tokens.color.amberSoft};
    color: ${tokens.color.amber};
  }

  &[data-tone='bad'] {
    background: ${tokens.color.redSoft};
    color: ${tokens.color.red};
  }

  &[data-tone='accent'] {
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentStrong};
  }
`;

export interface TagProps {
  tone?: TagTone;
  children: string | null | undefined;
}

/** A status as a tag; a missing one is a neutral dash. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <Root data-tone={children ? tone : 'neutral'}>{children || '—'}</Root>;
}
