import { Ltr } from '@tawseel/ui';

/** A SHA-256 in full, on one line or on two of equal length. */
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
