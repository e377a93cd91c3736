import type { DriverProfile, DriverStop } from '@tawseel/api-client/driver-app-schemas';
import { formatsOf, useTranslation } from '@tawseel/i18n';
import { Icon, internationalDigits, Ltr } from '@tawseel/ui';
import { Contact, Contacts } from './stop.styles.ts';

const phoneIcon =
  'M6.5 3.5l3 .5 1.2 4-2 1.6a12 12 0 0 0 5.7 5.7l1.6-2 4 1.2.5 3a2 2 0 0 1-2 2.3A16 16 0 0 1 4.2 5.5a2 2 0 0 1 2.3-2z';
const messageIcon = 'M4 20l1.2-4A8 8 0 1 1 8 18.8zM9 11h.01M12 11h.01M15 11h.01';
const mapIcon = 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z';

export interface ContactLinksProps {
  stop: DriverStop;
  profile: DriverProfile;
}

/** Calls the customer, opens a prepared message to the customer, and opens the address on a map. */
export function ContactLinks({ stop, profile }: ContactLinksProps) {
  const { t } = useTranslation('driver');
  const digits = internationalDigits(stop.phone_customer);
  const message = t(stop.to_collect > 0 ? 'stop.message' : 'stop.messagePaid', {
    name: stop.name_customer,
    driver: profile.name_driver,
    company: profile.name_company,
    shop: stop.name_shop,
    // Customers are written to in Arabic in either language of the app.
    amount: formatsOf('ar').money(stop.to_collect),
  });
  const place = [stop.address_order, stop.city_order].filter(Boolean).join(', ');
  return (
    <>
      <p>
        <Ltr>{stop.phone_customer}</Ltr>
      </p>
      <Contacts>
        <Contact href={`tel:+${digits}`}>
          <Icon path={phoneIcon} />
          {t('stop.call')}
        </Contact>
        <Contact
          href={`https://wa.me/${digits}?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon path={messageIcon} />
          {t('base:whatsApp')}
        </Contact>
        <Contact
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon path={mapIcon} />
          {t('stop.map')}
        </Contact>
      </Contacts>
    </>
  );
}
