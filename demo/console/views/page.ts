import { type Child, h } from '../dom/element.ts'
import { type ConsoleState, TABS, type Tab, awaitsPayment } from '../state.ts'
import { TAB_WORDS, timeWords } from '../words.ts'
import { controlsView } from './controls.ts'
import { customersView } from './customers.ts'
import { mailView } from './mail.ts'
import { networksView } from './networks.ts'
import { button } from './parts.ts'
import { requestsView } from './requests.ts'
import { transfersView } from './transfers.ts'

const VIEWS = {
  mail: mailView,
  transfers: transfersView,
  customers: customersView,
  networks: networksView,
  requests: requestsView,
  controls: controlsView,
} satisfies Record<Tab, (state: ConsoleState) => HTMLElement>

export const pageView = (state: ConsoleState): HTMLElement =>
  h(
    'div',
    { class: 'page' },
    header(state),
    h(
      'nav',
      { class: 'tabs', 'aria-label': 'Sandbox' },
      h('div', { role: 'tablist', 'aria-label': 'Sandbox' }, ...TABS.map((tab) => tabButton(state, tab))),
    ),
    h(
      'main',
      {},
      h(
        'div',
        { id: 'panel', role: 'tabpanel', tabindex: -1, 'aria-labelledby': `tab-${state.tab}`, 'data-key': state.tab },
        state.connection === 'lost' && lost(),
        VIEWS[state.tab](state),
      ),
      h(
        'p',
        { class: state.notice ? `notice ${state.notice.tone}` : 'notice', role: 'status' },
        state.notice?.text ?? '',
      ),
    ),
  )

const header = (state: ConsoleState) =>
  h(
    'header',
    {},
    h('div', { class: 'grow' }, h('h1', {}, 'Sandbox'), h('p', { class: 'small' }, ...connectionWords(state))),
    h(
      'div',
      { class: 'advance' },
      button(state, { action: 'advance', value: '1', id: 'header' }, 'Next step'),
      h('p', { class: 'small' }, waitingWords(state)),
    ),
  )

/** Says what the next step will change: paid transfers, verifications and new accounts move on by one status. */
function waitingWords({ clock }: ConsoleState): string {
  const waiting = clock?.waiting ?? 0
  if (waiting === 0) return 'Nothing in progress'
  return waiting === 1 ? 'Moves 1 item to its next status' : `Moves ${waiting} items to their next status`
}

function connectionWords({ connection, clock }: ConsoleState): Child[] {
  if (connection === 'connecting') return ['Connecting…']
  if (connection === 'lost' || !clock) return ['Offline']
  return [h('span', { class: 'whole' }, 'Test money only'), ' ', h('span', { class: 'whole' }, timeWords(clock.now))]
}

const lost = () =>
  h(
    'div',
    { class: 'banner', role: 'alert' },
    h(
      'p',
      {},
      h('strong', {}, 'Can’t reach the sandbox.'),
      ' The data below may be out of date. Retrying every second.',
    ),
  )

function tabButton(state: ConsoleState, tab: Tab): HTMLElement {
  const selected = state.tab === tab
  const count = tab === 'transfers' ? (state.transfers ?? []).filter(awaitsPayment).length : 0
  return h(
    'button',
    {
      type: 'button',
      role: 'tab',
      id: `tab-${tab}`,
      'aria-selected': String(selected),
      'aria-controls': 'panel',
      tabindex: selected ? 0 : -1,
      'data-action': 'show',
      'data-value': tab,
    },
    TAB_WORDS[tab],
    count > 0 && h('span', { class: 'count', 'aria-label': `${count} waiting` }, count),
  )
}
