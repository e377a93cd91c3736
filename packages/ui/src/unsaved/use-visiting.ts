import { useLocation, useNavigate } from 'react-router-dom';
import { visitFrom } from '../visit/visit.ts';
import { leaveWithDrafts } from './drafts.ts';

/** Visits a page for one thing. What is typed into the forms of this page returns with the person. */
export function useVisiting(): (to: string) => void {
  const navigate = useNavigate();
  const location = useLocation();
  return (to) => leaveWithDrafts(() => void navigate(to, { state: visitFrom(location) }));
}
