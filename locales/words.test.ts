import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formsOf } from './rules/message.ts'
import { sentencesIn } from './rules/sentences.ts'

// What can be checked of good English. Whether a sentence reads well is for a reader.
const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const messages = readdirSync(join(root, 'locales/en'))
  .filter((name) => name.endsWith('.po'))
  .flatMap((name) => [...read(`locales/en/${name}`).matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)])
  .map(([, id, text]) => ({ id: id!, text: text! }))

/** Texts that the specification quotes: they stay character for character. */
const QUOTED: ReadonlySet<string> = new Set([
  'This currency is currently not available for your account',
  'Offloader wallets are not supported for ramp-widget',
  'Unsupported bank type',
  'Third party beneficiaries are not supported',
  'Account holder name is required',
  'Invalid country or state code',
  'Invalid network',
  'Please connect your TRON wallet!',
  'Invalid recipient or amount',
  'Could not find cctp domain for network',
  'The transfer was successfully canceled.',
  "We couldn't cancel your transfer. Please try again shortly or contact support for assistance.",
  "We couldn't save your wallet: {message}",
  'User rejected the connection',
  'Wallet connection failed or was cancelled',
  'Please connect with wallet {address} instead',
  'Unsupported network: {network}',
  'Transaction failed: No transaction hash returned',
  'Insufficient tokens in wallet to initiate transfer.',
  'Transaction expired, please try again.',
  'Please sign into Sphere Dashboard',
])
const ours = messages.filter(({ text }) => !QUOTED.has(text))
const offending = (breaks: (message: { id: string; text: string }) => boolean) =>
  ours.filter(breaks).map(({ id, text }) => `${id}: ${text}`)

describe('the English catalogue', () => {
  test('contains every quoted text, and each is still an exception', () => {
    expect(messages.length).toBeGreaterThan(700)
    expect([...QUOTED].filter((text) => !messages.some((message) => message.text === text))).toEqual([])
  })

  test.each<[word: string, not: RegExp]>([
    ['stablecoin, or the coin’s name, or money', /\b(?:tokens?|crypto(?! exchange)|digital dollars)\b/i],
    ['Select', /\b(?:pick (?!up)|picked|choose|tick)\b/i],
    ['cancelled', /\bcancel(?:ed|ing)\b/i],
    ['email', /\be-mail/i],
    ['sign in', /\blog ?in\b/i],
    ['continue', /\bgo on\b/i],
    ['automatically', /\bby itself\b/i],
    ['in progress', /\bunder way\b/i],
    ['Don’t send money', /\bsend nothing\b/i],
    ['or fewer', /\bat most\.$/i],
    ['No results for', /\bno \w+ match(?:es)?\b/i],
    ['Clear search', /\bclear the search\b/i],
    ['Bank to wallet, and other words that customers know', /\b(?:microdeposit|off-ramp)\b/i],
    ['Not enough balance', /hold that much/i],
    ['Enter your email', /fill this in/i],
    ['Try again. It won’t be added twice.', /press the button/i],
    ['blocked in your browser', /was told not to|keeps nothing/i],
    ['the bank statement', /bank’s papers/i],
    ['We couldn’t request euro access', /ask for sepa/i],
    ['an apostrophe’s own sign', /'/],
    ['an act, without “please”', /\bplease (?!sign in)/i],
  ])('says “%s” and no other word for it', (_, not) => {
    expect(offending(({ text }) => not.test(text))).toEqual([])
  })

  test('ends a sentence with a period', () => {
    const isSentence = ({ id, text }: (typeof ours)[number]) =>
      /^(?:apiErrors|validation)\.|\.(?:text|lead)$/.test(id) || /[.?!] [A-Z]/.test(text.replace('e.g. ', ''))
    const ends = /[.?!…:]$|\}$/
    // The second sentence of this one is a button.
    expect(offending((message) => isSentence(message) && !ends.test(message.text))).toEqual([
      expect.stringMatching(/^signIn\.otp\.resend: /),
    ])
  })

  test('has sentences of at most 20 words', () => {
    const isLong = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length > 20
    expect(offending(({ text }) => formsOf(text).some((form) => sentencesIn(form.text, 'en').some(isLong)))).toEqual([])
  })

  test('puts no period on a button', () => {
    const BUTTONS =
      /\.(?:continue|submit|retry|confirm|cancel|back|add|save|action|keep|delete|start|support|signOut|restart|toList|clear|check|startNew|isIt|isNotIt|main\.\w+|newTab)$/
    expect(ours.filter(({ id }) => BUTTONS.test(id)).length).toBeGreaterThan(30)
    expect(offending(({ id, text }) => BUTTONS.test(id) && text.endsWith('.'))).toEqual([])
  })
})

const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|html)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => join(folder, path))
const READMES = ['.', '.build', 'demo', 'element', 'src', 'test'].map((folder) => join(folder, 'README.md'))
const SHOWN = ['demo/console', 'demo/hosts', 'demo/playground', 'demo/sandbox/pages', 'demo/start'].flatMap(sourcesIn)

test.each([
  /fill a wallet/i,
  /let it fail/i,
  /call that fits/i,
  /ask again/i,
  /set one status/i,
  /\bmade-up\b/i,
  /under way/i,
  /e-mail/i,
  /screens ask and change/i,
  /what is no string/i,
  /none is renamed/i,
  /how the house is laid out/i,
])('the demo and the READMEs do not say %s', (phrase) => {
  expect([...READMES, ...SHOWN].filter((path) => phrase.test(read(path)))).toEqual([])
})
