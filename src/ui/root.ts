import { createContext, useContext } from 'react'

export const UiRoot = createContext<ShadowRoot | null>(null)

/** The root for id lookups, focus and key listeners. Null without a shadow root, as in a unit test. */
export const useUiRoot = (): ShadowRoot | null => useContext(UiRoot)
