export { columnsOf } from './columns/columns-of.ts';
export { filtersOf } from './columns/filters-of.ts';
export { useFormField } from './columns/use-form-field.ts';
export { labelKey, valueKeys } from './columns/label-key.ts';
export { createApiClient } from './client/api-client.ts';
export type { Capability } from './client/capabilities.ts';
export type { ApiClient, ApiClientOptions, ApiResponse, Call, CallOptions } from './client/call.ts';
export { ApiError, withMessage, type ApiErrorCode } from './client/api-error.ts';
export { ApiProvider, useApiClient, useCan } from './client/api-provider.tsx';
export { readRow } from './entity/row.ts';
export { listBody, listCall, readRows, type ListPage, type ListView } from './list/read-page.ts';
export { useList, type List } from './list/use-list.ts';
export { usePages } from './list/use-pages.ts';
export { useListLoader, useWholeList } from './list/use-whole-list.ts';
export { creationBody } from './mutation/creation-body.ts';
export {
  newKey,
  useApiMutation,
  type AddedMutation,
  type ApiMutation,
  type Send,
} from './mutation/use-api-mutation.ts';
export { useCacheChange } from './mutation/use-cache-change.ts';
export { useRowUpdate, type UpdateRow } from './mutation/use-row-update.ts';
export { useApiQuery, type ApiQuery, type QueryState } from './query/use-api-query.ts';
