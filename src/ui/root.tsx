import { createContext, useContext, useMemo, type ReactNode } from 'react'

interface UiRoot {
  /** The root for id lookups, focus and key listeners. Null without a shadow root, as in a unit test. */
  readonly root: ShadowRoot | null
  /** The container of content that a card must not clip. It is inside the shadow root, so that the styles apply. */
  readonly overlay: HTMLElement | null
}

const UiRootContext = createContext<UiRoot>({ root: null, overlay: null })

interface Props extends UiRoot {
  readonly children: ReactNode
}

export function UiRootProvider({ root, overlay, children }: Props) {
  const value = useMemo(() => ({ root, overlay }), [root, overlay])
  return <UiRootContext value={value}>{children}</UiRootContext>
}

export const useUiRoot = () => useContext(UiRootContext)
