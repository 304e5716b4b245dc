import { findsDeposits, giveCoins, hasToken } from './chain.ts'
import { DECISIONS, type DecisionName } from './decisions.ts'
import type { Network, Sandbox } from './sandbox.ts'
import type { ConsoleState } from './state.ts'
import { patchOf } from './states.ts'
import { amountWords, networkWords, spaced } from './words.ts'

export interface Pressed {
  readonly id: string
  readonly value: string
  /** The fields of the form; empty for a button. */
  readonly fields: Readonly<Record<string, string>>
}

interface Means {
  readonly sandbox: Sandbox
  readonly state: ConsoleState
}

/** Each action calls the sandbox and returns the sentence to show. */
export const ACTIONS: Readonly<Record<string, (means: Means, pressed: Pressed) => Promise<string>>> = {
  async pay(means, { id }) {
    await pay(means, id)
    const transfer = means.state.transfers?.find((each) => each.id === id)
    return transfer ? `Paid ${amountWords(transfer.source.amount, transfer.source.currency)}.` : 'Paid.'
  },
  async payOther(means, { id, fields: { amount = '' } }) {
    await pay(means, id, required(amount, 'Enter an amount.'))
    return `Paid ${amount}.`
  },
  async setStatus({ sandbox }, { id, fields: { status = '' } }) {
    await sandbox.post(`payouts/${id}/status`, { status })
    return `Status set to ${spaced(status).toLowerCase()}.`
  },
  async decide({ sandbox, state }, { id, value }) {
    const customer = state.customers?.find((each) => each.id === id)
    if (!customer) throw new Error('This customer no longer exists.')
    const { patch, done } = DECISIONS[value as DecisionName]
    await sandbox.post(`customers/${id}`, patch(customer))
    return `${customer.email} ${done}.`
  },
  async setState({ sandbox, state }, { id, fields: { choice = '' } }) {
    const customer = state.customers?.find((each) => each.id === id)
    if (!customer) throw new Error('This customer no longer exists.')
    await sandbox.post(`customers/${id}`, patchOf(choice, customer))
    return `Status of ${customer.email} updated.`
  },
  async faucet({ sandbox, state }, { fields: { network = '', address = '', token = '', amount = '' } }) {
    const to = required(address.trim(), 'Enter a wallet address.')
    const rpcUrl = required(usableUrl(state.networks, network), 'This network is not running.')
    if (!hasToken(network, token)) throw new Error(`${networkWords(network)} has no ${token.toUpperCase()}.`)
    await sandbox.post(`chains/${network}/faucet`, { address: to, token, amount })
    await giveCoins(rpcUrl, network, to)
    return `Sent ${amountWords(amount, token)}.`
  },
  async advance({ sandbox }, { value }) {
    await sandbox.post('advance', { steps: Number(value) })
    return value === '1' ? 'Advanced by one step.' : `Advanced by ${value} steps.`
  },
  async failNext({ sandbox }, { fields: { method, path = '', status, shape, when, times } }) {
    const rule = { method, path: path.trim(), status: Number(status), shape, when, times: Number(times) }
    await sandbox.post('fail-next', rule)
    return rule.times === 1
      ? `The next ${method} ${rule.path} will fail.`
      : `The next ${rule.times} ${method} ${rule.path} requests will fail.`
  },
  async reset({ sandbox }) {
    await sandbox.post('reset')
    return 'Sandbox reset.'
  },
}

/** With tokens of a network that runs, as a stranger's wallet sends them; else the sandbox books the money as paid. */
async function pay({ sandbox, state }: Means, id: string, amount?: string): Promise<void> {
  const { source, instructions } = state.transfers?.find((each) => each.id === id) ?? {}
  const to = instructions?.resource.address
  const finds = source?.type === 'wallet' && findsDeposits(source.network)
  if (!to || !finds || !usableUrl(state.networks, source.network))
    return void (await sandbox.post(`payouts/${id}/fund`, amount === undefined ? {} : { amount }))
  const sent = { address: to, token: source.currency, amount: amount ?? source.amount }
  await sandbox.post(`chains/${source.network}/faucet`, sent)
}

/** The URL of a network that runs, or that starts at this call. */
const usableUrl = (networks: readonly Network[] | null, wanted: string): string =>
  networks?.find(({ network, state }) => network === wanted && (state === 'running' || state === 'idle'))?.rpcUrl ?? ''

function required(value: string, otherwise: string): string {
  if (!value) throw new Error(otherwise)
  return value
}
