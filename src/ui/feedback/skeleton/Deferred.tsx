import { useDeferredValue, type ReactNode } from 'react'

interface Props {
  readonly placeholder: ReactNode
  readonly children: ReactNode
}

/** Renders a part of a long screen in short tasks of its own, after the rest is shown with a placeholder. */
export const Deferred = ({ placeholder, children }: Props): ReactNode =>
  useDeferredValue(true, false) ? children : placeholder
