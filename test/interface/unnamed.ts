import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Interface } from './public-interface.mjs'

const EVENT = /'(ramp-[a-z-]+)'/g

const namesIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))]

/** The part of a README below a title. */
export const sectionIn = (text: string, title: string): string =>
  new RegExp(`\n## ${title}\n([\\s\\S]*?)(?=\n## |$)`).exec(text)?.[1] ?? ''

/** The names in the first cells of a table. */
const firstCells = (section: string) =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => namesIn(line.split('|')[1]!, /`([\w-]+)`/g))

function compared(names: readonly string[], others: readonly string[], [file, as]: readonly [string, string]) {
  const [before, after] = as.split('…') as [string, string]
  return [
    ...names.filter((name) => !others.includes(name)).map((name) => `${file} has no ${before}${name}${after}`),
    ...others
      .filter((name) => !names.includes(name))
      .map((name) => `${file} has ${before}${name}${after}, which is none`),
  ]
}

const codeOf = (root: string, except: RegExp) =>
  globSync('{src,element}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$/.test(path) && !except.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')

/** Events that a list lacks, or nobody emits. Each line names the file to write. */
export function unnamedEvents(root: string): readonly string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const typed = namesIn(read('src/domain/ramp-events.ts'), /^ {2}'(ramp-[a-z-]+)': /gm)
  const documented = namesIn(read('element/sphere-ramp.ts'), /@fires (ramp-[a-z-]+)/g)
  const heard = namesIn(read('element/frameworks/listeners.ts'), EVENT)
  const listed = firstCells(sectionIn(read('README.md'), 'Events')).filter((name) => name.startsWith('ramp-'))
  const code = codeOf(root, /ramp-events\.ts$|listeners\.ts$/)
  return [
    ...compared(typed, documented, ['element/sphere-ramp.ts', '@fires …']),
    ...compared(typed, heard, ['element/frameworks/listeners.ts', '…']),
    ...compared(typed, listed, ['README.md', '… among the events']),
    ...typed.filter((name) => !code.includes(`'${name}'`)).map((name) => `no source emits ${name}`),
  ]
}

/** Keys of the configuration that the README lacks, or nobody reads. */
export function unnamedKeys(root: string): readonly string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const keys = namesIn(read('src/app/host-config.ts'), /^ {2}(\w+)\?: /gm)
  const listed = firstCells(sectionIn(read('element/README.md'), 'Configuration'))
  const code = codeOf(root, /host-config\.ts$/)
  return [
    ...compared(keys, listed, ['element/README.md', '… among the keys of the configuration']),
    ...keys
      .filter((key) => !new RegExp(`\\b${key}\\b`).test(code))
      .map((key) => `no source reads ${key} of the configuration`),
  ]
}

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

export interface Entry {
  readonly title: string
  readonly text: string
  /** What it says first: what would break a page. */
  readonly breaks: string
}

/** The entries of the changelog, that of the next version first. */
export const entriesOf = (changelog: string): readonly Entry[] =>
  changelog
    .split('\n## ')
    .slice(1)
    .map((entry) => {
      const [title, ...lines] = entry.split('\n')
      const text = lines.join('\n').trim()
      return { title: title!, text, breaks: /^\*\*Would break a page:\*\*[\s\S]*?(?=\n\*\*|$)/.exec(text)?.[0] ?? '' }
    })

/** The README of the element lists them (merchant-messages.test.ts). */
const LISTED = 'id of messages'
const names = (text: string, name: string) => text.includes(`\`${name}\``)

/** Changes of what pages depend on that the changelog does not name, or not among what breaks a page. */
export function unnamedChanges(changelog: string, before: Interface, now: Interface): readonly string[] {
  const { text, breaks } = entriesOf(changelog)[0]!
  const { added, gone, changed } = changesSince(before, now)
  const told = [...added.filter(({ kind }) => kind !== LISTED), ...changed]
  return [
    ...told
      .filter(({ name }) => !names(text, name))
      .map(({ kind, name }) => `CHANGELOG.md has no entry of the ${kind} ${name}`),
    ...gone
      .filter(({ name }) => !names(breaks, name))
      .map(({ kind, name }) => `CHANGELOG.md does not say first that the ${kind} ${name} has gone`),
  ]
}
