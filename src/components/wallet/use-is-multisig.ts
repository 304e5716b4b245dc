import { useStore } from 'zustand/react'
import { useServices } from '../../queries/services.ts'
import { isAmong, multisigsOf } from '../../stores/multisigs.ts'

/** Says whether the wallet at an address is known as a multisig. */
export function useIsMultisig(): (address: string | null) => boolean {
  const known = useStore(multisigsOf(useServices()).store)
  return (address) => address !== null && isAmong(known, address)
}
