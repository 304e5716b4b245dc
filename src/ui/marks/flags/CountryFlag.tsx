import { memo, useRef } from 'react'
import styled from '@emotion/styled'
import { MarkSvg } from '../MarkSvg.tsx'
import { Round } from '../Round.tsx'
import { unpackFlag, type CountryFlags } from './unpack-flag.ts'
import { useInSight } from './use-in-sight.ts'

interface Props {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  /** Not there yet, or never. */
  readonly flags: CountryFlags | null
}

const SIZE = 24

const Blank = styled.span`
  flex: none;
  display: block;
  inline-size: ${SIZE}px;
  block-size: ${SIZE}px;
  border-radius: 50%;
  background: var(--sr-surface-pressed);
`

/** The flag of any country, for a long list of them: a plain disc until it comes and is in sight. `Flag` has those of the currencies at hand. */
export const CountryFlag = memo(function CountryFlag({ code, flags }: Props) {
  const blank = useRef<HTMLSpanElement>(null)
  const isSeen = useInSight(blank)
  const shape = flags && isSeen ? unpackFlag(flags, code) : null
  if (!shape) return <Blank ref={blank} aria-hidden="true" />
  return (
    <Round size={SIZE} ring>
      <MarkSvg shape={shape} />
    </Round>
  )
})
