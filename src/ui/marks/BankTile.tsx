import type { ReactNode } from 'react'
import { bankIcon } from '../icons/things.ts'
import { monogramOf } from './bank-monograms.ts'
import { Tile } from './Tile.tsx'

interface Props {
  readonly name: string
  /** The flag of its country. */
  readonly sub?: ReactNode
  readonly size?: number
}

export function BankTile({ name, ...rest }: Props) {
  const monogram = monogramOf(name)
  return monogram ? <Tile {...monogram} {...rest} /> : <Tile icon={bankIcon} {...rest} />
}
