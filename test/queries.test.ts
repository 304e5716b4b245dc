import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..', 'src/queries')

/** What `queries` holds without a query, and why no other room may hold it. */
const WITHOUT_QUERY: Readonly<Record<string, string>> = {
  'services.ts': 'the context by which queries and screens get what app makes',
  'reading.ts': 'what a view needs of a query',
  'polling.ts': 'how often a query is read again',
  'language.ts': 'a part of the key of a query; below it, nothing knows the language of the interface',
  'support.ts': 'what the host’s chat asks of the server, for screens, which reach it through queries',
  'customer/use-coalesced.ts': 'limits how often a query is read again',
  'fresh-for.ts': 'when a query is read again',
  'payouts/check-source.ts': 'what a wallet’s network is asked before a payout is made',
  'failures/failures.ts': 'the words for what a query has failed with',
  'failures/explain-error.ts': 'the words for what a query has failed with',
  'failures/host-failures.ts': 'the words for what a query has failed with, for the host',
  'failures/server-text.ts': 'the words for what a query has failed with',
  'failures/outcome.ts': 'what screens may know of a failed call',
  'failures/missing-file.ts': 'what screens may know of a failed download',
  'wallets/explorer.ts': 'whether the public explorer can know the chain that the host’s nodes answer for',
}

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(path),
)

/** What a file imports to run, not for its types. */
const importsOf = (path: string): readonly string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/^import (?!type )[^'"]*from '([^']+)'/gm)].map(([, name]) =>
    name!.startsWith('.') ? join(dirname(path), name!) : name!,
  )
const asksItself = (path: string) => importsOf(path).includes('@tanstack/react-query')
const asks = (path: string) =>
  asksItself(path) || importsOf(path).some((other) => files.includes(other) && asksItself(other))

test('what is in queries asks through react-query, or is named here with its reason', () => {
  expect(asksItself('payouts/payouts.ts')).toBe(true)
  expect(files.filter((path) => !asks(path)).toSorted()).toEqual(Object.keys(WITHOUT_QUERY).toSorted())
})
