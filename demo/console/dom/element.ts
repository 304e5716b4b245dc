export type Child = Node | string | number | null | false | readonly Child[]

/** Omitted when null or false, without a value when true. */
type Attributes = Readonly<Record<string, string | number | boolean | null>>

/** Text is inserted as text, so that nothing from the server can become markup. */
export function h(name: string, attributes: Attributes = {}, ...children: readonly Child[]): HTMLElement {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) element.setAttribute(key, value === true ? '' : String(value))
  }
  append(element, children)
  return element
}

function append(parent: Element, children: readonly Child[]): void {
  for (const child of children) {
    if (Array.isArray(child)) append(parent, child as readonly Child[])
    else if (child !== null && child !== false) parent.append(child instanceof Node ? child : String(child))
  }
}
