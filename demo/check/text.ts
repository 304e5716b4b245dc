import type { CallName } from './calls.ts'
import type { Report } from './findings.ts'

const NAMED = 3

/** Three calls by name; the report in JSON has all of them. */
function namesOf(calls: readonly CallName[]): readonly string[] {
  const rest = calls.length - NAMED
  return rest > 1 ? [...calls.slice(0, NAMED), `and ${rest} others`] : calls
}

/** A paragraph in lines of at most `width`; what is longer than a line keeps one of its own. */
function wrapped(text: string, indent: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`${indent}${word}`)
  }
  return lines
}

interface Ending {
  readonly width: number
  readonly incompleteness: string | undefined
}

/** What a person reads: each consequence once, with all that leads to it. */
export function textOf(report: Report, { width, incompleteness }: Ending): string {
  const { apiUrl, applicationId, deviations, missing, unchecked, left, kept, stopped, counts } = report
  const paragraph = (text: string, indent = '') => wrapped(text, indent, width)
  const calls = (names: readonly CallName[]) => namesOf(names).map((name) => `    ${name}`)
  const consequences = new Set(deviations.map(({ customer }) => customer))
  const isFine = stopped === null && deviations.length + missing.length + left.length === 0

  const lines = [
    `${apiUrl}, ${applicationId}`,
    ...section('What customers would see, and what deviates:', [...consequences], (consequence) => [
      ...paragraph(consequence),
      ...deviations
        .filter(({ customer }) => customer === consequence)
        .flatMap((each) => [...paragraph(each.deviates, '  '), ...calls(each.calls)]),
    ]),
    ...section('What customers would lack, and what is missing:', missing, ({ call, answer, customer }) => [
      ...paragraph(customer),
      ...paragraph(`${call} is answered with ${answer}.`, '  '),
    ]),
    ...section('Not checked:', unchecked, ({ calls: names, why }) => [
      ...paragraph(`Because ${why}:`, '  '),
      ...calls(names),
    ]),
    ...section('The check made this and could not remove it. Remove it by hand:', left, (what) =>
      paragraph(what, '  '),
    ),
    ...(stopped === null ? [] : ['', ...paragraph(`The check did not come to its end: ${stopped}`)]),
    ...(isFine ? ['', `Nothing deviates${unchecked.length === 0 ? '' : ' in what was checked'}.`] : []),
    ...(incompleteness === undefined ? [] : ['', ...paragraph(incompleteness)]),
    ...(kept.length === 0 ? [] : ['', ...paragraph(KEPT), ...kept.map((what) => `  ${what}`)]),
    '',
    countsIn(counts),
  ]
  return lines.join('\n')
}

const KEPT = 'The API still lists this of what the check cancelled or deleted, and no call removes it:'

const section = <Item>(title: string, items: readonly Item[], linesOf: (item: Item) => readonly string[]) =>
  items.length === 0 ? [] : ['', title, ...items.flatMap((item) => ['', ...linesOf(item)])]

/** The last line of every report. */
export const countsIn = ({ calls, checked, deviating, unchecked }: Report['counts']) =>
  `Calls: ${checked} of ${calls} checked, ${deviating} deviating, ${unchecked} not checked.`

/** How many of the calls that the widget makes were not checked, and what they need; undefined where that is none. */
export function incompletenessIn({ stopped, unchecked, counts }: Report): string | undefined {
  if (stopped !== null) return undefined
  const open = unchecked.filter(({ needs }) => needs !== null)
  const number = new Set(open.flatMap(({ calls }) => calls)).size
  if (number === 0) return undefined
  const needs = [...new Set(open.map((each) => each.needs))].join('; ')
  return `Not complete: ${number} of ${counts.calls} calls were not checked. They need: ${needs}.`
}
