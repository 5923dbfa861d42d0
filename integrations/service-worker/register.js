// Well after everything else, so that it takes nothing from the page, and not where the visitor asks to save data: the
// worker keeps 100 KB. Trusted Types allow this policy and no other. Private windows and old browsers have none: the site
// works without.
addEventListener('load', () =>
  setTimeout(() => {
    const script = '/sw.js';
    const trusted = self.trustedTypes?.createPolicy('sw', { createScriptURL: () => script });
    if (!navigator.connection?.saveData)
      navigator.serviceWorker?.register(trusted?.createScriptURL(script) ?? script).catch(() => {});
  }, 1000),
);
