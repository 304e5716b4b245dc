let last: Element | null = null

const send = (type: string, target: Element, relatedTarget: Element | null) =>
  target.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', relatedTarget, bubbles: true, composed: true }))

/** Simulates hovering by events. Real mouse input waits for a frame, which a background page never renders. */
export function hover(element: Element): void {
  const from = last?.isConnected ? last : null
  if (from) send('pointerout', from, element)
  send('pointerover', element, from)
  last = element
}

/** Presses on one element and releases on another, which fires `click` on their common ancestor. */
export function dragOut(from: Element, ancestor: Element): void {
  send('pointerdown', from, null)
  ancestor.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
}
