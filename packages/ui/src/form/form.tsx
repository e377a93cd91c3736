import { useTranslation } from '@tawseel/i18n';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { asText } from '@tawseel/i18n/text';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { useForm, type FieldErrors, type FieldValues } from 'react-hook-form';
import { useToast } from '../toast/toast.ts';
import { FormFieldControl } from './form-field-control.tsx';
import { FormFoot, isForNext } from './form-foot.tsx';
import { FormSections } from './form-sections.tsx';
import { Beside, FormSummary } from './form-summary.tsx';
import { isEditable, isRare, namesOf, sentValues, startingValues, typedValues } from './form-values.ts';
import type { FormFields, FormSchema, NextRecord } from './form.types.ts';
import { hiddenFault } from './hidden-fault.ts';
import { useFormDraft } from './use-form-draft.ts';
import { replacedValues, withPresent, type Replaced } from './present-value.tsx';
import { useProposals } from './use-proposals.ts';
import { settle, type Failure } from '../outcome/outcome.ts';
import { RestoredNotice } from '../unsaved/restored-notice.tsx';
import { announceSaved } from '../unsaved/unsaved-forms.ts';
import { UnsavedGuard } from '../unsaved/unsaved-guard.tsx';

interface ShownOutcome extends Pick<Failure, 'action'> {
  ok: boolean;
  /** Without one, a failure has the message about the faults that are left. */
  message?: string | undefined;
  /** Whether the message goes with the last fault. */
  isOfFields?: boolean;
}

export interface FormProps<Input extends FieldValues, Output> {
  /** Schema of the submitted values: validates them and defines their type. */
  schema: FormSchema<Input, Output>;
  fields: FormFields<Input>;
  /** Initial values; other fields start empty. Change `key` to apply new ones. */
  defaults?: Partial<NoInfer<Input>>;
  /** Texts that arrive later, for fields that are still empty. A newer text replaces one that was not edited. */
  proposals?: Readonly<Record<string, string>> | undefined;
  /**
   * Submits the values. It resolves to the message of the success or to anything else (no message), or throws an error with a
   * `message` and optional `fields`, the server's field errors.
   */
  onSubmit: (values: Output) => unknown;
  /** Completes a failure before the form shows it. */
  onFailure?: (failure: Failure, values: Output) => Failure;
  /** Label of the submit button. Default: `Save`. */
  submitLabel?: string;
  /** Its label while saving. Default: `Saving...`. */
  savingLabel?: string | undefined;
  columns?: 1 | 2 | 3;
  /** Shown beside the fields, by the present values. */
  renderSummary?: (values: Readonly<Record<string, unknown>>) => ReactNode;
  /** Message below the form when validation fails, in addition to the field errors. */
  refusal?: (fieldErrors: readonly unknown[]) => string | undefined;
  /** Whether the form resets after a success; otherwise it keeps the saved values. */
  resetOnSuccess?: boolean;
  /** A second submit button, which saves and begins the next record. */
  next?: NextRecord<NoInfer<Input>, Output> | undefined;
  /** Receives the values when one changes. */
  onValues?: (values: Readonly<Record<string, unknown>>) => void;
  /** Values to reset to, if they differ from `defaults`. */
  nextDefaults?: Partial<NoInfer<Input>>;
  /** The record that it edits, or another name among the forms of its page: typed values return to the same one. */
  subject?: string;
  /** Whether navigation with unsaved input asks first. Default: true. */
  isGuarded?: boolean;
  /** Additional buttons: before the submit button in a dialog, after it on a page. */
  actions?: ReactNode;
  /** Alignment of the buttons: `start` on a page, `end` in a dialog. */
  align?: 'start' | 'end';
  /** Called when the form becomes or stops being dirty or saving. */
  onStateChange?: (state: { isDirty: boolean; isSaving: boolean }) => void;
  /** Called after a success, even if the form has unmounted; for example to close a dialog. */
  onSuccess?: () => void;
}

