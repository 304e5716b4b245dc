import { memo, useRef } from 'react'
import styled from '@emotion/styled'
import { MarkSvg } from '../MarkSvg.tsx'
import { RoundMark } from '../RoundMark.tsx'
import { unpackFlag, type CountryFlags } from './unpack-flag.ts'
import { useInView } from './use-in-view.ts'

interface Props {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  /** Null until the flags are loaded. */
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

/** The flag of any country, for long lists. It is a plain disc until it is loaded and visible. `Flag` bundles the flags of the currencies. */
export const CountryFlag = memo(function CountryFlag({ code, flags }: Props) {
  const blank = useRef<HTMLSpanElement>(null)
  const isSeen = useInView(blank)
  const shape = flags && isSeen ? unpackFlag(flags, code) : null
  if (!shape) return <Blank ref={blank} aria-hidden="true" />
  return (
    <RoundMark size={SIZE} ring>
      <MarkSvg shape={shape} />
    </RoundMark>
  )
})
