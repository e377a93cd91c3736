import { createElement, type ComponentType, type ReactNode } from 'react';
import type { Feature } from '../feature.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;
type Loaders<Props> = Readonly<Record<string, Load<Props>>>;

/** `KitRoot` of `@tawseel/ui/kit-root`, in the version that the feature brings. */
export type KitRoot = ComponentType<{ children: ReactNode }>;

/** Loaders of the same components, each inside the root of the kit. */
function inKit<Props extends object>(loaders: Loaders<Props>, Root: KitRoot): Loaders<Props> {
  const wrapped = Object.entries(loaders).map(([name, load]): [string, Load<Props>] => [
    name,
    async () => {
      const View = await load();
      return function InKit(props: Props) {
        return <Root>{createElement(View, props)}</Root>;
      };
    },
  ]);
  return Object.fromEntries(wrapped);
}

/** A feature whose pages and extensions get the providers of the kit that it brings: those of the shell are of another copy. */
export function withOwnKit(feature: Feature, Root: KitRoot): Feature {
  const { pages, extensions } = feature;
  const slots = Object.entries(extensions ?? {}).map(([slot, loaders]): [string, Loaders<object>] => [
    slot,
    inKit<object>(Object.fromEntries(Object.entries(loaders)), Root),
  ]);
  return {
    ...feature,
    pages: inKit<object>(pages, Root),
    ...(extensions && { extensions: Object.fromEntries(slots) }),
  };
}
