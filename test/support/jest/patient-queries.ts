import { configure } from '@testing-library/react';
import { HANG_MS } from '../patience.ts';

// The library's default time-out is one second, with which tests would depend on the machine's speed.
configure({ asyncUtilTimeout: HANG_MS });
