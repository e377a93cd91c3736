import { withMessage, type Send } from '@tawseel/api-client';
import { useTranslation } from '@tawseel/i18n';

/**
 * A creation that resolves to the server's message; undefined without one to send.
 *
 * @param created Message after a success if the server sends none.
 */
export function useCreation<Values>(create: Send<Values> | undefined, created: string) {
  const { t } = useTranslation('fleet');
  if (!create) return undefined;
  return async (values: Values) => {
    // Without a response the error has no message of the server.
    const { message } = await withMessage(create(values), (error) =>
      error.status === undefined ? t('error', { message: error.message }) : error.message,
    );
    return typeof message === 'string' ? message : created;
  };
}
