import { isSimulated, networkOfTransfer } from '../../chains/networks.ts'
import { NODES_PATH, nodeUrls } from '../../sandbox/tables/node-urls.ts'
import type { Balance } from '../chain.ts'
import { h } from '../dom/element.ts'
import { NICKNAMES, WALLETS } from '../samples.ts'
import type { Network } from '../sandbox.ts'
import type { ConsoleState } from '../state.ts'
import { amountWords, networkWords, shortened } from '../words.ts'
import { badge, copyButton, details, empty, field, form, loading, samples, select, submit } from './parts.ts'

const isRunning = ({ state }: Network) => state === 'running'
const hasSimulatedNode = (name: string) => {
  const network = networkOfTransfer(name)
  return network !== null && isSimulated(network)
}
const isMissing = ({ state }: Network) => state === 'missing'
const isIdle = ({ state }: Network) => state === 'idle'

const SIMULATED = 'A simulated node (verifying): it checks each transaction as a real one does.'
const START_AT_USE =
  'A network starts when a page or a wallet asks its RPC URL, when a transfer uses it, or when you fund a wallet on it.'
const STARTING = 'This takes a few seconds. Transfers on this network wait until it is running.'

export function networksView(state: ConsoleState): HTMLElement {
  const { networks } = state
  if (!networks) return loading()
  const local = networks.filter((network) => !isMissing(network) && !isIdle(network))
  const funded = networks.filter((network) => isRunning(network) || isIdle(network))
  return h(
    'div',
    { class: 'stack' },
    forYourPage(state),
    ...(local.length === 0
      ? [empty('No local networks', 'The sandbox simulates all networks.')]
      : localNetworks(state, local)),
    funded.length > 0 && faucet(state, funded),
    idleNetworks(state, networks.filter(isIdle)),
    simulatedNetworks(networks),
    details('Wallets to try', 'wallets', samples(state, 'Wallets to try', WALLETS)),
    details('Nicknames to try', 'nicknames', samples(state, 'Nicknames to try', NICKNAMES)),
  )
}

/** The addresses of the API are the same after each start, and answer for what is simulated too. */
function forYourPage(state: ConsoleState): HTMLElement {
  const config = JSON.stringify({ rpcUrls: nodeUrls(state.sandboxUrl) })
  return h(
    'section',
    { class: 'card' },
    h(
      'div',
      { class: 'line' },
      h('h2', { class: 'grow' }, 'Nodes for your page'),
      copyButton(state, config, 'the config with rpcUrls'),
    ),
    h(
      'p',
      { class: 'small' },
      'The config of the tag, so that it asks no public node. The tag that the sandbox prints has it: ',
      h('span', { class: 'mono' }, `${state.sandboxUrl}${NODES_PATH}`),
    ),
  )
}

function localNetworks(state: ConsoleState, local: readonly Network[]): HTMLElement[] {
  return [
    h(
      'p',
      { class: 'note' },
      'These nodes run on your computer with test tokens. The shop’s Test Wallet starts with 5,000 of each, other wallets with none. All is lost when the sandbox stops.',
    ),
    ...local.map((network) => networkCard(state, network)),
  ]
}

/** The networks that wait for their first use, and why one of them failed to start. */
function idleNetworks(state: ConsoleState, idle: readonly Network[]): HTMLElement | false {
  if (idle.length === 0) return false
  return h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Networks that start when they are used'),
    h('p', { class: 'small' }, START_AT_USE),
    h(
      'ul',
      { class: 'rows', 'aria-label': 'Networks that start when they are used' },
      ...idle.map((network) => idleRow(state, network)),
    ),
  )
}

const idleRow = (state: ConsoleState, { network, rpcUrl, reason }: Network) =>
  h(
    'li',
    { 'data-key': network },
    h(
      'div',
      { class: 'grow' },
      h('p', { class: 'name' }, networkWords(network)),
      h('p', { class: 'small mono' }, rpcUrl),
      reason !== undefined && h('p', { class: 'small' }, `Did not start: ${reason}. Its next use tries again.`),
    ),
    rpcUrl !== null && copyButton(state, rpcUrl, `the RPC URL of ${networkWords(network)}`),
  )

/** The networks without a node here, one row for each reason. */
function simulatedNetworks(networks: readonly Network[]): HTMLElement | false {
  const missing = networks.filter(isMissing)
  if (missing.length === 0) return false
  const byReason = Map.groupBy(missing, ({ reason }) => reason ?? 'no node was started')
  return h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Simulated networks'),
    h(
      'ul',
      { class: 'rows', 'aria-label': 'Simulated networks' },
      ...[...byReason].map(([reason, group]) =>
        h(
          'li',
          { 'data-key': reason },
          h(
            'div',
            { class: 'grow' },
            h('p', { class: 'name' }, group.map(({ network }) => networkWords(network)).join(', ')),
            h('p', { class: 'small' }, `Not running: ${reason}.`),
          ),
        ),
      ),
    ),
  )
}

function networkCard(state: ConsoleState, { network, rpcUrl, state: status }: Network): HTMLElement {
  const balances = state.balances.filter((balance) => balance.network === network)
  return h(
    'section',
    { class: 'card', 'data-key': network },
    h('div', { class: 'line' }, h('h2', { class: 'grow' }, networkWords(network)), badge(status)),
    hasSimulatedNode(network) && h('p', { class: 'small' }, SIMULATED),
    rpcUrl &&
      h('p', { class: 'line' }, h('span', { class: 'mono grow' }, rpcUrl), copyButton(state, rpcUrl, 'the RPC URL')),
    balances.length > 0
      ? h(
          'ul',
          { class: 'rows', 'aria-label': `Balances on ${networkWords(network)}` },
          ...balances.map((each) => holderRow(state, each)),
        )
      : h(
          'p',
          { class: 'small' },
          status === 'starting' ? STARTING : 'Wallets that receive a transfer appear here with their balances.',
        ),
  )
}

const holderRow = (state: ConsoleState, { label, address, network, amounts }: Balance) =>
  h(
    'li',
    { 'data-key': `${network} ${address}` },
    h(
      'div',
      { class: 'grow' },
      h('p', { class: 'name' }, h('bdi', {}, label)),
      h('p', { class: 'small mono' }, shortened(address)),
    ),
    h(
      'div',
      { class: 'amounts' },
      ...amounts.map(({ token, amount }) => h('p', { class: 'num' }, amountWords(amount, token))),
    ),
    copyButton(state, address, `the address of ${label}`),
  )

const faucet = (state: ConsoleState, networks: readonly Network[]) =>
  h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Fund a wallet'),
    form(
      'faucet',
      {},
      field(
        'Network',
        select(
          'network',
          networks.map(({ network }) => [network, networkWords(network)] as const),
        ),
      ),
      field('Wallet address', h('input', { name: 'address', autocomplete: 'off', spellcheck: 'false' })),
      h(
        'div',
        { class: 'pair' },
        field('Amount', h('input', { name: 'amount', inputmode: 'decimal', autocomplete: 'off', value: '100' })),
        field(
          'Token',
          select('token', [
            ['usdc', 'USDC'],
            ['usdt', 'USDT'],
          ]),
        ),
      ),
      submit(state, 'faucet', { label: 'Send tokens and gas' }),
    ),
  )
