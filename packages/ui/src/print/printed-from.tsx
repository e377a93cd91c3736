import { addMessages, companyTime, directionOf, useFormat, useTranslation } from '@tawseel/i18n';
import { use, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { Sentence } from '../frame/values.tsx';
import { tokens } from '../theme/tokens.ts';
import { PrintOrigin } from './print-origin.ts';
import { printedWords } from './printed-words.ts';

const Root = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 24px;
  margin-block-end: 12px;
  padding-block-end: 8px;
  border-block-end: 1px solid ${tokens.color.line};
`;

interface Numbered {
  $direction: string;
  $page: string;
  $pages: string;
}

// Without margins: Chromium does not shrink a page that is too wide for its sheet if a style sets them. The direction is stated,
// because that of the root is left to right in print.
const PageNumbers = createGlobalStyle<Numbered>`
  @page {
    @bottom-center {
      content: '${({ $page }) => $page}' counter(page) '${({ $pages }) => $pages}' counter(pages);
      direction: ${({ $direction }) => $direction};
      font: 8pt ${tokens.font.sans};
      color: ${tokens.color.muted};
    }
  }
`;

/** Company, time and person of a printed sheet, whose pages have numbers. */
export function PrintedFrom() {
  const { i18n, t } = useTranslation('base');
  const format = useFormat();
  const { language } = format;
  if (!i18n.exists('base:printed.at')) addMessages(i18n, 'base', { printed: printedWords[language] });
  const { companyName, person } = use(PrintOrigin);
  const [now] = useState(() => companyTime(Date.now()));
  const { page, pages } = printedWords[language];
  const text = t(person ? 'printed.by' : 'printed.at', { time: format.dateTime(now), person });
  return (
    <Root>
      <PageNumbers $direction={directionOf(language)} $page={page} $pages={pages} />
      <strong>
        <bdi>{companyName}</bdi>
      </strong>
      <span>
        <Sentence text={text} />
      </span>
    </Root>
  );
}
