export { linkTo, pageAddress, type LinkOptions } from '../links/page-address.ts';
export type { Days, FiltersOf, PageName } from '../links/page-filters.ts';
export { PageLink, type PageLinkProps } from './page-link.tsx';
export { ExtensionView, type ExtensionViewProps } from './extension-view.tsx';
export {
  ExtensionsProvider,
  useExtensions,
  type Extensions,
  type SlotExtension,
} from './extensions-context.ts';
export type { ComponentSlot, DetailsSlot, PaletteResult, SlotProps } from './slot-props.ts';
export { useDetails } from './use-details.tsx';
