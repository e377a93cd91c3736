import { useTranslation } from '@tawseel/i18n';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { Button, IconButton } from '../button/button.tsx';
import { VisuallyHidden } from '../frame/visually-hidden.tsx';
import { icons } from '../icon/icon.tsx';
import { Tick } from '../table/row-checkbox.tsx';
import { orderColumns } from './column-layout.ts';
import type { ListState } from './use-list-state.ts';

const List = styled.ul`
  inline-size: 17.75rem;
  /* Firefox adds no room for a scrollbar to the width of the panel, and the one of WebKit on Linux lies above its content. */
  max-inline-size: 100%;
  padding-inline-end: 12px;

  li {
    display: flex;
    align-items: center;
    gap: 2px;
    padding-inline-start: 8px;
  }

  label {
    flex: 1;
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 2.125rem;
  }
`;

export interface ColumnsPanelProps {
  state: Pick<ListState, 'columns' | 'layout' | 'setLayout'>;
  onClose: () => void;
}

/** Columns of a list in their order: each can be hidden and moved. The column that names the rows stays visible. */
export function ColumnsPanel({ state }: ColumnsPanelProps) {
  const { columns, layout, setLayout } = state;
  const { t } = useTranslation('base');
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState('');
  useEffect(() => {
    const first = list.current?.querySelector<HTMLElement>('input:enabled');
    // If this code had been loaded, the panel is not shown yet, and the browser focuses the field when it shows it.
    first?.toggleAttribute('autofocus', true);
    first?.focus();
  }, []);
  const ordered = orderColumns(columns, layout);
  const hidden = new Set(columns.flatMap(({ key }) => (layout.includes(`-${key}`) ? [key] : [])));
  const primary = columns.find(({ isPrimary }) => isPrimary) ?? columns[0];
  const apply = (keys: readonly string[]) =>
    setLayout(keys.map((key) => (hidden.has(key) ? `-${key}` : key)));
  const keys = ordered.map(({ key }) => key);

  const show = (key: string, isShown: boolean) => {
    if (isShown) hidden.delete(key);
    else hidden.add(key);
    apply(keys);
  };
  const move = (at: number, to: number, button: HTMLElement) => {
    const column = ordered[at];
    if (!column || to < 0 || to >= keys.length) return;
    // The browser drops the focus of an element that moves in the document.
    flushSync(() => {
      apply(keys.toSpliced(at, 1).toSpliced(to, 0, column.key));
      setMoved(t('columnPlace', { column: t(column.header ?? ''), place: to + 1, total: keys.length }));
    });
    button.focus();
  };
  return (
    <>
      <List ref={list}>
        {ordered.map((column, at) => {
          const name = t(column.header ?? '');
          return (
            <li key={column.key}>
              <label>
                <Tick
                  checked={!hidden.has(column.key)}
                  disabled={column === primary}
                  onChange={(event) => show(column.key, event.target.checked)}
                />
                {name}
              </label>
              <IconButton
                size="small"
                label={t('moveUp', { column: name })}
                icon={icons.chevronUp}
                aria-disabled={at === 0}
                onClick={(event) => move(at, at - 1, event.currentTarget)}
              />
              <IconButton
                size="small"
                label={t('moveDown', { column: name })}
                icon={icons.chevronDown}
                aria-disabled={at === keys.length - 1}
                onClick={(event) => move(at, at + 1, event.currentTarget)}
              />
            </li>
          );
        })}
      </List>
      <VisuallyHidden as="output">{moved}</VisuallyHidden>
      <Button size="small" variant="ghost" onClick={() => setLayout([])}>
        {t('resetColumns')}
      </Button>
    </>
  );
}
