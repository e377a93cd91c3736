import { companyTime, directionOf, useFormat, useTranslation } from '@tawseel/i18n';
// By the name of the package: a part that a later chunk imports by its path is a module of its own in the first load.
import { PrintOrigin, Sentence, tokens, useIsPrinting } from '@tawseel/ui';
import { use, useState } from 'react';
import { styled } from 'styled-components';
import { numberPlaces, PageNumbers } from '../print/page-numbers.ts';
import { usePrintedWords } from './use-printed-words.ts';

const Root = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 24px;
  margin-block-end: 12px;
  padding-block-end: 8px;
  border-block-end: 1px solid ${tokens.color.line};
`;

export interface PrintedFromProps {
  /** Title of a sheet that has no heading. */
  title?: string;
}

function Origin({ title }: PrintedFromProps) {
  const { t } = useTranslation('base');
  const format = useFormat();
  usePrintedWords();
  const { companyName, person } = use(PrintOrigin);
  const [now] = useState(() => companyTime(Date.now()));
  const text = t(person ? 'printed.by' : 'printed.at', { time: format.dateTime(now), person });
  return (
    <Root>
      <PageNumbers $direction={directionOf(format.language)} $text={t('printed.page', numberPlaces)} />
      <strong>
        <bdi>{companyName}</bdi>
        {title && ` · ${title}`}
      </strong>
      <span>
        <Sentence text={text} />
      </span>
    </Root>
  );
}

/** Company, time and person of a printed sheet, whose pages have numbers. On screens it is empty. */
export function PrintedFrom(props: PrintedFromProps) {
  return useIsPrinting() && <Origin {...props} />;
}
