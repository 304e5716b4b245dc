import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256, sha512 } from '@noble/hashes/sha2.js'
import { base58, hex } from '@scure/base'
import { base58check, toChecksumAddress } from '../../wallets/address.ts'
import { type Family } from '../../tables/networks.ts'
import { familyOf, isWalletNetwork, walletNameOf } from '../../wallets/networks.ts'
import type { Services } from '../../services.ts'

const utf8 = new TextEncoder()
const digestOf = (text: string) => sha256(utf8.encode(text))

/** The deposit address of a payout or a link. It never changes for a reference. */
export async function depositAddressFor({ chains }: Services, network: string, reference: string): Promise<string> {
  const port = chains[network]
  return port ? port.depositAddress(reference) : simulatedAddress(network, reference)
}

const addressForms: Record<Family, (digest: Uint8Array) => string> = {
  evm: (digest) => toChecksumAddress(`0x${hex.encode(digest.slice(-20))}`),
  // On the curve, as a wallet app expects of an owner.
  solana: (digest) => base58.encode(ed25519.getPublicKey(digest)),
  sui: (digest) => `0x${hex.encode(digest)}`,
  aptos: (digest) => `0x${hex.encode(digest)}`,
  tron: (digest) => base58check.encode(Uint8Array.of(0x41, ...digest.slice(-20))),
}

export const simulatedAddress = (network: string, reference: string): string =>
  addressForms[familyOfTransfer(network)](digestOf(`address ${network} ${reference}`))

const hashForms: Record<Family, (text: string) => string> = {
  evm: (text) => `0x${hex.encode(digestOf(text))}`,
  solana: (text) => base58.encode(sha512(utf8.encode(text))),
  sui: (text) => base58.encode(digestOf(text)),
  aptos: (text) => `0x${hex.encode(digestOf(text))}`,
  tron: (text) => hex.encode(digestOf(text)),
}

/** The hash that a simulated network gives a transfer: the same for the same reference. */
export const simulatedHash = (network: string, reference: string): string =>
  hashForms[familyOfTransfer(network)](`hash ${network} ${reference}`)

function familyOfTransfer(network: string): Family {
  const name = walletNameOf(network)
  if (!isWalletNetwork(name)) throw new Error(`Not a network: ${network}`)
  return familyOf(name)
}
