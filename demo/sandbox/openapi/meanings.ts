import type { RefusalCode } from '../http/refusal.ts'

type Told = Exclude<RefusalCode, 'origin_not_allowed' | 'body_too_large'> | 'issues'

/** What each code of a refusal means, and what a caller can do. */
export const MEANINGS: Readonly<Record<Told, string>> = {
  malformed_json: 'The body is not JSON.',
  issues: 'Fields are missing or wrong: each issue names one by its path, with a message for it.',
  application_not_found: 'No application has the id in X-Application-Id.',
  unauthorized: 'The call needs a customer who is signed in.',
  token_invalid: 'The token is unknown, used up or expired. Renew it once, then sign in again.',
  customer_unknown: 'No customer of the application has the id in X-Customer-Id. Sign in again.',
  too_many_requests: 'Too many tries. Retry-After has the seconds to wait.',
  not_found: 'The customer has nothing with this id.',
  terms_required: 'The customer has not accepted the terms.',
  verification_required: 'The customer is not verified.',
  capability_missing:
    'The verification of the customer does not reach as far as this currency, or the route has no price.',
  sui_not_allowed: 'The application may not pay from or to Sui.',
  source_account_required:
    'The application may not take money from an account that is not saved, or not for this network.',
  offloader_not_allowed: 'The account is a third party’s, or of a currency that has no deposit addresses.',
  bank_account_exists: 'The customer has an account with this number.',
  bank_account_in_use: 'A pending transfer uses the account.',
  wallet_exists: 'The customer has a wallet with this address on this network.',
  wallet_in_use: 'A pending transfer uses the wallet.',
  wallet_address_immutable: 'A wallet keeps its network and its address. Only its nickname can change.',
  challenge_invalid: 'The signature is not of this message and address, or the message has expired or was used.',
  bank_type_unsupported: 'There is no bank type of this name.',
  third_party_unsupported: 'An account of a third party needs the name of the business.',
  holder_required: 'An account of a third party needs the name of its holder.',
  region_invalid: 'There is no such country, or it has no such state.',
  amount_below_min: 'The amount is below the limit that the message names.',
  amount_above_max: 'The amount is above the limit that the message names.',
  amount_below_fees: 'The fees are as high as the amount, so nothing would be delivered.',
  network_invalid:
    'No transfer goes this way: the currencies, the network, the rail or the wallet do not belong together.',
  payout_not_cancellable: 'The transfer is no longer pending.',
  cctp_domain_missing: 'Nothing can be burned for the network of the deposit address.',
  cctp_conflict: 'The transaction pays for another transfer, or another transaction pays for this one.',
  preflight_failed: 'Solana refuses the transaction. The message is the network’s own, and nothing was sent.',
  idempotency_conflict: 'The key was used with another body.',
  idempotency_in_progress: 'The first call with this key has not ended. Retry-After has the seconds to wait.',
  idempotency_key_used: 'The key was used before. Only with SANDBOX_IDEMPOTENCY=refuse.',
  idempotency_key_reused: 'The key was used before. Only with SANDBOX_IDEMPOTENCY=unprocessable.',
  internal: 'The server has failed. The call can be repeated with its key.',
  unavailable: 'The server, or a network that it needs, is away. The call can be repeated with its key.',
}
