import { useApiQuery, type ApiQuery } from '@tawseel/api-client';
import { roles } from '@tawseel/api-client/permissions';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { readData } from './read-data.ts';

const invited = z.object({
  name_company: z.string(),
  company_id: z.string(),
  name: z.string(),
  login: z.string(),
  role: z.enum(roles),
});

export type Invited = z.infer<typeof invited>;

/** What an invitation offers. */
export function useInvitation(token: string) {
  const query = useMemo(
    (): ApiQuery<Invited> => ({
      name: 'invitation',
      reads: [],
      call: { method: 'POST', path: '/DC/ReadInvitation', reads: true },
      body: { token },
      read: ({ data }) => readData(invited, data),
    }),
    [token],
  );
  return useApiQuery(query);
}
