import { useTranslation } from '@tawseel/i18n';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { media, tokens } from '../theme/tokens.ts';
import { buttonStyles, type ButtonVariant } from './button.styles.ts';

const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

const Root = styled.button`
  ${buttonStyles}
`;

const LinkRoot = styled(Link)`
  ${buttonStyles}
`;

const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  inline-size: 1em;
  block-size: 1em;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.7s linear infinite;
`;

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: 'regular' | 'small';
  /** A ghost button in the danger colour. */
  isDanger?: boolean;
  /** Work is running: the button shows it and ignores presses, but keeps the focus. */
  isBusy?: boolean;
  /** Label while busy. Default: `Saving...`. */
  busyLabel?: string;
}

// A separate component, because a list has many buttons and each translation lookup costs time.
function Busy({ label }: { label: string | undefined }) {
  const { t } = useTranslation('base');
  return (
    <>
      <Spinner />
      {label ?? t('saving')}
    </>
  );
}

/** A button; its `type` defaults to `button`. */
export function Button({
  variant = 'plain',
  size = 'regular',
  isDanger = false,
  isBusy = false,
  busyLabel,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // `disabled` would drop the focus. A busy button keeps it and ignores the press, including Enter in its form.
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    isBusy ? event.preventDefault() : onClick?.(event);
  return (
    <Root
      type="button"
      data-variant={variant}
      data-size={size}
      data-danger={isDanger || undefined}
      aria-disabled={isBusy || undefined}
      onClick={press}
      {...rest}
      // The busy label is also the accessible name; another one would keep it from being announced.
      {...(isBusy && { 'aria-label': undefined })}
    >
      {isBusy ? <Busy label={busyLabel} /> : children}
    </Root>
  );
}

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: 'regular' | 'small';
}

/** A link to another screen that looks like a button. */
export function LinkButton({ variant = 'plain', size = 'regular', ...rest }: LinkButtonProps) {
  return <LinkRoot data-variant={variant} data-size={size} {...rest} />;
}

const Square = styled.button`
  ${buttonStyles}
  inline-size: ${tokens.height.control};
  padding: 0;

  &[data-size='small'] {
    inline-size: ${tokens.height.controlSmall};
    padding: 0;
  }

  ${media.phone} {
    &,
    &[data-size='small'] {
      inline-size: ${tokens.height.touch};
    }
  }
`;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Accessible name, also shown as a tooltip. */
  label: string;
  /** SVG `path` of an icon. */
  icon: string;
  variant?: ButtonVariant;
  size?: 'regular' | 'small';
}

/** A button that shows only an icon. */
export function IconButton({ label, icon, variant = 'ghost', size = 'regular', ...rest }: IconButtonProps) {
  return (
    <Square type="button" aria-label={label} title={label} data-variant={variant} data-size={size} {...rest}>
      <Icon path={icon} />
    </Square>
  );
}
