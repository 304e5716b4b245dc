import type { EarlyField } from '../../src/lib/world.ts'

const BUSY = 'aria-busy'

interface WatchedField extends EarlyField {
  release(sentence: string): void
}

/** Handles the drawn form until React takes it over: keeps a submit, and shows the button at work. */
export function watchField(root: HTMLElement, onSubmit: () => void): WatchedField {
  const form = root.querySelector('form')!
  const input = form.querySelector('input')!
  const button = form.querySelector('button')!
  // React writes its own text there while it hydrates, and reads the field again where it gives that up.
  const { defaultValue } = input
  const handled = new AbortController()
  const { signal } = handled
  let isSubmitted = false
  let isFocused = root.contains((root.getRootNode() as ShadowRoot).activeElement)

  input.addEventListener('input', () => input.setCustomValidity(''), { signal })
  input.addEventListener('focus', () => void (isFocused = true), { signal })
  // A browser may also fire `blur` at an input that is being removed.
  input.addEventListener('blur', () => void (isFocused = !input.isConnected), { signal })
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      isSubmitted = true
      input.setCustomValidity('')
      button.setAttribute(BUSY, 'true')
      onSubmit()
    },
    { signal },
  )

  return {
    get text() {
      return input.value
    },
    get isTouched() {
      // Not every password manager fires an event.
      return isSubmitted || input.value !== defaultValue
    },
    release(sentence) {
      if (!isSubmitted) return
      isSubmitted = false
      button.removeAttribute(BUSY)
      input.setCustomValidity(sentence)
      input.reportValidity()
    },
    handOver(given) {
      if (signal.aborted) return false
      handled.abort()
      input.setCustomValidity('')
      button.removeAttribute(BUSY)
      if (given && given !== input && isFocused) given.focus({ preventScroll: true })
      return isSubmitted
    },
  }
}
