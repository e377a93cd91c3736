export { PrintedHead } from './printed-head.tsx';
export { PrintWhenLoaded } from './print-when-loaded.tsx';
