import { useTranslation } from '@tawseel/i18n';
import { styled } from 'styled-components';
import { Icon, icons } from '../icon/icon.tsx';
import { media, tokens } from '../theme/tokens.ts';
import type { ListboxState } from './use-listbox.ts';

const Root = styled.div`
  overflow: auto;
  overscroll-behavior: contain;

  [role='option'] {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 36px;
    padding: 4px 10px;
    border-radius: ${tokens.radius.small};
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  [data-active] {
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentStrong};
  }

  small {
    color: ${tokens.color.muted};
    margin-inline-start: auto;
    text-align: end;
  }

  [data-inactive] > bdi {
    color: ${tokens.color.muted};
  }

  > p {
    padding: 8px 10px;
    color: ${tokens.color.muted};
  }

  ${media.phone} {
    [role='option'] {
      min-block-size: 44px;
    }
  }

  @media (forced-colors: active) {
    [data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** Distance in px from the end of the list at which the next options load. */
const nearEnd = 120;

/** The options of a combobox. The focus stays in its text field. */
export function Listbox({ state, label }: { state: ListboxState; label: string }) {
  const { t } = useTranslation('base');
  const { id, options, activeAt, value, message, isLoading } = state;
  return (
    <Root
      onMouseDown={(event) => event.preventDefault()}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        if (scrollHeight - scrollTop - clientHeight < nearEnd) state.loadMore();
      }}
    >
      <ul id={id} role="listbox" aria-label={label} aria-busy={isLoading || undefined}>
        {options.map((option, at) => (
          <li
            key={`${option.value} ${option.note}`}
            id={`${id}-${at}`}
            role="option"
            aria-selected={option.value === value}
            data-active={at === activeAt || undefined}
            data-inactive={option.isInactive || undefined}
            onMouseMove={() => state.setActive(option.value)}
            onClick={() => state.pick(option)}
          >
            <bdi>{option.isInactive ? t('inactiveChoice', { name: option.label }) : option.label}</bdi>
            {option.note && (
              <small>
                <bdi>{option.note}</bdi>
              </small>
            )}
            {option.value === value && <Icon path={icons.tick} />}
          </li>
        ))}
      </ul>
      {message && <p>{message}</p>}
    </Root>
  );
}
