import { configure } from '@testing-library/react';
import { HANG_MS } from './patience.ts';

// The library gives up after a second of its own accord: how quick the machine is would decide tests.
configure({ asyncUtilTimeout: HANG_MS });
