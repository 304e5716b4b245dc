import { readFile } from 'node:fs/promises'

const PSEUDO = '"en-XA"'
/** Where a generated file names the pseudo-locale, and what a release has there. */
const REPLACEMENTS = {
  'locales/locales.generated.ts': [
    [`, ${PSEUDO}`, ''],
    [/new Map<.*/, 'new Map()'],
  ],
  'locales/catalogues.generated.ts': [[new RegExp(`^ *${PSEUDO}: .*\\n`, 'm'), '']],
}

/** The pseudo-locale shows us text that is cut or not translated. No merchant can choose it in what is published. */
export const withoutPseudoLocale = () => ({
  name: 'without-pseudo-locale',
  async load(id) {
    const [, replacements] = Object.entries(REPLACEMENTS).find(([path]) => id.endsWith(`/${path}`)) ?? []
    if (!replacements) return null
    let code = await readFile(id, 'utf8')
    for (const [pattern, text] of replacements) {
      if (code.search(pattern) < 0) this.error(`${id} does not have ${pattern}`)
      code = code.replace(pattern, text)
    }
    return code
  },
})
