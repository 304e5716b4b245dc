import { singleWidth } from '../../../../lib/format/single-width.ts'

// A longer text is no number of a bank, and is refused as it is.
const LONGEST = 300
const QUOTES = `"'\`´“”„‟‘’‚«»‹›`
/** What begins a number that is pasted in quotes or in brackets. */
export const OPENERS = `[${QUOTES}(\\[{<]*`
const BEFORE = new RegExp(`^[${QUOTES}]+`)
const AFTER = new RegExp(`[${QUOTES}.,;:]+$`)
/** Brackets around the whole: those of "(11) 98765-(4321)" belong to its parts. */
const BRACKETED = /^(?:\(([^()]*)\)|\[([^[\]]*)\]|\{([^{}]*)\}|<([^<>]*)>)$/

const shorter = (text: string) => text.replace(BEFORE, '').replace(AFTER, '').replace(BRACKETED, '$1$2$3$4').trim()

/** Repeats a step until it changes nothing more, so that what is sent would be read as itself. */
export function untilSettled(text: string, step: (text: string) => string): string {
  if (text.length > LONGEST) return step(text)
  const next = step(text)
  return next === text ? text : untilSettled(next, step)
}

/** A value without what a sentence, a table or a letter had around it: quotes, brackets, and the stop at its end (decisions.md B25). */
export const withoutSurroundings = (text: string): string =>
  text.length > LONGEST ? text : untilSettled(singleWidth(text), shorter)
