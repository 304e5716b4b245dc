import * as z from 'zod'
import { usedNow } from '../chain/accounts.ts'
import { type Call, address, call, flag } from './node.ts'
import { shownAddress } from './values.ts'

const asked = z.object({ address, visible: flag })

/** A number where it is not zero: java-tron leaves zeroes out. */
const some = (name: string, value: number) => (value === 0 ? {} : { [name]: value })

export const accountCalls: Readonly<Record<string, Call>> = {
  getaccount: call(asked, ({ last }, { address: digits, visible }) => {
    const account = last.accounts.get(digits)
    if (!account) return {}
    const shown = shownAddress(digits, visible)
    const key = { threshold: 1, keys: [{ address: shown, weight: 1 }] }
    return {
      address: shown,
      ...some('balance', Number(account.balance)),
      create_time: account.createdAt,
      ...some('free_net_usage', account.freeBytes.amount),
      account_resource: {},
      owner_permission: { permission_name: 'owner', ...key },
      active_permission: [
        {
          type: 'Active',
          id: 2,
          permission_name: 'active',
          operations: '7fff1fc0033efb0f000000000000000000000000000000000000000000000000',
          ...key,
        },
      ],
    }
  }),
  getaccountresource: call(asked, ({ last, chain }, { address: digits }) => {
    const account = last.accounts.get(digits)
    if (!account) return {}
    const now = last.timestamp
    const { staked, freeBytes, stakedBytes, energy } = account
    return {
      ...some('freeNetUsed', usedNow(freeBytes, now)),
      freeNetLimit: chain.facts.freeBytes,
      ...some('NetUsed', usedNow(stakedBytes, now)),
      ...some('NetLimit', staked.bytes),
      TotalNetLimit: 43_200_000_000,
      TotalNetWeight: 26_640_000_000,
      ...some('EnergyUsed', usedNow(energy, now)),
      ...some('EnergyLimit', staked.energy),
      TotalEnergyLimit: 180_000_000_000,
      TotalEnergyWeight: 19_000_000_000,
    }
  }),
}
