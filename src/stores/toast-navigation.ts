import type { ToastStore } from './toasts.ts'

/** The screen that the toast was shown on has been left: the toast leaves too, unless it follows. */
export function leaveScreen(toasts: ToastStore): void {
  const { current } = toasts.getState()
  if (current?.follows) toasts.setState({ current: { ...current, follows: false } })
  else if (current) toasts.dismiss(current.id)
}

/** The customer is redirected at once, so the present toasts are kept. */
export function keepThroughRedirect(toasts: ToastStore): void {
  const { current } = toasts.getState()
  if (current) toasts.setState({ current: { ...current, follows: true } })
}
