import { afterAll, beforeAll, expect, test } from 'vitest'
import { familyFor } from '../../demo/chains/families.ts'
import { type Demo, startDemo } from '../../demo/start/demo.ts'
import { openStage, type Stage } from './support/stage.ts'

// A demo whose networks wait for their first use, as those of `npm start` do that were not named.
let demo: Demo
let stage: Stage

beforeAll(async () => {
  demo = await startDemo({ networks: [], others: 'on demand', anvil: { binary: '/nowhere/anvil' } })
  const { url, sandboxUrl } = demo
  stage = await openStage({ demo: { url, sandboxUrl, rpcUrls: {} } })
})
afterAll(async () => {
  await stage.close()
  await demo.close()
  expect(stage.pageErrors).toEqual([])
})

test('the console funds a wallet on a network that starts for it, and names why another does not start [C18]', async () => {
  const page = await stage.open('/console/')
  const button = (name: string) => page.getByRole('button', { name })
  const idle = page.getByRole('list', { name: 'Networks that start when they are used' }).getByRole('listitem')
  const rowOf = (network: string) => idle.filter({ hasText: network })
  await page.getByRole('tab', { name: /^Networks/ }).click()
  await rowOf('Aptos').waitFor()
  expect(await page.getByRole('heading', { name: 'Simulated networks' }).count()).toBe(0)
  await page.getByLabel('Wallet address').fill(`0x${'7'.repeat(64)}`)
  await page.locator('select[name=network]').selectOption('aptos')
  await page.getByLabel('Amount').fill('42.50')
  await button('Send tokens and gas').click()
  await page.getByText('Sent 42.50 USDC.').waitFor()
  await rowOf('Aptos').waitFor({ state: 'detached' })
  const { data } = await (await fetch(`${demo.sandboxUrl}/sandbox/chains`)).json()
  const { rpcUrl } = data.find(({ network }: { network: string }) => network === 'aptos')
  const port = familyFor('aptos').port({ network: 'aptos', rpcUrl })
  expect(await port.balance({ token: 'usdc', address: `0x${'7'.repeat(64)}` })).toBe('42.50')

  await page.locator('select[name=network]').selectOption('polygon')
  await page.getByLabel('Wallet address').fill(`0x${'7'.repeat(40)}`)
  await button('Send tokens and gas').click()
  await page.getByText(/The network could not start: anvil did not start: /).waitFor()
  await rowOf('Polygon')
    .getByText(/^Did not start: anvil did not start: .* Its next use tries again\.$/)
    .waitFor()
  expect(stage.pageErrors.splice(0)).toEqual([expect.stringContaining('status of 422')])
})
