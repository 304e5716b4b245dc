import { AccountAddress, createUserDerivedObjectAddress } from '@aptos-labs/ts-sdk'

/** Where an owner holds an asset: `0x1::primary_fungible_store::primary_store_address`. */
export const primaryStore = (owner: string, metadata: string): string =>
  createUserDerivedObjectAddress(AccountAddress.from(owner), AccountAddress.from(metadata)).toStringLong()
