// For `lingui extract`: which messages the code names, and where. The catalogues are of areas, not of files, so all go into one file.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { namesIn } from './names-in.ts'

const folder = join(import.meta.dirname, 'en')
const catalogues = readdirSync(folder).filter((name) => name.endsWith('.po'))
const ids = catalogues.flatMap((name) =>
  [...readFileSync(join(folder, name), 'utf8').matchAll(/^msgid "(.+)"$/gm)].map(([, id]) => JSON.parse(`"${id}"`)),
) as string[]

export default defineConfig({
  rootDir: join(import.meta.dirname, '..'),
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: '<rootDir>/.cache/messages/{locale}',
      include: ['src', 'element'],
      exclude: ['**/*.test.*', '**/*.fixture.*', '**/*.generated.ts'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  extractors: [
    {
      match: (file) => /\.tsx?$/.test(file),
      async extract(file, code, found) {
        const isNamed = await namesIn(file, code)
        for (const id of ids.filter(isNamed)) found({ id, origin: [file, 1] })
      },
    },
  ],
})
