import { basename } from 'node:path/posix'
import { withImports } from './one-round-trip.mjs'

/** What every restored session needs behind the widget, up to its first calls. The words are English: others come with their own table. */
const ALWAYS = [
  /\/app\/session\/(watch-customer|api-context)\.ts$/,
  /\/app\/routes\/lazy-screens\.ts$/,
  /\/app\/frame\/FullHeader\.tsx$/,
  /\/api\/(application|client)\.ts$/,
  /\/features\/onboarding\/overview\/OnboardingScreen\.tsx$/,
  /\/locales\/en\/(areas\.generated|api-errors|ui-lazy|onboarding|next-step)\.ts$/,
]
/** What each home needs beside it. */
const FOR_HOME = {
  '/my-accounts': [/\/app\/routes\/AccountsRoute\.tsx$/, /\/locales\/en\/(bank-accounts|wallets)\.ts$/],
  '/payouts/new': [/\/payouts\/choice\/NewPayoutScreen\.tsx$/, /\/locales\/en\/payouts\.ts$/],
}

/** Finds the files of the widget that a restored session needs on its way to a route. */
export function filesForHomes(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  const filesOf = (pattern) => {
    const found = chunks.filter(({ facadeModuleId }) => facadeModuleId && pattern.test(facadeModuleId))
    if (found.length === 0) throw new Error(`No chunk is made of ${pattern}`)
    return found.flatMap(({ fileName }) => [...withImports(fileName, bundle)])
  }
  return (home) => {
    if (!FOR_HOME[home]) throw new Error(`No files are named for ${home}`)
    const files = new Set([...ALWAYS, ...FOR_HOME[home]].flatMap(filesOf))
    return [...files].filter((file) => !entries.has(file)).map((file) => basename(file))
  }
}
