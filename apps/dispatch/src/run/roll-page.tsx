import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';

/** A roll has no fixed length: the page is as long as the slip. */
const Roll = createGlobalStyle<{ $length: number }>`
  @page {
    size: 80mm ${({ $length }) => $length}mm;
    margin: 0;
  }
`;

const mmPerPixel = 25.4 / 96;

/** Prints a slip on a roll of 80 mm. */
export function RollPage({ children }: { children: ReactNode }) {
  const slip = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(60);
  useLayoutEffect(() => {
    const measure = () => {
      const height = slip.current?.firstElementChild?.clientHeight ?? 0;
      setLength(Math.max(60, Math.ceil(height * mmPerPixel) + 2));
    };
    measure();
    // A slip may be longer after its font has loaded.
    void document.fonts.ready.then(measure);
  });
  return (
    <>
      <Roll $length={length} />
      <div ref={slip}>{children}</div>
    </>
  );
}
