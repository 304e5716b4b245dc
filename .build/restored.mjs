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
const HOMES = {
  '/my-accounts': [/\/app\/routes\/AccountsRoute\.tsx$/, /\/locales\/en\/(bank-accounts|wallets)\.ts$/],
  '/payouts/new': [/\/payouts\/choice\/NewPayoutScreen\.tsx$/, /\/locales\/en\/payouts\.ts$/],
}

/** The files of the widget that a restored session needs, by the route that it leads to. */
export function filesOfHomes(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  const filesOf = (pattern) => {
    const found = chunks.filter(({ facadeModuleId }) => facadeModuleId && pattern.test(facadeModuleId))
    if (found.length === 0) throw new Error(`No chunk is made of ${pattern}`)
    return found.flatMap(({ fileName }) => [...withImports(fileName, bundle)])
  }
  const listOf = (patterns) => {
    const files = new Set([...ALWAYS, ...patterns].flatMap(filesOf))
    return [...files].filter((file) => !entries.has(file)).map((file) => basename(file))
  }
  return Object.fromEntries(Object.entries(HOMES).map(([home, patterns]) => [home, listOf(patterns)]))
}
