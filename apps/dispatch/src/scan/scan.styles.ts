import { media, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

/** Modes and their fields in the whole width. */
export const Top = styled.div`
  display: grid;
  gap: 12px;
  margin-block-end: 12px;
`;

/** Scanning beside the list of the last scans, on a screen that has the width. */
export const Layout = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;

  > * {
    min-inline-size: 0;
  }

  @media (width >= 900px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

export const Column = styled.div`
  display: grid;
  gap: 12px;
  min-inline-size: 0;
`;

export const Modes = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
  gap: 8px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  label {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 4px 8px;
    min-block-size: 3rem;
    padding: 4px 8px;
    border: 1px solid ${tokens.color.lineField};
    border-radius: ${tokens.radius.medium};
    background: ${tokens.color.surface};
    font-weight: 600;
    text-align: center;
    cursor: pointer;
  }

  label:hover {
    border-color: ${tokens.color.muted};
  }

  label:has(:checked) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
    /* Forced colours show it instead of the background. */
    outline: 2px solid transparent;
  }

  label:has(:focus-visible) {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 2px;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  /* A phone has no such keys. */
  ${media.phone} {
    kbd {
      display: none;
    }
  }
`;

/** The field of the code with its button, large enough for a tablet. */
export const CodeLine = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;

  input {
    block-size: 3.25rem;
    font-size: 1.375rem;
    font-variant-numeric: tabular-nums;
  }

  > button {
    min-block-size: 3.25rem;
    padding-inline: 20px;
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: 12px;

  /* The result below stays in view. */
  ${media.phone} {
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Result = styled.section`
  display: grid;
  gap: 8px;
  min-block-size: 11rem;
  padding: 16px;
  border: 2px solid ${tokens.color.line};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.surface};
  align-content: start;
  overflow-wrap: anywhere;

  h2 {
    display: flex;
    align-items: center;
    gap: 10px;
    font-size: 1.375rem;
    line-height: 1.3;
    font-weight: 700;
  }

  h2 svg {
    inline-size: 1.75rem;
    block-size: 1.75rem;
  }

  > p {
    font-size: 1.0625rem;
    font-weight: 500;
  }

  &[data-outcome='done'] {
    border-color: ${tokens.color.green};
    background: ${tokens.color.greenSoft};

    h2 {
      color: ${tokens.color.green};
    }
  }

  &:is([data-outcome='there'], [data-outcome='waiting']) {
    border-color: ${tokens.color.amber};
    background: ${tokens.color.amberSoft};

    h2 {
      color: ${tokens.color.amber};
    }
  }

  &[data-outcome='refused'] {
    border-color: ${tokens.color.red};
    background: ${tokens.color.redSoft};

    h2,
    > p {
      color: ${tokens.color.red};
    }
  }
`;

export const Code = styled.strong`
  font-size: 1.5rem;
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;

  dt {
    font-size: 0.8125rem;
    color: ${tokens.color.muted};
  }

  dd {
    font-size: 1.0625rem;
    font-weight: 600;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

export const Hint = styled.p`
  font-size: 0.8125rem;
  color: ${tokens.color.muted};
`;
