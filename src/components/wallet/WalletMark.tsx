import { useState } from 'react'
import styled from '@emotion/styled'
import { walletIcon } from '../../ui/icons/things.ts'
import { Tile } from '../../ui/marks/Tile.tsx'

const Image = styled.img`
  display: block;
  inline-size: 40px;
  block-size: 40px;
  border-radius: calc(var(--sr-r-md) * 1.1);
  object-fit: cover;
`

interface Props {
  readonly name: string
  readonly icon?: string | undefined
}

/** The icon that a wallet brought, or its first letter where the page allows no such image. */
export function WalletMark({ name, icon }: Props) {
  const [isBroken, setBroken] = useState(false)
  if (icon && !isBroken) return <Image src={icon} alt="" onError={() => setBroken(true)} />
  const letter = /^[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase()
  return letter ? <Tile letters={letter} tone="brand" size={40} /> : <Tile icon={walletIcon} size={40} />
}
