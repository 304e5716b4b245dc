import type { FocusEventHandler, ReactNode } from 'react'
import type { Option } from './option.ts'

export interface ComboboxProps {
  readonly options: readonly Option[]
  readonly value: string | null
  /** `query` is what was typed to find it. */
  readonly onChange: (value: string, query: string) => void
  /** Keeps a text that is no option, once the field is left or Enter is pressed; without it, such a text is dropped. */
  readonly onTyped?: ((text: string, how: 'left' | 'entered') => void) | undefined
  /** The message for a query without matches. */
  readonly noMatch: (query: string) => ReactNode
  readonly placeholder?: string | undefined
  /** The options are on their way: an open list says so, and shows them once they are there. */
  readonly loading?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Shows a single fixed option with a lock. */
  readonly readOnly?: boolean | undefined

  readonly autoFocus?: boolean | undefined
  readonly onOpen?: (() => void) | undefined
  readonly onBlur?: FocusEventHandler<HTMLElement> | undefined
  readonly 'aria-label'?: string | undefined
}
