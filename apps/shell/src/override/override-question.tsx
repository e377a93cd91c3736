import { overrideKey, writeOverride, type Override } from '@tawseel/federation';
import { useTranslation } from '@tawseel/i18n';
import { ConfirmDialog } from '@tawseel/ui/dialogs';
import { useState } from 'react';
import { leftToRight } from './left-to-right.ts';

interface OverrideQuestionProps {
  override: Override;
  /** Reloads the page. */
  reload?: () => void;
}

/** Asks once whether the tab may use a local build, and names its feature and address. */
export function OverrideQuestion(props: OverrideQuestionProps) {
  const { override, reload = () => window.location.reload() } = props;
  const { t } = useTranslation('override');
  const [isAnswered, setIsAnswered] = useState(false);
  if (isAnswered) return null;

  const feature = leftToRight(override.feature);
  const use = () => {
    sessionStorage.setItem(overrideKey, writeOverride(override));
    reload();
  };
  return (
    <ConfirmDialog
      title={t('override:ask.title', { feature })}
      question={t('override:ask.text', { feature, base: leftToRight(override.base) })}
      confirmLabel={t('override:ask.use')}
      onConfirm={use}
      onClose={() => setIsAnswered(true)}
    />
  );
}
