import {
  AccountAuthenticator,
  AccountAuthenticatorEd25519,
  Deserializer,
  RawTransaction,
  SimpleTransaction,
  generateSignedTransaction,
} from '@aptos-labs/ts-sdk'
import { type Browser, type Page, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rest } from '../../demo/chains/aptos/rest-client.ts'
import { APTOS_TOKENS } from '../../demo/chains/networks.ts'
import { testKey } from '../../demo/sandbox/wallets/test-keys.ts'
import { type Demo, startDemo } from '../../demo/start/demo.ts'
import { ownDemo } from './support/own-demo.ts'
import { soon } from './support/soon.ts'

// A page asks the shop's Test Wallet by AIP-62 alone, as any page asks any wallet.
let demo: Demo
let browser: Browser
const { address } = testKey('aptos', 0)
const RECIPIENT = `0x${'51'.repeat(32)}`

beforeAll(async () => {
  demo = await startDemo({ networks: ['aptos'] })
  browser = await chromium.connect(ownDemo().browserUrl)
})
afterAll(async () => {
  await browser.close()
  await demo.close()
})

const PAYLOAD = JSON.stringify({
  function: '0x1::primary_fungible_store::transfer',
  typeArguments: ['0x1::fungible_asset::Metadata'],
  functionArguments: [APTOS_TOKENS.usdc.address, RECIPIENT, '25000000'],
})

const FIND = `new Promise((found) => {
  const register = (wallet) => { if ('aptos:connect' in wallet.features) found((globalThis.aptosWallet = wallet)) }
  addEventListener('wallet-standard:register-wallet', ({ detail }) => detail({ register }))
  dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
}).then(({ name, chains, features }) => ({ name, chains, versions: Object.fromEntries(Object.entries(features).map(([key, { version }]) => [key, version])) }))`

async function openWallet(): Promise<Page> {
  const page = await browser.newPage({ baseURL: demo.url })
  await page.goto('/')
  expect(await page.evaluate(FIND)).toMatchObject({
    name: 'Test Wallet',
    chains: ['aptos:mainnet'],
    versions: { 'aptos:signTransaction': '1.1.0', 'aptos:signAndSubmitTransaction': '1.1.0' },
  })
  return page
}

/** What a feature answers once the person has chosen, with bytes as base64. */
async function ask<Args>(page: Page, call: string, answer: { to: string; choice: 'Approve' | 'Decline' }) {
  const asked = page.evaluate<{ status: string; args: Args }>(
    `aptosWallet.features${call}.then(({ status, args }) => ({ status, args: args && {
      ...(args.hash && { hash: args.hash }),
      ...(args.address && { address: String(args.address), key: String(args.publicKey) }),
      ...(args.rawTransaction && {
        raw: [...args.rawTransaction.rawTransaction.bcsToBytes()],
        simple: [...args.rawTransaction.bcsToBytes()],
        authenticator: [...args.authenticator.bcsToBytes()],
      }),
    }}))`,
  )
  const dialog = page.getByRole('dialog', { name: answer.to, exact: true })
  const text = await dialog.locator('dl').innerText()
  await dialog.getByRole('button', { name: answer.choice, exact: true }).click()
  return { ...(await asked), text }
}

const CONNECT = "['aptos:connect'].connect()"
const approve = (to: string) => ({ to, choice: 'Approve' }) as const
const held = () => demo.chains.ports['aptos']!.balance({ token: 'usdc', address: RECIPIENT })

test('the Test Wallet connects on Aptos when the person approves, and returns a refusal [W11, W12]', async () => {
  const page = await openWallet()
  const connecting = 'Connect to this page?'
  expect(await ask(page, CONNECT, { to: connecting, choice: 'Decline' })).toMatchObject({ status: 'Rejected' })
  const { text, ...connected } = await ask(page, CONNECT, approve(connecting))
  expect(connected).toMatchObject({ status: 'Approved', args: { address } })
  expect(text).toContain(address)
  const network = "aptosWallet.features['aptos:network'].network()"
  expect(await page.evaluate(network)).toEqual({ name: 'mainnet', chainId: 1 })
  await page.close()
})

interface Signed {
  readonly raw: number[]
  readonly simple: number[]
  readonly authenticator: number[]
}

test('it signs on Aptos the transaction that the page describes, and the network takes it [W11]', async () => {
  const page = await openWallet()
  await ask(page, CONNECT, approve('Connect to this page?'))
  const before = await held()
  const expires = Math.floor(Date.now() / 1000) + 300
  const terms = `sequenceNumber: 0, maxGasAmount: 5000, gasUnitPrice: 100, expirationTimestamp: ${expires}`
  const sign = `['aptos:signTransaction'].signTransaction({ payload: ${PAYLOAD}, ${terms} })`
  const declined = await ask(page, sign, { to: 'Send 25.00 USDC?', choice: 'Decline' })
  expect([declined.status, await held()]).toEqual(['Rejected', before])

  const { args, text } = await ask<Signed>(page, sign, approve('Send 25.00 USDC?'))
  expect(text).toMatch(new RegExp(`To\\s+${RECIPIENT}\\s+From\\s+${address}\\s+Network\\s+Aptos`))
  const read = (bytes: number[]) => new Deserializer(Uint8Array.from(bytes))
  const raw = RawTransaction.deserialize(read(args.raw))
  expect(raw).toMatchObject({ sequence_number: 0n, expiration_timestamp_secs: BigInt(expires) })
  const transaction = SimpleTransaction.deserialize(read(args.simple))
  const senderAuthenticator = AccountAuthenticator.deserialize(read(args.authenticator))
  expect(senderAuthenticator).toBeInstanceOf(AccountAuthenticatorEd25519)
  const bcs = generateSignedTransaction({ transaction, senderAuthenticator })
  await rest(demo.chains.rpcUrls.aptos!, 'transactions', { bcs })
  await soon(held).toBe('25.00')
  await page.close()
})

test('it submits on Aptos by itself, and gives the hash that the network has [W11]', async () => {
  const page = await openWallet()
  await ask(page, CONNECT, approve('Connect to this page?'))
  const submit = `['aptos:signAndSubmitTransaction'].signAndSubmitTransaction({ payload: ${PAYLOAD} })`
  const { args } = await ask<{ hash: string }>(page, submit, approve('Send 25.00 USDC?'))
  const found = await rest(demo.chains.rpcUrls.aptos!, `transactions/wait_by_hash/${args.hash}`)
  expect(found).toMatchObject({ type: 'user_transaction', success: true, sender: address })
  expect(await held()).toBe('50.00')
  await page.close()
})
