export { address, broken, fakeApi, json, type Received } from './fake-api.ts';
export { testClient } from './render-with-api.tsx';
export { done, listAnswer, refusal } from './responses.ts';
export { tokenWith } from './token-with.ts';
