import { useTranslation } from '@tawseel/i18n';
import { Button, type ButtonProps } from '../button/button.tsx';
import { focusHeading } from '../frame/page.tsx';
import type { ListState } from './use-list-state.ts';

interface ClearFiltersProps extends Pick<ButtonProps, 'variant'> {
  state: ListState;
}

/** Drops search and filters of a list. It goes with them, so the focus is given to the heading. */
export function ClearFilters({ state, ...look }: ClearFiltersProps) {
  const { t } = useTranslation('base');
  const clear = () => {
    state.clear();
    focusHeading();
  };
  return (
    <Button {...look} onClick={clear}>
      {t('clearFilters')}
    </Button>
  );
}
