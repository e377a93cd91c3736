import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** What a status says: well, at rest, to watch, lost. */
export type TagTone = 'good' | 'neutral' | 'attention' | 'bad' | 'accent';

const tones = {
  good: [tokens.color.greenSoft, tokens.color.green],
  neutral: [tokens.color.sunken, tokens.color.muted],
  attention: [tokens.color.amberSoft, tokens.color.amber],
  bad: [tokens.color.redSoft, tokens.color.red],
  accent: [tokens.color.accentSoft, tokens.color.accentStrong],
} as const;

const Root = styled.span<{ $tone: TagTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 1px 9px;
  border-radius: ${tokens.radius.round};
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
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
`;

/** A status in one word. */
export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: string }) {
  return <Root $tone={tone}>{children}</Root>;
}
