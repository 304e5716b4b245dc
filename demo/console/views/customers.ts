import { h } from '../dom/element.ts'
import { DECISIONS } from '../decisions.ts'
import type { Customer } from '../sandbox.ts'
import type { ConsoleState } from '../state.ts'
import { choicesFor } from '../states.ts'
import { spaced } from '../words.ts'
import { badge, button, copyButton, details, empty, field, form, groupedSelect, loading, submit } from './parts.ts'

export function customersView(state: ConsoleState): HTMLElement {
  const { customers } = state
  if (!customers) return loading()
  if (customers.length === 0) return empty('No customers yet', 'Customers appear here when they sign in.')
  return h('ul', { class: 'stack', 'aria-label': 'Customers' }, ...customers.map((customer) => card(state, customer)))
}

function card(state: ConsoleState, customer: Customer): HTMLElement {
  const { id, email, applicationId } = customer
  const { type } = customer.me
  return h(
    'li',
    { class: 'card', 'data-key': id },
    h('p', { class: 'name' }, email),
    h('p', { class: 'small' }, `${type ? spaced(type.toLowerCase()) : 'New customer'} · ${applicationId}`),
    h(
      'dl',
      { class: 'states' },
      ...states(customer).flatMap(([label, status]) => [h('dt', {}, label), h('dd', {}, badge(status))]),
    ),
    h(
      'div',
      { class: 'buttons', role: 'group', 'aria-label': `Decisions for ${email}` },
      ...Object.entries(DECISIONS).map(([decision, { label }]) =>
        button(state, { action: 'decide', id, value: decision }, label),
      ),
    ),
    details('Change a status', `state ${id}`, oneStatus(state, customer)),
    details(
      'Identifier',
      `id ${id}`,
      h('p', { class: 'line' }, h('span', { class: 'mono grow' }, id), copyButton(state, id, 'the customer id')),
    ),
  )
}

const oneStatus = (state: ConsoleState, customer: Customer) =>
  form(
    'setState',
    { id: customer.id },
    field(
      'Status',
      groupedSelect(
        'choice',
        choicesFor(customer).map(([{ label }, choices]) => [label, choices]),
      ),
    ),
    submit(state, 'setState', { id: customer.id, label: 'Change status' }),
  )

function states({ me, onboarding }: Customer): [string, string][] {
  const { operatingResidency, kycStatus, verificationLevels } = me
  const { tos, msa, kyc } = onboarding
  const sepa = verificationLevels.find(({ name }) => name.startsWith('sepa'))
  return [
    ['Residency', operatingResidency.toLowerCase()],
    ['Terms', tos],
    ...(msa ? [['Service agreement', msa] as [string, string]] : []),
    ...Object.entries(kyc).map(([name, status]): [string, string] => [
      name === 'sumsub' ? 'Identity' : levelName(name),
      status,
    ]),
    ...(sepa ? [['SEPA', sepa.status] as [string, string]] : []),
    ['Account', kycStatus],
  ]
}

const levelName = (name: string) => name.replace('kyc_level_', 'Level ')
