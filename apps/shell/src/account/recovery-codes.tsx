import { useTranslation } from '@tawseel/i18n';
import { Button, Card, Icon, icons, Notice, Page, PageHeader, tokens, useToast } from '@tawseel/ui';
import { PrintButton } from '@tawseel/ui/print';
import { styled } from 'styled-components';
import { useAccount } from '../session/session-provider.tsx';
import { Buttons, Parts } from './account.styles.ts';
import { useAttempt } from './use-attempt.ts';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14ch, 1fr));
  gap: 8px 16px;
  max-inline-size: 64ch;
  padding: 14px 16px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.sunken};
  font: 0.9375rem/1.4 ${tokens.font.mono};
  direction: ltr;
`;

/** Saves a text as a browser download. */
function download(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  // The browser has started to read the URL by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** New recovery codes, shown once: to copy, print or download. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { companyName } = useAccount();
  const [attempt] = useAttempt();
  const text = codes.join('\n');
  const title = t('people:recovery.title');
  async function copy() {
    await navigator.clipboard.writeText(text);
    toast.success(t('people:recovery.copied'));
  }
  return (
    <Page>
      <PageHeader title={title} subtitle={companyName} />
      <Card>
        <Parts>
          <p>{t('people:recovery.why')}</p>
          <Codes>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Codes>
          <Notice tone="attention">{t('people:recovery.once')}</Notice>
          <Buttons data-print="hide">
            {/* Browsers offer the clipboard only to pages over HTTPS or of this machine. */}
            {'clipboard' in navigator && (
              <Button onClick={() => void attempt(copy)}>{t('people:recovery.copy')}</Button>
            )}
            <Button
              onClick={() => download(`${title}\n${companyName}\n\n${text}\n`, 'tawseel-recovery-codes.txt')}
            >
              <Icon path={icons.download} />
              {t('people:recovery.download')}
            </Button>
            <PrintButton />
            <Button variant="primary" onClick={onDone}>
              {t('people:recovery.done')}
            </Button>
          </Buttons>
        </Parts>
      </Card>
    </Page>
  );
}
