import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

type Tone = 'good' | 'neutral' | 'attention' | 'bad' | 'accent';
type Mark = 'ring' | 'half' | 'square' | 'arrow' | 'tick' | 'back' | 'cross';

/** Tone of a status, and the shape of its mark if its colour alone does not distinguish it. Default shape: a dot. */
export type TagTone = Tone | `${Tone} ${Mark}`;

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 1px 9px;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.sunken};
  color: ${tokens.color.muted};
  font-size: 0.75rem;
  font-weight: 500;
  white-space: nowrap;

  &::before {
    content: '';
    flex: none;
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: currentColor;
    print-color-adjust: exact;
  }

  &[data-tone*=' ']::before {
    inline-size: 9px;
    block-size: 9px;
  }

  &[data-tone$='ring']::before,
  &[data-tone$='half']::before {
    border: 1.5px solid;
    background: none;
  }

  &[data-tone$='half']::before {
    background: linear-gradient(transparent 50%, currentColor 50%);
  }

  &[data-tone$='square']::before {
    border-radius: 1px;
  }

  &[data-tone$='arrow']::before {
    border-radius: 0;
    clip-path: polygon(10% 0, 100% 50%, 10% 100%);
  }

  &[data-tone$='tick']::before {
    border-radius: 0;
    clip-path: polygon(14% 44%, 0 62%, 42% 100%, 100% 18%, 80% 4%, 40% 64%);
  }

  &[data-tone$='back']::before {
    border-radius: 0;
    clip-path: polygon(0 50%, 55% 0, 55% 32%, 100% 32%, 100% 68%, 55% 68%, 55% 100%);
  }

  &[data-tone$='cross']::before {
    border-radius: 0;
    clip-path: polygon(
      20% 0,
      50% 30%,
      80% 0,
      100% 20%,
      70% 50%,
      100% 80%,
      80% 100%,
      50% 70%,
      20% 100%,
      0 80%,
      30% 50%,
      0 20%
    );
  }

  [dir='rtl'] &:is([data-tone$='arrow'], [data-tone$='back'])::before {
    scale: -1 1;
  }

  &[data-tone^='good'] {
    background: ${tokens.color.greenSoft};
    color: ${tokens.color.green};
  }

  &[data-tone^='attention'] {
    background: ${tokens.color.amberSoft};
    color: ${tokens.color.amber};
  }

  &[data-tone^='bad'] {
    background: ${tokens.color.redSoft};
    color: ${tokens.color.red};
  }

  &[data-tone^='accent'] {
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
