import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { AREAS } from '../locales/areas.ts'
import { languagesIn } from '../locales/languages.ts'
import { root } from '../.build/run.mjs'

const folder = join(root, 'locales')
const PSEUDO = 'en-XA'
export const languages = languagesIn(folder).filter((language) => language !== PSEUDO)

const messagesOf = async (language, area) => (await import(join(folder, language, `${area}.ts`))).messages

/** The gzipped words of a language, without the ids. */
async function sizeOf(language) {
  const areas = await Promise.all(AREAS.map((area) => messagesOf(language, area)))
  return gzipSync(JSON.stringify(areas.flatMap(Object.values)), { level: 9 }).length
}

/** How long each language is, as a share of English. */
export async function languageShares() {
  const english = await sizeOf('en')
  const others = languages.filter((language) => language !== 'en')
  return Promise.all(others.map(async (language) => [language, (await sizeOf(language)) / english]))
}
