import { useTranslation } from '@tawseel/i18n';
import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { LinkButton } from '../button/button.tsx';
import { Form, type FormProps } from '../form/form.tsx';
import { Card } from '../frame/card.tsx';
import { Page, PageHeader } from '../frame/page.tsx';
import type { Failure } from '../outcome/outcome.ts';
import { useToast } from '../toast/toast.ts';
import { useReturn, useVisit } from '../visit/visit.ts';
import { RestoreButton } from './restore-button.tsx';

const Sheet = styled(Card)`
  max-inline-size: 70rem;
`;

export interface CreationPageProps<Input extends FieldValues, Output> extends Pick<
  FormProps<Input, Output>,
  'schema' | 'fields' | 'defaults' | 'nextDefaults'
> {
  title: string;
  /** Creates the record, like the `onSubmit` of a form. Undefined: there is no form. */
  onSubmit: FormProps<Input, Output>['onSubmit'] | undefined;
  /** The list that will contain it. */
  list: { path: string; title: string };
  /** Restores the deleted record that has the key of the new one; offered if the server refuses the key. */
  restoration: {
    /** Undefined: not offered. */
    run: ((values: Output) => unknown) | undefined;
    /** Message after a success. */
    done: string;
    /** Search of the list that finds the record. */
    search: (values: Output) => string;
  };
}

/** A page with one form that creates a record, and then resets for the next one, or returns to the page that it was visited from. */
export function CreationPage<Input extends FieldValues, Output>(props: CreationPageProps<Input, Output>) {
  const { title, list, restoration, onSubmit, ...form } = props;
  const { t } = useTranslation('base');
  const navigate = useNavigate();
  const toast = useToast();
  const visit = useVisit();
  const goBack = useReturn();
  const [restoredPath, setRestoredPath] = useState<string>();
  // The form is unmounted by then, so its unsaved input does not block the navigation.
  useEffect(() => {
    if (restoredPath) void navigate(restoredPath);
  }, [restoredPath, navigate]);
  const offerRestoration = (failure: Failure, values: Output): Failure => {
    const { run, done, search } = restoration;
    if (!failure.restorable || !run) return failure;
    const path = `${list.path}?search=${encodeURIComponent(search(values))}`;
    const action = <RestoreButton run={() => run(values)} done={done} onDone={() => setRestoredPath(path)} />;
    return { ...failure, action };
  };
  const createAndReturn = async (values: Output) => {
    const message = await onSubmit?.(values);
    if (typeof message === 'string') toast.success(message);
  };
  return (
    <Page>
      <PageHeader
        title={title}
        actions={
          <>
            {visit && (
              <LinkButton to={visit.from} state={visit.before}>
                {t('back')}
              </LinkButton>
            )}
            <LinkButton to={list.path}>{list.title}</LinkButton>
          </>
        }
      />
      <Sheet>
        {onSubmit && !restoredPath && (
          <Form
            {...form}
            onSubmit={goBack ? createAndReturn : onSubmit}
            {...(goBack && { onSuccess: goBack })}
            columns={2}
            submitLabel={title}
            onFailure={offerRestoration}
            resetOnSuccess
          />
        )}
      </Sheet>
    </Page>
  );
}
