// Hot-keys of the page: it eats what reaches it, and remembers it for the tests.
window.hostilePage = { keys: [] }
for (const type of ['keydown', 'keypress', 'keyup', 'input']) {
  document.addEventListener(type, (event) => {
    window.hostilePage.keys.push(`${type} ${event.key ?? event.data}`)
    event.preventDefault()
  })
}

// Leftovers of other times that scripts still trip over.
window.define = Object.assign(() => {}, { amd: {} })
window.module = { exports: {} }
window.process = { env: { NODE_ENV: 'hostile' } }
window.React = { createElement: () => null, version: '0.13.3' }
