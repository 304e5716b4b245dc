import { createHash } from 'node:crypto'
import { basename } from 'node:path/posix'
import { AREAS } from '../locales/areas.ts'
import { withImports } from './routes/one-round-trip.mjs'

/** The modules of a language: the table of its areas, and one of messages for each area. English ones are cut as the screens need them. */
const OF_LANGUAGE = /\/locales\/(?!en\/)([\w-]+)\/([\w-]+?)(\.generated)?\.ts$/

/**
 * Areas that come together in the other languages. Nineteen small files for each of twelve languages would make the list of hashes that a
 * merchant's page may carry ten times as long, and what is small costs a request more than it saves.
 */
const CHUNKS = {
  first: ['areas', 'ui', 'app', 'sign-in'],
  begun: ['ui-lazy', 'sign-in-steps', 'sign-up', 'access', 'next-step', 'api-errors', 'configuration'],
  onboarding: ['onboarding', 'business-category'],
  account: ['bank-accounts', 'wallets', 'wallet-connection', 'settings'],
  transfers: ['payouts', 'payout-history', 'sending'],
}
const chunkOf = new Map(Object.entries(CHUNKS).flatMap(([chunk, areas]) => areas.map((area) => [area, chunk])))
const without = AREAS.filter((area) => !chunkOf.has(area))
if (without.length > 0) throw new Error(`.build/languages.mjs has no chunk for ${without}`)

/** For rollup's `manualChunks`: the chunk of a module of another language. */
export function chunkOfLanguage(id) {
  const [, language, area] = OF_LANGUAGE.exec(id) ?? []
  return language && `${language}-${chunkOf.get(area)}`
}

/** Finds the files of the widget that its first screen needs in a language, which the widget would ask for one after the other. */
export function filesOfLanguages(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const table = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/locales/catalogues.generated.ts'))
  return (locale) => {
    const first = chunks.find(({ name }) => name === `${locale}-first`)
    return [...withImports(table.fileName, bundle), first.fileName].map((file) => basename(file))
  }
}

/**
 * Texts of the first paint, a file for each language. Their names are put together in the browser, so that no list of them is in the entry:
 * one hash of them all tells one build's from another's.
 */
export function textFiles(name, texts, filesOf) {
  const languages = Object.keys(texts).filter((locale) => locale !== 'en')
  const sourceOf = (locale) => {
    const files = filesOf(locale).map((file) => `import("./${file}")`)
    return `for(const file of[${files}])file.catch(()=>{});export const texts=${JSON.stringify(texts[locale])}\n`
  }
  const sources = languages.map((locale) => [locale, sourceOf(locale)])
  const hash = createHash('sha256').update(JSON.stringify(sources)).digest('base64url').slice(0, 8)
  return {
    /** An expression: the module of a locale, from a file in `folder`. */
    load: (folder) => `(locale) => import(\`${folder}\${locale}-${name}-${hash}.js\`)`,
    files: sources.map(([locale, source]) => ({ fileName: `chunks/${locale}-${name}-${hash}.js`, source })),
  }
}
