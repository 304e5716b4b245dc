/** A message by its title: the whole sentence of the one banner, toast or dialog. */
import { only, said } from './rows.ts'

const titleOf = (box: Element) => said(box.querySelector('p') ?? box)

/** What stands under the title of a banner or toast, without its buttons. */
function sentenceOf(box: Element): string {
  const title = box.querySelector('p')!
  const rest = [...title.parentElement!.children].filter((one) => one !== title)
  return rest
    .map((one) => said(one, 'button, a'))
    .join(' ')
    .trim()
}

/** The sentence of the banner with that title. */
export const banner = (root: ParentNode, title: string): string =>
  sentenceOf(only([...root.querySelectorAll('[part~=banner]')], titleOf, title, 'banner'))

/** The sentence of the toast with that title, without the reference of a request. */
export const toastText = (root: ParentNode, title: string): string =>
  sentenceOf(only([...root.querySelectorAll('[part=toast]')], titleOf, title, 'toast')).replace(/ ?Reference \w+$/, '')

/** The body of the dialog with that title, without its buttons. */
export function dialogText(root: ParentNode, title: string): string {
  const headingOf = (one: Element) => said(one.querySelector('[data-heading]') ?? one)
  const found = only([...root.querySelectorAll('[part=dialog]')], headingOf, title, 'dialog')
  return said(found, '[data-heading], [data-foot], button')
}
