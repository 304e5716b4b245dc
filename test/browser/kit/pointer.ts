let last: Element | null = null

const send = (type: string, target: Element, relatedTarget: Element | null) =>
  target.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', relatedTarget, bubbles: true, composed: true }))

/** Brings the pointer over an element. The mouse itself would wait for a frame, which a page in the background never draws. */
export function hover(element: Element): void {
  const from = last?.isConnected ? last : null
  if (from) send('pointerout', from, element)
  send('pointerover', element, from)
  last = element
}

/** Presses on one element and lets go on another: the browser tells of a click on what holds both. */
export function dragOut(from: Element, both: Element): void {
  send('pointerdown', from, null)
  both.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
}
