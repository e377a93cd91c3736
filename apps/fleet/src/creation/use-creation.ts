import { ApiError, type ApiResponse } from '@tawseel/api-client';
import { useTranslation } from '@tawseel/i18n';

/**
 * A creation and its outcome: the server's message, or the error of a failed request.
 *
 * @param created Message after a success if the server sends none.
 */
export function useCreation<Values>(create: (values: Values) => Promise<ApiResponse>, created: string) {
  const { t } = useTranslation('fleet');
  return async (values: Values) => {
    try {
      const { message } = await create(values);
      return { ok: true, message: typeof message === 'string' ? message : created };
    } catch (error) {
      // Without a response the error has no message of the server.
      if (error instanceof ApiError && error.status === undefined) {
        return { ok: false, message: t('error', { message: error.message }) };
      }
      throw error;
    }
  };
}
