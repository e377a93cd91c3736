import { useTranslation } from '@tawseel/i18n';
import { Button, Dialog, DialogActions, Kbd, singleKeyChoices, singleKeysKey, tokens } from '@tawseel/ui';
import { useStoredChoice } from '@tawseel/ui/choice';
import { Fragment } from 'react';
import { styled } from 'styled-components';

/** The shortcuts, each by its keys; other ways to do the same are in one line. */
const shortcuts = [
  ['palette', ['Ctrl', 'K']],
  ['search', ['/']],
  ['shortcuts', ['?']],
  ['rows', ['↑', '↓']],
  ['ends', ['Home', 'End']],
  ['open', ['Enter']],
  ['select', ['Space']],
  ['range', ['Shift', 'Space']],
  ['actions', ['F6']],
  ['print', ['Ctrl', 'P']],
  ['close', ['Esc']],
] as const;

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: baseline;
  gap: 10px 20px;

  dt {
    display: flex;
    gap: 4px;
  }

  /* On a phone too, which may have a keyboard. */
  kbd {
    display: inline-block;
    color: ${tokens.color.text};
    font-size: 0.75rem;
  }
`;

const Switch = styled.label`
  display: flex;
  align-items: baseline;
  gap: 10px;
  margin-block-start: 20px;

  small {
    display: block;
    color: ${tokens.color.muted};
  }
`;

export interface ShortcutsDialogProps {
  onClose: () => void;
}

/** The keyboard shortcuts, and whether single keys are among them. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation('shell');
  const [singleKeys, setSingleKeys] = useStoredChoice(singleKeysKey, singleKeyChoices);
  return (
    <Dialog title={t('shortcuts.title')} onClose={onClose}>
      <List>
        {shortcuts.map(([name, keys]) => (
          <Fragment key={name}>
            <dt dir="ltr">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{t(`shortcuts.${name}`)}</dd>
          </Fragment>
        ))}
      </List>
      <Switch>
        <input
          type="checkbox"
          checked={singleKeys === 'on'}
          onChange={({ target }) => setSingleKeys(target.checked ? 'on' : 'off')}
        />
        <span>
          {t('shortcuts.singleKeys')}
          <small>{t('shortcuts.singleKeysHint')}</small>
        </span>
      </Switch>
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          {t('base:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
