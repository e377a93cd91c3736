import type { FieldValues } from 'react-hook-form';
import { styled } from 'styled-components';
import { LinkButton } from '../button/button.tsx';
import { Form, type FormProps } from '../form/form.tsx';
import { Card } from '../frame/card.tsx';
import { Page, PageHeader } from '../frame/page.tsx';

const Sheet = styled(Card)`
  max-inline-size: 760px;
`;

export interface CreationPageProps<Input extends FieldValues, Output> extends Pick<
  FormProps<Input, Output>,
  'schema' | 'fields' | 'defaults' | 'nextDefaults'
> {
  title: string;
  /** Creates the record; returns or throws like the `onSubmit` of a form. */
  create: (values: Output) => unknown;
  /** The list that will contain it. */
  list: { path: string; title: string };
}

/** A page with one form that creates a record and then resets for the next one. */
export function CreationPage<Input extends FieldValues, Output>(props: CreationPageProps<Input, Output>) {
  const { title, create, list, ...form } = props;
  return (
    <Page>
      <PageHeader title={title} actions={<LinkButton to={list.path}>{list.title}</LinkButton>} />
      <Sheet>
        <Form {...form} columns={2} submitLabel={title} onSubmit={create} resetOnSuccess />
      </Sheet>
    </Page>
  );
}
