import { equal, isTrue } from '../../support/expect.ts'
import { cleanUp, failure, hasText, until } from '../../support/host.ts'
import { logged } from '../../support/logged.ts'
import { visit } from '../../support/visit.ts'

const WORDS = 'Account 980144201175 of Maya Chen (maya.chen@example.com) is closed'
const PERSONAL = /980144201175|Maya|example\.com|DE89370400440532013000/

const BODIES = [
  { error: { code: '980144201175', message: WORDS } },
  { issues: [{ code: 'custom', path: ['iban'], message: WORDS }] },
  { error: { source: { iban: WORDS } } },
  { error: WORDS, code: 'DE89370400440532013000' },
  { message: WORDS },
  WORDS,
]

describe('the words of the server', () => {
  afterEach(cleanUp)

  it('are for the customer: the host page and the debug log get a sentence of ours [SAFE-E4, S8]', async () => {
    for (const body of BODIES)
      for (const status of [422, 409]) {
        const log = await logged(async () => {
          const { shadow, emitted } = await visit('/my-accounts', {
            attributes: { debug: '' },
            answers: { 'GET bankAccounts': () => failure(status, body) },
          })
          await until(() => hasText(shadow, 'We couldn’t load your bank accounts'))
          isTrue(hasText(shadow, WORDS), 'the customer reads what the server said')
          const [error] = (await until(() => emitted('ramp-error').length > 0 && emitted('ramp-error'))) as unknown[]
          isTrue(!PERSONAL.test(JSON.stringify(error)), `the event: ${JSON.stringify(error)}`)
          equal(
            (error as { message: string }).message,
            'We couldn’t do this. Check what you entered, or contact support.',
          )
        })
        isTrue(log.includes('bankAccounts') && log.includes('ramp-error'), 'the call and the error are logged')
        isTrue(!PERSONAL.test(log), `the debug log: ${log}`)
        cleanUp()
      }
  })

  it('words that are a code give the catalogue’s sentence to everybody [SAFE-E4]', async () => {
    const { shadow, emitted } = await visit('/my-accounts', {
      answers: { 'GET bankAccounts': () => failure(409, { error: { code: 'wallet_exists', message: WORDS } }) },
    })
    await until(() => hasText(shadow, 'You’ve already added this wallet.'))
    await until(() => emitted('ramp-error').length > 0, 'ramp-error')
    const [error] = emitted('ramp-error') as { code: string; message: string }[]
    equal([error!.code, error!.message], ['wallet_exists', 'You’ve already added this wallet.'])
  })
})
