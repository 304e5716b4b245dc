import { equal, soon } from '../../support/expect.ts'
import { button, cleanUp, type, until } from '../../support/host.ts'
import { bannerTitles, toastText, toastTitles } from '../../support/messages.ts'
import { accountRows } from '../../support/rows.ts'
import { setVisibility, visit, type Visitor } from '../../support/visit.ts'

const SOLANA = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const SAVED = { id: 'wallet_late', network: 'solana', address: SOLANA, nickname: 'Main wallet', signed: false }

/** A wallet that was saved by a call whose answer is this, and whose list does not have it yet. */
async function saved(answer: () => unknown): Promise<Visitor & { list: unknown[] }> {
  // A page in the background asks for nothing.
  setVisibility('visible')
  const list: unknown[] = []
  const answers = { 'POST wallets': answer, 'GET wallets': () => ({ wallets: list }) }
  const visitor = await visit('/my-accounts?type=wallets', { answers })
  await until(() => button(visitor.shadow, 'Add wallet'))
  await visitor.go('/my-accounts/wallets/new?network=solana')
  const input = (name: string) => visitor.shadow.querySelector<HTMLInputElement>(`input[name=${name}]`)
  type(await until(() => input('address')), SOLANA)
  type(input('nickname')!, 'Main wallet')
  visitor.shadow.querySelector<HTMLInputElement>('input[type=checkbox]')!.click()
  const save = await until(() => {
    const found = button(visitor.shadow, 'Add wallet')
    return found && !found.disabled && found
  })
  save.click()
  await soon(() =>
    equal(
      toastText(visitor.shadow, 'We can’t tell yet if your wallet was added'),
      'No money moved. Try again. It won’t be added twice.',
    ),
  )
  return { ...visitor, list }
}

describe('a wallet that was saved by a call whose answer could not be read', () => {
  afterEach(cleanUp)

  for (const [name, answer] of [
    ['HTML', () => new Response('<html>', { status: 502 })],
    ['null', () => new Response('null')],
    ['nothing', () => new Response('')],
  ] as const)
    it(`a wallet whose answer was ${name} ends as saved once the list has it [E18]`, async () => {
      const { shadow, list, path, calls } = await saved(answer)
      equal(bannerTitles(shadow), [])
      list.push(SAVED)
      await soon(() => equal(toastTitles(shadow).includes('Wallet added'), true))
      await soon(() => equal(accountRows(shadow), [['Main wallet', 'Solana · 9WzD…AWWM']]))
      equal(path()?.split('?')[0], '/my-accounts')
      equal(new Set(calls('POST', 'wallets').map(({ headers }) => headers.get('Idempotency-Key'))).size, 1)
    })

  it('is reported as saved to a customer who has left its form [E18]', async () => {
    const { shadow, list } = await saved(() => new Response('null'))
    button(shadow, 'Cancel')!.click()
    await until(() => button(shadow, 'Add wallet'))
    list.push(SAVED)
    await soon(() => equal(toastTitles(shadow).includes('Wallet added'), true))
    equal(accountRows(shadow), [['Main wallet', 'Solana · 9WzD…AWWM']])
  })
})
