import { createContext } from 'react'

/** The id of the text that says why the buttons near it are disabled. */
export const DisabledReason = createContext<string | undefined>(undefined)
