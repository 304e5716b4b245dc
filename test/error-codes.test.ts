import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { messages } from '../locales/en/configuration.ts'
import { REMEDIES } from '../src/queries/failures/host-failures.ts'
import { chainCodes, codeOf, ownCodes } from './support/own-codes.ts'

const root = join(import.meta.dirname, '..')
const OWN = ownCodes(root)
/** Of screens that the developer sees, and of one without our code. */
const OF_SCREENS = {
  ...Object.fromEntries(
    ['application-id-missing', 'application-unknown', 'api-url-missing', 'api-url-wrong'].map((name) => [
      `configuration/${name}`,
      String(messages[`app.configuration.${name}.remedy` as never]),
    ]),
  ),
  'configuration/function-missing': 'Drop the script that removes it.',
}

interface Row {
  readonly codes: readonly string[]
  readonly when: string
  readonly remedy: string
}

/** The table of errors, which puts several codes into one row. */
function documented(): readonly Row[] {
  const readme = readFileSync(join(root, 'element/README.md'), 'utf8')
  const [section] = readme.split('\n## Errors\n')[1]!.split('\n## ')
  const rows = [...section!.matchAll(/^\| (`.+?) \| (.+) \| (.+) \|$/gm)]
  return rows.map(([, codes, when, remedy]) => ({
    codes: [...codes!.matchAll(/`([^`]+)`/g)].map(([, code]) => code!),
    when: when!,
    remedy: remedy!.replaceAll('`', ''),
  }))
}

test('the README of the element explains every code that the widget gives, and no other', () => {
  expect(OWN).toContain('payout_different')
  expect(
    documented()
      .flatMap(({ codes }) => codes)
      .toSorted(),
  ).toEqual(OWN)
})

describe('what to do about a code that reaches ramp-error', () => {
  const ofEvent = documented().filter(({ when }) => !/^Console\b/.test(when))
  const remedies = ofEvent.flatMap(({ codes, remedy }) => codes.map((code) => [code, `${remedy}.`] as const))

  test('is said in one place, and the README has the same words', () => {
    const places: Readonly<Record<string, string>> = { ...REMEDIES, ...OF_SCREENS }
    expect(Object.keys(places).toSorted()).toEqual(remedies.map(([code]) => code).toSorted())
    expect(remedies.filter(([code, remedy]) => places[code] !== remedy)).toEqual([])
  })

  test('is known before React, too', () => {
    const read = (path: string) => readFileSync(join(root, path), 'utf8')
    expect(read('element/app/load-app.ts')).toContain(`'${REMEDIES['page/outdated']}'`)
    expect(read('element/first-paint/refusal-screen.ts')).toContain(`'${OF_SCREENS['configuration/function-missing']}'`)
  })

  test('comes with every event', () => {
    const emitted = [...codeOf(root).matchAll(/emit\(\s*'ramp-error',\s*(\{[^}]*\})/g)].map(([, detail]) => detail!)
    expect(emitted.length).toBeGreaterThan(5)
    expect(emitted.filter((detail) => !/\bremedy\b/.test(detail))).toEqual([])
  })
})

test('what the console says of a page begins with a listed code, and says what to do', () => {
  const lines = [...codeOf(root).matchAll(/console\.(?:error|warn)\(\s*(['"`]\[sphere-ramp\][\s\S]*?),?\s*\)\n/g)]
  const said = lines.map(([, text]) => text!)
  expect(said.length).toBeGreaterThan(5)
  const codes = said.map((text) => /^.\[sphere-ramp\] ([a-z/-]+|\$\{code\}): /.exec(text)?.[1])
  const known = [...OWN, ...chainCodes(root), '${code}']
  expect(codes.filter((found) => !known.includes(found!))).toEqual([])
  expect(said.filter((text) => !/What to do: |Load one script/.test(text))).toEqual([])
})
