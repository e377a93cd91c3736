import { overrideKey, readOverride, writeOverride, type Override } from '@tawseel/federation';
import type { Registry } from '@tawseel/federation/registry';
import { addMessages, type createI18n } from '@tawseel/i18n';
import type { ReactNode } from 'react';
import { LocalBuildError, readLocalBuild } from './local-build.ts';
import { OverrideBar } from './override-bar.tsx';
import { OverrideQuestion } from './override-question.tsx';
import { OverrideRefusal } from './override-refusal.tsx';
import type { Overridden } from './with-override.ts';
import ar from './words/ar.json';
import en from './words/en.json';

/** The override in the address, if any; removed from the address, so that it is requested once. */
function takeAsked(): string | null {
  const address = new URL(window.location.href);
  const asked = address.searchParams.get('override');
  address.searchParams.delete('override');
  if (asked !== null) window.history.replaceState(window.history.state, '', address);
  return asked;
}

/** Notice for an address that requests another build than the one in use. */
function answerTo(asked: string | null, inUse: Override | undefined): ReactNode {
  if (asked === null) return null;
  const wanted = readOverride(asked);
  if (!wanted) return <OverrideRefusal asked={asked} />;
  return inUse && writeOverride(inUse) === writeOverride(wanted) ? null : (
    <OverrideQuestion override={wanted} />
  );
}

async function replaceBy(registry: Registry, inUse: Override): Promise<Overridden> {
  try {
    const local = await readLocalBuild(registry, inUse);
    const features = { ...registry.features, [inUse.feature]: local };
    return { registry: { ...registry, features }, notice: <OverrideBar override={inUse} /> };
  } catch (error) {
    if (!(error instanceof LocalBuildError)) throw error;
    return { registry, notice: <OverrideBar override={inUse} fault={error} /> };
  }
}

/** Replaces a feature by the tab's local build, and asks for confirmation of one that the address names. */
export async function override(registry: Registry, i18n: ReturnType<typeof createI18n>): Promise<Overridden> {
  addMessages(i18n, 'override', i18n.language === 'ar' ? ar : en);
  const inUse = readOverride(sessionStorage.getItem(overrideKey));
  const answer = answerTo(takeAsked(), inUse);
  const used = inUse ? await replaceBy(registry, inUse) : { registry, notice: null };
  return {
    registry: used.registry,
    notice: (
      <>
        {used.notice}
        {answer}
      </>
    ),
  };
}
