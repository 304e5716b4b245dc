import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publicInterface, type Interface } from './interface/public-interface.mjs'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { version } = JSON.parse(read('package.json')) as { version: string }
const snapshotOf = (of: string) => `test/interface/${of}.json`

interface Entry {
  readonly title: string
  readonly text: string
  /** What it says first: what would break a page. */
  readonly breaks: string
}

const entries: readonly Entry[] = read('CHANGELOG.md')
  .split('\n## ')
  .slice(1)
  .map((entry) => {
    const [title, ...lines] = entry.split('\n')
    const text = lines.join('\n').trim()
    return { title: title!, text, breaks: /^\*\*Would break a page:\*\*[\s\S]*?(?=\n\*\*|$)/.exec(text)?.[0] ?? '' }
  })
const [unreleased, ...released] = entries as [Entry, ...Entry[]]

/** What has come, gone and changed since an interface, as `kind name`. */
export function changesSince(before: Interface, now: Interface) {
  const kinds = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const all = kinds.flatMap((kind) => {
    const [old, present] = [before[kind] ?? {}, now[kind] ?? {}]
    return [...new Set([...Object.keys(old), ...Object.keys(present)])].map((name) => ({
      kind,
      name,
      was: old[name],
      is: present[name],
    }))
  })
  return {
    added: all.filter(({ was }) => was === undefined),
    gone: all.filter(({ is }) => is === undefined),
    changed: all.filter(({ was, is }) => was !== undefined && is !== undefined && was !== is),
  }
}

/** The README of the element lists them (merchant-messages.test.ts). */
const LISTED = 'id of messages'
const names = (text: string, name: string) => text.includes(`\`${name}\``)

test('the interface of the last version is stored beside those before', () => {
  // Write it when the version is raised: npx pinned test/interface/write.mjs
  expect(existsSync(join(root, snapshotOf(version))), `${snapshotOf(version)} is missing`).toBe(true)
  const stored = globSync('test/interface/*.json', { cwd: root }).map((path) => path.replace(/^.*\/|\.json$/g, ''))
  const dated = released.map(({ title }) => title.split(' ')[0]!)
  expect(stored.toSorted()).toEqual(dated.toSorted())
})

test('each change of what pages depend on has its entry in CHANGELOG.md, and what breaks them is its first', () => {
  const before = JSON.parse(read(snapshotOf(version))) as Interface
  const { added, gone, changed } = changesSince(before, publicInterface(root))
  const told = [...added.filter(({ kind }) => kind !== LISTED), ...changed]
  const unnamed = told.filter(({ name }) => !names(unreleased.text, name))
  expect(unnamed.map(({ kind, name }) => `CHANGELOG.md, Unreleased: no \`${name}\`, a new or changed ${kind}`)).toEqual(
    [],
  )
  const unsaid = gone.filter(({ name }) => !names(unreleased.breaks, name))
  expect(unsaid.map(({ kind, name }) => `CHANGELOG.md, Would break a page: no \`${name}\`, a ${kind}`)).toEqual([])
})

test('each kind that pages depend on is read, and one name of it is known', () => {
  const now = publicInterface(root)
  const known = {
    attribute: 'heading-level',
    property: 'headingLevel',
    method: 'navigate',
    event: 'ramp-ready',
    'key of config': 'rpcUrls',
    'id of messages': 'signIn.title',
    prop: 'headingLevel',
    'prop of the tag': 'heading-level',
    'option of window.SphereRamp': 'containerId',
    'data attribute': 'data-sphere-ramp-src',
    path: '/my-payouts/details',
    'preset of theme': 'violet',
    'radius of theme': 'xl',
    part: 'frame',
    'custom property': '--sphere-font',
    entry: './react',
    export: 'SphereRamp',
    type: 'RampTheme',
    code: 'payout_different',
    currency: 'USD',
    network: 'base',
  }
  expect(Object.keys(now)).toEqual(Object.keys(known))
  expect(Object.entries(known).filter(([kind, name]) => now[kind]![name] === undefined)).toEqual([])
})

test('a name that has gone, one that has come and one with another type are told apart', () => {
  const before = { part: { row: '', card: '' }, event: { 'ramp-ready': 'null' } }
  const now = { part: { row: '' }, event: { 'ramp-ready': '{ id: string }' }, export: { fetch: '' } }
  const { added, gone, changed } = changesSince(before, now)
  expect([added, gone, changed].map((list) => list.map(({ kind, name }) => `${kind} ${name}`))).toEqual([
    ['export fetch'],
    ['part card'],
    ['event ramp-ready'],
  ])
})

test('CHANGELOG.md is packed, dated, and has the newest version first', () => {
  const { files } = JSON.parse(read('package.json')) as { files: readonly string[] }
  expect(files).toContain('CHANGELOG.md')
  expect(unreleased.title).toBe('Unreleased')
  expect(released[0]!.title).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`))
  const dates = released.map(({ title }) => /^\d+\.\d+\.\d+ \((\d{4}-\d\d-\d\d)\)$/.exec(title)?.[1])
  expect(dates).toEqual(dates.toSorted().toReversed())
  const later = [unreleased, ...released.slice(0, -1)]
  expect(
    later.filter(({ breaks }) => !/^\*\*Would break a page:\*\* ?\S?/.test(breaks)).map(({ title }) => title),
  ).toEqual([])
})
