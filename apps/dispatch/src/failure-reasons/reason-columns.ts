import { failureReason } from '@tawseel/api-client/dispatch';
import type { Language } from '@tawseel/i18n';
import { columnsOf } from '@tawseel/ui';

const decisions = ['next_step', 'counts', 'needs_photo', 'state'] as const;

const looks = {
  next_step: { kind: 'text', isBrief: true },
  counts: { kind: 'text' },
  needs_photo: { kind: 'text' },
  state: { tones: { Active: 'good', InActive: 'neutral ring' }, isBrief: true },
} as const;

/** Columns of the reasons, the label in the reader's language first. */
export const reasonColumns: Readonly<Record<Language, ReturnType<typeof columnsIn>>> = {
  en: columnsIn('label_en', 'label_ar'),
  ar: columnsIn('label_ar', 'label_en'),
};

function columnsIn(first: 'label_en' | 'label_ar', last: 'label_en' | 'label_ar') {
  return columnsOf('dispatch', failureReason, [first, ...decisions, last, 'reason_id'], {
    ...looks,
    [first]: { isPrimary: true },
  });
}
