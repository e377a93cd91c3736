import { useTranslation } from '@tawseel/i18n';
import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePrefetch } from '../prefetch/use-prefetch.ts';
import { media, tokens } from '../theme/tokens.ts';

/** Column that holds one screen; rendered inside the shell's `main`. */
export const Page = styled.div`
  max-inline-size: ${tokens.size.pageWidth};
  margin-inline: auto;
  padding: 28px 24px 48px;

  ${media.phone} {
    padding: 20px 16px 40px;
  }

  ${media.print} {
    max-inline-size: none;
    padding: 0;
  }
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 12px 16px;
  margin-block-end: 20px;

  /* As high as a button beside it. */
  h1 {
    padding-block: calc((${tokens.height.control} - 1.3em) / 2);
    font-size: 1.375rem;
    line-height: 1.3;
    letter-spacing: -0.015em;
    font-weight: 600;
    outline: none;
  }

  p {
    min-block-size: 1lh;
    margin-block-start: -2px;
    color: ${tokens.color.muted};
  }

  ${media.phone} {
    h1 {
      padding-block: calc((${tokens.height.touch} - 1.3em) / 2);
    }

    p {
      margin-block-start: -6px;
    }
  }

  /* The head of the printed rows below has the title. */
  ${media.print} {
    &:has(+ [data-print='hide']) {
      display: none;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  ${media.print} {
    display: none;
  }
`;

/** Moves the focus to the page's heading, when no better element is left. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
}

export interface PageHeaderProps {
  title: string;
  /** One quiet line below the title, such as a date or a count. An empty text keeps its space. */
  subtitle?: ReactNode;
  /** Buttons at the end, the main action last. */
  actions?: ReactNode;
}

/** Title of a screen and of its document, with the main action. The heading takes the focus on navigation. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  const { t } = useTranslation('base');
  usePrefetch();
  useEffect(() => {
    document.title = `${title} · ${t('brand')}`;
  }, [t, title]);
  return (
    <Header>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {subtitle !== undefined && <p>{subtitle}</p>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Header>
  );
}
