import { spacedCode } from '../../../../lib/typed-code.ts'
import { untilSettled, withoutSurroundings } from './surroundings.ts'

const LABEL =
  /^(?:tel(?:ephone|efone|éfono|efon)?|phone|mobile|cell|celular|fon|whatsapp)\b(?: (?:no|number|nr))?[.:]* ?/i
const PUNCTUATION = /[ .\-/]/g
/** Italy, and San Marino with it, dial the zero of an area from abroad too (ITU-T E.164 national plans, looked up on 2026-11-29). */
const KEEPS_ZERO = /^\+3(?:9|78)\(0\)/

const withoutLabel = (text: string) => withoutSurroundings(text).replace(LABEL, '')

/** A telephone number with its country: `00` is `+`, and the zero in brackets is only dialled within the country (decisions.md B22). */
export function writePhone(text: string): string {
  const number = untilSettled(spacedCode(text), withoutLabel)
    .replaceAll(PUNCTUATION, '')
    .replace(/^00(?=[1-9])/, '+')
  return (KEEPS_ZERO.test(number) ? number : number.replace('(0)', '')).replaceAll(/[()]/g, '')
}
