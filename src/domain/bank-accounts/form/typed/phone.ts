import { spacedCode } from '../../../../lib/typed-code.ts'
import { untilSettled, withoutSurroundings } from './surroundings.ts'

const LABEL =
  /^(?:tel(?:ephone|efone|éfono|efon)?|phone|mobile|mobil|cell?|celular|móvil|telemóvel|handy|fone?|whatsapp)\b(?: (?:no|number|nr))?[.:]* ?/i
const PUNCTUATION = /[ .\-/]/g
/**
 * Numbers of Italy, San Marino and the Vatican, of Côte d’Ivoire and of Congo begin with a zero from abroad too (ITU-T E.164 national
 * plans, looked up on 2026-11-29).
 */
const KEEPS_ZERO = /^\+(?:39|378|379|225|242)\(/
/** The zero of a call within the country, in brackets alone or with its area: "+44(0)20", "+44(020)". */
const TRUNK_ZERO = /^(\+[1-9]\d{0,2}\()0/

const withoutLabel = (text: string) => withoutSurroundings(text).replace(LABEL, '')

/** A telephone number with its country: `00` is `+`, and the zero in brackets is only dialled within the country (decisions.md B22). */
export function writePhone(text: string): string {
  const number = untilSettled(spacedCode(text), withoutLabel)
    .replaceAll(PUNCTUATION, '')
    .replace(/^00(?=[1-9])/, '+')
  return (KEEPS_ZERO.test(number) ? number : number.replace(TRUNK_ZERO, '$1')).replaceAll(/[()]/g, '')
}
