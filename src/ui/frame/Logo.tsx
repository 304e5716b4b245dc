import { useState } from 'react'
import styled from '@emotion/styled'
import { BrandMark } from './BrandMark.tsx'

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
