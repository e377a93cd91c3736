import { Ltr } from '@tawseel/ui';

/** A SHA-256 in full; where it does not go on one line, on two of the same length. */
export function Hash({ children }: { children: string }) {
  return (
    <Ltr>
      <code>
        {children.slice(0, 32)}
        <wbr />
        {children.slice(32)}
      </code>
    </Ltr>
  );
}
