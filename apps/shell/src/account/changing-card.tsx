import { Card, type CardProps } from '@tawseel/ui';
import { useKeptFocus } from '@tawseel/ui/forms';
import { useState } from 'react';

/** A card whose buttons leave with what they change; it takes the focus of one that has left. */
export function ChangingCard(props: CardProps) {
  const [card, setCard] = useState<HTMLElement | null>(null);
  useKeptFocus(card);
  return <Card ref={setCard} tabIndex={-1} {...props} />;
}
