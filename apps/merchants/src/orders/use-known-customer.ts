import { useCustomerHistory } from '@tawseel/api-client/orders';
import { asText } from '@tawseel/i18n/text';
import { useCallback, useMemo, useState } from 'react';
import { useSettled } from '../quotes/use-settled.ts';

/**
 * The customer whose phone number is in a form, and what a form proposes for it. The city of the previous order is proposed for a
 * customer whom the company does not know.
 */
export function useKnownCustomer(startPhone: string) {
  const [phone, setPhone] = useState(startPhone);
  const [formerCity, setFormerCity] = useState('');
  const settled = useSettled(phone);
  const history = useCustomerHistory(settled === phone ? phone : '');
  const proposals = useMemo(
    () => ({
      name_customer: history?.name_customer ?? '',
      address_order: history?.address_order ?? '',
      city_order: history?.city_order ?? formerCity,
    }),
    [history, formerCity],
  );
  const watchPhone = useCallback(
    (values: Readonly<Record<string, unknown>>) => setPhone(asText(values['phone_customer'])),
    [],
  );
  return { history, proposals, watchPhone, setFormerCity };
}
