import { ApiError, type ApiResponse } from '@tawseel/api-client';
import { useTranslation } from '@tawseel/i18n';

/**
 * A creation and what is said of it: the server's message, or that it could not be asked.
 *
 * @param created What is said where the server says nothing.
 */
export function useCreation<Values>(create: (values: Values) => Promise<ApiResponse>, created: string) {
  const { t } = useTranslation('fleet');
  return async (values: Values) => {
    try {
      const { message } = await create(values);
      return { ok: true, message: typeof message === 'string' ? message : created };
    } catch (error) {
      // No answer came, so what is said is not the server's.
      if (error instanceof ApiError && error.status === undefined) {
        return { ok: false, message: t('error', { message: error.message }) };
      }
      throw error;
    }
  };
}
