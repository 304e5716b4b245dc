import { COPIED } from './isolate.mjs'

/** Chinese has no spaces. Where a line may end is marked with this, and `word-break: keep-all` leaves no other place but after a sign. */
const MAY_END = '\u200B'
/** A label of so few characters is shown on one line, and can be searched, copied and typed over without a mark. */
const ONE_LINE = 8

export const isChinese = (language) => new Intl.Locale(language).language === 'zh'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const HAN = /\p{Script=Han}/u
const TAG = /<\/?\d+\/?>/g

const isJoined = (before, after) => HAN.test(before) || HAN.test(after)
const isLetter = (character) => /[\p{L}\p{N}]/u.test(character)

/** The text with a mark between two words of which one is Chinese. Elements are not words. */
function markText(text) {
  const words = text.replaceAll(TAG, '')
  const ends = new Set()
  for (const { index } of segmenter.segment(words)) {
    const [before, after] = [words.charAt(index - 1), words.charAt(index)]
    if (isLetter(before) && isLetter(after) && isJoined(before, after)) ends.add(index)
  }
  let [out, at] = ['', 0]
  for (const [part, tag] of text.matchAll(/(<\/?\d+\/?>)|[\s\S]/g)) {
    // The words of a link begin with its first letter.
    if (!tag?.startsWith('</') && ends.delete(at)) out += MAY_END
    out += part
    if (!tag) at += 1
  }
  return out
}

/** A value is a word, too: a line may end between it and a Chinese character. */
function markPart(part, at, parts) {
  if (typeof part === 'string') {
    const start = at > 0 && HAN.test(part.charAt(0)) ? MAY_END : ''
    const end = at < parts.length - 1 && HAN.test(part.slice(-1)) ? MAY_END : ''
    return start + markText(part) + end
  }
  return typeof part[2] === 'object' ? [part[0], part[1], markForms(part[2])] : part
}

const markForms = (forms) =>
  Object.fromEntries(Object.entries(forms).map(([form, message]) => [form, markMessage(message)]))

const markMessage = (message) => {
  if (typeof message === 'string') return markText(message)
  return Array.isArray(message) ? message.map(markPart) : message
}

const textOf = (message) =>
  typeof message === 'string' ? message : message.filter((part) => typeof part === 'string').join('')
const isOneLine = (message) =>
  (typeof message === 'string' || message.every((part) => typeof part === 'string')) &&
  [...textOf(message)].length <= ONE_LINE

/** Takes a message in Chinese, as lingui compiles it, and marks where its lines may end: between words, as its readers would. */
export const markChineseWords = (id, message) => (COPIED.has(id) || isOneLine(message) ? message : markMessage(message))
