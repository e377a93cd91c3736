import { useEffect, useRef, useState } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { fetchedDialog } from '../fetched/fetched-dialog.tsx';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import { hasUnsavedInput, savedEvent } from './unsaved-forms.ts';

const UnsavedQuestion = fetchedDialog(async () => (await import('./unsaved-question.tsx')).UnsavedQuestion);

/** Whether the user is asked now. Any other navigation would withdraw the question. */
export const leaveQuestion = { isOpen: false };

interface LeaveQuestionProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks about a navigation that waits, and continues it once all forms are saved. */
function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  // A form that navigates while it saves is not asked about.
  const [isAsking] = useState(hasUnsavedInput);
  const isAnswered = useRef(false);
  const answer = useStableHandler((act: () => void) => {
    if (isAnswered.current) return;
    isAnswered.current = true;
    act();
  });
  const leave = useStableHandler(() => answer(onLeave));
  useEffect(() => {
    const goOn = (event: Event) => {
      if (hasUnsavedInput()) return;
      // Tells the form that its page is left.
      event.preventDefault();
      leave();
    };
    if (!hasUnsavedInput()) leave();
    leaveQuestion.isOpen = true;
    window.addEventListener(savedEvent, goOn);
    return () => {
      leaveQuestion.isOpen = false;
      window.removeEventListener(savedEvent, goOn);
    };
  }, [leave]);
  return isAsking && <UnsavedQuestion onClose={() => answer(onStay)} onLeave={leave} />;
}

const wouldLose: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname && hasUnsavedInput();

/** Asks before a navigation to another page that would lose unsaved input. Once in a console, as the router has one blocker. */
export function LeaveGuard() {
  const blocker = useBlocker(wouldLose);
  if (blocker.state !== 'blocked') return null;
  return <LeaveQuestion key={blocker.location.key} onLeave={blocker.proceed} onStay={blocker.reset} />;
}
