import { expect, test } from 'vitest'
import { GLOSSARY } from './glossary.ts'
import { englishMessages } from './messages.ts'
import { RAIL_NAMES } from './proper-names.ts'
import { glossary } from './rules/glossary.ts'
import { allWordsOf } from './rules/message.ts'
import { SAME_WORDS } from './rules/same-as-english.ts'

const LANGUAGES = ['es', 'pt-BR', 'ar', 'de', 'fr', 'hi', 'id', 'th', 'vi', 'it', 'zh-CN']
const messages = englishMessages()

test('the glossary has a rendering of each term in each language that comes, and English has the term [S9]', () => {
  for (const { english, words } of Object.values(GLOSSARY)) {
    expect(Object.keys(words)).toEqual(LANGUAGES)
    expect(messages.filter(({ text }) => english.test(allWordsOf(text).trim())).length).toBeGreaterThan(4)
  }
})

test('no term has a rendering of another, and none is forbidden by its own row [S9]', () => {
  const TWICE = [
    ['bank transfer', 'transfer'],
    ['payout to bank', 'wallet'],
  ]
  for (const language of LANGUAGES) {
    const written = Object.entries(GLOSSARY).map(
      ([name, { words }]) => [name, words[language]!.is.split(/[|(]/)[0]!] as const,
    )
    const same = written.filter(([name, is], index) =>
      written.some(
        ([other, word], at) => at > index && word === is && !TWICE.some((pair) => pair.join() === [name, other].join()),
      ),
    )
    expect(same).toEqual([])
    for (const [name, { words }] of Object.entries(GLOSSARY))
      for (const is of words[language]!.is.split('|'))
        expect(`${language} ${name}: ${is.replaceAll(/\(.*/g, '')}`).not.toMatch(
          new RegExp(`: (?:${words[language]!.not})`, 'iu'),
        )
  }
})

test.each([
  ['Email address', 'Correo electrónico'],
  ['We need proof of your address.', 'Necesitamos un comprobante de domicilio.'],
  ['Cancel', 'Volver'],
  ['You cancelled the sign-in', 'Interrumpiste el inicio de sesión'],
])('“%s” has no term, and “%s” none of its words [S9]', (english, translated) => {
  expect(glossary(english, translated, 'es')).toEqual([])
})

test.each(RAIL_NAMES)('a transfer by %s may be called what a bank transfer is called [S9]', (rail) => {
  expect(glossary(`${rail} transfer`, `Virement ${rail}`, 'fr')).toEqual([])
  expect(glossary(`${rail} transfer`, `Chuyển khoản ${rail}`, 'vi')).toEqual([])
  expect(glossary(`${rail} transfer`, `Bonifico ${rail}`, 'it')).toEqual([])
  expect(glossary(`${rail} transfer`, 'Virement', 'fr')).toEqual(['lacks “transfert”, which is transfer'])
})

test('a wallet in another word is named in every language [S9]', () => {
  const faults = LANGUAGES.map((language) => {
    const { is, not } = GLOSSARY['wallet']!.words[language]!
    const [right, wrong] = [is.split(/[|(]/)[0]!, not.split('|')[0]!]
    expect(glossary('The wallet', right, language)).toEqual([])
    return glossary('The wallet', wrong, language).join()
  })
  expect(faults.filter((fault) => !/lacks “.+”, which is wallet,says “.+” for wallet/.test(fault))).toEqual([])
})

test('a word that a language shares with English is a message of English [S9]', () => {
  const texts = new Set(messages.map(({ text }) => text))
  expect(
    Object.values(SAME_WORDS)
      .flat()
      .filter((word) => !texts.has(word)),
  ).toEqual([])
})
