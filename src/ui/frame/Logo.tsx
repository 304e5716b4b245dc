import { useState } from 'react'
import styled from '@emotion/styled'

/** The default logo. It is not mirrored in right-to-left. */
function BrandMark() {
  return (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24">
      <path fill="currentColor" d="M2 19.5 9.6 4.8c.5-1 1.9-1 2.4 0l1.7 3.3-5.9 11.4H2Z" />
      <path fill="var(--sr-accent)" d="M10.6 19.5l4.6-8.9c.5-.9 1.8-.9 2.3 0l4.5 8.9H10.6Z" />
    </svg>
  )
}

interface Props {
  /** The merchant's nickname, shown beside the default mark or used as the image's alternative text. */
  readonly name: string
  readonly src?: string | null
}

const Root = styled.span`
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

const LogoImage = styled.img`
  display: block;
  max-block-size: 28px;
  max-inline-size: min(180px, 46cqi);
  object-fit: contain;
  object-position: 0 50%;
`

/** Falls back to the default mark when the image cannot be loaded. */
export function Logo({ name, src = null }: Props) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  return (
    <Root>
      {src && src !== brokenSrc ? (
        <LogoImage src={src} alt={name} referrerPolicy="no-referrer" onError={() => setBrokenSrc(src)} />
      ) : (
        <>
          <BrandMark />
          <bdi className="sr-trunc">{name}</bdi>
        </>
      )}
    </Root>
  )
}
