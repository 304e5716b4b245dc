/** Reads figures by their place: next to a label, in a column, in a step. */

/** An element of a printed page is of another window. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

/** Its text in one line, with a space between blocks; without tooltips and what `without` names. */
export function said(node: Node, without = ''): string {
  const skipped = ['[role=tooltip]', without].filter(Boolean).join()
  const walk = (part: Node): string => {
    if (part.nodeType === Node.TEXT_NODE) return part.textContent!
    if (part !== node && isElement(part) && part.matches(skipped)) return ''
    if (part.nodeName === 'BR') return ' '
    const text = [...part.childNodes].map(walk).join('')
    const isInline = isElement(part) && /^(inline|contents)/.test(getComputedStyle(part).display)
    return isInline ? text : ` ${text} `
  }
  return walk(node).replaceAll(/\s+/g, ' ').trim()
}

const named = (names: readonly string[]) => JSON.stringify(names)

/** The one of that name; what is there instead is in the error. */
export function only<T>(all: readonly T[], nameOf: (one: T) => string, name: string, what: string): T {
  const [found, second] = all.filter((one) => nameOf(one) === name)
  if (found === undefined || second !== undefined)
    throw new Error(`${what} ${name}: ${second ? 'more than one' : 'none'} among ${named(all.map(nameOf))}`)
  return found
}

type Entry = readonly [label: string, value: string]

/** A row that is copied, or that is among those and only read. */
const ROWS = '[part=row]:has(> button[aria-label^="Copy"]), [part=row][data-stacked]'

/** Every label of ledgers, description lists and rows to copy, with its value. */
function entries(root: ParentNode): Entry[] {
  return [...root.querySelectorAll(`dt, ${ROWS}`)].map((one) => {
    const [label, value] = one.matches('dt') ? [one, one.nextElementSibling!] : [one.children[0]!, one.children[1]!]
    return [said(label, 'button'), said(value, 'button')]
  })
}

/** Each value by its label, in the order of the screen. */
export function lines(root: ParentNode): Record<string, string> {
  const all = entries(root)
  const labels = all.map(([label]) => label)
  if (new Set(labels).size < labels.length) throw new Error(`a label twice: ${named(labels)}`)
  return Object.fromEntries(all)
}

/** The value next to a label. */
export const line = (root: ParentNode, label: string): string => only(entries(root), ([name]) => name, label, 'line')[1]

/** The card or list under a heading or of an accessible name; a line may be in several. */
export function card(root: ParentNode, title: string): HTMLElement {
  const nameOf = (one: HTMLElement) => {
    const heading = [...one.querySelectorAll('h2, h3, h4')].find((found) => found.closest('[part=card]') === one)
    return one.getAttribute('aria-label') ?? (heading ? said(heading) : '')
  }
  return only([...root.querySelectorAll<HTMLElement>('[part=card]')], nameOf, title, 'card')
}

/** The words of a panel of a form, without its menus: the label, the currency, the balance, the account. */
export const panel = (root: ParentNode, label: string): string =>
  said(
    only([...root.querySelectorAll('section')], (one) => one.getAttribute('aria-label') ?? '', label, 'panel'),
    '[role=menu], [popover]',
  )

type Cells = Record<string, string>

/** A figure below another one, with its label. */
const BELOW = 'span:has(> .sr-vh + .sr-num)'

function cellEntries(header: string, cell: Element): Entry[] {
  const below = cell.querySelector(BELOW)
  const first: Entry = [header, said(cell, `[data-open] > .sr-vh, ${BELOW}`)]
  return below ? [first, [said(below.children[0]!), said(below.children[1]!)]] : [first]
}

/** The rows of a table, each with its cells by the header of their column. The words for screen readers are not part of a cell. */
export function tableRows(root: ParentNode): Cells[] {
  const headers = [...root.querySelectorAll('[role=columnheader]')].map((one) => said(one))
  return [...root.querySelectorAll('tbody tr')].map((row) => {
    const cells = [...row.querySelectorAll('[role=cell]:not([data-cell])')]
    return Object.fromEntries(cells.flatMap((cell, at) => cellEntries(headers[at]!, cell)))
  })
}

/** The one row whose cell of a column says this. */
export const tableRow = (root: ParentNode, column: string, text: string): Cells =>
  only(tableRows(root), (cells) => cells[column] ?? named(Object.keys(cells)), text, `row whose ${column} is`)

/** The same row in a narrow widget. */
export function narrowRows(root: ParentNode): Cells[] {
  return [...root.querySelectorAll('tbody tr')].map((row) => {
    const cells = [...row.querySelectorAll<HTMLElement>('[data-cell]:not([data-cell=mark])')]
    return Object.fromEntries(cells.map((cell) => [cell.dataset['cell']!, said(cell, '[data-open] > .sr-vh')]))
  })
}

/** The steps of a timeline, each with its sentence. */
export const stepsOf = (root: ParentNode): Entry[] =>
  [...root.querySelectorAll('ol > li')].map((step) => {
    const [head, sentence] = step.querySelectorAll('p')
    return [said(head!.children[0]!, '.sr-vh'), sentence ? said(sentence) : '']
  })

/** The top of a transfer's details: its amount, and the status with its words. */
export function heroOf(root: ParentNode): Entry {
  const figure = root.querySelector('[part~=badge]')!.parentElement!
  return [said(figure.previousElementSibling!), said(figure)]
}

/** The bank accounts or wallets of a list: the name of each, and the text under it. */
export const accountRows = (root: ParentNode): Entry[] =>
  [...root.querySelectorAll('[part=row]:has(> [dir=auto])')].map((row) => {
    const name = row.querySelector(':scope > [dir=auto]')!
    const detail = name.nextElementSibling!
    // The dots between its parts are drawn.
    const parts = [...(detail.querySelector(':scope > s') ?? detail).children]
    return [said(name), parts.map((part) => said(part)).join(' · ')]
  })

/** The text under an account's name in its row. */
export const accountRow = (root: ParentNode, name: string): string =>
  only(accountRows(root), ([found]) => found, name, 'account')[1]

/** The rows of a list that are shown, and how many there are: "1-5 of 7". */
export const pageOf = (root: ParentNode): string =>
  said(root.querySelector('[role=status]:has(> span > .sr-num)')!, '.sr-vh')
