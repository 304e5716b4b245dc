import { useState } from 'react'
import styled from '@emotion/styled'
import { BrandMark } from './BrandMark.tsx'

interface Props {
  /** The merchant's nickname: the words beside the drawn mark, the description of an image. */
  readonly name: string
  readonly src?: string | null
  /** With it the logo is a button that leads home. */
  readonly onHome?: (() => void) | undefined
  /** What the button says to screen readers. */
  readonly homeLabel?: string
}

const look = `
  display: inline-flex;
  align-items: center;
  gap: 9px;
  min-inline-size: 0;
  min-block-size: 44px;
  padding-inline: 12px;
  border-radius: var(--sr-r-md);
  font-size: 17px;
  line-height: 24px;
  font-weight: var(--sr-weight-semibold);
  letter-spacing: calc(-0.4px * var(--sr-tight));
  color: var(--sr-text);
`

const Plain = styled.span`
  ${look}
`

const Home = styled.button`
  ${look}
`

const Picture = styled.img`
  display: block;
  max-block-size: 28px;
  max-inline-size: min(180px, 46cqi);
  object-fit: contain;
  object-position: 0 50%;
`

/** An image that is refused or broken gives way to the drawn mark, so the header never stays empty. */
export function Logo({ name, src = null, onHome, homeLabel }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const content =
    src && src !== broken ? (
      <Picture src={src} alt={name} referrerPolicy="no-referrer" onError={() => setBroken(src)} />
    ) : (
      <>
        <BrandMark />
        <bdi className="sr-trunc">{name}</bdi>
      </>
    )
  if (!onHome) return <Plain>{content}</Plain>
  return (
    <Home type="button" aria-label={homeLabel} onClick={onHome}>
      {content}
    </Home>
  )
}
