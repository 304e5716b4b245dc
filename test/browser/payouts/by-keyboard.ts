import { equal, isTrue } from '../../support/expect.ts'
import { button, until } from '../../support/host.ts'
import { press } from '../kit/input.ts'

interface Shown {
  readonly shadow: ShadowRoot
}

/** Whether the focus is seen, by an outline or a shadow of the control or of a box around it. */
function isMarked(control: HTMLElement): boolean {
  const boxes: HTMLElement[] = []
  for (let box: HTMLElement | null = control; box && boxes.length < 4; box = box.parentElement) boxes.push(box)
  return boxes.some((box) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
}

const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Goes with Tab to a control, which is waited for, back where it is behind: past the end of a page come the browser’s own controls. */
export async function tabTo(shadow: ShadowRoot, find: () => HTMLElement | undefined, what: string): Promise<void> {
  const control = await until(find, what)
  const { activeElement: at } = shadow
  const key = at && isBefore(control, at) ? 'Shift+Tab' : 'Tab'
  for (let steps = 0; shadow.activeElement !== control && steps < 40; steps += 1) await press(key)
  equal(shadow.activeElement === control, true, `${what} is reached`)
  isTrue(isMarked(control), `the focus is seen on ${what}`)
}

export async function enter(shadow: ShadowRoot, name: string): Promise<void> {
  await tabTo(shadow, () => button(shadow, name), name)
  await press('Enter')
}

export const focused = ({ shadow }: Shown): string | null => shadow.activeElement?.textContent ?? null

/** Watches from here on whether the focus leaves the widget, and says in the end how often it was seen outside. */
export function watchFocus({ shadow }: Shown): () => number {
  let lost = 0
  const timer = setInterval(() => (lost += shadow.activeElement ? 0 : 1), 5)
  return () => {
    clearInterval(timer)
    return lost
  }
}
