import { useState } from 'react';

const key = 'tawseel.blind-count';

function stored() {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

/** Whether counts hide the expected amount, as this browser remembers it. */
export function useBlindCount() {
  const [isBlind, setIsBlind] = useState(stored);
  return {
    isBlind,
    setIsBlind: (isSet: boolean) => {
      setIsBlind(isSet);
      try {
        localStorage.setItem(key, isSet ? 'on' : 'off');
      } catch {
        // Without storage it lasts as long as the dialog.
      }
    },
  };
}
