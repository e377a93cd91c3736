import { useTranslation } from '@tawseel/i18n';
import { useEffect } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button, IconButton } from '../button/button.tsx';
import { ToneMark } from '../frame/notice.tsx';
import { Kbd } from '../frame/values.tsx';
import { VisuallyHidden } from '../frame/visually-hidden.tsx';
import { icons } from '../icon/icon.tsx';
import { tokens } from '../theme/tokens.ts';
import type { ToastOptions } from './toast.ts';

/** A visible toast. */
export interface ToastMessage extends ToastOptions {
  id: number;
  tone: 'success' | 'failure';
  text: string;
}

/** Key that focuses the newest toast's action, which is at the very end of the page. */
export const toastKey = 'F6';

/** Duration of a toast in ms; a toast with an action stays long enough to be reached. */
const stay = { success: 6_000, failure: 12_000, withAction: 20_000 } as const;

const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 8px;
  }
`;

const Root = styled.li`
  display: flex;
  align-items: center;
  gap: 10px;
  padding-block: 8px;
  padding-inline: 14px 8px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  box-shadow: ${tokens.shadow.high};
  font-weight: 500;
  pointer-events: auto;
  animation: ${rise} ${tokens.motion};

  > span:first-child {
    color: ${tokens.color.green};
  }

  &[data-tone='failure'] > span:first-child {
    color: ${tokens.color.red};
  }

  > p {
    flex: 1;
    padding-block: 4px;
    overflow-wrap: anywhere;
  }
`;

interface ToastCardProps {
  message: ToastMessage;
  /** The timer pauses while the toast is hovered or focused. */
  isHeld: boolean;
  onClose: (id: number) => void;
}

export function ToastCard({ message, isHeld, onClose }: ToastCardProps) {
  const { t } = useTranslation('base');
  const { id, tone, text, action } = message;
  const hasAction = action !== undefined;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onClose(id), stay[hasAction ? 'withAction' : tone]);
    return () => clearTimeout(timer);
  }, [id, tone, hasAction, isHeld, onClose]);

  const act = () => {
    onClose(id);
    action?.onSelect();
  };
  return (
    <Root data-tone={tone}>
      <ToneMark tone={tone} />
      <p>
        {text}
        {action && <VisuallyHidden> {t('toastKey', { key: toastKey, action: action.label })}</VisuallyHidden>}
      </p>
      {action && (
        <>
          <Kbd aria-hidden="true">{toastKey}</Kbd>
          <Button size="small" aria-keyshortcuts={toastKey} onClick={act}>
            {action.label}
          </Button>
        </>
      )}
      <IconButton size="small" label={t('dismiss')} icon={icons.cross} onClick={() => onClose(id)} />
    </Root>
  );
}
