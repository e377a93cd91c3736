import { useTranslation } from '@tawseel/i18n';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { Icon, icons } from '../icon/icon.tsx';
import { Notice } from './notice.tsx';

const Root = styled(Notice)`
  align-items: center;

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 14px;
  }
`;

export interface ErrorPanelProps {
  /** The server's message, or the screen's own. */
  message: string;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/** Error state with the reason and Retry. */
export function ErrorPanel({ message, onRetry, isRetrying = false }: ErrorPanelProps) {
  const { t } = useTranslation('base');
  return (
    <Root tone="failure">
      <span>{message}</span>
      {onRetry && (
        <Button size="small" onClick={onRetry} isBusy={isRetrying} busyLabel={t('loading')}>
          <Icon path={icons.refresh} flip />
          {t('retry')}
        </Button>
      )}
    </Root>
  );
}
