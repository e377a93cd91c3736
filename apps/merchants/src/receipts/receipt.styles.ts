import { media, Paper, tokens } from '@tawseel/ui';
import { DocumentHead } from '@tawseel/ui/print';
import { styled } from 'styled-components';

/** A receipt on A4. */
export const Sheet = styled(Paper)`
  display: grid;
  gap: 20px;
  inline-size: 100%;
  padding: clamp(18px, 5vw, 14mm);
  overflow-wrap: anywhere;

  & + & {
    margin-block-start: 24px;
  }

  ${media.print} {
    break-inside: avoid;

    &:not(:last-child) {
      break-after: page;
    }

    & + & {
      margin: 0;
    }
  }
`;

/** A receipt on the roll of a thermal printer, 80 mm wide: one column, black. */
export const Slip = styled(Sheet)`
  gap: 3mm;
  inline-size: 80mm;
  max-inline-size: 80mm;
  padding: 4mm;
  font-size: 12px;
  line-height: 1.5;

  ${media.print} {
    max-inline-size: 80mm;
    padding: 4mm;
  }
`;

export const Head = styled(DocumentHead)`
  ${Slip} & {
    justify-content: center;
    padding-block-end: 2.5mm;
    text-align: center;
  }

  ${Slip} & > * {
    flex-basis: 100%;
  }

  ${Slip} & strong {
    font-size: 16px;
  }

  ${Slip} & h2 {
    font-size: 13px;
  }

  ${Slip} & p {
    color: inherit;
  }
`;

export const Amount = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 20px;

  div {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
  }

  span {
    font-size: 13px;
    color: ${tokens.color.muted};
  }

  b {
    margin-block-end: 8px;
    font-size: 26px;
    font-weight: 600;
    line-height: 1.25;
  }

  b:last-child {
    margin: 0;
  }

  figure {
    flex: none;
    inline-size: 34mm;
    margin: 0;
  }

  ${Slip} & {
    gap: 5mm;
  }

  ${Slip} & b {
    margin-block-end: 1mm;
    font-size: 17px;
  }

  ${Slip} & span {
    font-size: 11px;
    color: inherit;
  }

  ${Slip} & figure {
    inline-size: 25mm;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px 32px;

  /* The longest, beside the other two. */
  > :nth-child(2) {
    grid-row: span 2;
  }

  ${Slip} & {
    grid-template-columns: minmax(0, 1fr);
    gap: 2.5mm;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.print} {
    ${Sheet}:not(${Slip}) & {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export const Group = styled.section`
  break-inside: avoid;

  h3 {
    margin-block-end: 4px;
    padding-block-end: 4px;
    border-block-end: 1px solid ${tokens.color.lineStrong};
    font-size: 14px;
    font-weight: 600;
  }

  dl > div {
    display: grid;
    grid-template-columns: minmax(7rem, 2fr) 3fr;
    gap: 10px;
    padding-block: 4px;
  }

  dt {
    color: ${tokens.color.muted};
  }

  dd {
    font-weight: 500;
  }

  ${Slip} & h3 {
    font-size: 12px;
  }

  ${Slip} & dl > div {
    grid-template-columns: 26mm minmax(0, 1fr);
    gap: 2mm;
    padding-block: 0.4mm;
  }

  ${Slip} & dt {
    color: inherit;
  }

  ${Slip} & dd {
    font-weight: 600;
  }
`;
