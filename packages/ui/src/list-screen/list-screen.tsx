import { useTranslation } from '@tawseel/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../frame/notice.tsx';
import { Page, PageHeader } from '../frame/page.tsx';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { ClearFilters } from './clear-filters.tsx';
import { CreateLink } from './create-link.tsx';
import { ListCards } from './list-cards.tsx';
import { ListScreenContext, type ListScreenContent } from './list-screen-context.ts';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';

const UnknownFilters = styled(Notice)`
  margin-block-end: 12px;
`;

export interface ListScreenProps extends ListScreenContent {
  /** One quiet line below the title. */
  subtitle?: ReactNode;
  /** Additional buttons of the screen, before the one that creates a row. */
  actions?: ReactNode;
  /** The parts of the screen, from top to bottom. */
  children: ReactNode;
}

function Screen(props: ListScreenProps) {
  const { title, subtitle, actions, children, state } = props;
  const { t } = useTranslation('base');
  return (
    <ListScreenContext value={props}>
      <Page>
        <PageHeader
          title={title}
          {...(subtitle !== undefined && { subtitle })}
          actions={
            <>
              {actions}
              <CreateLink />
            </>
          }
        />
        {state.unknown.length > 0 && (
          <UnknownFilters tone="attention" data-print="hide">
            {t('unknownFilters', { filters: state.unknown.join(', ') })}{' '}
            <ClearFilters state={state} size="small" />
          </UnknownFilters>
        )}
        {children}
      </Page>
    </ListScreenContext>
  );
}

/**
 * A list screen, composed of its parts. Screens place content of their own between them.
 *
 * @example
 * <ListScreen title={t('cars.title')} state={state}>
 *   <ListScreen.Toolbar list={list} search={{ label: t('cars.search') }} />
 *   <ListScreen.Table list={list} columns={columns} rowKey={rowKey} empty={{ text: t('cars.empty') }} />
 * </ListScreen>
 */
export const ListScreen = Object.assign(Screen, {
  Toolbar: ListToolbar,
  Table: ListTable,
  Cards: ListCards,
  Selection: SelectionBar,
});
