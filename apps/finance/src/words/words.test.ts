import { auditLabels as auditAr } from '@tawseel/api-client/labels/ar';
import { auditLabels as auditEn } from '@tawseel/api-client/labels/en';
import { checkTranslations } from '@tawseel/i18n/testing';
import { words as ar } from './ar.ts';
import { words as en } from './en.ts';

const folder = 'apps/finance/src';

test.each([
  { namespace: 'finance', sources: [folder], en, ar },
  { namespace: 'activity', sources: [`${folder}/activity`], en: auditEn, ar: auditAr },
])('both languages have exactly the translations of $namespace that the screens use', (words) => {
  expect(() => checkTranslations(words)).not.toThrow();
});
