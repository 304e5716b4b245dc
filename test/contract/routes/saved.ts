import { testKey } from '../../../demo/sandbox/wallets/test-keys.ts'
import { createBankAccount, listBankAccounts } from '../../../src/api/bank-accounts.ts'
import { listBankIds } from '../../../src/api/bank-ids.ts'
import { ApiError } from '../../../src/api/error.ts'
import {
  createWallet,
  deleteWallet,
  getAuthMessage,
  getWallet,
  listWallets,
  updateWallet,
} from '../../../src/api/wallets.ts'
import { BANK_TYPES, rulesOf, type BankType } from '../../../src/domain/bank-accounts/form/bank-types.ts'
import { bankAccountPayload } from '../../../src/domain/bank-accounts/form/payload.ts'
import { familyOf, NETWORKS, networkRules, type Network } from '../../../src/domain/networks.ts'
import type { Wallet } from '../../../src/domain/wallets/wallet.ts'
import { codeOf, sampleForm, type Asker } from '../rows/answers.ts'
import { REFUSALS } from '../rows/refusals.ts'

export type SavedWallet = Pick<Wallet, 'id' | 'address'>

/** An account of each type, and a wallet on each network, as far as the sandbox took them. */
export interface Saved {
  readonly accounts: Readonly<Partial<Record<BankType, string>>>
  readonly wallets: Readonly<Partial<Record<Network, SavedWallet>>>
}

const NETWORK_TABLE = 'demo/sandbox/tables/networks.ts'
const key = () => ({ key: crypto.randomUUID() })
const walletOn = (network: Network, index: number) => ({
  network,
  address: testKey(familyOf(network), index).address,
  nickname: 'Mine',
  consent: true,
  isConnected: false,
})

const nullIfRefused = (error: unknown): null => {
  if (error instanceof ApiError) return null
  throw error
}

/** What is refused is named by the row of its table, so that the routes are asked for all others. */
export async function save({ api }: Asker): Promise<Saved> {
  const accounts: Partial<Record<BankType, string>> = {}
  for (const type of BANK_TYPES) {
    const made = await createBankAccount(api, bankAccountPayload(sampleForm(type)), key()).catch(nullIfRefused)
    if (made) accounts[type] = made.id
  }
  const wallets: Partial<Record<Network, SavedWallet>> = {}
  for (const network of NETWORKS) {
    const made = await createWallet(api, walletOn(network, 0), key()).catch(nullIfRefused)
    if (made) wallets[network] = made
  }
  return { accounts, wallets }
}

/** What the calls for wallets answer otherwise for a network. */
async function otherWallet({ api }: Asker, network: Network): Promise<readonly string[]> {
  const form = walletOn(network, 1)
  const made = await createWallet(api, form, key())
  const text = JSON.stringify
  const isListed = async () => (await listWallets(api)).some((listed) => text(listed) === text(made))
  const { id } = made
  const wrong = [
    ...(made.network === network ? [] : ['POST wallets']),
    ...(text(await getWallet(api, id)) === text(made) ? [] : ['GET wallets/{id}']),
    ...((await isListed()) ? [] : ['GET wallets']),
    ...((await updateWallet(api, id, { ...form, nickname: 'Rent' })).nickname === 'Rent' ? [] : ['PATCH wallets/{id}']),
  ]
  await deleteWallet(api, id)
  const isLeft = (await listWallets(api)).some((listed) => listed.id === id)
  return [...wrong, ...(isLeft ? ['DELETE wallets/{id}'] : [])].map(
    (call) => `a wallet on ${network} is another one by ${call}: ${NETWORK_TABLE}`,
  )
}

const wrongWallet = (asker: Asker, network: Network) =>
  otherWallet(asker, network).catch((error: unknown) => [
    `a wallet on ${network} is refused with ${codeOf(error)}: ${NETWORK_TABLE}`,
  ])

/** Whether a wallet on the network can sign the challenge of its family, and no other. */
async function wrongChallenge({ api }: Asker, network: Network): Promise<readonly string[]> {
  const { challenge, chainId } = networkRules(network)
  const { address } = testKey(familyOf(network), 0)
  const ask = (family: 'evm' | 'solana') =>
    getAuthMessage(api, { family, address, network }).then(
      ({ message }) => /^Chain ID: (\d+)$/m.exec(message)?.[1] ?? 'given',
      (error: unknown) => codeOf(error).split(',')[0]!,
    )
  const wantedOf = (family: 'evm' | 'solana') =>
    challenge !== family ? REFUSALS.challengeOfAnotherFamily : family === 'evm' ? String(chainId) : 'given'
  const found: string[] = []
  for (const family of ['evm', 'solana'] as const) {
    const answer = await ask(family)
    const wanted = wantedOf(family)
    if (answer !== wanted)
      found.push(`the ${family} challenge of a wallet on ${network} is ${answer}, not ${wanted}: ${NETWORK_TABLE}`)
  }
  return found
}

/** Whether the list of accounts has one of each type, and the list of banks that of its sample. */
async function wrongAccounts({ api }: Asker, { accounts }: Saved): Promise<readonly string[]> {
  const listed = await listBankAccounts(api)
  const found: string[] = []
  for (const type of BANK_TYPES.filter((each) => accounts[each] !== undefined)) {
    const { country, currency, needsBankId } = rulesOf(type)
    const account = listed.find(({ id }) => id === accounts[type])
    if (account?.currency !== currency || account.status !== 'active')
      found.push(`the account of type ${type} is not listed in ${currency}: demo/sandbox/tables/bank-types.ts`)
    const { bankId } = sampleForm(type)
    if (needsBankId && !(await listBankIds(api, country)).some(({ id }) => id === bankId))
      found.push(
        `the banks of ${country} lack ${bankId}, the sample’s of ${type}: demo/sandbox/bank-accounts/bank-ids.ts`,
      )
  }
  return found
}

/** What the lists say otherwise of accounts of each type, and of wallets on each network. */
export async function wrongSaved(asker: Asker, saved: Saved): Promise<readonly string[]> {
  const found = [...(await wrongAccounts(asker, saved))]
  for (const network of NETWORKS)
    found.push(...(await wrongWallet(asker, network)), ...(await wrongChallenge(asker, network)))
  return found
}
