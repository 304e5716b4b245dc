import { createWallet, deleteWallet, getWallet, listWallets, updateWallet } from '../../../../src/api/wallets.ts'
import type { WalletPayload } from '../../../../src/domain/wallets/wallet.ts'
import { rawValue } from '../../../../src/lib/open-enum.ts'
import { walletPayload } from '../../payloads.ts'
import { ANYTHING, ask, type Run } from '../../run.ts'
import { keepId, makeOnce, mustRefuseField, mustRefuseUnknown } from './make-once.ts'
import { OWN_WALLETS } from './own.ts'
import type { Marks } from './marks.ts'

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
    own: OWN_WALLETS,
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
  const network = rawValue(wallet.network)
  if (network !== payload.network)
    run.findings.deviates(MAKE, 'otherWallet', `network is ${network}, and ${payload.network} was sent.`)
  await checkRenamed(run, wallet.id, walletPayload(marks.address, 'Renamed check'))
  return wallet.id
}

async function checkRenamed(run: Run, id: string, renamed: WalletPayload): Promise<void> {
  const changed = await ask(run, CHANGE, (api) => updateWallet(api, id, renamed))
  const rows = changed && (await ask(run, OWN_WALLETS.name, (api) => listWallets(api)))
  const alone = changed && (await ask(run, 'GET /v1/ramp/wallets/{id}', (api) => getWallet(api, id)))
  for (const [place, found] of [
    ['The answer', changed],
    ['The list', rows?.find((wallet) => wallet.id === id)],
    ['Its own address', alone],
  ] as const)
    if (found && found.nickname !== renamed.nickname)
      run.findings.deviates(CHANGE, 'undone', `${place} has the old nickname.`)
  await mustRefuseUnknown(run, CHANGE, (api) => updateWallet(api, 'wallet_unknown0', renamed))
}

export async function checkDeletedWallet(run: Run, id: string): Promise<void> {
  await ask(run, REMOVE, (api) => deleteWallet(api, id))
  const rest = await ask(run, OWN_WALLETS.name, (api) => listWallets(api))
  if (rest?.some((wallet) => wallet.id === id))
    run.findings.deviates(REMOVE, 'undone', 'The list still has what was deleted.')
  await mustRefuseUnknown(run, REMOVE, (api) => api.request('DELETE', 'wallets/wallet_unknown0', { schema: ANYTHING }))
}
