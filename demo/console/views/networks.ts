import type { Balance } from '../chain/read.ts'
import { h } from '../dom/element.ts'
import type { Network } from '../sandbox.ts'
import type { ConsoleState } from '../state.ts'
import { amountWords, networkWords, shortened } from '../words.ts'
import { badge, copyButton, empty, field, form, loading, select, submit } from './parts.ts'

const isRunning = ({ state }: Network) => state === 'running'

export function networksView(state: ConsoleState): HTMLElement {
  const { networks } = state
  if (!networks) return loading()
  const running = networks.filter(isRunning)
  if (running.length === 0) return empty('No local networks', 'The sandbox simulates all networks.')
  return h(
    'div',
    { class: 'stack' },
    h(
      'p',
      { class: 'note' },
      'These are real nodes on your computer with test tokens. They start empty, and their data is lost when the demo stops.',
    ),
    ...running.map((network) => networkCard(state, network)),
    faucet(state, running),
  )
}

function networkCard(state: ConsoleState, { network, rpcUrl, state: status }: Network): HTMLElement {
  const held = state.balances.filter((balance) => balance.network === network)
  return h(
    'section',
    { class: 'card', 'data-key': network },
    h('div', { class: 'line' }, h('h2', { class: 'grow' }, networkWords(network)), badge(status)),
    rpcUrl &&
      h('p', { class: 'line' }, h('span', { class: 'mono grow' }, rpcUrl), copyButton(state, rpcUrl, 'the RPC URL')),
    held.length > 0
      ? h(
          'ul',
          { class: 'rows', 'aria-label': `Balances on ${networkWords(network)}` },
          ...held.map((each) => holderRow(state, each)),
        )
      : h('p', { class: 'small' }, 'Wallets that receive a transfer appear here with their balances.'),
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

const faucet = (state: ConsoleState, running: readonly Network[]) =>
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
          running.map(({ network }) => [network, networkWords(network)] as const),
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
