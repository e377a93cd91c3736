import { addMessages, companyTime, directionOf, useFormat, useTranslation } from '@tawseel/i18n';
// By the name of the package: a part that a later chunk imports by its path is a module of its own in the first load.
import { PrintOrigin, Sentence, tokens, useIsPrinting } from '@tawseel/ui';
import { use, useState } from 'react';
import { styled } from 'styled-components';
import { numberPlaces, PageNumbers } from '../print/page-numbers.ts';
import { printedWords } from './printed-words.ts';

const Root = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 24px;
  margin-block-end: 12px;
  padding-block-end: 8px;
  border-block-end: 1px solid ${tokens.color.line};
`;

function Origin() {
  const { i18n, t } = useTranslation('base');
  const format = useFormat();
  const { language } = format;
  if (!i18n.exists('base:printed.at')) addMessages(i18n, 'base', { printed: printedWords[language] });
  const { companyName, person } = use(PrintOrigin);
  const [now] = useState(() => companyTime(Date.now()));
  const text = t(person ? 'printed.by' : 'printed.at', { time: format.dateTime(now), person });
  return (
    <Root>
      <PageNumbers $direction={directionOf(language)} $text={t('printed.page', numberPlaces)} />
      <strong>
        <bdi>{companyName}</bdi>
      </strong>
      <span>
        <Sentence text={text} />
      </span>
    </Root>
  );
}

/** Company, time and person of a printed sheet, whose pages have numbers. On screens it is empty. */
export function PrintedFrom() {
  return useIsPrinting() && <Origin />;
}
