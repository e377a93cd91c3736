import { useTranslation } from '@tawseel/i18n';
import { Icon, icons, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

const Root = styled.output`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 18px 20px;
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.redSoft};
  color: ${tokens.color.red};

  &[data-valid] {
    background: ${tokens.color.greenSoft};
    color: ${tokens.color.green};
  }

  > svg {
    inline-size: 2.125rem;
    block-size: 2.125rem;
  }

  strong {
    display: block;
    font-size: 1.125rem;
    font-weight: 600;
  }
`;

/** Whether the contract is the signed one. */
export function Verdict({ isValid }: { isValid: boolean }) {
  const { t } = useTranslation('contracts');
  return (
    <Root data-valid={isValid || undefined}>
      <Icon path={isValid ? icons.tick : icons.cross} strokeWidth={2.6} />
      <span>
        <strong>{t(isValid ? 'verify.valid' : 'verify.invalid')}</strong>
        {t(isValid ? 'verify.validText' : 'verify.invalidText')}
      </span>
    </Root>
  );
}
