import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { messagesOf } from '../../locales/messages.ts'
import { PROPER_NAMES } from '../../locales/proper-names.ts'

/** Other letters than those of English, so that the rules take them for a translation. */
const other = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const code = letter.charCodeAt(0)
    return String.fromCharCode(code + ((code & 31) > 13 ? -13 : 13))
  })

const NAMES = new RegExp(String.raw`\b(?:${PROPER_NAMES.join('|')}|[A-Z]{2,}s?)\b|<\/?\d+\/?>|\S+@\S+`)
const inOtherWords = (text: string) =>
  text
    .replaceAll(/e\.g\.|P\.O\./g, 'oi')
    .replaceAll("'", '’')
    .replaceAll(/(?<=\d)\.(?=\d)/g, ',')
    .split(new RegExp(`(${NAMES.source})`))
    .map((piece, index) => (index % 2 === 1 ? piece : other(piece)))
    .join('')

type Part = string | readonly [name: string, kind?: string, cases?: unknown]

function write(part: Part): string {
  if (typeof part === 'string') return part === '#' ? part : inOtherWords(part)
  const [name, kind, cases] = part
  if (typeof cases !== 'object') return `{${part.join(', ')}}`
  const forms = Object.entries(cases as Readonly<Record<string, readonly Part[]>>).filter(([key]) => key !== 'offset')
  const texts = forms.map(([key, parts]) => `${/\d/.test(key) ? `=${key}` : key} {${parts.map(write).join('')}}`)
  return `{${name}, ${kind}, ${texts.join(' ')}}`
}

/** A catalogue in the letters of that language, of the English one. */
export const dutch = (english: string) =>
  messagesOf(english)
    .map(({ id, text }) => {
      const translated = (compileMessageOrThrow(text) as Part[]).map(write).join('')
      return `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(translated)}\n`
    })
    .join('\n')
    .replace(/^/, 'msgid ""\nmsgstr ""\n"Language: nl\\n"\n\n')

const TERMS = [
  'transfer',
  'transfer',
  'wallet to bank',
  'wallet',
  'memo',
  'fee',
  'refund',
  'cancel',
  'network',
  'address',
  'verification',
]

/** The glossary with the words of that language, in the order of its terms. */
export function glossaryWithDutch(glossary: string): string {
  const terms = TERMS.values()
  return glossary.replaceAll(/ words: \{/g, (found) => `${found} nl: says('${other(terms.next().value!)}', '-'),`)
}

/** The words that negate in that language: those of English in its letters. */
export function negationsWithDutch(file: string): string {
  const [, words] = /  en: String\.raw`(.*)`,\n/.exec(file)!
  const dutch = words!.replaceAll(/(?<!\\)[a-z]+/g, other)
  return file.replace('  es: ', `  nl: String.raw\`${dutch}\`,\n  es: `)
}
