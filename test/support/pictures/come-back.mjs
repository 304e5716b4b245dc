/** As if the page had been closed when the transfer was in this phase, and opened again. */
export async function comeBack({ left: phase, at }) {
  // The list, and the entries that are also kept by themselves.
  const kept = Object.entries(localStorage).filter(([key]) => key.includes('application_sandbox:'))
  const left = (entry) => ({ ...entry, phase, ...(phase !== 'sent' && { hash: undefined }) })
  const element = document.querySelector('sphere-ramp')
  const next = element.cloneNode()
  element.remove()
  for (const [key, text] of kept) localStorage.setItem(key, JSON.stringify(JSON.parse(text).map(left)))
  const isReady = new Promise((resolve) => next.addEventListener('ramp-ready', resolve, { once: true }))
  document.body.append(next)
  await isReady
  await next.navigate(at)
}
