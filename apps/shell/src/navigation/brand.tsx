import { useTranslation } from '@tawseel/i18n';
import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font-size: 1rem;
  font-weight: 600;
  letter-spacing: -0.01em;
`;

const Mark = styled.svg`
  inline-size: 1.75rem;
  block-size: 1.75rem;
  padding: 6px;
  border-radius: 8px;
  background: ${tokens.color.accent};
  color: ${tokens.color.onAccent};
`;

/** The product's mark and name. */
export function Brand() {
  const { t } = useTranslation();
  return (
    <Root>
      <Mark
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M2 5l6-3 6 3v6l-6 3-6-3zM2 5l6 3 6-3M8 8v6" />
      </Mark>
      <span>{t('base:brand')}</span>
    </Root>
  );
}
