import { useTranslation } from '@tawseel/i18n';
import { Button, type ButtonProps } from '../button/button.tsx';
import { focusHeading } from '../frame/page.tsx';
import type { ListState } from './use-list-state.ts';

interface ClearFiltersProps extends Pick<ButtonProps, 'variant' | 'size'> {
  state: ListState;
}

/** Clears search and filters of a list. The button unmounts with them, so the focus moves to the heading. */
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
