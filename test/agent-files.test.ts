import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentFiles } from '../.build/package/agents.mjs'
import { publicManifest, type Manifest } from '../.build/package/editor-data.mjs'
import { CODES, PERSONAS, RESIDENCIES } from '../demo/console/personas.ts'
import { AMOUNTS, NICKNAMES } from '../demo/console/samples.ts'
import { refusals } from '../demo/sandbox/http/refusal.ts'
import { ATTRIBUTES } from '../element/attributes.ts'
import { RAMP_EVENTS } from '../element/frameworks/listeners.ts'
import { chainCodes, ownCodes } from './support/own-codes.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'sphere-ramp-manifest-'))

let manifest: Manifest
let files: ReturnType<typeof agentFiles>
beforeAll(() => {
  const options = ['--config', '.build/package/manifest.config.mjs', '--outdir', relative(root, folder)]
  execFileSync(join(root, 'node_modules/.bin/cem'), ['analyze', ...options], { cwd: root, stdio: 'ignore' })
  manifest = publicManifest(JSON.parse(readFileSync(join(folder, 'custom-elements.json'), 'utf8')))
  files = agentFiles(manifest, folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const both = () => Object.values(files).join('\n')
/** What is written as code. */
const named = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name!)
const missingIn = (text: string, names: readonly string[]) => names.filter((name) => !named(text).includes(name))
const sectionOf = (text: string, title: string) => text.split(`\n## ${title}\n`)[1]!.split('\n## ')[0]!

test('what coding agents read has at most 8 kB a file', () => {
  for (const [name, text] of Object.entries(files)) expect(Buffer.byteLength(text), name).toBeLessThanOrEqual(8000)
})

test('the skill begins as agentskills.io asks: a name, and what it does and when to use it', () => {
  const { name, version, license } = JSON.parse(read('package.json')) as Record<string, string>
  const [, head] = /^---\n([\s\S]*?)\n---\n/.exec(files['SKILL.md'])!
  const values: Record<string, string> = Object.fromEntries(
    head!.split('\n').map((line) => line.trim().split(/: (.*)/s, 2) as [string, string]),
  )
  expect(values).toMatchObject({ name, license, version: JSON.stringify(version) })
  expect(values['name']).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  const description = JSON.parse(values['description']!) as string
  expect(description).toMatch(/^[^<>]{40,1024}$/)
  expect(description).toContain('Use it when')
})

test('llms.txt has the order of llmstxt.org: a title, a summary, facts without a heading, lists of files', () => {
  const text = files['llms.txt']
  expect(text).toMatch(/^# sphere-ramp\n\n> .+\n\n- /)
  const [facts, ...lists] = text.split('\n## ')
  expect(facts!.match(/^#/gm)).toHaveLength(1)
  const lines = lists.flatMap((list) => list.trim().split('\n').slice(2))
  expect(lines.filter((line) => !/^- \[[^\]]+\]\([^)]+\): \S/.test(line))).toEqual([])
  expect(lists.at(-1)).toMatch(/^Optional\n/)
})

test('they name every attribute, property, method, event and key of the configuration, and no other', () => {
  const skill = files['SKILL.md']
  const [{ attributes, members }] = manifest.modules.flatMap(({ declarations }) => declarations) as [
    Manifest['modules'][number]['declarations'][number],
  ]
  const listed = (title: string) => named(sectionOf(skill, title))
  const first = (title: string) => [...sectionOf(skill, title).matchAll(/^- `([\w-]+)/gm)].map(([, name]) => name!)
  const aliases = ['applicationid', 'prefilled-email', 'api-base-url', 'config']
  expect(first('Attributes').toSorted()).toEqual(ATTRIBUTES.filter((name) => !aliases.includes(name)).toSorted())
  expect(attributes.map(({ name }) => name).toSorted()).toEqual(first('Attributes').toSorted())
  const reflected = first('Attributes').map((name) =>
    name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  )
  const others = members.map(({ name }) => name).filter((name) => !reflected.includes(name) && name !== 'config')
  expect(first('Properties and methods').toSorted()).toEqual(others.toSorted())
  expect(
    listed('Events')
      .filter((name) => name.startsWith('ramp-'))
      .toSorted(),
  ).toEqual([...RAMP_EVENTS, 'ramp-signed-in'].toSorted())
  const keys = [...read('src/app/host-config.ts').matchAll(/^ {2}(\w+)\?: /gm)].map(([, name]) => name!)
  const headings = sectionOf(skill, 'Keys of config').matchAll(/^- (.+?): /gm)
  expect([...headings].flatMap(([, names]) => named(names!)).toSorted()).toEqual(keys.toSorted())
})

test('they name every customer and every value of the sandbox with a fixed outcome', () => {
  const text = files['llms.txt']
  const people = PERSONAS.flatMap(({ rows }) => rows.map(([email]) => email.replace('@example.com', '')))
  const amounts = AMOUNTS.flatMap(({ rows }) => rows.map(([amount]) => amount))
  const values = [...people, ...amounts, ...CODES.map(([code]) => code), ...NICKNAMES.map(([name]) => name)]
  expect(missingIn(text, values)).toEqual([])
  expect(RESIDENCIES.filter(([place]) => !text.includes(place))).toEqual([])
  expect(named(both()).filter((name) => /^\d{4}\.\d\d$/.test(name) && !amounts.includes(name))).toEqual([])
})

test('they name every code of an error, and no other', () => {
  const chains = chainCodes(root)
  const known = [...ownCodes(root), ...chains, ...Object.keys(refusals)]
  expect(chains.length).toBeGreaterThan(30)
  expect(missingIn(files['llms.txt'], known)).toEqual([])
  const codes = named(both()).filter((name) => /^(?:configuration|page|wallet|network)\/|^[a-z]+_[a-z_]+$/.test(name))
  expect(codes.filter((name) => !known.includes(name))).toEqual([])
})

test('the skill has ten mistakes, each with what shows, why, and what to do', () => {
  const mistakes = sectionOf(files['SKILL.md'], 'Ten mistakes').trim().split('\n')
  expect(mistakes).toHaveLength(10)
  expect(mistakes.filter((line) => !/^- .+ → .+ → .+/.test(line))).toEqual([])
})

test('every file of the repository that they name is there', () => {
  const links = [...files['llms.txt'].matchAll(/\]\((?:\.\.\/)([^)]+)\)/g)].map(([, path]) => path!)
  expect(links).toContain('element/README.md')
  const paths = [...links, ...named(both()).filter((name) => /^[\w/]+\.md$/.test(name) && name !== 'SKILL.md')]
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
