const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': '<rootDir>/test/support/jest/transform.mjs' },
  // Styles of parts that are fetched late: without a layout they have no effect.
  moduleNameMapper: { '\\.css$': '<rootDir>/test/support/jest/no-style.mjs' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/bench/(peers|http|lighthouse)/'],
  setupFilesAfterEnv: ['<rootDir>/test/support/jest/console-guard.ts'],
};

/** Settings of tests that read the fixture with its drawings. */
const drawn = { ...common, globalSetup: '<rootDir>/test/support/jest/make-ready.mjs' };

/** @type {import('jest').Config} */
export default {
  // Ends a test that hangs, however slow the machine is. Longer than a single wait may be (test/support/patience.ts).
  testTimeout: 600_000,
  // A worker with a heap of some 700 MB takes up to a second to end; an open handle would keep it for ever.
  workerGracefulExitTimeout: 10_000,
  testSequencer: '<rootDir>/test/support/jest/longest-first.mjs',
  projects: [
    {
      ...drawn,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{server,corpus,records,shared,media,scripts,bench,desk/{editing,guide,server,shared}}/**/*.test.ts',
      ],
    },
    {
      ...common,
      displayName: 'site',
      globalSetup: '<rootDir>/test/support/jest/shared-content.mjs',
      globalTeardown: '<rootDir>/test/support/jest/stop-shared-content.mjs',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/{server,render,contract,golden}/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'jsdom',
      testEnvironment: '<rootDir>/test/support/jest/jsdom-environment.mjs',
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/test/support/jest/patient-queries.ts'],
      testMatch: ['<rootDir>/{client,desk/client}/**/*.test.{ts,tsx}'],
    },
    {
      ...drawn,
      displayName: 'docker',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/docker/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'claims',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/claims/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'browser',
      globalSetup: '<rootDir>/test/support/jest/shared-site.mjs',
      globalTeardown: '<rootDir>/test/support/jest/stop-shared-site.mjs',
      testEnvironment: '<rootDir>/test/support/jest/browser-environment.mjs',
      testMatch: ['<rootDir>/test/e2e/**/*.test.ts'],
    },
  ],
};
