import { createWallet, deleteWallet, listWallets, updateWallet } from '../../../../src/api/wallets.ts'
import { walletPayload } from '../../payloads.ts'
import { ANYTHING, ask, type Run } from '../../run.ts'
import { keepId, makeOnce, mustRefuseField, mustRefuseUnknown } from './make-once.ts'
import type { Marks } from './undo.ts'

const MAKE = 'POST /v1/ramp/wallets'
const CHANGE = 'PATCH /v1/ramp/wallets/{id}'
const REMOVE = 'DELETE /v1/ramp/wallets/{id}'

/** Saves a wallet without a signature, and renames it. */
export async function checkWallets(run: Run, marks: Marks): Promise<string | undefined> {
  const payload = walletPayload(marks.address)
  const wallet = await makeOnce(run, {
    name: MAKE,
    make: (api, key) => createWallet(api, payload, { key }),
    makeOther: (api, key) => createWallet(api, { ...payload, nickname: 'Another' }, { key }),
    ids: marks.walletIds,
    marks,
  })
  const lost = walletPayload('nowhere')
  await mustRefuseField(run, {
    name: MAKE,
    call: (api) => keepId(createWallet(api, lost, { key: crypto.randomUUID() }), { ids: marks.walletIds, marks }),
    why: 'With an address of no network',
    field: 'address',
  })
  if (!wallet) return undefined
  if (wallet.address.toLowerCase() !== marks.address)
    run.findings.deviates(
      MAKE,
      'otherWallet',
      `The wallet has the address ${wallet.address}, and not the one that was sent.`,
    )
  const renamed = walletPayload(marks.address, 'Renamed check')
  const changed = await ask(run, CHANGE, (api) => updateWallet(api, wallet.id, renamed))
  if (changed && changed.nickname !== renamed.nickname)
    run.findings.deviates(CHANGE, 'undone', 'The answer has the old nickname.')
  await mustRefuseUnknown(run, CHANGE, (api) => updateWallet(api, 'wallet_unknown0', renamed))
  return wallet.id
}

export async function checkDeletedWallet(run: Run, id: string): Promise<void> {
  await ask(run, REMOVE, (api) => deleteWallet(api, id))
  const rest = await listWallets(run.api).catch(() => [])
  if (rest.some((wallet) => wallet.id === id))
    run.findings.deviates(REMOVE, 'undone', 'The list still has what was deleted.')
  await mustRefuseUnknown(run, REMOVE, (api) => api.request('DELETE', 'wallets/wallet_unknown0', { schema: ANYTHING }))
}
