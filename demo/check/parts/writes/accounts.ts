import { createBankAccount, deleteBankAccount, listBankAccounts } from '../../../../src/api/bank-accounts.ts'
import { accountPayload } from '../../payloads.ts'
import { ANYTHING, ask, type Run } from '../../run.ts'
import { keepId, makeOnce, mustRefuseField, mustRefuseUnknown } from './make-once.ts'
import type { Marks } from './undo.ts'

const MAKE = 'POST /v1/ramp/bankAccounts'
const REMOVE = 'DELETE /v1/ramp/bankAccounts/{id}'

/** Adds an account with the number of nobody, and deletes it. */
export async function checkAccounts(run: Run, marks: Marks): Promise<void> {
  const { nickname, address } = marks
  const number = BigInt(address).toString().slice(0, 12)
  const otherNumber = [...number].toReversed().join('')
  const account = await makeOnce(run, {
    name: MAKE,
    make: (api, key) => createBankAccount(api, accountPayload(nickname, number), { key }),
    makeOther: (api, key) => createBankAccount(api, accountPayload(nickname, otherNumber), { key }),
    ids: marks.accountIds,
    marks,
  })
  const wrong = { ...accountPayload(nickname), routingNumber: '12' }
  await mustRefuseField(run, {
    name: MAKE,
    call: (api) =>
      keepId(createBankAccount(api, wrong, { key: crypto.randomUUID() }), { ids: marks.accountIds, marks }),
    why: 'With a routing number of two digits',
    field: 'routingNumber',
  })
  if (account) await checkDeleted(run, account.id)
  const unknown = 'bankAccounts/bankAccount_unknown0'
  await mustRefuseUnknown(run, REMOVE, (api) => api.request('DELETE', unknown, { schema: ANYTHING }))
}

async function checkDeleted(run: Run, id: string): Promise<void> {
  await ask(run, REMOVE, (api) => deleteBankAccount(api, id))
  const rest = await listBankAccounts(run.api).catch(() => [])
  if (rest.some((account) => account.id === id && account.deletedAt === null))
    run.findings.deviates(REMOVE, 'undone', 'The list still has what was deleted.')
}
