import type { FocusEventHandler, ReactNode } from 'react'
import type { Option } from './option.ts'

export interface ComboboxProps {
  readonly options: readonly Option[]
  readonly value: string | null
  readonly onChange: (value: string) => void
  /** What is said when nothing is found. */
  readonly noMatch: (query: string) => ReactNode
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
  /** For a choice of one: shown with a lock. */
  readonly readOnly?: boolean | undefined
  /** The list comes up. */
  readonly onOpen?: (() => void) | undefined
  readonly onBlur?: FocusEventHandler<HTMLElement> | undefined
  readonly 'aria-label'?: string | undefined
}
