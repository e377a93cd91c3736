import { useTranslation } from '@tawseel/i18n';
import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../button/button.tsx';
import { isFocusLost, returnFocus } from '../focus/return-focus.ts';
import { Sentence } from '../frame/values.tsx';
import { icons } from '../icon/icon.tsx';
import { media, tokens } from '../theme/tokens.ts';
import { dialogFoot, dialogSpace } from './foot.styles.ts';
import { usePaintedScrim } from './use-painted-scrim.ts';

const appear = keyframes`
  from {
    opacity: 0;
    translate: 0 8px;
  }
`;

/** Covers the page until the dialog and its backdrop mount; a popover, so that nothing clips it and a dialog can be below. */
const Scrim = styled.div`
  background: ${tokens.color.backdrop};
  inline-size: auto;
  border: 0;
  block-size: auto;
`;

const Root = styled.dialog<{ $width: string }>`
  inline-size: min(${({ $width }) => $width}, calc(100vw - 32px));
  max-inline-size: none;
  max-block-size: 80dvh;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.raised};
  color: ${tokens.color.text};
  box-shadow: ${tokens.shadow.high};

  &[open] {
    display: flex;
    flex-direction: column;
    animation: ${appear} ${tokens.motion};
  }

  &::backdrop {
    background: ${tokens.color.backdrop};
  }

  &:focus-visible {
    outline: none;
  }

  ${media.phone} {
    &:not([data-compact]) {
      inline-size: 100%;
      block-size: 100dvh;
      max-block-size: none;
      margin: 0;
      border: 0;
      border-radius: 0;
    }
  }
`;

/** Not a `header`, which would be a second banner of the page: a dialog does not limit its landmarks. */
const Header = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 12px;
  padding: 16px ${dialogSpace}px 0;

  h2 {
    padding-block: 4px;
    font-size: 1.0625rem;
    line-height: 1.4;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Body = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  padding: 12px ${dialogSpace}px 0;
  overflow: auto;
  overscroll-behavior: contain;
  /* A field with the focus is above the foot, and its label below the heading. */
  scroll-padding-block: 2.25rem 5rem;

  /* With a message in it, the foot is taller. */
  &:has([role='alert']) {
    scroll-padding-block-end: 12rem;
  }

  /* Not a padding, above which a sticky foot would stay. */
  &::after {
    content: '';
    display: block;
    block-size: ${dialogSpace}px;
  }

  /* The foot of a form sticks to the dialog, also below other content. */
  > form {
    display: contents;
  }
`;

export interface DialogProps {
  /** Names in it may be isolated, see {@link Sentence}. */
  title: string;
  /** Called by Escape, the close button and a Cancel button of the content; the owner then stops rendering the dialog. */
  onClose: () => void;
  /** Width on a wide screen, any CSS length. */
  width?: string;
  /** Keeps the dialog a small box on a phone, where other dialogs fill the screen. */
  isCompact?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Whether the dialog refuses to close, while work is running. */
  isLocked?: boolean;
  /** Id of the text that describes the dialog. */
  describedBy?: string;
  children: ReactNode;
}

/** A field whose code is loading cannot be typed in yet, but passes the focus on. */
const firstField = ':is(input, select, textarea):not([readonly]:not([data-loading]), [disabled])';

/**
 * A modal dialog on the native element, open while it is rendered. The focus moves to `[data-autofocus]`, or to the first
 * field, or to the dialog. When the dialog closes, the focus returns to the element that had it.
 *
 * A scrim answers the press that opens the dialog. The content mounts once the scrim is painted, or with the next key.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, width = '30rem', isCompact, role, isLocked, describedBy, children } = props;
  const { t } = useTranslation('base');
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const isScrimPainted = usePaintedScrim();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isScrimPainted || !dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    const target =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(firstField);
    (target ?? dialog).focus();
    return () => {
      // It returns the focus.
      dialog.close();
      // A dialog inside this one may still make the page inert, and its opener may unmount with it.
      setTimeout(() => {
        if (isFocusLost()) returnFocus(before);
      });
    };
  }, [isScrimPainted]);

  const requestClose = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isLocked) onClose();
  };
  const closeByEscape = (event: KeyboardEvent) => {
    const isInPopover = event.target instanceof Element && event.target.closest('[popover]') !== null;
    if (event.key === 'Escape' && !isInPopover) requestClose(event);
  };
  // The browser may close the dialog itself (a second press of Escape). Reopen it and let the owner decide.
  const stayOpen = () => {
    if (ref.current?.isConnected && !ref.current.open) {
      ref.current.showModal();
      if (!isLocked) onClose();
    }
  };
  if (!isScrimPainted) {
    return (
      <Scrim
        popover="manual"
        ref={(scrim) => scrim?.showPopover()}
        // A press on the scrim leaves the focus on the opener.
        onMouseDown={(event) => event.preventDefault()}
      />
    );
  }
  return (
    <Root
      ref={ref}
      role={role}
      aria-labelledby={id}
      aria-describedby={describedBy}
      tabIndex={-1}
      data-compact={isCompact || undefined}
      $width={width}
      onKeyDown={closeByEscape}
      onCancel={requestClose}
      onClose={stayOpen}
    >
      <Header>
        <h2 id={id}>
          <bdi>
            <Sentence text={title} />
          </bdi>
        </h2>
        <IconButton size="small" label={t('close')} icon={icons.cross} onClick={requestClose} />
      </Header>
      <Body>{children}</Body>
    </Root>
  );
}

/** Buttons at the foot of a dialog, always in view: Cancel first, the main action last. A {@link Notice} above them is in view too. */
export const DialogActions = styled.div`
  ${dialogFoot}
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 8px;

  > [data-tone] {
    flex-basis: 100%;
    margin-block-end: 8px;
  }
`;
