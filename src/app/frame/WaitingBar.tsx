import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import styled from '@emotion/styled'
import { keyframes } from '@emotion/react'
import { useIsWaiting } from '../../router/RouterProvider.tsx'
import { ringStyles, turn } from '../../ui/buttons/spinner-styles.ts'
import { useText } from '../../ui/text.tsx'

const ANNOUNCED_AFTER_MS = 1000

const appear = keyframes`from { opacity: 0 }`
const pass = keyframes`from { background-position-x: 200% } to { background-position-x: -100% }`

// The button that was pressed, directly or by Enter in a field.
const AT_WORK = `:is([part~='button']:focus, form:not(:has([part~='button']:focus)):focus-within [part~='button-primary'][type='submit'])`

// A wait of less than 150 ms shows nothing.
const Bar = styled.div`
  position: absolute;
  z-index: var(--sr-z-sticky);
  inset: 0 0 auto;
  block-size: 3px;
  background: linear-gradient(var(--sr-accent), var(--sr-accent)) no-repeat 50% / 40%;
  animation:
    ${appear} var(--sr-dur-fast) var(--sr-ease) 150ms backwards,
    ${pass} 1200ms var(--sr-ease) infinite;

  &:dir(rtl) {
    animation-direction: normal, reverse;
  }
  @media (prefers-reduced-motion: reduce) {
    background-size: 100%;
    animation-name: ${appear}, none;
  }
  @media (forced-colors: active) {
    background: Highlight;
  }

  & ~ * ${AT_WORK} {
    cursor: progress;
  }
  & ~ * ${AT_WORK} > * {
    opacity: 0;
    transition: opacity 0s 150ms;
  }
  & ~ * ${AT_WORK}::before {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
    ${ringStyles}
    animation:
      ${appear} var(--sr-dur-fast) var(--sr-ease) 150ms backwards,
      ${turn} var(--sr-dur-turn) linear infinite;
  }
`

/** Announces a longer wait to a screen reader. */
function Announcement() {
  const t = useText()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), ANNOUNCED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong && t('ui.loading')
}

/** A second press would act on a screen that has done its work. The header leaves it, and a toast can be dismissed. */
function hold(event: Event): void {
  if (!(event.target as Element).closest('[part~="view"], [part~="footer"]')) return
  event.preventDefault()
  event.stopPropagation()
}

interface Props {
  /** Gets an element that is a child of the frame. */
  readonly inFrame: RefObject<HTMLDivElement | null>
}

/** Shows that the next screen is being downloaded while the old one stays, whose controls do nothing until then. */
export function WaitingBar({ inFrame }: Props) {
  const isWaiting = useIsWaiting()
  useLayoutEffect(() => {
    const frame = inFrame.current?.parentElement
    if (!isWaiting || !frame) return undefined
    for (const type of ['click', 'submit']) frame.addEventListener(type, hold, true)
    return () => {
      for (const type of ['click', 'submit']) frame.removeEventListener(type, hold, true)
    }
  }, [inFrame, isWaiting])
  return (
    <>
      {isWaiting && <Bar />}
      <div ref={inFrame} role="status" className="sr-vh">
        {isWaiting && <Announcement />}
      </div>
    </>
  )
}
