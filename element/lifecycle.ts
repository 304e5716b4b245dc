const KEYS = ['keydown', 'keyup', 'keypress'] as const
const TEXT = ['beforeinput', 'input', 'compositionupdate', 'compositionend', 'paste', 'copy', 'cut'] as const

/** The host sees the element, not the field inside it: its hot-keys would take "/" for themselves, and what is typed is none of its business. */
export function guardInput(shadow: ShadowRoot): void {
  for (const type of [...KEYS, ...TEXT]) shadow.addEventListener(type, (event) => event.stopPropagation())
}

/** A property set before the class was there shadows the accessor: it is set anew through it. */
export function takeEarlyProperties(element: object): void {
  for (const name of Object.keys(element)) {
    const setter = accessorOf(element, name)?.set
    if (!setter) continue
    const value: unknown = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    setter.call(element, value)
  }
}

function accessorOf(element: object, name: string): PropertyDescriptor | undefined {
  for (let proto: unknown = Object.getPrototypeOf(element); proto; proto = Object.getPrototypeOf(proto)) {
    const found = Object.getOwnPropertyDescriptor(proto, name)
    if (found) return found
  }
  return undefined
}

/** An open dialog that was moved in the document is still open but no longer modal. */
export function restoreDialogs(shadow: ShadowRoot): void {
  for (const dialog of shadow.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
    dialog.removeAttribute('open')
    dialog.showModal()
  }
}
