import { setupSteps, useSetupUpdate, type Setup, type SetupStep } from '@tawseel/api-client/dashboard';
import { useFormat, useTranslation } from '@tawseel/i18n';
import {
  Button,
  Card,
  focusHeading,
  Icon,
  icons,
  media,
  tokens,
  VisitButton,
  VisuallyHidden,
} from '@tawseel/ui';
import { useDoneToast } from '@tawseel/ui/dialogs';
import { styled } from 'styled-components';
import type { ShownStep } from './use-setup-steps.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;

  p {
    color: ${tokens.color.muted};
  }
`;

const Steps = styled.ol`
  display: grid;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px 14px;
    padding-block: 10px;
    border-block-start: 1px solid ${tokens.color.line};
  }

  > li[data-done] {
    padding-block: 6px;
  }

  h3 {
    font-size: 0.9375rem;
    font-weight: 600;
  }

  [data-done] h3,
  p {
    color: ${tokens.color.muted};
  }

  [data-done] h3 {
    font-weight: 500;
  }

  ${media.phone} {
    > li {
      grid-template-columns: auto minmax(0, 1fr);
    }
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 1px solid ${tokens.color.lineStrong};
  border-radius: 50%;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  [data-done] > & {
    border-color: transparent;
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentStrong};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  ${media.phone} {
    grid-column: 2;
  }
`;

interface SetupPathProps {
  steps: readonly ShownStep[];
  setup: Setup;
}

/** The first steps of a new company: each with its reason, its state and a link to its screen. */
export function SetupPath({ steps, setup }: SetupPathProps) {
  const { t } = useTranslation('shell');
  const { number } = useFormat();
  const tellDone = useDoneToast();
  const update = useSetupUpdate();
  const next = steps.find(({ isDone }) => !isDone);
  const skip = (skipped: readonly SetupStep[], message: string) =>
    update &&
    (async () => {
      await update({ skipped: [...skipped] });
      focusHeading();
      tellDone(message, setup.skipped, {
        run: (before) => update({ skipped: before }),
        done: t('dashboard:setup.shown'),
      });
    });
  const hide = skip(setupSteps, t('dashboard:setup.hidden'));
  const progress = t('dashboard:setup.progress', {
    done: number(steps.filter(({ isDone }) => isDone).length),
    total: number(steps.length),
  });
  return (
    <Card title={t('dashboard:setup.title')}>
      <Head>
        <p>{progress}</p>
        {hide && (
          <Button variant="ghost" size="small" onClick={() => void hide()}>
            {t('dashboard:setup.hide')}
          </Button>
        )}
      </Head>
      <Steps>
        {steps.map(({ step, isDone, isOptional, page, opens }, at) => {
          const name = t(`dashboard:setup.${step}.title`);
          const leaveOut =
            isOptional && skip([...setup.skipped, step], t('dashboard:setup.skipped', { step: name }));
          return (
            <li
              key={step}
              data-done={isDone || undefined}
              aria-current={step === next?.step ? 'step' : undefined}
            >
              <Mark aria-hidden="true">{isDone ? <Icon path={icons.tick} /> : number(at + 1)}</Mark>
              <div>
                <h3>
                  {name}
                  {isDone && <VisuallyHidden>: {t('dashboard:setup.done')}</VisuallyHidden>}
                </h3>
                {!isDone && <p>{t(`dashboard:setup.${step}.why`)}</p>}
              </div>
              {!isDone && (
                <Buttons>
                  <VisitButton to={page} opens={opens} variant={step === next?.step ? 'primary' : 'plain'}>
                    {t(`dashboard:setup.${step}.act`)}
                  </VisitButton>
                  {leaveOut && (
                    <Button
                      variant="ghost"
                      aria-label={t('dashboard:setup.skipOne', { step: name })}
                      onClick={() => void leaveOut()}
                    >
                      {t('dashboard:setup.skip')}
                    </Button>
                  )}
                </Buttons>
              )}
            </li>
          );
        })}
      </Steps>
    </Card>
  );
}
