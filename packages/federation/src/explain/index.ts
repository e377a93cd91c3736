export { explainStack } from './explain-stack.ts';
export { framesOfPlaces, readStack, type Frame } from './read-stack.ts';
