import { findApplication } from '../application/application.ts'
import { withLevel, type Customer } from '../customers/customer.ts'
import { findCustomer, updateCustomer } from '../customers/customer-table.ts'
import { isWaiting, schedule, type TimerKind } from '../work/timers.ts'
import type { Services } from '../services.ts'
import { verificationStep } from './verification-steps.ts'

type CustomerType = 'individual' | 'business'

const isOpen = ({ kyc: { sumsub } }: Customer) => sumsub === 'incomplete' || sumsub === 'softRejected'

/** The type cannot change after the submission, so a late click changes nothing. */
export async function chooseType(services: Services, customer: Customer, type: CustomerType): Promise<Customer> {
  if (!isOpen(customer)) return customer
  return updateCustomer(services.db, customer.id, {
    type: type === 'business' ? 'BUSINESS' : 'individual',
    msa: type === 'business' ? (customer.msa ?? 'incomplete') : null,
    hasChosenCustomerType: true,
  })
}

/** A submission that is pending or complete is not submitted again. */
export async function submit(services: Services, customer: Customer): Promise<Customer> {
  if (!isOpen(customer)) return customer
  const kycAttempt = customer.kycAttempt + 1
  await scheduleStep(services, customer.id, { attempt: kycAttempt, step: 1 })
  return updateCustomer(services.db, customer.id, {
    kyc: { ...customer.kyc, sumsub: 'pending' },
    kycStatus: 'pending',
    kycAttempt,
  })
}

const LEVELS_BEGIN = { sumsub: 'incomplete' } as const

/** Restarts the verification. The approved levels of `me` stay. */
export const resetVerification = (services: Services, customer: Customer): Promise<Customer> =>
  updateCustomer(services.db, customer.id, {
    kyc: {
      ...Object.fromEntries(Object.keys(customer.kyc).map((name) => [name, 'incomplete' as const])),
      ...LEVELS_BEGIN,
    },
    kycStatus: 'incomplete',
    hasCompletedOnboarding: false,
    kycAttempt: customer.kycAttempt + 1,
  })

const scheduleStep = (services: Services, subject: string, payload: { attempt: number; step: number }) =>
  schedule(services, { kind: 'verification', subject, steps: 1, payload })

const verificationTimer: TimerKind = {
  kind: 'verification',
  async run(services, { subject, payload }) {
    const customer = await findCustomer(services.db, subject, { lock: true })
    if (!customer || customer.kycAttempt !== payload.attempt) return
    const application = await findApplication(services.db, customer.applicationId)
    const { patch, next } = verificationStep(customer, Number(payload.step), {
      kycLevel2: application?.kycLevel2 ?? false,
    })
    if (Object.keys(patch).length > 0) await updateCustomer(services.db, subject, patch)
    if (next !== null) await scheduleStep(services, subject, { attempt: customer.kycAttempt, step: next })
  },
}

const SEPA_STEPS = 2
const sepaOf = ({ id }: Customer) => ({ kind: 'sepa', subject: id })

/** Requests SEPA. An approved level stays approved. */
export async function askForSepa(services: Services, customer: Customer): Promise<string> {
  const known = customer.verificationLevels.find(({ name }) => name === 'sepa')
  if (known?.status === 'approved') return known.status
  await updateCustomer(services.db, customer.id, {
    verificationLevels: withLevel(customer.verificationLevels, { name: 'sepa', status: 'pending' }),
  })
  if (!(await isWaiting(services.db, sepaOf(customer))))
    await schedule(services, { ...sepaOf(customer), steps: SEPA_STEPS })
  return 'pending'
}

const sepaTimer: TimerKind = {
  kind: 'sepa',
  async run({ db }, { subject }) {
    const customer = await findCustomer(db, subject, { lock: true })
    const isPending = customer?.verificationLevels.some(({ name, status }) => name === 'sepa' && status === 'pending')
    if (!customer || !isPending) return
    const verificationLevels = withLevel(customer.verificationLevels, { name: 'sepa', status: 'approved' })
    await updateCustomer(db, subject, { verificationLevels })
  },
}

export const verificationTimers = [verificationTimer, sepaTimer]
