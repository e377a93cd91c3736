import { useTranslation } from '@tawseel/i18n';
import type { ComponentType } from 'react';
import { payouts } from '../words/payouts.ts';

/** A component that brings the translations of payouts, in both languages. */
export function withPayoutsWords<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  return function PayoutsView(props: Props) {
    const { i18n } = useTranslation();
    for (const language of ['en', 'ar'] as const)
      if (!i18n.hasResourceBundle(language, 'payouts'))
        i18n.addResourceBundle(language, 'payouts', payouts[language]);
    return <View {...props} />;
  };
}
