const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': '<rootDir>/test/support/transform.mjs' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  setupFilesAfterEnv: ['<rootDir>/test/support/console-guard.ts'],
};

/** @type {import('jest').Config} */
export default {
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{server,shared,scripts}/**/*.test.ts',
        '<rootDir>/test/{server,render,contract}/**/*.test.ts',
      ],
    },
    {
      ...common,
      displayName: 'jsdom',
      testEnvironment: '<rootDir>/test/support/jsdom-environment.mjs',
      testMatch: ['<rootDir>/client/**/*.test.{ts,tsx}'],
    },
    {
      ...common,
      displayName: 'docker',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/docker/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/e2e/**/*.test.ts'],
    },
  ],
};