/**
 * A form built from a schema and a list of fields. It shows validation and server errors beside their fields and focuses
 * the first one. While it saves, the button says Saving... and the fields are locked. It shows the result with a tick or a
 * cross, keeps the typed values after a failure, shows values that changed since it was opened beside their fields, and
 * asks before unsaved input is lost. If the form unmounts while it saves, a toast shows the result.
 */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { schema, fields, defaults, nextDefaults, onSubmit, onFailure, onSuccess } = props;
  const {
    onStateChange,
    refusal,
    actions,
    columns = 1,
    renderSummary,
    resetOnSuccess = false,
    next,
    onValues,
    isGuarded = true,
    subject = 'form',
    align = 'start',
    submitLabel,
    savingLabel,
  } = props;
  const { t } = useTranslation('base');
  const toast = useToast();
  const [outcome, setOutcome] = useState<ShownOutcome>();
  const [initial] = useState(() => startingValues(fields, { ...defaults }));
  const [replaced, setReplaced] = useState<Replaced>({});
  const rare = namesOf(fields, isRare);
  const [isMoreOpen, setIsMoreOpen] = useState(() => rare.some((name) => asText(initial[name]) !== ''));
  const check = standardSchemaResolver<FieldValues, unknown, Output>(schema);
  const form = useForm<FieldValues, unknown, Output>({
    resolver: (values, context, options) => check(sentValues(values, initial), context, options),
    defaultValues: initial,
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useProposals(form, props.proposals);
  useEffect(
    () =>
      onValues && form.subscribe({ formState: { values: true }, callback: ({ values }) => onValues(values) }),
    [form, onValues],
  );

  const unsaved = useRef(false);
  // A layout effect, so that an Escape right after a key press already sees the unsaved input.
  useLayoutEffect(() => {
    unsaved.current = isDirty;
    onStateChange?.({ isDirty, isSaving: isSubmitting });
  }, [isDirty, isSubmitting, onStateChange]);
  const isUnsaved = useCallback(() => unsaved.current, []);
  const { readDraft, isRestored } = useFormDraft(form, fields, subject);

  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  /** Starts from the present values; fields that hold something typed keep it. Returns what was replaced. */
  const takeOver = (current: Failure['current']): Replaced => {
    if (Object.keys(current).length === 0) return {};
    const before: Record<string, unknown> = { ...form.formState.defaultValues };
    const typed = typedValues(form.getValues(), before);
    form.reset(startingValues(fields, { ...before, ...current }));
    for (const [name, value] of typed) form.setValue(name, value, { shouldDirty: true });
    const changed = replacedValues(before, current);
    setReplaced(changed);
    return changed;
  };
  /** Shows the rare fields if one of the names is theirs; a hidden field takes no focus. */
  const reveal = (names: readonly string[]) => {
    if (names.some((name) => rare.includes(name))) flushSync(() => setIsMoreOpen(true));
  };
  const showFailure = (failure: Failure) => {
    const names = namesOf(fields, () => true);
    const faulty = names.filter((name) => name in failure.fields);
    // The message makes the foot of a dialog taller, so it is rendered before a field scrolls into view.
    const changed = flushSync(() => {
      setOutcome({ ...failure, isOfFields: faulty.length > 0 });
      const replaced = takeOver(failure.current);
      for (const name of faulty)
        form.setError(name, { type: 'server', message: String(failure.fields[name]) });
      return replaced;
    });
    const first = faulty[0] ?? names.find((name) => name in changed);
    if (first === undefined) return;
    reveal([first]);
    form.setFocus(first);
  };
  const tell = (result: ShownOutcome | undefined) => {
    if (result?.message) toast[result.ok ? 'success' : 'failure'](result.message);
  };
  const save = async (values: Output, following?: typeof next) => {
    setOutcome(undefined);
    const settled = await settle(() => onSubmit(values), t('failed'));
    const result = !settled.ok && onFailure ? onFailure(settled, values) : settled;
    if (isLeft.current) tell(result);
    if (!result.ok) return showFailure(result);
    setOutcome(following ? { ok: true, message: following.onSaved(values) } : result);
    setReplaced({});
    // Before the next render: a screen that navigates away from its own submit handler must not be asked.
    unsaved.current = false;
    const kept = following?.keeps.map((name): [string, unknown] => [name, form.getValues(name)]);
    const start = kept ? Object.fromEntries(kept) : resetOnSuccess && { ...initial, ...nextDefaults };
    // The next record is typed from the first field on. A reset forgets the elements of the fields until the next render.
    const first = following?.first ?? namesOf(fields, isEditable)[0];
    if (start && first !== undefined) form.setFocus(first);
    form.reset(start ? startingValues(fields, start) : form.getValues());
    if (!following) onSuccess?.();
    if (announceSaved()) tell(result);
  };
  const forgetSuccess = () => {
    // The message about a saved record stays while the next one is typed.
    if (outcome?.ok && !next) setOutcome(undefined);
  };
  const refusalOf = (faults: FieldErrors) => {
    const hidden = hiddenFault(
      faults,
      namesOf(fields, () => true),
      t,
    );
    return refusal?.(Object.values(faults).map((fault) => fault?.message)) ?? hidden;
  };
  const isMended = outcome?.isOfFields && Object.keys(errors).length === 0;
  const message = isMended ? undefined : (outcome?.message ?? (outcome?.isOfFields && refusalOf(errors)));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const following = isForNext(event.nativeEvent) ? next : undefined;
    const showFaults = (faults: FieldErrors) => {
      reveal(Object.keys(faults));
      setOutcome({ ok: false, isOfFields: true });
    };
    void form.handleSubmit((values) => save(values, following), showFaults)(event);
  };
  const submitByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!next || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isSubmitting) event.currentTarget.closest('form')?.requestSubmit();
  };
  return (
    <form noValidate onSubmit={submit} onInput={forgetSuccess}>
      {isRestored && isDirty && <RestoredNotice />}
      <Beside onKeyDown={submitByKey}>
        <FormSections fields={fields} columns={columns} isMoreOpen={isMoreOpen} onMoreToggle={setIsMoreOpen}>
          {(field) => (
            <FormFieldControl
              field={withPresent(field, replaced)}
              control={form.control}
              isLocked={isSubmitting}
            />
          )}
        </FormSections>
        {renderSummary && <FormSummary control={form.control}>{renderSummary}</FormSummary>}
      </Beside>
      <FormFoot
        {...{ outcome, message, submitLabel, savingLabel, next, actions, align }}
        isSaving={isSubmitting}
      />
      {isGuarded && <UnsavedGuard isUnsaved={isUnsaved} readDraft={readDraft} />}
    </form>
  );
}
