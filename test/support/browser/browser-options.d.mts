import type { LaunchOptions } from 'playwright-core';

export function launchOptions(): LaunchOptions;
