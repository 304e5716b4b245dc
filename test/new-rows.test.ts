import { beforeAll, describe, expect, test } from 'vitest'
import type { Change } from './additions/addition.ts'
import { ADDITIONS, ASKED, LATER } from './additions/all.ts'
import { REFUSED } from './additions/language.ts'
import { productWithAdditions, scriptsOf, usersOf, type TypeFault } from './support/product-with-additions.ts'

type Copy = ReturnType<typeof productWithAdditions>
type Lines = readonly string[]

const undone = (changes: readonly Change[]) =>
  changes.map(([file, find, replacement]): Change => [file, replacement, find])

/** What is said of catalogues that each have another message than English. */
function refusal({ read, write, compile }: Copy): string {
  const files = REFUSED.map(([area]) => `locales/nl/${area}.po`)
  const whole = files.map(read)
  for (const [index, [, id, entry]] of REFUSED.entries())
    write(files[index]!, whole[index]!.replace(new RegExp(`msgid "${id}"\nmsgstr ".*"\n`), entry))
  const said = compile()
  for (const [index, file] of files.entries()) write(file, whole[index]!)
  return said
}

/** Carries out every row of the README in one copy, and asks after each step what `npm run check` and the contract test say. */
function outcomeOf(copy: Copy) {
  copy.change(ASKED, ({ product }) => product)
  const generated = copy.generate()
  const missing = copy.contradictions()
  copy.change(ASKED, ({ elsewhere }) => elsewhere)
  const complete = copy.contradictions()
  copy.change(ASKED, ({ planted }) => planted)
  const wrong = copy.contradictions()
  copy.change(ASKED, ({ planted }) => planted && undone(planted))

  copy.change(LATER, ({ product }) => product)
  copy.make(LATER)
  const refused = refusal(copy)
  const compiled = copy.compile()
  const finished = copy.finished()
  const types = copy.typeFaults(scriptsOf(ADDITIONS))

  copy.change(ADDITIONS, ({ without }) => without?.map(([file, find, rest]) => [file, find, rest]))
  const without = copy.typeFaults(usersOf(ADDITIONS), [])
  return { generated, missing, complete, wrong, refused, compiled, finished, types, without }
}

let unplaced: Copy['unplaced']
let outcome: ReturnType<typeof outcomeOf>
beforeAll(() => {
  const copy = productWithAdditions('new-rows')
  unplaced = copy.unplaced
  outcome = outcomeOf(copy)
  copy.remove()
}, 300_000) // On a busy machine.

const unsaid = (lines: Lines, said: Lines) => lines.filter((line) => !said.some((one) => one.includes(line)))
const unexpected = (said: Lines, lines: Lines) => said.filter((one) => !lines.some((line) => one.includes(line)))
const textOf = ({ text }: TypeFault) => text

describe.each(ADDITIONS)('$thing', (addition) => {
  const { thing, mark, missing, wrong, without, reads } = addition
  const texts = [...addition.product, ...(addition.elsewhere ?? [])].map(([, , text]) => text)
  const isOfIt = ({ text, line }: TypeFault) =>
    mark.test(text) || (line.length > 2 && texts.some((one) => one.includes(line)))

  test('each change has its place, and every table has it', () => {
    expect(unplaced[thing] ?? []).toEqual([])
    expect(outcome.finished[thing]).toEqual(reads)
  })

  if (missing)
    test('what is missing elsewhere is named, with the file to write', () => {
      expect(unsaid(missing, outcome.missing)).toEqual([])
    })

  test('nothing is said against it when its row is done, and it passes the type check', () => {
    expect(outcome.complete.filter((line) => mark.test(line))).toEqual([])
    expect(outcome.types.filter(isOfIt).map(textOf)).toEqual([])
  })

  if (wrong)
    test('what it says otherwise than the other side, a library or the specification is named', () => {
      expect(unsaid(wrong, outcome.wrong)).toEqual([])
    })

  if (without)
    test('it does not pass the type check without a part', () => {
      const says = without.map((part) => part[3])
      expect(unsaid(says, outcome.without.map(textOf))).toEqual([])
    })
})

const expected = (of: 'missing' | 'wrong') => ADDITIONS.flatMap((addition) => addition[of] ?? [])

test('nothing else is said, and nothing is generated or compiled with an error', () => {
  expect(unexpected(outcome.missing, expected('missing'))).toEqual([])
  expect(outcome.complete).toEqual([])
  expect(unexpected(outcome.wrong, expected('wrong'))).toEqual([])
  expect(outcome.types.map(textOf)).toEqual([])
  expect([outcome.generated, outcome.compiled]).toEqual(['', ''])
})

test('a language is a folder with a catalogue for each area, its words in the glossary and those that negate; it is built before its sentences about money are read, and the tests ask for that [S9]', () => {
  expect(outcome.compiled).toBe('')
  expect(outcome.finished['a language']).toMatchObject({
    isListed: true,
    unread: true,
    plants: 'nl has 0 plants, and not 30',
  })
})

test.each(REFUSED)(
  'a language whose catalogue of %s has not just %s is not built, and the message is named [S9]',
  (...[, , , fault]) => {
    expect(outcome.refused).toContain(fault)
  },
)
