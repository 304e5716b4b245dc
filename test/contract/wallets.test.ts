import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { Wallet as EvmWallet } from 'ethers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createWallet,
  deleteWallet,
  getAuthMessage,
  getWallet,
  listWallets,
  updateWallet,
} from '../../src/api/wallets.ts'
import type { WalletPayload } from '../../src/domain/wallets/wallet.ts'
import { submitWallet } from '../../src/operations/intents/account-intents.ts'
import { openContract, type Contract, type Customer } from './support.ts'

let contract: Contract
let person: Customer
beforeAll(async () => {
  contract = await openContract()
  person = await contract.customer('empty@example.com')
})
afterAll(() => contract.close())

const call = () => ({ key: crypto.randomUUID() })
const evm = (): WalletPayload => ({
  network: 'base',
  address: EvmWallet.createRandom().address,
  nickname: 'Savings',
  consent: true,
  isConnected: false,
})

describe('wallets', () => {
  test('a new wallet is read from the list and by its id, unsigned [API-31, API-27, API-28]', async () => {
    const payload = evm()
    const wallet = await createWallet(person.api, payload, call())
    expect(wallet).toEqual({
      id: expect.stringMatching(/^wallet_/),
      network: 'base',
      address: payload.address,
      nickname: 'Savings',
      signed: false,
    })
    expect(await listWallets(person.api)).toContainEqual(wallet)
    expect(await getWallet(person.api, wallet.id)).toEqual(wallet)
  })

  test('wallets of every kind are read [API-27]', async () => {
    const { api, log } = await contract.customer('many@example.com')
    expect((await listWallets(api)).length).toBeGreaterThanOrEqual(12)
    expect(log.filter(({ error }) => error)).toEqual([])
  })

  test('a wallet’s name can change, its address cannot [API-32]', async () => {
    const payload = evm()
    const { id } = await createWallet(person.api, payload, call())
    expect(await updateWallet(person.api, id, { ...payload, nickname: 'Rent' })).toMatchObject({ id, nickname: 'Rent' })
    await expect(updateWallet(person.api, id, { ...payload, address: evm().address })).rejects.toMatchObject({
      code: 'wallet_address_immutable',
      message: 'Wallet address cannot be changed',
    })
  })

  test('a deleted wallet is not listed [API-33]', async () => {
    const { id } = await createWallet(person.api, evm(), call())
    await deleteWallet(person.api, id)
    expect((await listWallets(person.api)).map((wallet) => wallet.id)).not.toContain(id)
    await expect(getWallet(person.api, id)).rejects.toMatchObject({ status: 404, message: 'Wallet not found' })
  })

  test('a deletion or a change whose answer was lost takes effect once', async () => {
    const payload = evm()
    const { id } = await createWallet(person.api, payload, call())
    await contract.failNext('PATCH', 'wallets/{id}', { status: 500, shape: 'drop', when: 'after' })
    expect(await updateWallet(person.api, id, { ...payload, nickname: 'Lost' })).toMatchObject({ nickname: 'Lost' })
    await contract.failNext('DELETE', 'wallets/{id}', { status: 500, shape: 'drop', when: 'after' })
    expect(await deleteWallet(person.api, id)).toBeUndefined()
  })

  test.each([
    [
      'a bad address',
      { address: '0x123' },
      { kind: 'validation', fields: { address: 'validation.invalidWalletAddress' } },
    ],
    ['no consent', { consent: false }, { kind: 'validation', fields: { consent: 'validation.required' } }],
    ['a long name', { nickname: 'x'.repeat(21) }, { kind: 'validation' }],
    ['FAIL 422', { nickname: 'FAIL 422' }, { status: 422, outcome: 'definite' }],
  ])('%s is refused at its field [API-31]', async (_, change, expected) => {
    await expect(createWallet(person.api, { ...evm(), ...change }, call())).rejects.toMatchObject(expected)
  })

  test('the same wallet twice is refused [API-31]', async () => {
    const payload = evm()
    await createWallet(person.api, payload, call())
    await expect(createWallet(person.api, payload, call())).rejects.toMatchObject({
      status: 409,
      code: 'wallet_exists',
    })
  })
})

describe('proof of ownership', () => {
  test('a Solana wallet proves its ownership with a signed challenge [API-29]', async () => {
    const secret = ed25519.utils.randomSecretKey()
    const address = base58.encode(ed25519.getPublicKey(secret))
    const challenge = await getAuthMessage(person.api, { family: 'solana', address, network: 'solana' })
    expect(challenge).toMatchObject({ message: expect.stringContaining(address), nonce: expect.any(String) })
    expect(challenge.expiresAt.getTime() - contract.box.clock.now()).toBe(5 * 60_000)
    const signature = base58.encode(ed25519.sign(new TextEncoder().encode(challenge.message), secret))
    const wallet = await submitWallet(person, {
      ...evm(),
      network: 'solana',
      address,
      isConnected: true,
      proof: { signature, nonce: challenge.nonce },
    })
    expect(wallet).toMatchObject({ network: 'solana', address, signed: true })
  })

  test('an EVM wallet proves its ownership with a signed challenge [API-30]', async () => {
    const signer = EvmWallet.createRandom()
    const { message, nonce } = await getAuthMessage(person.api, {
      family: 'evm',
      address: signer.address,
      network: 'base',
      chainId: 8453,
    })
    expect(message).toContain('Chain ID: 8453')
    const signature = await signer.signMessage(message)
    const payload = { ...evm(), address: signer.address, isConnected: true }
    expect(await submitWallet(person, { ...payload, proof: { signature, nonce } })).toMatchObject({ signed: true })
  })

  test('a used challenge is refused [API-31]', async () => {
    const signer = EvmWallet.createRandom()
    const ask = { family: 'evm', address: signer.address, network: 'base' } as const
    const { message, nonce } = await getAuthMessage(person.api, ask)
    const wrong = {
      ...evm(),
      address: signer.address,
      signature: await EvmWallet.createRandom().signMessage(message),
      nonce,
    }
    await expect(createWallet(person.api, wrong, call())).rejects.toMatchObject({ code: 'challenge_invalid' })
  })

  test('a wallet whose answer was lost is created once, even when it is signed again [E18]', async () => {
    const signer = EvmWallet.createRandom()
    const ask = { family: 'evm', address: signer.address, network: 'base' } as const
    const submit = async () => {
      const { message, nonce } = await getAuthMessage(person.api, ask)
      const proof = { signature: await signer.signMessage(message), nonce }
      return submitWallet(person, { ...evm(), address: signer.address, proof })
    }
    await contract.failNext('POST', 'wallets', { status: 500, shape: 'drop', when: 'after' })
    const wallet = await submit()
    expect(wallet).toMatchObject({ signed: true, address: signer.address })
    const alike = (await listWallets(person.api)).filter(({ address }) => address === signer.address)
    expect(alike).toEqual([wallet])
  })
})
