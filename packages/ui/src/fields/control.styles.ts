import { css, styled } from 'styled-components';
import { media, tokens } from '../theme/tokens.ts';

/**
 * Style shared by all form controls. `match-parent` starts left-to-right text on an Arabic page at the start of its line. A
 * font smaller than 16px makes phones zoom into the field.
 */
const controlStyles = css`
  inline-size: 100%;
  min-inline-size: 0;
  block-size: 2.375rem;
  padding-inline: 11px;
  border: 1px solid ${tokens.color.lineField};
  border-radius: ${tokens.radius.small};
  background-color: ${tokens.color.surface};
  color: ${tokens.color.text};
  transition: border-color ${tokens.motion};

  &::placeholder {
    color: ${tokens.color.faint};
    opacity: 1;
  }

  &:hover {
    border-color: ${tokens.color.muted};
  }

  &:focus-visible {
    outline-offset: -1px;
    border-color: ${tokens.color.accent};
  }

  &[aria-invalid='true'] {
    border-color: ${tokens.color.red};
  }

  &[aria-invalid='true']:focus-visible {
    outline-color: ${tokens.color.red};
  }

  &:disabled,
  &[aria-disabled='true'],
  &:read-only:not(select) {
    background-color: ${tokens.color.sunken};
    border-color: ${tokens.color.line};
    color: ${tokens.color.muted};
  }

  text-align: -webkit-match-parent;
  text-align: match-parent;

  ${media.phone} {
    block-size: 2.75rem;
    font-size: 1rem;
  }
`;

export const Input = styled.input`
  ${controlStyles}
`;

/** Arrow at the end of a select. The browser's own touches the border on a right-to-left page. */
export const selectArrow = css`
  appearance: none;
  padding-inline: 11px 28px;
  background-image:
    linear-gradient(45deg, transparent 50%, currentcolor 50%),
    linear-gradient(-45deg, transparent 50%, currentcolor 50%);
  background-size: 5px 5px;
  background-repeat: no-repeat;
  background-position:
    right 16px center,
    right 11px center;

  &:dir(rtl) {
    background-position:
      left 11px center,
      left 16px center;
  }
`;

export const Select = styled.select`
  ${controlStyles}
  ${selectArrow}
`;

export const Textarea = styled.textarea`
  ${controlStyles}
  block-size: auto;
  min-block-size: 5.25rem;
  padding-block: 8px;
  resize: vertical;
`;

/** Control with an addition at the end of the page's direction: a unit or a button. The text may have the other direction. */
export const Adorned = styled.div`
  position: relative;
  display: grid;
  align-items: center;

  > input {
    padding-inline-end: 3.25rem;
  }

  > button,
  > span {
    position: absolute;
    inset-inline-end: 4px;
  }

  > span {
    inset-inline-end: 12px;
    color: ${tokens.color.muted};
    pointer-events: none;
  }

  &:lang(ar) input:dir(ltr),
  &:lang(en) input:dir(rtl) {
    padding-inline: 3.25rem 11px;
  }
`;
