import { useLetterhead } from '@tawseel/api-client/company';
import { companyTime, useFormat, useTranslation } from '@tawseel/i18n';
import { media, Sentence, tokens } from '@tawseel/ui';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: none;
  justify-content: space-between;
  gap: 24px;
  margin-block-end: 20px;
  padding-block-end: 10px;
  border-block-end: 1px solid ${tokens.color.line};

  ${media.print} {
    display: flex;
  }
`;

let printedAt = '';

/** Follows the start of printing. A store instead of state: it must render before the browser lays out the print. */
function followPrinting(onChange: () => void) {
  const note = () => {
    printedAt = companyTime(Date.now());
    onChange();
  };
  window.addEventListener('beforeprint', note);
  return () => window.removeEventListener('beforeprint', note);
}

/** Company and date of a printed sheet; visible only in print. */
export function PrintHeading() {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const { value } = useLetterhead();
  const time = useSyncExternalStore(followPrinting, () => printedAt);
  return (
    <Root>
      <strong>{value?.name_company}</strong>
      <span>
        <Sentence text={t('net.printedAt', { time: format.dateTime(time) })} />
      </span>
    </Root>
  );
}
