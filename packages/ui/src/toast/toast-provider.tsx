import { useTranslation } from '@tawseel/i18n';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { isFocusLost, returnFocus } from '../focus/return-focus.ts';
import { media, tokens } from '../theme/tokens.ts';
import { ToastCard, toastKey, type ToastMessage } from './toast-card.tsx';
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

  ${media.print} {
    display: none;
  }

  ${media.phone} {
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

export interface ToastProviderProps {
  /** Whether the list of toasts is a landmark: a page has one. */
  isLandmark?: boolean;
  children: ReactNode;
}

/**
 * Holds the toasts of the page. Escape closes the newest; F6 moves the focus to its action, or to that of selected rows, and back.
 * While a toast is hovered or focused, all of them stay.
 */
export function ToastProvider({ isLandmark = true, children }: ToastProviderProps) {
  const { t } = useTranslation('base');
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [isHeld, setIsHeld] = useState(false);
  const [room, setRoom] = useState('');
  const nextId = useRef(0);
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<Element>(null);

  const dismiss = useCallback((id: number) => {
    const isInside = list.current?.contains(document.activeElement);
    setMessages((shown) => shown.filter((message) => message.id !== id));
    // The hovered toast is unmounted, so it sends no leave event.
    setIsHeld(false);
    if (isInside) setTimeout(() => isFocusLost() && returnFocus(before.current));
  }, []);

  const toasts = useMemo<Toasts>(() => {
    const add =
      (tone: ToastMessage['tone']) =>
      (text: string, options: ToastOptions = {}) => {
        const message = { id: nextId.current++, tone, text, ...options };
        // Above the bar of selected rows.
        const bar = document.querySelector('[data-bar]')?.getBoundingClientRect();
        setRoom(bar ? `${innerHeight - bar.top + 8}px` : '');
        setMessages((shown) =>
          [...shown.filter(({ key }) => !key || key !== message.key), message].slice(-shownAtOnce),
        );
      };
    return { success: add('success'), failure: add('failure') };
  }, []);

  const newest = messages.at(-1)?.id;
  useEffect(() => {
    const goToAction = (event: KeyboardEvent) => {
      // Toasts are behind the bar of selected rows, and come first: they do not stay.
      const actions = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts='${toastKey}']`);
      const action = actions[actions.length - 1];
      if (!action) return;
      event.preventDefault();
      if (list.current?.contains(document.activeElement)) return returnFocus(before.current);
      before.current = document.activeElement;
      action.focus();
    };
    const press = (event: KeyboardEvent) => {
      // An open dialog or menu handles a key first.
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'Escape' && newest !== undefined) dismiss(newest);
      if (event.key === toastKey) goToAction(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [newest, dismiss]);

  return (
    <ToastContext value={toasts}>
      {children}
      <Region
        role={isLandmark ? undefined : 'status'}
        aria-label={t('notifications')}
        aria-live="polite"
        style={{ insetBlockEnd: room }}
      >
        <List
          ref={list}
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
