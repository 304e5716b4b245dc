export interface TosData {
  readonly session: string
  readonly document: 'tos' | 'msa' | null
}

interface Tools extends Readonly<Record<string, (...given: never[]) => unknown>> {
  parentOrigin(): string
}

/** Runs in the browser. */
export function tosScript({ session, document: first }: TosData, { parentOrigin }: Tools): void {
  const words = { pending: 'Started', success: 'Accepted', error: 'Declined' }
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-action]')]
  const status = document.querySelector('[role=status]')!

  function post(type: string): void {
    if (window.parent !== window) window.parent.postMessage({ type }, parentOrigin())
  }

  function show(current: TosData['document']): void {
    for (const section of document.querySelectorAll<HTMLElement>('[data-document]')) {
      section.hidden = section.dataset.document !== (current ?? 'none')
    }
    for (const button of buttons) button.hidden = current === null && button.dataset.action !== 'close'
  }

  async function answer(action: string): Promise<void> {
    const response = await fetch('/sandbox/pages/tos', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ session, action }),
    })
    if (!response.ok) throw new Error(String(response.status))
    const { data } = (await response.json()) as {
      data: { document: TosData['document']; message: keyof typeof words | null }
    }
    show(data.document)
    status.textContent = data.message === null ? '' : words[data.message]
    if (data.message !== null) post(data.message)
  }

  async function press(button: HTMLButtonElement): Promise<void> {
    const action = button.dataset.action!
    if (action === 'close') return post('close')
    for (const other of buttons) other.disabled = true
    try {
      await answer(action)
    } catch {
      status.textContent = 'Something went wrong. Please try again.'
    }
    for (const other of buttons) other.disabled = false
  }

  for (const button of buttons) button.addEventListener('click', () => void press(button))
  show(first)
  post('resize')
}
