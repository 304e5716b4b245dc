import { readFile } from 'node:fs/promises'

const PSEUDO = '"en-XA"'
/** Where a generated file names the pseudo-locale, and what a release has there. */
const PLACES = {
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
    const [, places] = Object.entries(PLACES).find(([path]) => id.endsWith(`/${path}`)) ?? []
    if (!places) return null
    let code = await readFile(id, 'utf8')
    for (const [place, text] of places) {
      if (code.search(place) < 0) this.error(`${id} does not have ${place}`)
      code = code.replace(place, text)
    }
    return code
  },
})
