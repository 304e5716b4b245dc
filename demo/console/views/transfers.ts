import type { ChainTransaction } from '../../chains/chain-reader.ts'
import { h } from '../dom/element.ts'
import type { Endpoint, Movement, Transfer } from '../sandbox.ts'
import { AMOUNTS, BANK_DETAILS } from '../samples.ts'
import { type ConsoleState, awaitsPayment } from '../state.ts'
import { TRANSFER_STATUSES, amountWords, momentWords, networkWords, shortened, spaced } from '../words.ts'
import {
  badge,
  button,
  copyButton,
  details,
  empty,
  field,
  form,
  loading,
  sampleGroups,
  select,
  submit,
} from './parts.ts'

const DIRECTIONS: Readonly<Record<string, string>> = {
  onRamp: 'Bank to wallet',
  offRamp: 'Wallet to bank',
  onChain: 'Wallet to wallet',
  microdeposit: 'Micro-deposit',
}

/** Whoever pays for a transfer, the customer's bank or a wallet, with the pending transfers first. */
export function transfersView(state: ConsoleState): HTMLElement {
  const { transfers } = state
  if (!transfers) return loading()
  const waiting = transfers.filter(awaitsPayment)
  const others = transfers.filter((transfer) => !awaitsPayment(transfer))
  return h(
    'div',
    { class: 'stack' },
    transfers.length === 0 && empty('No transfers yet', 'Transfers wait here until you pay them.'),
    waiting.length > 0 && section(state, 'Awaiting payment', waiting),
    others.length > 0 && section(state, waiting.length > 0 ? 'Other transfers' : 'Transfers', others),
    details('Bank details to try', 'bank details', ...sampleGroups(state, BANK_DETAILS)),
    details('Amounts to try', 'amounts', ...sampleGroups(state, AMOUNTS)),
  )
}

const section = (state: ConsoleState, title: string, transfers: readonly Transfer[]) =>
  h(
    'section',
    { 'data-key': title },
    h('h2', {}, title, h('span', { class: 'count' }, transfers.length)),
    h('ul', { class: 'stack' }, ...transfers.map((transfer) => card(state, transfer))),
  )

function card(state: ConsoleState, transfer: Transfer): HTMLElement {
  const { id, type, status, created, source, destination, instructions } = transfer
  const memo = instructions?.memo ?? null
  return h(
    'li',
    { class: 'card', 'data-key': id },
    h(
      'div',
      { class: 'line' },
      h('p', { class: 'figure grow' }, amountWords(source.amount, source.currency)),
      badge(status),
    ),
    h('p', { class: 'small' }, `${DIRECTIONS[type] ?? spaced(type)}, ${route(source)} to ${route(destination)}`),
    h(
      'p',
      { class: 'small' },
      emailOf(state, transfer),
      ' · ',
      h('time', { datetime: created }, momentWords(created, state.clock?.now)),
    ),
    h(
      'p',
      { class: 'line id' },
      h('span', { class: 'small mono grow' }, id),
      copyButton(state, id, 'the id of the transfer'),
    ),
    memo !== null &&
      h(
        'p',
        { class: 'line copyrow' },
        h('span', { class: 'small' }, 'Memo'),
        h('span', { class: 'mono grow' }, memo),
        copyButton(state, memo, 'the memo'),
      ),
    awaitsPayment(transfer) && payment(state, transfer),
    details('Ledger and status', `more ${id}`, ledger(state, id), statusForm(state, transfer)),
  )
}

const emailOf = ({ customers }: ConsoleState, { customerId }: Transfer) =>
  customers?.find(({ id }) => id === customerId)?.email ?? customerId

const route = ({ network, currency }: Endpoint) => `${networkWords(network)} ${currency.toUpperCase()}`

function payment(state: ConsoleState, { id, source }: Transfer): HTMLElement {
  const words = amountWords(source.amount, source.currency)
  return h(
    'div',
    { class: 'payment' },
    button(state, { action: 'pay', id, kind: 'primary' }, `Pay ${words}`),
    details(
      'Pay another amount',
      `other ${id}`,
      form(
        'payOther',
        { id },
        h(
          'div',
          { class: 'inline' },
          field(
            `Amount in ${source.currency.toUpperCase()}`,
            h('input', { name: 'amount', inputmode: 'decimal', autocomplete: 'off', placeholder: source.amount ?? '' }),
          ),
          submit(state, 'payOther', { id, label: 'Pay' }),
        ),
      ),
    ),
  )
}

function ledger(state: ConsoleState, payoutId: string): HTMLElement {
  const movements = state.movements.filter((movement) => movement.payoutId === payoutId)
  if (movements.length === 0) return h('p', { class: 'small' }, 'No money has moved yet.')
  return h(
    'ol',
    { class: 'rows', 'aria-label': 'Ledger' },
    ...movements.map((movement) => movementRow(state, movement)),
  )
}

function movementRow(state: ConsoleState, { at, kind, amount, currency, network, hash }: Movement): HTMLElement {
  const found = hash ? state.transactions[hash] : undefined
  const onChain = found ? whereOnChain(found) : ''
  return h(
    'li',
    {},
    h(
      'div',
      { class: 'grow' },
      h(
        'p',
        { class: 'line' },
        h('span', { class: 'grow' }, spaced(kind)),
        h('span', { class: 'num' }, amountWords(amount, currency)),
      ),
      h('p', { class: 'small' }, `${momentWords(at, state.clock?.now)} · ${networkWords(network)}`),
      hash
        ? h(
            'p',
            { class: 'line id' },
            h('span', { class: 'small grow' }, h('span', { class: 'mono' }, shortened(hash)), onChain),
            copyButton(state, hash, 'the transaction hash'),
          )
        : null,
    ),
  )
}

const whereOnChain = ({ status, block }: ChainTransaction) =>
  block ? `, ${status} in block ${block}` : ', not found on this network'

const statusForm = (state: ConsoleState, { id, status }: Transfer) => {
  const others = TRANSFER_STATUSES.filter((each) => each !== status)
  return form(
    'setStatus',
    { id },
    h(
      'div',
      { class: 'inline' },
      field(
        'Change status',
        select(
          'status',
          others.map((each) => [each, spaced(each)] as const),
        ),
      ),
      submit(state, 'setStatus', { id, label: 'Change' }),
    ),
  )
}
