import { useEffect, useRef } from 'react';

/** Shows a picture of this device. */
export function Picture({ blob, label }: { blob: Blob; label: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return <img ref={image} alt={label} />;
}
