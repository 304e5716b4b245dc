import { equal, isTrue } from '../../support/expect.ts'
import { cleanUp, until } from '../../support/host.ts'

interface Call {
  readonly path: string
  readonly body: string
}

const ANSWERS = `(path) => path.endsWith('/auth/login')
  ? { customerId: 'customer_a', nextStep: 'otp' }
  : { id: 'application_a', nickname: 'Acme Pay', logo: null, access: {} }`

/** A page of a frame, whose API keeps what it was asked. */
function openFrame(sandbox: string) {
  const frame = document.createElement('iframe')
  frame.width = '480'
  frame.setAttribute('sandbox', sandbox)
  const script = new URL('/dist/sphere-ramp.js', location.href).href
  frame.srcdoc = `<!doctype html><body>
    <script>
      window.calls = []
      window.answer = ${ANSWERS}
    </script>
    <sphere-ramp application-id="application_a" api-url="https://api.test"></sphere-ramp>
    <script>
      document.querySelector('sphere-ramp').config = {
        fetch: async (url, { body }) => {
          const { pathname: path } = new URL(url)
          window.calls.push({ path, body })
          return Response.json({ data: window.answer(path) })
        },
      }
    </script>
    <script type="module" src="${script}"></script>`
  document.body.append(frame)
  const page = () => frame.contentWindow as unknown as Window & { calls: Call[] }
  const shadow = () => frame.contentDocument?.querySelector('sphere-ramp')?.shadowRoot
  return { frame, page, shadow, logins: () => page().calls.filter(({ path }) => path.endsWith('/auth/login')) }
}

async function continueWith(email: string, { shadow }: ReturnType<typeof openFrame>, isEarly: boolean) {
  const field = await until(() => shadow()?.querySelector<HTMLInputElement>('input[type=email], input[name=email]'))
  if (!isEarly)
    await until(() => shadow()!.querySelector('.sr-root') && !shadow()!.querySelector('[data-early]'), 'React')
  field.focus()
  field.value = ''
  field.ownerDocument.execCommand('insertText', false, email)
  await until(() => shadow()!.querySelector<HTMLButtonElement>('button[type=submit]'), 'Continue')
  shadow()!.querySelector<HTMLButtonElement>('button[type=submit]')!.click()
}

describe('a frame whose sandbox submits no forms', () => {
  afterEach(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.remove()
    cleanUp()
  })

  for (const [name, sandbox] of [
    ['without allow-forms', 'allow-scripts allow-same-origin'],
    ['with allow-forms', 'allow-scripts allow-same-origin allow-forms'],
  ] as const)
    it(`Continue asks for the code once: ${name} [SHELL-01]`, async () => {
      const opened = openFrame(sandbox)
      await continueWith('ana@example.com', opened, false)
      await until(() => opened.logins().length > 0, 'the call')
      await new Promise((resolve) => setTimeout(resolve, 100))
      equal(opened.logins().length, 1)
      isTrue(opened.logins()[0]!.body.includes('ana@example.com'), 'the address')
    })

  it('a field that says what is wrong keeps the form, as everywhere [SHELL-01]', async () => {
    const opened = openFrame('allow-scripts allow-same-origin')
    await continueWith('ana', opened, false)
    await until(() => opened.shadow()!.querySelector('[aria-invalid=true]'), 'the field’s error')
    equal(opened.logins().length, 0)
  })
})
