/** As if the page had been closed when the transfer was in this phase, and opened again. */
export async function comeBack({ left: phase, at }) {
  const BEGUN = ':asked'
  const kept = Object.entries(localStorage).filter(([key]) => key.includes('application_sandbox:'))
  const CREATED = /:(asked|made|called|timeLearned)(:|$)/
  const KEPT = { created: CREATED, signing: /:(asked|made|called|timeLearned|ask)(:|$)/, sent: /./ }
  const isLost = (key) => !KEPT[phase].test(key.slice(key.indexOf('application_sandbox:')))
  const element = document.querySelector('sphere-ramp')
  const next = element.cloneNode()
  element.remove()
  for (const [key, text] of kept)
    if (isLost(key)) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  const ask = { kind: 'ask', ask: 'ask_1', network: 'base', account: null, position: 100 }
  const fact = JSON.stringify({ ...ask, at: { device: Date.now(), offset: null } })
  const isAsked = kept.some(([key]) => key.includes(':ask:'))
  for (const [key] of kept)
    if (phase !== 'created' && !isAsked && key.endsWith(BEGUN))
      localStorage.setItem(`${key.slice(0, -BEGUN.length)}:ask:ask_1`, fact)
  const isReady = new Promise((resolve) => next.addEventListener('ramp-ready', resolve, { once: true }))
  document.body.append(next)
  await isReady
  await next.navigate(at)
}
