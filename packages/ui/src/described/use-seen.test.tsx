import { ApiProvider } from '@tawseel/api-client';
import { driver } from '@tawseel/api-client/schemas';
import { testClient, tokenWith } from '@tawseel/api-client/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSeen } from './use-seen.ts';

test('columns and form fields leave out what the person may not see', () => {
  const columns = [{ key: 'driver_id' }, { key: 'money_orders' }] as const;
  const fields = [{ name: 'money_driver' }, { name: 'salary' }] as const;
  const seenBy = (role: string) => {
    const client = testClient({ readToken: () => tokenWith({ role }) });
    const wrapper = (props: { children: ReactNode }) => (
      <ApiProvider client={client}>{props.children}</ApiProvider>
    );
    return renderHook(() => [useSeen(driver, columns), useSeen(driver, fields)], { wrapper }).result.current;
  };
  expect(seenBy('Cashier')).toEqual([columns, fields]);
  expect(seenBy('Dispatcher')).toEqual([[{ key: 'driver_id' }], [{ name: 'salary' }]]);
});
