import { createBankAccount, deleteBankAccount, listBankAccounts } from '../../../../src/api/bank-accounts.ts'
import type { BankAccount } from '../../../../src/domain/bank-accounts/bank-account.ts'
import type { BankAccountPayload } from '../../../../src/domain/bank-accounts/form/payload.ts'
import { rawValue } from '../../../../src/lib/open-enum.ts'
import { accountPayload } from '../../payloads.ts'
import { ANYTHING, ask, type Run } from '../../run.ts'
import { keepId, makeOnce, mustRefuseField, mustRefuseUnknown } from './make-once.ts'
import { OWN_ACCOUNTS } from './own.ts'
import type { Marks } from './marks.ts'

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
    own: OWN_ACCOUNTS,
    ids: marks.accountIds,
    marks,
  })
  if (account) judgeAccount(run, account, accountPayload(nickname, number))
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

function judgeAccount({ findings }: Run, account: BankAccount, sent: BankAccountPayload): void {
  const differing = [
    ['accountName', account.accountName, sent.nickname],
    ['accountHolderName', account.accountHolderName, sent.accountHolderName],
    ['currency', rawValue(account.currency), sent.currency],
  ] as const
  for (const [name, answered, wanted] of differing)
    if (answered !== wanted) findings.deviates(MAKE, 'otherAccount', `${name} is ${answered}, and ${wanted} was sent.`)
}

async function checkDeleted(run: Run, id: string): Promise<void> {
  await ask(run, REMOVE, (api) => deleteBankAccount(api, id))
  const rest = await ask(run, OWN_ACCOUNTS.name, (api) => listBankAccounts(api))
  if (rest?.some((account) => account.id === id && account.deletedAt === null))
    run.findings.deviates(REMOVE, 'undone', 'The list still has what was deleted.')
}
