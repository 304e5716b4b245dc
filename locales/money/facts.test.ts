import { expect, test } from 'vitest'
import { differences, factsOf, lineOf, misspelled } from './facts.ts'

const SENT = 'not moved, us, wallet > bank, past'

test.each([
  [SENT, SENT, ''],
  [SENT, 'moved, us, wallet > bank, past', 'is “not moved” in English, and was read as “moved”'],
  [SENT, 'not moved, bank, wallet > bank, past', 'is done by “us” in English, and was read as “bank”'],
  [SENT, 'not moved, us, wallet > bank, if', 'is of the time “past” in English, and was read as “if”'],
  [SENT, 'not moved, us, bank > wallet, past', 'goes “wallet > bank” in English, and was read as “bank > wallet”'],
  [
    SENT,
    'not moved, us, wallet > customer, past',
    'goes “wallet > bank” in English, and was read as “wallet > customer”',
  ],
  [SENT, 'not moved, us, - > wallet, past', 'goes “wallet > bank” in English, and was read as “- > wallet”'],
  [SENT, 'not moved, us, - > -, past', ''],
  [
    'moved, nobody, wallet > -, past',
    'moved, nobody, - > wallet, past',
    'goes “wallet > -” in English, and was read as “- > wallet”',
  ],
  [
    'moved, nobody, - > <1/>, past',
    'moved, nobody, - > <0/>, past',
    'goes “- > <1/>” in English, and was read as “- > <0/>”',
  ],
  ['moved, nobody, - > bank, past', 'moved, nobody, bank > bank, past', ''],
  ['moved, us, - > bank, future', 'moved, us, - > bank, present', ''],
  ['not moved, nobody, - > -, past or present', 'not moved, nobody, - > -, past', ''],
  ['not moved, nobody, - > -, past or present', 'not moved, nobody, - > -, present', ''],
  [
    'not moved, nobody, - > -, past or present',
    'not moved, nobody, - > -, if',
    'is of the time “past or present” in English, and was read as “if”',
  ],
  [
    'moved, us, - > bank, future',
    'moved, us, - > bank, past',
    'is of the time “future” in English, and was read as “past”',
  ],
])('“%s” read as “%s”: %s [S9]', (english, read, fault) => {
  expect(lineOf(factsOf(read))).toBe(read)
  expect(differences(factsOf(english), factsOf(read))).toEqual(fault ? [fault] : [])
})

test('a word that is none of the lists is named, and a mark is a place [S9]', () => {
  expect(misspelled(factsOf(SENT))).toEqual([])
  expect(misspelled(factsOf('unknown, merchant, <0/> > {account}, if'))).toEqual([])
  expect(misspelled(factsOf('sent, me, here > there, soon'))).toEqual(['sent', 'me', 'here', 'there', 'soon'])
})
