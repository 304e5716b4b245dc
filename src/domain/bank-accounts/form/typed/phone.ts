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
/** The country in brackets, of its own or after its sign: "(+44) 20", "+(44) 20". */
const BRACKETED_COUNTRY = /^\(?(\+|00)\(?([1-9]\d{0,2})\)/
/** The zero of a call within the country, in brackets alone or with its area: "+44(0)20", "+44(020)". */
const TRUNK_ZERO = /^(\+[1-9]\d{0,2}\()0/

/** Countries whose numbers have a zero that is only dialled within them, and none after their code. */
const WITH_TRUNK_ZERO =
  /^\+(?:20|27|31|32|33|41|43|44|46|49|55|60|61|62|63|64|66|81|82|84|86|90|91|92|94|234|254|353|358|380|880|966|971|972)0/

const withoutLabel = (text: string) => withoutSurroundings(text).replace(LABEL, '')

/** A telephone number with its country: `00` is `+`, and the zero in brackets is only dialled within the country (decisions.md B22). */
export function writePhone(text: string): string {
  const number = untilSettled(spacedCode(text), withoutLabel)
    .replaceAll(PUNCTUATION, '')
    .replace(BRACKETED_COUNTRY, '$1$2')
    .replace(/^00(?=[1-9])/, '+')
  return (KEEPS_ZERO.test(number) ? number : number.replace(TRUNK_ZERO, '$1')).replaceAll(/[()]/g, '')
}

/** Whether a number has a zero after its country that stands in no brackets: nobody knows whether it belongs there. */
export const hasTrunkZero = (text: string): boolean => WITH_TRUNK_ZERO.test(writePhone(text))
