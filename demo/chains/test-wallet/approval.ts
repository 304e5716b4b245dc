import { JsonRpcError } from '../json-rpc.ts'

/** The Test Wallet's question to the person. */
export interface Question {
  readonly title: string
  /** Rows of a name and a value. */
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly note?: string
  /** The signed content, if the facts do not say all of it. */
  readonly signed?: string
}

export const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="9" fill="#0b656d"/>' +
    '<path d="M10 13.5h16a3 3 0 0 1 3 3v11a2.5 2.5 0 0 1-2.5 2.5h-14a3.5 3.5 0 0 1-3.5-3.5v-12" fill="none" stroke="#fff" ' +
    'stroke-width="2.4" stroke-linejoin="round"/><path d="M9 14.5a3 3 0 0 1 2.6-3L24 9.5v4" fill="none" stroke="#fff" ' +
    'stroke-width="2.4" stroke-linejoin="round"/><circle cx="24" cy="22" r="2.2" fill="#8fe0e5"/></svg>',
)}`

let last: Promise<unknown> = Promise.resolve()

/** Resolves when the person approves; a refusal fails with 4001 of EIP-1193. One question is asked at a time. */
export function askPerson(question: Question): Promise<void> {
  const answer = last.then(() => show(question))
  last = answer.catch(() => {})
  return answer
}

async function show(question: Question): Promise<void> {
  const dialog = dialogOf(question)
  document.body.append(dialog)
  dialog.showModal()
  await new Promise((closed) => dialog.addEventListener('close', closed, { once: true }))
  dialog.remove()
  if (dialog.returnValue !== 'approve') throw new JsonRpcError(4001, 'User rejected the request.')
}

function dialogOf({ title, facts, note, signed }: Question): HTMLDialogElement {
  const wallet = element('header', {}, [
    element('img', { src: ICON, alt: '', width: '40', height: '40' }),
    element('p', {}, [element('strong', {}, ['Test Wallet']), element('span', {}, ['Money of this demo only'])]),
  ])
  const rows = facts.map(([name, value]) =>
    element('div', {}, [element('dt', {}, [name]), element('dd', { dir: 'auto' }, [value])]),
  )
  // Neither answer has the focus at first, so that a key that was pressed for the page before answers nothing.
  const form = element('form', { method: 'dialog' }, [
    wallet,
    element('h2', { id: 'test-wallet-title', tabindex: '-1', autofocus: '' }, [title]),
    element('dl', {}, rows),
    ...(signed === undefined
      ? []
      : [element('pre', { tabindex: '0', role: 'group', 'aria-label': 'What is signed', dir: 'auto' }, [signed])]),
    ...(note === undefined ? [] : [element('p', { class: 'note' }, [note])]),
    element('footer', {}, [
      element('button', { value: 'decline' }, ['Decline']),
      element('button', { value: 'approve', class: 'approve' }, ['Approve']),
    ]),
  ])
  return element('dialog', { class: 'test-wallet', 'aria-labelledby': 'test-wallet-title' }, [form])
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.append(...children)
  return made
}
