import { createWalletLink } from '../../../../src/api/bank-accounts.ts'
import { registerRedemption, relayTransaction } from '../../../../src/api/chains.ts'
import { getChatHash } from '../../../../src/api/chat.ts'
import { createAccessToken, createExternalUrl } from '../../../../src/api/kyc.ts'
import { linkPayload } from '../../payloads.ts'
import { ask, mustRefuse, type Run } from '../../run.ts'

/** Hashes, tokens and pages, which expire by themselves. */
export async function checkShortLived(run: Run): Promise<void> {
  await ask(run, 'POST /v1/ramp/intercom/auth', (api) => getChatHash(api))
  await ask(run, 'POST /v1/ramp/kyc/sumsub-access-token', (api) => createAccessToken(api))
  const name = 'POST /v1/ramp/kyc/externalUrl'
  const page = await ask(run, name, (api) => createExternalUrl(api, { customerType: 'individual', language: 'en' }))
  if (page?.expiresAt && page.expiresAt.getTime() <= Date.now())
    run.findings.deviates(name, 'expired', 'The address of the verification has already expired.')
}

/** What cannot be undone is asked for in ways that must be refused: a link, a registration, a transaction. */
export async function checkLasting(run: Run): Promise<void> {
  const key = () => ({ key: crypto.randomUUID() })
  const unknown = { why: 'With an id that nothing has', status: [404, 422], otherwise: 'open', coded: false } as const
  const link = linkPayload('bankAccount_unknown0')
  await mustRefuse(run, {
    name: 'POST /v1/ramp/walletBankAccounts',
    call: (api) => createWalletLink(api, link, key()),
    leaves: 'the address for deposits of bankAccount_unknown0, which nobody has',
    ...unknown,
  })
  const registered = { sourceChain: 'sui', sourceTransactionHash: 'check', transferId: 'payout_unknown0' } as const
  await mustRefuse(run, {
    name: 'POST /v1/ramp/cctp/off-ramp',
    call: (api) => registerRedemption(api, registered),
    leaves: 'the transaction “check” of payout_unknown0, which nobody has',
    ...unknown,
  })
  // One byte is no transaction.
  const nothing = { transaction: 'AQ==', skipPreflight: false }
  await mustRefuse(run, {
    name: 'POST /v1/ramp/relay/solana',
    call: (api) => relayTransaction(api, nothing),
    why: 'With one byte for a transaction',
    status: [400, 422],
    otherwise: 'accepted',
  })
}
