import { useTranslation } from '@tawseel/i18n';
import { styled } from 'styled-components';
import { internationalDigits, whatsAppLink } from './phone.ts';
import { Ltr } from './values.tsx';

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 2px 14px;

  a {
    min-block-size: 1.5rem;
  }
`;

/** A phone number that can be called, and a link that opens a WhatsApp conversation with it. */
export function PhoneLinks({ phone }: { phone: string }) {
  const { t } = useTranslation('base');
  return (
    <Root>
      <a href={`tel:+${internationalDigits(phone)}`}>
        <Ltr>{phone}</Ltr>
      </a>
      <a href={whatsAppLink(phone)} target="_blank" rel="noopener noreferrer">
        {t('whatsApp')}
      </a>
    </Root>
  );
}
