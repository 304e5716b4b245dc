import { englishFormsOf, type Form, formsOf, isPlural, wordsOf } from './message.ts'
import { categoriesOf } from './plurals.ts'
import type { Rule } from './rule.ts'

/** After a letter of Latin a digit belongs to a name, such as H2O. Other scripts may put no space before a number. */
const DIGITS = /(?<![\p{sc=Latin}\p{Nd}])\+?\p{Nd}+(?:[.,’\u{A0}\u{202F}]\p{Nd}+)*/gu

const space = (sign: string) => (/\s/.test(sign) ? String.raw`[\u{A0}\u{202F}]` : `[${sign}]`)

/** How a language writes numbers. The product's digits are Latin in every language. */
function writingOf(language: string) {
  const parts = new Intl.NumberFormat(`${language}-u-nu-latn`).formatToParts(12_345_678.5)
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const group = space(signOf('group'))
  return {
    decimal: signOf('decimal'),
    grouped: new RegExp(String.raw`^\d{1,3}(?:${group}\d{2,3})*${group}\d{3}(?=\D|$)`, 'u'),
  }
}

/** The numbers of a text, as English would write them without groups. What the language writes in another way stays as it is. */
function numbersIn(text: string, language: string): readonly string[] {
  const numbers = text.match(DIGITS)
  if (!numbers) return []
  const { decimal, grouped } = writingOf(language)
  return numbers.map((number) => {
    const whole = number.replace(grouped, (digits) => digits.replaceAll(/\D/g, ''))
    const [digits, fraction, ...rest] = whole.split(decimal)
    return rest.length === 0 && fraction !== undefined && /^\d+$/.test(fraction) ? `${digits}·${fraction}` : whole
  })
}

/** Numbers that a language says with a word or the dual of a noun, where a digit would be no grammar. */
const SAID: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  ar: {
    1: /(?<!\p{L})واحدة?(?!\p{L})/gu,
    2: /(?<!\p{L})[بلو]?(?:يوما|يومان|يومي|يومين|دقيقتين|حرفين|رقمين)(?!\p{L})/gu,
  },
}

const saidIn = (text: string, language: string) =>
  Object.entries(SAID[language] ?? {}).flatMap(([number, word]) => (text.match(word) ?? []).map(() => number))

const valuesIn = (text: string) => text.match(/\{[^{}]*\}/g) ?? []
const elementsIn = (text: string) => text.match(/<\/?\d+\/?>/g) ?? []
const bare = (text: string) => text.replaceAll(/\{[^{}]*\}|<\/?\d+\/?>/g, ' ')

/** The values of each element, and whether it has words: a link without any cannot be seen. */
const insideElements = (text: string) =>
  [...text.matchAll(/<(\d+)>([^<>]*)<\/\1>/g)].flatMap(([, number, inside = '']) =>
    [...valuesIn(inside), ...(/\p{L}/u.test(wordsOf(inside)) ? ['words'] : [])].map((item) => `${item} in <${number}>`),
  )

/** What the first list has more often than the second. */
function surplus(list: readonly string[], other: readonly string[]): readonly string[] {
  const left = [...other]
  return list.filter((item) => {
    const index = left.indexOf(item)
    if (index !== -1) left.splice(index, 1)
    return index === -1
  })
}

/** A form of one number alone, such as the dual of Arabic, says it without a digit. */
const isOfOneNumber = ({ when }: Form, language: string) =>
  when.some(
    ({ kind, key }) =>
      isPlural(kind) &&
      (/^\d+$/.test(key) || categoriesOf(language, kind === 'plural' ? 'cardinal' : 'ordinal').get(key as 'one') === 1),
  )

function differences(english: Form, form: Form, language: string): readonly string[] {
  const itemsIn = (text: string, written: string) => [
    ...valuesIn(text),
    ...elementsIn(text),
    ...insideElements(text),
    ...numbersIn(bare(text), written),
  ]
  const wanted = itemsIn(english.text, 'en')
  const found = itemsIn(form.text, language)
  const mayLack = [...(isOfOneNumber(form, language) ? ['{#}'] : []), ...saidIn(bare(form.text), language)]
  const at = form.when.map(({ name, key }) => ` for ${name} ${key}`).join('')
  return [
    ...surplus(wanted, [...found, ...mayLack]).map((item) => `lacks ${item}${at}`),
    ...surplus(found, wanted).map((item) => `has ${item}, which English has not${at}`),
  ]
}

/** A form of one number may say what English says of it; another form is compared with “other”. */
function differencesOf(source: readonly Form[], form: Form, language: string): readonly string[] {
  const found = englishFormsOf(source, form).map((english) => differences(english, form, language))
  const counted = isOfOneNumber(form, language) ? found : found.slice(0, 1)
  return counted.some((faults) => faults.length === 0) ? [] : counted[0]!
}

const choicesOf = (forms: readonly Form[]) =>
  new Set(
    forms.flatMap(({ when }) =>
      when.map(({ name, kind, key }) => (isPlural(kind) ? `${name}, ${kind}` : `${name} ${key}`)),
    ),
  )

/** The values, elements, numbers and choices of a translation are those of English, in every form. */
export const values: Rule = (english, translated, language) => {
  const source = formsOf(english)
  const forms = formsOf(translated)
  const wanted = [...choicesOf(source)]
  const found = [...choicesOf(forms)]
  const choices = [
    ...surplus(wanted, found).map((choice) => `lacks the choice of ${choice}`),
    ...surplus(found, wanted).map((choice) => `has the choice of ${choice}, which English has not`),
  ]
  if (choices.length > 0) return choices
  const faults = forms.flatMap((form) => differencesOf(source, form, language))
  return [...new Set(faults)]
}
