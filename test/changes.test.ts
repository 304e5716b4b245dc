import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publicInterface, type Interface } from './interface/public-interface.mjs'
import { changesSince, entriesOf, unnamedChanges, type Entry } from './interface/unnamed.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { version } = JSON.parse(read('package.json')) as { version: string }
const snapshotOf = (of: string) => `test/interface/${of}.json`

const [unreleased, ...released] = entriesOf(read('CHANGELOG.md')) as [Entry, ...Entry[]]

test('the interface of the last version is stored beside those before', () => {
  // Write it when the version is raised: npx pinned test/interface/write.mjs
  expect(existsSync(join(root, snapshotOf(version))), `${snapshotOf(version)} is missing`).toBe(true)
  const stored = globSync('test/interface/*.json', { cwd: root }).map((path) => path.replace(/^.*\/|\.json$/g, ''))
  const dated = released.map(({ title }) => title.split(' ')[0]!)
  expect(stored.toSorted()).toEqual(dated.toSorted())
})

test('each change of what pages depend on has its entry in CHANGELOG.md, and what breaks them is its first', () => {
  const before = JSON.parse(read(snapshotOf(version))) as Interface
  expect(unnamedChanges(read('CHANGELOG.md'), before, publicInterface(root))).toEqual([])
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
    currency: 'eur',
    code: 'payout_different',
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
