import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as entry from '../src/index.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const eventsIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))].toSorted()

test('the package exports what it did, and nothing more', () => {
  const types = [...read('src/index.ts').matchAll(/export type \{([^}]*)\}/g)].flatMap(([, names]) => names!.split(','))
  expect(Object.keys(entry).toSorted()).toEqual(['TRANSITION_MS', 'WIRE_MESSAGE_MAX_LENGTH'])
  expect(types.map((name) => name.trim()).toSorted()).toEqual([
    'Analytics',
    'Brand',
    'Chat',
    'Network',
    'Prefill',
    'RampEvent',
    'RampEvents',
    'RampHostConfig',
  ])
})

const typed = eventsIn(read('src/domain/ramp-events.ts'), /^ {2}'(ramp-[a-z-]+)': /gm)

test('the doc block of the element names every typed event', () => {
  expect(eventsIn(read('element/sphere-ramp.ts'), /@fires (ramp-[a-z-]+)/g)).toEqual(typed)
})

/** The README's table writes `ramp-a-created`, `-deleted` for `ramp-a-created`, `ramp-a-deleted`. */
function eventsOfReadme(): readonly string[] {
  const table = /\n## Events\n([\s\S]*?)\n## /.exec(read('README.md'))![1]!
  return table.split('\n').flatMap((line) => {
    let last = ''
    return [...(line.split('|')[1] ?? '').matchAll(/`(ramp-[a-z-]+|-[a-z-]+)`/g)].map(([, name]) => {
      last = name!.startsWith('-') ? last.replace(/-[a-z]+$/, name!) : name!
      return last
    })
  })
}

test('the events table of the README names every typed event', () => {
  expect([...new Set(eventsOfReadme())].toSorted()).toEqual(typed)
})

test('the attributes table of the README and the doc block name the observed attributes', async () => {
  const { ATTRIBUTES } = await import('../element/attributes.ts')
  const documented = eventsIn(read('element/sphere-ramp.ts'), /@attr \{\w+\} ([a-z-]+)/g)
  for (const name of documented) expect(ATTRIBUTES).toContain(name)
  const table = /\n## Attributes\n([\s\S]*?)\n## /.exec(read('README.md'))![1]!
  for (const name of ATTRIBUTES) expect(table).toContain(`\`${name}\``)
  expect(ATTRIBUTES.filter((name) => !documented.includes(name)).toSorted()).toEqual([
    'api-base-url',
    'applicationid',
    'prefilled-email',
  ])
})
