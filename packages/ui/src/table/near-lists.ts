// Both in one chunk, because every chunk adds its hash to the first file.
export { NearCards } from './near-cards.tsx';
export { NearRows } from './near-rows.tsx';
