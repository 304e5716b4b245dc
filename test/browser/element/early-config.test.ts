import { equal } from '../../support/expect.ts'
import { cleanUp, hasText, until } from '../../support/host.ts'

// The widget is downloaded once for a page, so only the first element of this file is there before it.
describe('the first element of a page, whose settings are in its attribute', () => {
  after(cleanUp)

  it('keeps what was typed before React, which cannot hydrate the screen of before [S4, S18]', async () => {
    await import('../../../dist/sphere-ramp.js' as string)
    const holder = document.createElement('div')
    holder.innerHTML = `<sphere-ramp application-id="application_sandbox" api-url="https://api.test"
      config='{"brand":{"nickname":"Blue Harbour"}}'></sphere-ramp>`
    document.body.append(holder)
    const shadow = holder.firstElementChild!.shadowRoot!
    shadow.querySelector<HTMLInputElement>('[data-early] input')!.value = 'ana@example.com'
    await until(() => hasText(shadow, 'Payments by Blue Harbour'), 'the settings')
    await until(() => !shadow.querySelector('[data-early]'), 'React')
    equal(shadow.querySelector('input')!.value, 'ana@example.com')
  })
})
