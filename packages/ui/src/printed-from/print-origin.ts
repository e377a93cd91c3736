import { createContext } from 'react';

/** Whose console a sheet is printed from; `person` is empty for the owner of the company. */
export interface PrintOriginValue {
  companyName: string;
  person: string;
}

/** Provides what printed sheets say of their origin. Without it they have the time alone. */
export const PrintOrigin = createContext<PrintOriginValue>({ companyName: '', person: '' });
