import { createStore, type StoreApi } from 'zustand/vanilla'

type ToastTone = 'info' | 'success' | 'error'

interface Toast {
  readonly id: number
  readonly tone: ToastTone
  readonly title: string
  readonly description: string | null
  /** What to do, on a line of its own. */
  readonly remedy?: string | undefined
  /** The reference that support asks for after a failure. */
  readonly reference: string | null
  /** Whether it goes along with the next navigation; it leaves with the one after that. */
  readonly follows: boolean
  /** Whether it offers to reload the page. */
  readonly reloads?: boolean
  /** A text that it offers to copy. */
  readonly copies?: string
}

type NewToast = Pick<Toast, 'tone' | 'title'> &
  Partial<Pick<Toast, 'description' | 'remedy' | 'reference' | 'follows' | 'reloads' | 'copies'>>

interface Toasts {
  /** Holds at most one toast; a new one replaces it. */
  readonly current: Toast | null
  readonly shown: number
}

export interface ToastStore extends StoreApi<Toasts> {
  show(toast: NewToast): void
  dismiss(id: number): void
}

export function createToastStore(): ToastStore {
  const store = createStore<Toasts>(() => ({ current: null, shown: 0 }))
  return Object.assign(store, {
    show: (toast: NewToast) =>
      store.setState(({ shown }) => ({
        shown: shown + 1,
        current: { description: null, reference: null, follows: false, ...toast, id: shown + 1 },
      })),
    dismiss: (id: number) => store.setState(({ current }) => (current?.id === id ? { current: null } : {})),
  })
}
