import { describe, expect, it, test } from 'vitest'
import { ChainError } from '../chain-error.ts'
import { ACCOUNT, attended, optionOf, providerOf, settled } from './evm-page.fixture.ts'

const throws = () => {
  throw new Error('No listener')
}

async function connect({ runner }: ReturnType<typeof attended>, provider: object, name?: string) {
  const answer = runner.connect('ethereum')
  runner.choose(optionOf(provider, name))
  await answer
  await settled()
}

describe('a wallet whose events fail', () => {
  it('a wallet that cannot be unsubscribed from is disconnected anyway, and another one connects [W12]', async () => {
    const parts = attended()
    await connect(parts, { ...providerOf(), removeListener: throws })
    parts.runner.disconnect()
    expect(parts.runner.session()).toBeNull()
    await connect(parts, providerOf(), 'Other')
    expect(parts.runner.session()).toMatchObject({ address: ACCOUNT, wallet: { name: 'Other' } })
    await connect(parts, { ...providerOf(), removeListener: throws }, 'Third')
    expect(parts.leave).not.toThrow()
  })

  it('a wallet that cannot be subscribed to is connected [W12]', async () => {
    const parts = attended()
    await connect(parts, { ...providerOf(), on: throws })
    expect(parts.runner.session()).toMatchObject({ address: ACCOUNT })
  })

  it('an unsubscribe that fails leaves the wallet that came after it alone [W11]', async () => {
    const parts = attended()
    const left = { ...providerOf(), removeListener: undefined }
    await connect(parts, left)
    parts.runner.disconnect()
    await connect(parts, providerOf(), 'Other')
    left.emit('accountsChanged', [])
    left.emit('chainChanged', '0x38')
    expect(parts.runner.session()).toMatchObject({ wallet: { name: 'Other' } })
  })
})

test.each(['wallet/failed', 'wallet/rejected', 'wallet/silent', 'wallet/cannot-send'] as const)(
  'after %s a wallet is let go without a word to it, and the next prompt asks which one [W12]',
  async (code) => {
    const parts = attended()
    const provider = providerOf({ wallet_revokePermissions: null })
    await connect(parts, provider)
    for (const code of ['wallet/send-declined', 'wallet/busy', 'network/unreachable'] as const)
      parts.runner.dropAfter(new ChainError(code))
    expect(parts.runner.session()).not.toBeNull()
    parts.runner.dropAfter(new ChainError(code))
    await settled()
    expect([parts.runner.session(), provider.methods()]).toEqual([
      null,
      expect.not.arrayContaining(['wallet_revokePermissions']),
    ])
    void parts.runner.connect('ethereum')
    expect(parts.runner.store.getState()).toMatchObject({ status: 'choosing' })
  },
)
