import { useFailureReasons } from '@tawseel/api-client/dispatch';
import type { Language } from '@tawseel/i18n';

/** Returns a function that names the reason of a failed attempt in a language; one that is not known is named by its id. */
export function useReasonLabel(language: Language): (reasonId: string) => string {
  const { value: reasons = [] } = useFailureReasons();
  return (id) => {
    const reason = reasons.find(({ reason_id }) => reason_id === id);
    return reason ? reason[language === 'ar' ? 'label_ar' : 'label_en'] : id;
  };
}
