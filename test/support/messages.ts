/** A message by its title: the whole sentence of the one banner, toast or dialog. */
import { only, said } from './rows.ts'

const titleOf = (box: Element) => said(box.querySelector('p') ?? box)

/** The text under the title of a banner or toast, without its buttons and the reference of a request. */
function sentenceOf(box: Element): string {
  const title = box.querySelector('p')!
  const rest = [...title.parentElement!.children].filter((one) => one !== title)
  const text = rest.map((one) => said(one, 'button, a')).join(' ')
  return text.trim().replace(/ ?Reference \w+$/, '')
}

/** The sentence of the banner with that title. */
export const banner = (root: ParentNode, title: string): string =>
  sentenceOf(only([...root.querySelectorAll('[part~=banner]')], titleOf, title, 'banner'))

/** The titles of all banners, in their order. */
export const bannerTitles = (root: ParentNode): string[] => [...root.querySelectorAll('[part~=banner]')].map(titleOf)

/** The titles of all toasts. */
export const toastTitles = (root: ParentNode): string[] =>
  [...root.querySelectorAll('[part=toast], [data-line]')].map(titleOf)

/** The sentence of the toast with that title, or of the line of a dialog that says it. */
export const toastText = (root: ParentNode, title: string): string =>
  sentenceOf(only([...root.querySelectorAll('[part=toast], [data-line]')], titleOf, title, 'toast'))

/** The body of the dialog with that title, without its buttons and the toasts that it shows. */
export function dialogText(root: ParentNode, title: string): string {
  const headingOf = (one: Element) => said(one.querySelector('[data-heading]') ?? one)
  const found = only([...root.querySelectorAll('[part=dialog]')], headingOf, title, 'dialog')
  return said(found, '[data-heading], [data-foot], [data-line], button')
}

/** The text under the title of a screen or list that shows only a message, without its buttons. */
export function stateText(root: ParentNode, title: string): string {
  const heading = only([...root.querySelectorAll('h1, h2, h3')], said, title, 'heading')
  const sentence = heading.nextElementSibling
  return sentence?.localName === 'p' ? said(sentence) : ''
}

/** The errors, hints and doubts of a field, in their order. */
export function fieldWords(root: ParentNode, label: string): string[] {
  const labelOf = (one: Element) => said(one.querySelector('label') ?? one)
  const field = only([...root.querySelectorAll('[part~=field]')], labelOf, label, 'field')
  return [...field.querySelectorAll('p')].map((one) => said(one, '.sr-vh'))
}

/** The text next to the buttons of a form. */
export const footnote = (root: ParentNode): string => said(root.querySelector('[part=footer] p')!)
