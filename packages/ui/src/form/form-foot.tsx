import { useTranslation } from '@tawseel/i18n';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { dialogFoot } from '../dialog/foot.styles.ts';
import { Notice } from '../frame/notice.tsx';
import { media, tokens } from '../theme/tokens.ts';

const Root = styled.div`
  display: grid;
  gap: 16px;
  margin-block-start: 20px;

  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }

  > div:last-child > [data-tone] {
    flex: 1;
  }

  ${media.phone} {
    > div:last-child > [data-tone] {
      flex-basis: 100%;
    }
  }

  &[data-align='end'] {
    ${dialogFoot}

    > div:last-child {
      justify-content: end;
    }
  }
`;

const Hint = styled.p`
  flex: 1;
  font-size: 0.8125rem;
  color: ${tokens.color.muted};

  ${media.phone} {
    display: none;
  }
`;

/** Name of the button that saves and begins the next record. */
const nextName = 'next';

/** Whether a submission was begun by the button of the next record. */
export function isForNext({ submitter }: { submitter: HTMLElement | null }): boolean {
  return submitter?.getAttribute('name') === nextName;
}

interface FormFootProps {
  outcome: { ok: boolean; action?: ReactNode } | undefined;
  message: string | false | undefined;
  submitLabel: string | undefined;
  savingLabel: string | undefined;
  /** The button of the next record, and by which keys the form is submitted. */
  next: { label: string; hint: string } | undefined;
  isSaving: boolean;
  actions: ReactNode;
  align: 'start' | 'end';
}

/** Message and buttons of a form. Enter in a field presses the first submit button, which is that of the next record. */
export function FormFoot(props: FormFootProps) {
  const { outcome, message, submitLabel, savingLabel, next, isSaving, actions, align } = props;
  const { t } = useTranslation('base');
  const id = useId();
  const notice = outcome && message && (
    <Notice tone={outcome.ok ? 'success' : 'failure'}>
      {message} {outcome.action}
    </Notice>
  );
  // A saved record is told beside the buttons, since a line of its own would cover fields of the next one.
  const isBeside = next !== undefined && outcome?.ok === true;
  return (
    <Root data-align={align}>
      {!isBeside && notice}
      <div>
        {isBeside && notice}
        {next && (
          <Hint id={id} hidden={isBeside}>
            {next.hint}
          </Hint>
        )}
        {align === 'end' && actions}
        {next && (
          <Button
            type="submit"
            name={nextName}
            aria-describedby={id}
            isBusy={isSaving}
            busyLabel={next.label}
          >
            {next.label}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          isBusy={isSaving}
          {...(savingLabel !== undefined && { busyLabel: savingLabel })}
        >
          {submitLabel ?? t('save')}
        </Button>
        {align === 'start' && actions}
      </div>
    </Root>
  );
}
