import { media, Paper } from '@tawseel/ui';
import { styled } from 'styled-components';

/** A label, black on white, as printers of labels print. */
export const LabelSheet = styled(Paper)`
  display: flex;
  flex-direction: column;
  gap: 2mm;
  inline-size: 100mm;
  max-inline-size: 100%;
  block-size: 150mm;
  padding: 5mm;
  overflow: hidden;
  overflow-wrap: anywhere;
  font-size: 4mm;
  line-height: 1.35;

  ${media.print} {
    break-inside: avoid;
  }
`;

/** Whose parcel it is. */
export const Route = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 1mm 4mm;
  padding-block-end: 2mm;
  border-block-end: 0.4mm solid;

  strong {
    flex-basis: 100%;
    font-size: 4.6mm;
  }
`;

export const Bars = styled.div`
  display: grid;
  justify-items: center;

  bdi {
    font-size: 5mm;
    letter-spacing: 1mm;
  }
`;

export const City = styled.div`
  padding-block: 1mm;
  border-block: 0.4mm solid;
  flex: none;
  max-block-size: 20mm;
  overflow: hidden;
  font-size: 7mm;
  font-weight: 700;
  line-height: 1.25;
`;

export const Customer = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: 1mm;
  min-block-size: 0;
  overflow: hidden;

  > strong,
  > bdi {
    font-size: 4.6mm;
    line-height: 1.25;
  }

  > bdi {
    justify-self: start;
  }

  /* The longest address fits. The note has the room that it leaves. */
  > span {
    font-size: 3.3mm;
    line-height: 1.3;
  }
`;

export const Price = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 4mm;
  padding-block-start: 2mm;
  border-block-start: 0.4mm solid;

  div {
    display: grid;
  }

  strong {
    font-size: 8mm;
    line-height: 1.25;
  }
`;

export const Code = styled.div`
  flex: none;
  inline-size: 18mm;
`;
