import type { Addition, Change } from '../additions/addition.ts'
import { ADDITIONS } from '../additions/all.ts'
import { copyProduct } from './product-copy.ts'

/** What npm run check doesn’t see. Each check runs on its own, so that one that breaks hides no other. */
const CONTRADICTIONS = `
import { readFileSync } from 'node:fs'

const said = []
const check = (asks) => asks().then((lines) => said.push(...lines), (error) => said.push(error.message))
await check(async () => (await import('./test/contract/rows/ask-sandbox.ts')).contradictionsOfRows())
await check(async () => (await import('./test/contract/rows/network-facts.ts')).wrongNetworkFacts())
await check(async () => (await import('./test/contract/rows/payout-fields.ts')).missingFields())
await check(async () => {
  const { BANK_TYPES, rulesOf } = await import('./src/domain/bank-accounts/form/bank-types.ts')
  const { unlisted } = await import('./test/browser/bank-accounts/account-types.ts')
  return unlisted(BANK_TYPES.map((type) => type + ' ' + rulesOf(type).currency))
})
// It fills in a form of each type.
await check(async () => import('./src/domain/bank-accounts/bank-account.fixture.ts').then(() => []))
await check(async () => {
  const { unnamedChanges, unnamedEvents, unnamedKeys } = await import('./test/interface/unnamed.ts')
  const { declaredInterface } = await import('./test/interface/public-interface.mjs')
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const now = declaredInterface('.')
  const before = JSON.parse(readFileSync('test/interface/' + version + '.json', 'utf8'))
  const ofKinds = Object.fromEntries(Object.keys(now).map((kind) => [kind, before[kind]]))
  return [
    ...unnamedEvents('.'),
    ...unnamedKeys('.'),
    ...unnamedChanges(readFileSync('CHANGELOG.md', 'utf8'), ofKinds, now),
  ]
})
console.log(JSON.stringify(said))
process.exit(0)
`

/** Each reads on its own, so that a table that fails to load is the fault of one. */
const READ = `
const results = {}
const read = async (thing, reads) => { results[thing] = await reads().catch(String) }
${ADDITIONS.map(({ thing, read = '' }) => `await read(${JSON.stringify(thing)}, async () => {${read}})`).join('\n')}
console.log(JSON.stringify(results))
process.exit(0)
`

const GENERATORS = ['src/app/routes/generate.mjs', 'src/chains/generate.mjs', 'src/ui/marks/generate.mjs']

export interface TypeFault {
  readonly text: string
  /** The line of which the compiler says it. */
  readonly line: string
}

/** What explains a fault is indented below it. */
const BEFORE_NEXT_FAULT = /\n(?=\S)/

const messageOf = (error: unknown) => (error as Error).message
/** Only a comment changes in the element’s class, which would bring in all of the element. */
const isScript = (file: string) => /\.tsx?$/.test(file) && file !== 'element/sphere-ramp.ts'

/** What the compiler reads of the files that somebody writes for these rows. */
export const scriptsOf = (additions: readonly Addition[]): readonly string[] => {
  const changes = additions.flatMap(({ product, elsewhere = [] }) => [...product, ...elsewhere])
  return [...new Set(changes.map(([file]) => file).filter(isScript))]
}

/** The files of which it says what a row lacks. */
export const usersOf = (additions: readonly Addition[]): readonly string[] => [
  ...new Set(additions.flatMap(({ without = [], users = [] }) => [...without.map(([file]) => file), ...users])),
]

/** A copy of the product to which rows are added. A step that breaks says why, in place of its lines. */
export function productWithAdditions(name: string) {
  const { change, checkTypes, evaluate, node, read, remove, tree, write } = copyProduct(name)

  function answersOf<Answer>(script: string, broken: (message: string) => Answer): Answer {
    try {
      return evaluate(script) as Answer
    } catch (error) {
      return broken(messageOf(error))
    }
  }
  const withLine = (text: string): TypeFault => {
    const [, file, line] = /^(.+?)\((\d+),\d+\): /.exec(text) ?? []
    return { text, line: file ? read(file).split('\n')[Number(line) - 1]!.trim() : '' }
  }

  /** Changes that found no place, by what they are of. */
  const unplaced: Record<string, string[]> = {}
  const changeOne = (thing: string, one: Change) => {
    try {
      change(one)
    } catch (error) {
      unplaced[thing] = [...(unplaced[thing] ?? []), messageOf(error)]
    }
  }

  return {
    unplaced,
    tree,
    read,
    write,
    change: (additions: readonly Addition[], of: (addition: Addition) => readonly Change[] | undefined) => {
      for (const addition of additions) for (const one of of(addition) ?? []) changeOne(addition.thing, one)
    },
    make: (additions: readonly Addition[]) => {
      for (const [file, text] of additions.flatMap(({ made = [] }) => made)) write(file, text(read))
    },
    generate: () => node(...GENERATORS.flatMap((path) => ['--import', `./${path}`]), 'locales/compile.mjs').stderr,
    compile: () => node('locales/compile.mjs').stderr,
    contradictions: () => answersOf<readonly string[]>(CONTRADICTIONS, (message) => [message]),
    finished: () =>
      answersOf<Readonly<Record<string, unknown>>>(READ, (message) =>
        Object.fromEntries(ADDITIONS.map(({ thing }) => [thing, message])),
      ),
    typeFaults: (files: readonly string[], product?: readonly string[]) =>
      checkTypes(files, product).stdout.trim().split(BEFORE_NEXT_FAULT).filter(Boolean).map(withLine),
    remove,
  }
}
