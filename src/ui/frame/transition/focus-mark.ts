import { activeElementOf, focusableIn } from '../../overlay/focusable.ts'

/** Identifies a control across renders of a screen: the nth control of a tag with the same name and text. */
export interface FocusMark {
  readonly kind: string
  readonly nth: number
}

const kindOf = (element: HTMLElement) =>
  [element.tagName, element.getAttribute('name') ?? '', element.getAttribute('aria-label') ?? element.textContent].join(
    '|',
  )

const ofKind = (frame: HTMLElement, kind: string) => focusableIn(frame).filter((control) => kindOf(control) === kind)

export function markFocus(frame: HTMLElement): FocusMark | null {
  const control = activeElementOf(frame)
  if (!control || !frame.contains(control)) return null
  const kind = kindOf(control)
  const nth = ofKind(frame, kind).indexOf(control)
  return nth < 0 ? null : { kind, nth }
}

export const findMarked = (frame: HTMLElement, mark: FocusMark | null): HTMLElement | null =>
  mark ? (ofKind(frame, mark.kind)[mark.nth] ?? null) : null
