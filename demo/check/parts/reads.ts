import { listBankIds } from '../../../src/api/bank-ids.ts'
import { getBalances } from '../../../src/api/chains.ts'
import { listProviders } from '../../../src/api/kyc.ts'
import { getOnboarding, getTermsUrl } from '../../../src/api/onboarding.ts'
import { exportPayouts } from '../../../src/api/payouts.ts'
import { getAuthMessage } from '../../../src/api/wallets.ts'
import { MSA_STATUSES, TERMS_STATUSES, VERIFICATION_STATUSES } from '../../../src/domain/onboarding/onboarding-state.ts'
import { LACKS } from '../lacks.ts'
import { ask, mustRefuse, type Run } from '../run.ts'
import { answered, judgeWords } from './words.ts'

/** Addresses without an owner. */
const NOBODY = { evm: `0x${'0'.repeat(36)}c4ec`, solana: '1'.repeat(32) }

/** What can be read of a customer, besides the lists. */
export async function checkReads(run: Run): Promise<void> {
  if (await ask(run, 'GET /v1/ramp/onboarding/state', (api) => getOnboarding(api))) {
    const ofKyc = Object.keys(Object(answered(run)['kyc'])).map((name) => [`kyc.${name}`, VERIFICATION_STATUSES])
    const words = { tos: TERMS_STATUSES, msa: MSA_STATUSES, ...Object.fromEntries(ofKyc) }
    judgeWords(run, 'GET /v1/ramp/onboarding/state', words)
  }
  await ask(run, 'GET /v1/ramp/onboarding/tos/redirectUrl', (api) => getTermsUrl(api))
  await ask(run, 'GET /v1/ramp/kyc/providers', (api) => listProviders(api))
  await ask(run, 'GET /v1/ramp/bankIds', (api) => listBankIds(api, 'IND'))
  await checkExport(run)
  await checkChallenges(run)
  const name = 'GET /v1/ramp/chains/{network}/balances'
  if (run.application?.access.balances) await ask(run, name, (api) => getBalances(api, 'base', NOBODY.evm))
  else run.findings.unchecked(name, LACKS.balances)
}

/** A server that fails may still say that its page is a table. */
async function checkExport(run: Run): Promise<void> {
  const name = 'GET /v1/ramp/payouts/csv'
  const csv = await ask(run, name, (api) => exportPayouts(api, 'onRamp'))
  if (csv !== undefined && !COLUMNS.test(csv))
    run.findings.deviates(name, 'export', 'The export does not begin with the names of its columns.')
}

const COLUMNS = /^\uFEFF?"?\w[^\r\n<{]*[,;\t]/

async function checkChallenges(run: Run): Promise<void> {
  const { host } = new URL(run.origin)
  for (const family of ['evm', 'solana'] as const) {
    const name = `GET /v1/ramp/wallets/authMessage/${family}` as const
    const address = NOBODY[family]
    const network = family === 'evm' ? 'base' : 'solana'
    const challenge = await ask(run, name, (api) => getAuthMessage(api, { family, address, network, chainId: 8453 }))
    if (challenge) {
      const { message, nonce, expiresAt } = challenge
      const lacks = [host, address, nonce].filter((part) => !message.toLowerCase().includes(part.toLowerCase()))
      for (const part of lacks) run.findings.deviates(name, 'challenge', `The message to sign lacks ${part}.`)
      if (expiresAt.getTime() <= Date.now())
        run.findings.deviates(name, 'challenge', 'The message to sign has already expired.')
    }
    const wrong = { family, address: 'nowhere', network }
    await mustRefuse(run, {
      name,
      call: (api) => getAuthMessage(api, wrong),
      why: 'With an address of no network',
      status: [400, 422],
      otherwise: 'accepted',
      field: 'address',
    })
  }
}
