import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { AREAS } from './areas.ts'

export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: ['en', 'en-XA'],
  pseudoLocale: 'en-XA',
  fallbackLocales: { default: 'en' },
  catalogs: AREAS.map((area) => ({ path: `<rootDir>/{locale}/${area}`, include: [] })),
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
  compileNamespace: 'ts',
})
