export { boot } from './boot/boot.ts';
export { takeEarlyCall } from './boot/early-call.ts';
export { readPageData } from './boot/read-page-data.ts';
export { type Feature, type Words } from './feature.ts';
