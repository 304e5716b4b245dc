// What the fresh projects share: exact versions, strict types, the page's own code, and the mistakes that must not compile.

/** What a page of every host does with `ramp-navigate`. */
export const HEARD = 'globalThis.heard ??= []; globalThis.heard.push(event.detail.path)'
export const BRAND = { nickname: 'Blue Harbour' }
export const CONFIG = `{ brand: ${JSON.stringify(BRAND)} }`
export const GLOBALS = 'declare global { var heard: string[] }\nexport {}\n'

export const html = (body) => `<!doctype html><html lang="en"><title>Shop</title><body>${body}</body></html>\n`
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
const ramp = document.createElement('sphere-ramp')
ramp.applicationId = 'application_sandbox'
ramp.apiUrl = '${apiUrl}'
ramp.config = ${CONFIG}
ramp.addEventListener('ramp-navigate', (event) => { ${HEARD} })
document.body.append(ramp)
`,
  'tsconfig.json': strict(),
})

export const reactComponent = ({ apiUrl }) => `import { SphereRamp } from 'sphere-ramp/react'
export const Money = () => (
  <SphereRamp applicationId="application_sandbox" apiUrl="${apiUrl}" config={${CONFIG}} onNavigate={(event) => { ${HEARD} }} />
)
`
export const REACT_MISTAKES = `import { SphereRamp } from 'sphere-ramp/react'
export const One = () => <SphereRamp applicationid="a" />
export const Two = () => <SphereRamp colorScheme="drak" />
export const Three = () => <SphereRamp onPayoutCreated={(event) => event.detail.amount} />
`
export const FOUND_BY_REACT = ['applicationid', '"drak"', "'amount' does not exist"]
