import { expect, test } from 'vitest'
import { createSigner } from './signer.ts'

const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const session = { wallet: { id: 'x', name: 'x', provider: null }, address, network: 'tron', isMultisig: false } as const

test('a wallet of a family without challenges can sign no message, and is saved without [W10, W11]', async () => {
  const signer = createSigner(async () => ({ currentAddress: async () => address }) as never)
  await expect(signer.sign(session, address, 'text')).rejects.toMatchObject({ code: 'wallet/cannot-sign' })
})
