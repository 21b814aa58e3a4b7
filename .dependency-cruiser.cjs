// Imports point one way: shared → nothing; client → shared; server → shared (and the client only
// through its build); nobody → test, bench or scripts.
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }, 'A cycle hides the direction of a dependency.'),
    forbid('shared-stands-alone', { path: '^shared' }, { path: '^(client|server|test|bench|scripts|content)' }, 'shared/ knows nobody.'),
    forbid(
      'shared-is-pure',
      { path: '^shared', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
      'shared/ runs in browsers too.',
    ),
    forbid('shared-without-react', { path: '^shared' }, { path: 'node_modules/(react|react-dom|react-router)/' }, 'shared/ is not UI.'),
    forbid('client-knows-shared-only', { path: '^client' }, { path: '^(server|test|bench|scripts|content)', pathNot: '^test/support' }, 'client/ must not reach the server.'),
    forbid('client-without-node', { path: '^client', pathNot: '(\\.test\\.tsx?$|entry\\.server\\.tsx$)' }, { dependencyTypes: ['core'] }, 'client/ runs in browsers.'),
    forbid('server-through-the-build', { path: '^server' }, { path: '^(client|bench)' }, 'server/ reaches client/ only through its build.'),
    forbid('server-without-react', { path: '^server' }, { path: 'node_modules/(react|react-dom|react-router|react-redux)/' }, 'No React in server/.'),
    forbid('production-code-without-tests', { path: '^(server|client|shared)', pathNot: '\\.test\\.tsx?$' }, { path: '^(test|bench|scripts)' }, 'Nobody imports tests.'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
