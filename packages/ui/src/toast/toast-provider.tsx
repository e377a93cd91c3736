import { useTranslation } from '@tawseel/i18n';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { ToastCard, type ToastMessage } from './toast-card.tsx';
import { ToastContext, type ToastOptions, type Toasts } from './toast.ts';

const shownAtOnce = 3;

const Region = styled.section`
  position: fixed;
  z-index: 50;
  inset-block-end: 20px;
  inset-inline: 16px;
  display: grid;
  justify-items: end;
  pointer-events: none;

  @media print {
    display: none;
  }

  @media (width < 700px) {
    inset-block-end: 12px;
    inset-inline: 12px;
  }

  &:focus-visible {
    outline-color: ${tokens.color.accent};
  }
`;

const List = styled.ol`
  display: grid;
  gap: 8px;
  inline-size: min(26rem, 100%);
`;

/** Holds the toasts of the page. Escape closes the newest; pointing at one or focusing it keeps all of them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('base');
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [isHeld, setIsHeld] = useState(false);
  const nextId = useRef(0);

  const dismiss = useCallback((id: number) => {
    setMessages((shown) => shown.filter((message) => message.id !== id));
    // What was pointed at is gone, so nothing will report that it no longer is.
    setIsHeld(false);
  }, []);

  const toasts = useMemo<Toasts>(() => {
    const add =
      (tone: ToastMessage['tone']) =>
      (text: string, options: ToastOptions = {}) => {
        const message = { id: nextId.current++, tone, text, ...options };
        setMessages((shown) => [...shown, message].slice(-shownAtOnce));
      };
    return { success: add('success'), failure: add('failure') };
  }, []);

  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    const close = (event: KeyboardEvent) => {
      // An open dialog or menu has the first claim on Escape.
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
      if (event.key === 'Escape' && !isTaken) dismiss(newest);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [newest, dismiss]);

  return (
    <ToastContext value={toasts}>
      {children}
      <Region aria-label={t('notifications')} aria-live="polite">
        <List
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          {messages.map((message) => (
            <ToastCard key={message.id} message={message} isHeld={isHeld} onClose={dismiss} />
          ))}
        </List>
      </Region>
    </ToastContext>
  );
}
