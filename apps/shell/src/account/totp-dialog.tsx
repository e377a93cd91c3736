import { useTotpConfirmation } from '@tawseel/api-client/factors';
import { useTranslation } from '@tawseel/i18n';
import { Button, Dialog, Paper, tokens } from '@tawseel/ui';
import { Form } from '@tawseel/ui/forms';
import { QrCode } from '@tawseel/ui/qr-code';
import { styled } from 'styled-components';
import { useTotpCode } from '../factor/totp-code.ts';

/** A secret that an authenticator app takes over: as text, and as the address that a QR code holds. */
export interface Totp {
  secret: string;
  uri: string;
}

const Steps = styled.ol`
  display: grid;
  gap: 14px;
  padding-inline-start: 1.3em;
  list-style: decimal;
  margin-block-end: 14px;

  p {
    margin-block-start: 6px;
    color: ${tokens.color.muted};
    font-size: 0.8125rem;
  }

  code {
    font-family: ${tokens.font.mono};
    font-size: 0.875rem;
    color: ${tokens.color.text};
    overflow-wrap: anywhere;
    -webkit-user-select: all;
    user-select: all;
  }
`;

const Square = styled(Paper)`
  inline-size: 12.5rem;
  margin: 8px 0 0;
  padding: 14px;
  box-shadow: none;
`;

/** In groups of four, as people type it. */
const grouped = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

interface TotpDialogProps {
  totp: Totp;
  /** Called with the recovery codes, none if earlier ones stay valid. */
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Sets up an authenticator app: the secret as a QR code and as text, confirmed by a first code. */
export function TotpDialog({ totp, onConfirmed, onClose }: TotpDialogProps) {
  const { t } = useTranslation();
  const confirm = useTotpConfirmation();
  const { schema, field } = useTotpCode();
  return (
    <Dialog title={t('people:totp.setUp')} onClose={onClose}>
      <Steps>
        <li>
          {t('people:totp.scan')}
          <Square>
            <QrCode text={totp.uri} label={t('people:totp.qrCode')} />
          </Square>
          <p>
            {t('people:totp.orType')} <code dir="ltr">{grouped(totp.secret)}</code>
          </p>
        </li>
        <li>{t('people:totp.enter')}</li>
      </Steps>
      <Form
        schema={schema}
        fields={[field]}
        onSubmit={async (values) => onConfirmed((await confirm?.(values))?.data.recovery_codes ?? [])}
        submitLabel={t('people:totp.confirm')}
        savingLabel={t('factor:confirming')}
        isGuarded={false}
        align="end"
        actions={<Button onClick={onClose}>{t('base:cancel')}</Button>}
      />
    </Dialog>
  );
}
