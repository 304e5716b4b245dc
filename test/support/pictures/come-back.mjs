/** As if the page had been closed when the transfer was in this phase, and opened again. */
export async function comeBack({ left: phase, at }) {
  const BEGUN = ':asked'
  const kept = Object.entries(localStorage).filter(([key]) => key.includes('application_sandbox:'))
  const isLost = (key) => key.includes(':phase:') || (phase !== 'sent' && key.includes(':hash:'))
  const element = document.querySelector('sphere-ramp')
  const next = element.cloneNode()
  element.remove()
  for (const [key, text] of kept)
    if (isLost(key)) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  const fact = JSON.stringify({ field: 'phase', value: phase, at: Date.now() })
  for (const [key] of kept)
    if (key.endsWith(BEGUN)) localStorage.setItem(`${key.slice(0, -BEGUN.length)}:phase:${phase}`, fact)
  const isReady = new Promise((resolve) => next.addEventListener('ramp-ready', resolve, { once: true }))
  document.body.append(next)
  await isReady
  await next.navigate(at)
}
