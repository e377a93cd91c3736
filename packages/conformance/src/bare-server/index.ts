export { deviationsOf } from '../contract/deviations.ts';
export { credentials, serveBare, type BareServer } from './serve-bare.ts';
