import { h } from '../dom/element.ts'
import type { ConsoleState } from '../state.ts'
import { timeWords } from '../words.ts'
import { button, field, form, select, submit } from './parts.ts'

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const
const STATUSES = ['500', '503', '429', '422', '409', '404', '403', '401', '400'] as const
const SHAPES = [
  'error',
  'issues',
  'source',
  'message',
  'string',
  'text',
  'empty',
  'drop',
  'v1',
  'v2',
  'field-map',
] as const
const PATHS = [
  'me',
  'onboarding/state',
  'bankAccounts',
  'wallets',
  'payouts',
  'payouts/amountAdjustments',
  'payouts/{id}',
]

const plain = (values: readonly string[]) => values.map((value) => [value, value] as const)

export const controlsView = (state: ConsoleState): HTMLElement =>
  h('div', { class: 'stack' }, clock(state), failures(state), reset(state))

function clock(state: ConsoleState): HTMLElement {
  const { now, stepMs, waiting, autoFund } = state.clock ?? {}
  const pace = stepMs ? `A step takes ${stepMs / 1000} s.` : 'Steps happen only when you run them.'
  return h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Time'),
    h('p', { class: 'figure' }, now ? timeWords(now) : '–'),
    h(
      'p',
      { class: 'small' },
      pace,
      ` ${waiting ?? 0} waiting.`,
      autoFund ? ' Bank transfers are paid by themselves.' : '',
    ),
    h(
      'div',
      { class: 'buttons' },
      button(state, { action: 'advance', value: '1', kind: 'primary' }, 'Run the next step'),
      button(state, { action: 'advance', value: '5', id: 'five' }, 'Run five'),
    ),
  )
}

const failures = (state: ConsoleState) =>
  h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Let a call fail'),
    h('p', { class: 'small' }, 'The next call that fits is answered with this instead.'),
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
        field('Answer', select('shape', plain(SHAPES))),
      ),
      submit(state, 'failNext', { label: 'Let it fail' }),
    ),
  )

const reset = (state: ConsoleState) =>
  h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Start over'),
    h('p', { class: 'small' }, 'Removes every customer, transfer and mail. What is on the networks stays.'),
    h(
      'details',
      { 'data-key': 'reset' },
      h('summary', {}, 'Reset the sandbox'),
      button(state, { action: 'reset', kind: 'danger' }, 'Remove everything'),
    ),
  )
