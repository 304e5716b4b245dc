const CONTROLS = 'a[href],button,input,select,textarea,summary,[tabindex]'

const isReachable = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [inert] *') &&
  element.checkVisibility({ visibilityProperty: true })

/** What Tab reaches inside, in order. */
export const focusableIn = (container: ParentNode): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(CONTROLS)].filter(isReachable)

/** Inside a shadow root the document's active element is only the host. */
export function activeElementOf(node: Node): HTMLElement | null {
  const root = node.getRootNode()
  const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
  return active instanceof HTMLElement ? active : null
}
