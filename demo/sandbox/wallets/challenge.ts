import { one, type Db } from '../db/db.ts'
import { randomText } from '../ids.ts'
import { addressKey, toChecksumAddress } from './address.ts'
import { isEvmSignature, isSolanaSignature } from './signature.ts'

const LIFETIME_MS = 5 * 60_000

interface Asked {
  readonly customerId: string
  readonly family: 'evm' | 'solana'
  readonly address: string
  readonly chainId: string
  /** The page that asks. */
  readonly origin: string
  readonly now: Date
}

interface Challenge {
  readonly message: string
  readonly nonce: string
  readonly expiresAt: Date
}

export async function issueChallenge(db: Db, asked: Asked): Promise<Challenge> {
  const nonce = randomText(16)
  const expiresAt = new Date(asked.now.getTime() + LIFETIME_MS)
  const message = signInMessage(asked, nonce, expiresAt)
  await db.query(
    `insert into wallet_challenges (nonce, customer_id, family, address_key, message, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [nonce, asked.customerId, asked.family, addressKey(asked.address), message, expiresAt],
  )
  return { message, nonce, expiresAt }
}

/** EIP-4361; Solana wallets get the same text with their own address and chain. */
function signInMessage({ family, address, chainId, origin, now }: Asked, nonce: string, expiresAt: Date): string {
  const isEvm = family === 'evm'
  return [
    `${new URL(origin).host} wants you to sign in with your ${isEvm ? 'Ethereum' : 'Solana'} account:`,
    isEvm ? toChecksumAddress(address) : address,
    '',
    'Sign to prove that you own this wallet. This costs nothing and moves nothing.',
    '',
    `URI: ${origin}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${now.toISOString()}`,
    `Expiration Time: ${expiresAt.toISOString()}`,
  ].join('\n')
}

interface Proof {
  readonly customerId: string
  readonly family: string
  readonly address: string
  readonly nonce: string
  readonly signature: string
  readonly now: Date
}

/** A challenge can be tried once: a wrong signature uses it up. */
export async function isProven(
  db: Db,
  { customerId, family, address, nonce, signature, now }: Proof,
): Promise<boolean> {
  const challenge = await one(
    db.query<{ message: string }>(
      `update wallet_challenges set used_at = $5
       where nonce = $1 and customer_id = $2 and family = $3 and address_key = $4 and used_at is null and expires_at > $5
       returning message`,
      [nonce, customerId, family, addressKey(address), now],
    ),
  )
  if (!challenge) return false
  const isSignature = family === 'evm' ? isEvmSignature : isSolanaSignature
  return isSignature(challenge.message, signature, address)
}
