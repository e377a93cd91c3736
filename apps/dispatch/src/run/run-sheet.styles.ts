import { media, Paper, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

/** A run sheet on A4. */
export const Sheet = styled(Paper)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  inline-size: 100%;
  padding: clamp(18px, 5vw, 12mm);
  overflow-wrap: anywhere;

  ${media.print} {
    display: block;
    padding: 0;

    > * + * {
      margin-block-start: 4mm;
    }
  }
`;

/** A run sheet on the roll of a thermal printer, 80 mm wide: one column, black. */
export const Slip = styled(Paper)`
  display: grid;
  gap: 3mm;
  inline-size: 80mm;
  max-inline-size: 100%;
  padding: 4mm;
  overflow-wrap: anywhere;
  font-size: 3.2mm;
  line-height: 1.45;

  ${media.print} {
    max-inline-size: 80mm;
  }

  p,
  dt {
    color: inherit;
  }

  h2,
  header strong {
    font-size: 4mm;
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 28px;

  dt {
    color: ${tokens.color.muted};
    font-size: 0.85em;
  }

  dd {
    font-weight: 600;
  }

  ${Slip} & {
    display: grid;
    gap: 0.6mm;
  }

  ${Slip} & > div {
    display: flex;
    justify-content: space-between;
    gap: 3mm;
  }

  ${Slip} & dd {
    text-align: end;
  }

  ${Slip} & dt {
    flex: none;
    color: inherit;
  }
`;

/** On a narrow screen the table scrolls before its words break. */
export const Room = styled.div`
  overflow-x: auto;

  @media screen {
    table {
      min-inline-size: 42rem;
      overflow-wrap: break-word;
    }
  }

  ${media.print} {
    overflow: visible;
  }
`;

export const Lines = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 3.4mm;

  th,
  td {
    padding-inline: 0 12px;
    padding-block: 5px;
    border-block-end: 1px solid ${tokens.color.line};
    text-align: start;
    vertical-align: top;
  }

  th {
    color: ${tokens.color.muted};
    font-weight: 600;
  }

  [data-figures] {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  /* Amounts are on the right in both directions. */
  [dir='rtl'] & [data-figures] {
    text-align: start;
  }

  tr {
    break-inside: avoid;
  }

  ${media.print} {
    font-size: 2.8mm;
  }
`;

/** The code of a parcel, for a scanner and for the eye. */
export const Code = styled.span`
  display: inline-grid;
  justify-items: center;
  gap: 1mm;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  svg {
    inline-size: 12mm;
  }
`;

/** Where the driver writes what became of a parcel. */
export const Box = styled.span`
  display: block;
  inline-size: 22mm;
  block-size: 11mm;
  border: 1px solid ${tokens.color.lineStrong};
  border-radius: 1mm;

  ${Slip} & {
    border-color: currentcolor;
  }
`;

/** Parcels below each other. */
export const Stops = styled.ol`
  display: grid;
  border-block-start: 1px dashed;

  li {
    display: flex;
    justify-content: space-between;
    gap: 3mm;
    padding-block: 2.5mm;
    border-block-end: 1px dashed;
    break-inside: avoid;
  }

  li > div {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: 0.5mm;
    min-inline-size: 0;
  }

  li > div:last-child {
    flex: none;
    gap: 1.5mm;
    justify-items: end;
  }
`;

export const Signatures = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 28px;
  margin-block-start: 36px;
  break-inside: avoid;

  span {
    padding-block-start: 4px;
    border-block-start: 1px solid ${tokens.color.text};
    color: ${tokens.color.muted};
    font-size: 3.4mm;
  }

  ${Sheet} & {
    padding-block-start: 12mm;
  }

  ${Slip} & {
    grid-template-columns: 1fr;
    gap: 12mm;
    margin-block-start: 12mm;
  }

  ${Slip} & span {
    color: inherit;
    font-size: 3.2mm;
  }
`;
