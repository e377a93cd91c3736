import { useToast } from '@tawseel/ui';
import { useEffect } from 'react';

export interface RefusedProps {
  message: string;
  onClose: () => void;
}

/** Reports in a toast that a dialog cannot open, and closes it. */
export function Refused({ message, onClose }: RefusedProps) {
  const toast = useToast();
  useEffect(() => {
    toast.failure(message);
    onClose();
  }, [toast, message, onClose]);
  return null;
}
