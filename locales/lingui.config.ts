import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { AREAS } from './areas.ts'

const PSEUDO = 'en-XA'

/** A language is a folder with a catalogue for each area. */
const languages = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(join(import.meta.dirname, name, 'ui.po')),
)

export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: [...languages, PSEUDO],
  pseudoLocale: PSEUDO,
  fallbackLocales: { default: 'en' },
  catalogs: AREAS.map((area) => ({ path: `<rootDir>/{locale}/${area}`, include: [] })),
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
  compileNamespace: 'ts',
})
