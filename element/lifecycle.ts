const KEYS = ['keydown', 'keyup', 'keypress'] as const
const TEXT = ['beforeinput', 'input', 'compositionupdate', 'compositionend', 'paste', 'copy', 'cut'] as const

/** Hides typing from the host page: its hot keys would act on "/", because it cannot see the field, and it must not read the input. */
export function guardInput(shadow: ShadowRoot): void {
  for (const type of [...KEYS, ...TEXT]) shadow.addEventListener(type, (event) => event.stopPropagation())
}

/**
 * A frame with `sandbox` and without `allow-forms` submits no form, and fires no event that would say so. What its buttons would have
 * submitted reaches the forms' own handlers as the same event.
 */
export function submitInSandbox(shadow: ShadowRoot): void {
  shadow.addEventListener('click', (event) => {
    const submitter = (event.target as Element).closest<HTMLButtonElement>('[type=submit]')
    const form = submitter?.form
    if (!form) return
    let isHeard = false
    form.addEventListener('submit', () => void (isHeard = true), { once: true })
    setTimeout(() => {
      if (isHeard || event.defaultPrevented || !form.isConnected || !(form.noValidate || form.reportValidity())) return
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }))
    })
  })
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
