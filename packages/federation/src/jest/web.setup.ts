import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import './dom-gaps.ts';
import './console-guard.ts';

// A busy machine is slow, not wrong.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });
