/** A message by its title: the whole sentence of the one banner, toast or dialog. */
import { only, said } from './rows.ts'

const titleOf = (box: Element) => said(box.querySelector('p') ?? box)

/** What stands under the title of a banner or toast, without its buttons and the reference of a request. */
function sentenceOf(box: Element): string {
  const title = box.querySelector('p')!
  const rest = [...title.parentElement!.children].filter((one) => one !== title)
  const text = rest.map((one) => said(one, 'button, a')).join(' ')
  return text.trim().replace(/ ?Reference \w+$/, '')
}

/** The sentence of the banner with that title. */
export const banner = (root: ParentNode, title: string): string =>
  sentenceOf(only([...root.querySelectorAll('[part~=banner]')], titleOf, title, 'banner'))

/** The sentence of the toast with that title. */
export const toastText = (root: ParentNode, title: string): string =>
  sentenceOf(only([...root.querySelectorAll('[part=toast]')], titleOf, title, 'toast'))

/** The body of the dialog with that title, without its buttons. */
export function dialogText(root: ParentNode, title: string): string {
  const headingOf = (one: Element) => said(one.querySelector('[data-heading]') ?? one)
  const found = only([...root.querySelectorAll('[part=dialog]')], headingOf, title, 'dialog')
  return said(found, '[data-heading], [data-foot], button')
}
