import { useTranslation } from '@tawseel/i18n';
import { styled } from 'styled-components';
import { Tag } from '../frame/tag.tsx';
import { Icon, icons } from '../icon/icon.tsx';
import { media, tokens } from '../theme/tokens.ts';
import { optionText } from './option-text.ts';
import type { ListboxState } from './use-listbox.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;

  > p {
    padding: 8px 10px;
    color: ${tokens.color.muted};
  }
`;

const Options = styled.ul.attrs({ role: 'listbox' })`
  overflow: auto;
  overscroll-behavior: contain;
`;

const OptionRow = styled.li.attrs({ role: 'option' })`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 2.25rem;
  padding: 4px 10px;
  border-radius: ${tokens.radius.small};
  cursor: pointer;
  overflow-wrap: anywhere;

  &[data-active] {
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentStrong};
  }

  &[data-inactive] > bdi,
  small {
    color: ${tokens.color.muted};
  }

  small {
    margin-inline-start: auto;
    text-align: end;
  }

  ${media.phone} {
    min-block-size: 2.75rem;
  }

  @media (forced-colors: active) {
    &[data-active] {
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
    <Root onMouseDown={(event) => event.preventDefault()}>
      <Options
        id={id}
        aria-label={label}
        aria-busy={isLoading || undefined}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          if (scrollHeight - scrollTop - clientHeight < nearEnd) state.loadMore();
        }}
      >
        {options.map((option, at) => (
          <OptionRow
            key={`${option.value} ${option.note}`}
            id={`${id}-${at}`}
            aria-selected={option.value === value}
            data-active={at === activeAt || undefined}
            data-inactive={option.isInactive || undefined}
            onMouseMove={() => state.move(option.value)}
            onClick={() => state.pick(option)}
          >
            <bdi>{optionText(option, t)}</bdi>
            {option.warning && <Tag tone="attention">{option.warning}</Tag>}
            {option.note && (
              <small>
                <bdi>{option.note}</bdi>
              </small>
            )}
            {option.value === value && <Icon path={icons.tick} />}
          </OptionRow>
        ))}
      </Options>
      {message && <p>{message}</p>}
    </Root>
  );
}
