import { ACTIONS, type Pressed } from './actions.ts'
import { morph } from './dom/morph.ts'
import { isFailureShape } from './failures.ts'
import { refresh } from './refresh.ts'
import { createSandbox } from './sandbox.ts'
import { type ConsoleState, type Tab, initialState, isTab } from './state.ts'
import { pageView } from './views/page.ts'
import { nextTab } from './words.ts'

const REFRESH_MS = 1000
const COPIED_MS = 1000
const NOTICE_MS = 5000

const sandboxUrl = document.querySelector<HTMLMetaElement>('meta[name="sandbox-url"]')!.content
const sandbox = createSandbox(sandboxUrl)
const root = document.querySelector('#console')!
const startTab = location.hash.slice(1)
let state: ConsoleState = { ...initialState, sandboxUrl, tab: isTab(startTab) ? startTab : initialState.tab }
let noticeTimer = 0
let copiedTimer = 0

function set(change: Partial<ConsoleState>): void {
  state = { ...state, ...change }
  const next = document.createElement('div')
  next.id = root.id
  next.append(pageView(state))
  morph(root, next)
}

async function read(): Promise<void> {
  const asked = state.tab
  try {
    const change = await refresh(sandbox, state)
    // The person may have changed the tab or pressed a button, so only the data is taken over.
    if (asked === state.tab) set(change)
  } catch {
    set({ connection: 'lost' })
  }
}

async function keepReading(): Promise<never> {
  for (;;) {
    if (!document.hidden) await read()
    await new Promise((resolve) => setTimeout(resolve, REFRESH_MS))
  }
}

async function run(action: string, pressed: Pressed): Promise<void> {
  const key = `${action} ${pressed.id}`
  const act = ACTIONS[action]
  if (!act || state.busy.has(key)) return
  set({ busy: new Set([...state.busy, key]) })
  try {
    say({ tone: 'done', text: await act({ sandbox, state }, pressed) })
  } catch (error) {
    say({ tone: 'failed', text: error instanceof Error ? error.message : 'Something went wrong.' })
  }
  set({ busy: new Set([...state.busy].filter((each) => each !== key)) })
  await read()
  // The action may have removed its button; then the panel gets the focus.
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('#panel')?.focus()
}

function say(notice: NonNullable<ConsoleState['notice']>): void {
  set({ notice })
  clearTimeout(noticeTimer)
  noticeTimer = window.setTimeout(() => set({ notice: null }), NOTICE_MS)
}

async function copy(value: string): Promise<void> {
  await navigator.clipboard.writeText(value)
  set({ copied: value })
  clearTimeout(copiedTimer)
  copiedTimer = window.setTimeout(() => set({ copied: null }), COPIED_MS)
}

function show(tab: Tab): void {
  set({ tab })
  revealTab(tab)
  history.replaceState(null, '', `#${tab}`)
  void read()
}

/** With some of its neighbour, which shows that there are more. */
function revealTab(tab: Tab): void {
  document.querySelector(`#tab-${tab}`)?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

root.addEventListener('click', (event) => {
  const pressed = (event.target as Element).closest<HTMLElement>('button[data-action]')
  const { action = '', id = '', value = '' } = pressed?.dataset ?? {}
  if (action === 'copy') void copy(value).catch(() => say({ tone: 'failed', text: 'Your browser blocked copying.' }))
  else if (action === 'show' && isTab(value)) show(value)
  else void run(action, { id, value, fields: {} })
})

root.addEventListener('submit', (event) => {
  event.preventDefault()
  const form = event.target as HTMLFormElement
  const { action = '', id = '' } = form.dataset
  const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  void run(action, { id, value: '', fields })
})

root.addEventListener('input', (event) => {
  const { name, value } = event.target as HTMLInputElement
  if (name === 'filter') set({ filter: value })
  if (name === 'shape' && isFailureShape(value)) set({ failure: value })
})

root.addEventListener('keydown', (event) => {
  const { key, target } = event as KeyboardEvent
  if ((target as Element).getAttribute('role') !== 'tab') return
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  const to = { Home: 'mail', End: 'controls' }[key] ?? (step ? nextTab(state.tab, step) : null)
  if (!to || !isTab(to)) return
  event.preventDefault()
  show(to)
  document.querySelector<HTMLElement>(`#tab-${to}`)?.focus()
})

set({})
revealTab(state.tab)
void keepReading()
