export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  devtools: { enabled: false },
  app: { head: { htmlAttrs: { lang: 'ja' } } },
  routeRules: { '/kept': { swr: 3600 } },
});
