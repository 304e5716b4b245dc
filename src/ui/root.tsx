import { createContext, useContext, useMemo, type ReactNode } from 'react'

interface UiRoot {
  /** Where ids are looked up, focus is read and keys are heard. Null while there is no shadow root, as in a unit test. */
  readonly root: ShadowRoot | null
  /** The place for what must not be clipped by a card; inside the shadow root, so that its styles hold. */
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
