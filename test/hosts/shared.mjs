// What the fresh projects share: exact versions, strict types, the page's own code, and the mistakes that must not compile.

export const BRAND = { nickname: 'Blue Harbour' }
const CONFIG = `{ brand: ${JSON.stringify(BRAND)} }`
export const GLOBALS = 'declare global { var heard: string[] }\nexport {}\n'
/** What the code of the README names: `config`, and `onCreated`, which hears `ramp-navigate` here. `onReady` hears that it is ready. */
export const LOGIC = `const config = ${CONFIG}
const hear = (what: string) => { globalThis.heard ??= []; globalThis.heard.push(what) }
const onCreated = (event: CustomEvent<{ path: string }>) => hear(event.detail.path)
const onReady = () => hear('ready')
`

export const html = (body) => `<!doctype html><html lang="en"><title>Shop</title><body>${body}</body></html>\n`
export const APP_PAGE = (main) => html(`<div id="app"></div><script type="module" src="/src/${main}"></script>`)
export const strict = (options = {}, rest = {}) =>
  JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      types: [],
      ...options,
    },
    include: ['src'],
    ...rest,
  })

export const TYPESCRIPT = { typescript: '6.0.3' }
export const VITE = { vite: '8.3.8', ...TYPESCRIPT }
export const REACT = { react: '19.3.1', 'react-dom': '19.3.1', '@types/react': '19.3.0', '@types/react-dom': '19.3.0' }

export const IN_CODE = `import 'sphere-ramp'
document.querySelector('sphere-ramp')!.addEventListener('ramp-payout-created', (event) => event.detail.amount)
document.querySelector('sphere-ramp')!.colorScheme = 'drak'
document.querySelector('sphere-ramp')!.config = { messages: { 'signIn.tilte': 'Welcome' } }
document.querySelector('sphere-ramp')!.config = { messages: { 'signIn.otp.lead': 'Look at your mail' } }
`
export const FOUND_IN_CODE = ["'amount' does not exist", '"drak"', 'signIn.tilte', 'Look at your mail']

export const vanilla = ({ apiUrl }) => ({
  'src/globals.d.ts': GLOBALS,
  'src/main.ts': `import 'sphere-ramp'
${LOGIC}
const ramp = document.createElement('sphere-ramp')
ramp.applicationId = 'application_sandbox'
ramp.apiUrl = '${apiUrl}'
ramp.config = config
ramp.addEventListener('ramp-navigate', onCreated)
ramp.addEventListener('ramp-ready', onReady)
document.body.append(ramp)
`,
  'tsconfig.json': strict(),
})

export const REACT_MISTAKES = `import { SphereRamp } from 'sphere-ramp/react'
export const One = () => <SphereRamp applicationid="a" />
export const Two = () => <SphereRamp colorScheme="drak" />
export const Three = () => <SphereRamp onPayoutCreated={(event) => event.detail.amount} />
`
export const FOUND_BY_REACT = ['applicationid', '"drak"', "'amount' does not exist"]

export const SVELTE_MISTAKES = `<script lang="ts">
  import type {} from 'sphere-ramp/svelte'
</script>
<sphere-ramp color-scheme="drak" onramp-payout-created={(event) => event.detail.amount}></sphere-ramp>
`
export const VUE_MISTAKES = `<script setup lang="ts">
import type {} from 'sphere-ramp/vue'
</script>
<template>
  <sphere-ramp color-scheme="drak" @ramp-payout-created="(event) => event.detail.amount" />
</template>
`
export const FOUND_IN_TEMPLATES = ['"drak"', "'amount' does not exist"]
