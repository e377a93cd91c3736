import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import './dom-gaps.ts';
import './console-guard.ts';

// A busy machine is slow, not wrong.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });
