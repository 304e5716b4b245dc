import { expect, test } from 'vitest'
import { ChainError, type ChainErrorCode } from '../../chains/chain-error.ts'
import { callHook } from '../../queries/hook.fixture.ts'
import { openServices } from '../../queries/services.fixture.ts'
import { useWalletToast } from './use-wallet-toast.ts'

/** What the customer reads, and the codes that the host hears, whose words come with the first error. */
async function told(code: ChainErrorCode) {
  const { services, emitted } = openServices()
  await import('../../queries/failures/host-failures.ts')
  callHook(services, useWalletToast)(new ChainError(code), 'connection.failed')
  await new Promise((resolve) => setTimeout(resolve))
  const { tone, title, description } = services.toasts.getState().current!
  return [tone, title, description, emitted.map(([type, detail]) => [type, (detail as { code: string }).code])]
}

test.each([
  ['closes the list without a wallet', 'wallet/connection-failed', []],
  ['says no in the wallet', 'wallet/rejected', [['ramp-error', 'wallet/rejected']]],
] as const)('a customer who %s reads so, and no failure is shown [W12, E13]', async (_, code, heard) => {
  expect(await told(code)).toEqual(['info', 'connection.failed', code, heard])
})

test('what a wallet fails at is a failure, and the host hears of it [W12]', async () => {
  for (const code of ['wallet/failed', 'wallet/locked', 'wallet/network-unsupported'] as const)
    expect(await told(code)).toEqual(['error', 'connection.failed', code, [['ramp-error', code]]])
})
