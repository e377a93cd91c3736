import { useTranslation } from '@tawseel/i18n';
import { latinDigits } from '@tawseel/i18n/text';
import { styled } from 'styled-components';
import { Ltr } from './values.tsx';

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 2px 14px;

  a {
    min-block-size: 24px;
  }
`;

/** Whether a text is a phone number of 9 to 15 digits. */
export function isPhone(text: string): boolean {
  return /^\+?\d{9,15}$/.test(latinDigits(text));
}

/** Digits of a number with its country code; a national number is one of Jordan. */
export function internationalDigits(phone: string): string {
  const digits = latinDigits(phone).replace(/^\+|^00/, '');
  return digits.replace(/^0(?=\d{8,9}$)|^(?=7\d{8}$)/, '962');
}

/** A phone number that can be called, and a link that opens a WhatsApp conversation with it. */
export function PhoneLinks({ phone }: { phone: string }) {
  const { t } = useTranslation('base');
  return (
    <Root>
      <a href={`tel:${latinDigits(phone)}`}>
        <Ltr>{phone}</Ltr>
      </a>
      <a href={`https://wa.me/${internationalDigits(phone)}`} target="_blank" rel="noopener noreferrer">
        {t('whatsApp')}
      </a>
    </Root>
  );
}
