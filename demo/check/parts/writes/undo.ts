import { deleteBankAccount } from '../../../../src/api/bank-accounts.ts'
import { ApiError } from '../../../../src/api/error.ts'
import { cancelPayout, getPayout } from '../../../../src/api/payouts.ts'
import { deleteWallet } from '../../../../src/api/wallets.ts'
import { rawValue } from '../../../../src/lib/open-enum.ts'
import type { CheckClient } from '../../client.ts'
import type { Findings } from '../../findings.ts'
import type { Marks } from './marks.ts'
import { OWN_ACCOUNTS, OWN_PAYOUTS, OWN_WALLETS, type OwnList } from './own.ts'

/** Where a list cannot be read, what is known by its id is removed all the same. */
const ids = async (known: Set<string>, { before }: Marks, found: Promise<readonly string[]>) =>
  [...new Set([...known, ...(await found.catch(() => []))])].filter((id) => !before.has(id))

interface Removal {
  readonly what: string
  readonly ids: readonly string[]
  readonly known: Set<string>
  readonly removedIds: Set<string>
  one(id: string): Promise<unknown>
}

async function remove(findings: Findings, { what, ids, known, removedIds, one }: Removal): Promise<void> {
  for (const id of ids) {
    const isGone = await one(id).then(
      () => true,
      (error: unknown) => error instanceof ApiError && error.status === 404,
    )
    known.delete(id)
    if (isGone) removedIds.add(id)
    else findings.left(`${what} ${id}`)
  }
}

/** Cancels and deletes what the check made, transfers first, and names what stays. */
export async function undo(api: CheckClient, marks: Marks, findings: Findings): Promise<void> {
  const { walletIds, accountIds, removedIds, address } = marks
  await cancelAll(api, marks, findings)
  const accounts = await ids(accountIds, marks, ownIds(OWN_ACCOUNTS, api, marks))
  const deletion = (id: string) => deleteBankAccount(api, id)
  await remove(findings, { what: 'the bank account', ids: accounts, known: accountIds, removedIds, one: deletion })
  await remove(findings, {
    what: `the wallet of ${address}, to which nobody has the key,`,
    ids: await ids(walletIds, marks, ownIds(OWN_WALLETS, api, marks)),
    known: walletIds,
    removedIds,
    one: (id) => deleteWallet(api, id),
  })
  await nameKept(api, removedIds, findings)
}

/** What the lists still have of it. One that cannot be read now was judged before. */
async function nameKept(api: CheckClient, removed: ReadonlySet<string>, findings: Findings): Promise<void> {
  const isOurs = ({ id }: { readonly id: string }) => removed.has(id)
  for (const { id, status } of (await OWN_PAYOUTS.list(api).catch(() => [])).filter(isOurs))
    findings.kept(`the transfer ${id} (${rawValue(status)})`)
  for (const { id, accountName, status } of (await OWN_ACCOUNTS.list(api).catch(() => [])).filter(isOurs))
    findings.kept(`the bank account “${accountName}” ${id} (${rawValue(status)})`)
  for (const { id, nickname } of (await OWN_WALLETS.list(api).catch(() => [])).filter(isOurs))
    findings.kept(`the wallet “${nickname}” ${id}`)
}

export async function cancelAll(api: CheckClient, marks: Marks, findings: Findings): Promise<void> {
  const { payoutIds, walletIds, removedIds } = marks
  const wallets = await ids(walletIds, marks, ownIds(OWN_WALLETS, api, marks))
  const pending = await ids(payoutIds, marks, pendingPayouts(api, { ...marks, walletIds: new Set(wallets) }))
  const one = (id: string) => cancelUnlessEnded(api, id)
  await remove(findings, { what: 'the transfer', ids: pending, known: payoutIds, removedIds, one })
}

/** One that is no longer pending needs no cancel. */
async function cancelUnlessEnded(api: CheckClient, id: string): Promise<void> {
  const { status } = await getPayout(api, id)
  if (rawValue(status) === 'pending') await cancelPayout(api, id, { repeats: 0 })
}

async function ownIds<Row extends { readonly id: string }>(
  { list, isOwn }: OwnList<Row>,
  api: CheckClient,
  marks: Marks,
): Promise<readonly string[]> {
  return (await list(api)).filter((row) => isOwn(row, marks)).map(({ id }) => id)
}

const pendingPayouts = async (api: CheckClient, marks: Marks) =>
  (await OWN_PAYOUTS.list(api))
    .filter((payout) => OWN_PAYOUTS.isOwn(payout, marks) && rawValue(payout.status) === 'pending')
    .map(({ id }) => id)
