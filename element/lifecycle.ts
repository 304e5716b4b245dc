const KEYS = ['keydown', 'keyup', 'keypress'] as const
const TEXT = ['beforeinput', 'input', 'compositionupdate', 'compositionend', 'paste', 'copy', 'cut'] as const

/** Hides typing from the host page: its hot keys would act on "/", because it cannot see the field, and it must not read the input. */
export function guardInput(shadow: ShadowRoot): void {
  for (const type of [...KEYS, ...TEXT]) shadow.addEventListener(type, (event) => event.stopPropagation())
}

/** A property that was set before the class was defined shadows the accessor, so it is deleted and set again through the accessor. */
export function upgradeProperties(element: object): void {
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

/** A dialog that was moved in the document stays open but is no longer modal. */
export function restoreDialogs(shadow: ShadowRoot): void {
  for (const dialog of shadow.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
    dialog.removeAttribute('open')
    dialog.showModal()
  }
}

/** Acts at once in a parsed page. A page that is still being parsed finishes first: both together would be one long task. */
export function afterParsing(element: Element, act: () => void): void {
  const actIfConnected = () => element.isConnected && act()
  if (element.ownerDocument.readyState === 'complete') actIfConnected()
  else setTimeout(actIfConnected)
}
