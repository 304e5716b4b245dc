import type { Channel, VerifyData } from './verify-channel.ts'

interface VerifyState {
  readonly type: string | null
  readonly kyc: Readonly<Record<string, string>>
}

/** Answers with the customer's state after an action. */
type Call = (action: string) => Promise<VerifyState>

interface Tools extends Readonly<Record<string, (...given: never[]) => unknown>> {
  parentOrigin(): string
  openChannel(data: VerifyData, parentOrigin: () => string, ready: () => void): Channel
  createCall(channel: Channel, isFramed: boolean): Call
  reviewOf(state: VerifyState): Record<string, unknown>
  draw(state: VerifyState): void
}

export function reviewOf({ type, kyc }: VerifyState): Record<string, unknown> {
  const answers: Record<string, object> = {
    complete: { reviewAnswer: 'GREEN' },
    softRejected: { reviewAnswer: 'RED', reviewRejectType: 'RETRY' },
    rejected: { reviewAnswer: 'RED', reviewRejectType: 'FINAL' },
  }
  const reviewResult = answers[kyc.sumsub ?? '']
  const waiting = kyc.sumsub === 'pending' ? 'pending' : 'init'
  return {
    levelName: type?.toLowerCase() ?? '',
    reprocessing: false,
    autoChecked: false,
    creationDate: new Date().toISOString(),
    reviewStatus: reviewResult ? 'completed' : waiting,
    ...(reviewResult && { reviewResult }),
  }
}

export function draw({ type, kyc }: VerifyState): void {
  const words: Record<string, string> = {
    incomplete: 'Not started',
    pending: 'Pending',
    underReview: 'Under review',
    complete: 'Complete',
    softRejected: 'Please try again',
    rejected: 'Rejected',
  }
  const sumsub = kyc.sumsub ?? 'incomplete'
  const isOpen = sumsub === 'incomplete' || sumsub === 'softRejected'
  const button = (action: string) => document.querySelector<HTMLButtonElement>(`[data-action=${action}]`)
  for (const item of document.querySelectorAll<HTMLElement>('li[data-name]')) {
    const status = kyc[item.dataset.name!] ?? ''
    item.hidden = status === ''
    item.dataset.status = status
    item.querySelector('span')!.textContent = words[status] ?? status
  }
  for (const name of ['individual', 'business']) {
    button(name)!.setAttribute('aria-pressed', String(type?.toLowerCase() === name))
    button(name)!.disabled = !isOpen
  }
  button('submit')!.disabled = !isOpen || type === null
  button('expire')?.removeAttribute('disabled')
  const isVerified = kyc.kyc_level_1 === 'complete'
  const sentences: Record<string, string> = {
    incomplete: type === null ? 'Select whether you’re an individual or a business.' : 'Ready to submit.',
    softRejected: 'We couldn’t read your document. Submit it again.',
    rejected: 'We couldn’t verify you.',
    complete: isVerified ? 'You are verified.' : 'Identity verified. Our banking partner is reviewing your details.',
  }
  document.querySelector('[role=status]')!.textContent = sentences[sumsub] ?? 'Submitted. We’re reviewing your details.'
}

/** Calls the sandbox. In a frame, a token that it refuses is renewed. */
export function createCall(channel: Channel, isFramed: boolean): Call {
  async function call(action: string, tries = 3): Promise<VerifyState> {
    const token = channel.token()
    const response = await fetch('/sandbox/pages/verification', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, action }),
    })
    if (response.status === 401 && isFramed && tries > 1) {
      const isRenewedAlready = channel.token() !== token
      if (!isRenewedAlready) await channel.renewToken()
      return call(action, tries - 1)
    }
    if (!response.ok) throw new Error(String(response.status))
    return ((await response.json()) as { data: VerifyState }).data
  }
  return call
}

/** Follows the customer's state and posts each change to the parent page. */
export function verifyScript(data: VerifyData, { parentOrigin, openChannel, createCall, reviewOf, draw }: Tools): void {
  const POLL_MS = 500
  const isFramed = data.session === null
  const status = document.querySelector('[role=status]')!
  const channel = openChannel(data, parentOrigin, () => {
    channel.post('onInitialized')
    void follow()
  })
  let shown: VerifyState | null = null

  const call = createCall(channel, isFramed)

  function show(state: VerifyState): void {
    const before = shown
    shown = state
    draw(state)
    if (before === null) return
    if (before.type !== state.type) channel.post('onApplicantLevelChanged', { levelName: state.type?.toLowerCase() })
    if (JSON.stringify(before.kyc) === JSON.stringify(state.kyc)) return
    if (state.kyc.sumsub === 'pending') channel.post('onApplicantSubmitted')
    channel.post('onApplicantStatusChanged', reviewOf(state))
  }

  async function press(action: string): Promise<void> {
    try {
      if (action === 'expire') await channel.renewToken()
      show(await call(action === 'expire' ? 'state' : action))
    } catch {
      status.textContent = 'Something went wrong. Please try again.'
    }
  }

  async function follow(): Promise<void> {
    await call('state').then(show, () => {
      status.textContent = 'Connection lost. Retrying…'
    })
    setTimeout(() => void follow(), POLL_MS)
  }

  for (const item of document.querySelectorAll<HTMLButtonElement>('button[data-action]')) {
    item.addEventListener('click', () => void press(item.dataset.action!))
  }
  if (!isFramed) return void follow()
  const page = document.documentElement
  new ResizeObserver(() =>
    channel.post('onResize', { height: Math.ceil(page.getBoundingClientRect().height) }),
  ).observe(page)
  channel.post('onReady')
}
