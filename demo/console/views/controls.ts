import { h } from '../dom/element.ts'
import { FAILURES } from '../failures.ts'
import type { ConsoleState } from '../state.ts'
import { timeWords } from '../words.ts'
import { button, field, form, select, submit } from './parts.ts'

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const
const STATUSES = ['500', '503', '429', '422', '409', '404', '403', '401', '400'] as const
const WHEN = {
  before: 'Instead of handling the request',
  after: 'After handling it: its own answer is lost',
}
const PATHS = [
  'me',
  'onboarding/state',
  'bankAccounts',
  'wallets',
  'payouts',
  'payouts/amountAdjustments',
  'payouts/{id}',
]

const inProgress = (waiting: number) => (waiting === 0 ? 'Nothing is in progress.' : `In progress: ${waiting}.`)

const plain = (values: readonly string[]) => values.map((value) => [value, value] as const)

export const controlsView = (state: ConsoleState): HTMLElement =>
  h('div', { class: 'stack' }, clock(state), failures(state), reset(state))

function clock(state: ConsoleState): HTMLElement {
  const { now, stepMs, waiting, autoFund } = state.clock ?? {}
  const pace = stepMs ? `Each step takes ${stepMs / 1000} s.` : 'Time stands still until you advance it.'
  return h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Time'),
    h('p', { class: 'figure' }, now ? timeWords(now) : '–'),
    h(
      'p',
      { class: 'small' },
      pace,
      ` ${inProgress(waiting ?? 0)}`,
      autoFund ? ' Bank transfers are paid automatically.' : '',
    ),
    h(
      'p',
      { class: 'small' },
      'A step moves every paid transfer, verification and new bank account to its next status.',
    ),
    h(
      'div',
      { class: 'buttons' },
      button(state, { action: 'advance', value: '1', kind: 'primary' }, 'Advance one step'),
      button(state, { action: 'advance', value: '5', id: 'five' }, 'Advance five steps'),
    ),
  )
}

const failures = (state: ConsoleState) =>
  h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Simulate a failure'),
    h(
      'p',
      { class: 'small' },
      'The next requests that match get this answer. {id} in the path stands for any id, and * for any path.',
    ),
    form(
      'failNext',
      {},
      h(
        'div',
        { class: 'pair' },
        field('Method', select('method', plain(METHODS))),
        field('Times', h('input', { name: 'times', inputmode: 'numeric', value: '1', autocomplete: 'off' })),
      ),
      field(
        'Path',
        h('input', { name: 'path', list: 'paths', autocomplete: 'off', spellcheck: 'false', value: 'payouts' }),
      ),
      h('datalist', { id: 'paths' }, ...PATHS.map((value) => h('option', { value }))),
      h(
        'div',
        { class: 'pair' },
        field('Status', select('status', plain(STATUSES))),
        field(
          'Error',
          select(
            'shape',
            Object.entries(FAILURES).map(([name, { label }]) => [name, label] as const),
          ),
        ),
      ),
      h('p', { class: 'small', role: 'status' }, FAILURES[state.failure].what),
      field('When', select('when', Object.entries(WHEN))),
      submit(state, 'failNext', { label: 'Add failure' }),
    ),
  )

const reset = (state: ConsoleState) =>
  h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Start over'),
    h('p', { class: 'small' }, 'Deletes all customers, transfers and mail. Networks keep their balances.'),
    h(
      'details',
      { 'data-key': 'reset' },
      h('summary', {}, 'Reset the sandbox'),
      button(state, { action: 'reset', kind: 'danger' }, 'Delete all data'),
    ),
  )
