import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const List = styled.div`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  border-block-end: 1px solid ${tokens.color.line};
  margin-block-end: 16px;

  button {
    padding: 9px 12px;
    border: 0;
    border-block-end: 2px solid transparent;
    margin-block-end: -1px;
    background: none;
    color: ${tokens.color.muted};
    font-weight: 500;
    white-space: nowrap;
    cursor: pointer;
  }

  button:hover {
    color: ${tokens.color.text};
  }

  button[aria-selected='true'] {
    border-block-end-color: ${tokens.color.accent};
    color: ${tokens.color.accentStrong};
  }

  button:focus-visible {
    outline-offset: -2px;
    border-radius: ${tokens.radius.small};
  }
`;

/** One of {@link Tabs}. */
export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the choice. */
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** The tab that is shown, where the screen decides; otherwise the first, then the chosen one. */
  selected?: string;
  onSelect?: (id: string) => void;
}

/** Panels of which one is shown; arrows, Home and End choose. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const base = useId();
  const [chosen, setChosen] = useState(tabs[0].id);
  const shown = tabs.find((tab) => tab.id === (selected ?? chosen)) ?? tabs[0];

  const choose = (id: string) => {
    setChosen(id);
    onSelect?.(id);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.indexOf(shown);
    const ahead = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const steps = { ArrowRight: at + ahead, ArrowLeft: at - ahead, Home: 0, End: tabs.length - 1 };
    const target = Object.entries(steps).find(([key]) => key === event.key)?.[1];
    const tab = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    document.getElementById(`${base}-${tab.id}`)?.focus();
  };
  return (
    <div>
      <List role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === shown.id}
            aria-controls={`${base}-panel`}
            tabIndex={id === shown.id ? 0 : -1}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </List>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${shown.id}`}>
        {shown.content}
      </div>
    </div>
  );
}
