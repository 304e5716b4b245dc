import { z } from 'zod'
import type { Customer } from '../customers/customer.ts'
import { findCustomer, updateCustomer } from '../customers/customer-table.ts'
import type { Db } from '../db/db.ts'
import { refuse, refuseFields } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { findToken, type TokenKind } from '../identity/tokens.ts'
import { completesOnboarding, nextDocument, termsAnswered, type TermsAction } from '../onboarding/terms.ts'
import { chooseType, submit } from '../verification/verification.ts'
import { expiredPage } from './page.ts'
import { tosPage } from './tos-page.ts'
import { verifyPage } from './verify-page.ts'

const lang = z.string().max(35).default('en')
const session = z.string().max(200).default('')

interface Presented {
  readonly secret: string
  readonly kinds: readonly TokenKind[]
  readonly now: Date
}

async function customerBy(db: Db, { secret, kinds, now }: Presented): Promise<Customer | null> {
  for (const kind of kinds) {
    const token = await findToken(db, secret, { kind, now })
    if (token) return findCustomer(db, token.customerId, { lock: true })
  }
  return null
}

const pageState = ({ type, kyc }: Customer) => ({ type, kyc })

const messages = { start: 'pending', accept: 'success', decline: 'error' } as const satisfies Record<
  TermsAction,
  string
>

const shared = { auth: 'open', tag: 'Pages' } as const
const html = { answer: z.string(), contentType: 'text/html', envelope: false } as const

export const pageRoutes = [
  route({
    ...shared,
    ...html,
    method: 'GET',
    path: '/sandbox/pages/tos',
    summary: 'Show the terms page',
    query: z.object({ session, lang, origin: z.string().optional() }),
    async handle({ services, db, now, query, origin }) {
      const { evilOrigin } = services.settings
      if (query.origin === 'evil' && evilOrigin !== null && origin !== evilOrigin) {
        const search = new URLSearchParams({ session: query.session, lang: query.lang, origin: 'evil' })
        return new Response(null, {
          status: 302,
          headers: { Location: `${evilOrigin}/sandbox/pages/tos?${search}`, 'Content-Type': 'text/html' },
        })
      }
      const customer = await customerBy(db, { secret: query.session, kinds: ['tos-page'], now })
      return customer ? tosPage(customer, query) : expiredPage()
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/sandbox/pages/tos',
    summary: 'Accept or decline the terms',
    atomic: true,
    body: z.object({ session: z.string().max(200), action: z.enum(['start', 'accept', 'decline']) }),
    answer: z.strictObject({
      document: z.enum(['tos', 'msa']).nullable(),
      message: z.enum(['pending', 'success', 'error']).nullable(),
    }),
    refusals: ['token_invalid'],
    async handle({ db, now, body }) {
      const customer = await customerBy(db, { secret: body.session, kinds: ['tos-page'], now })
      if (!customer) throw refuse('token_invalid')
      const patch = termsAnswered(customer, body.action)
      const answered = { ...customer, ...patch }
      const hasCompletedOnboarding = customer.hasCompletedOnboarding || completesOnboarding(answered)
      await updateCustomer(db, customer.id, { ...patch, hasCompletedOnboarding })
      const document = nextDocument(answered)
      const isBetween = body.action === 'accept' && document !== null
      return { document, message: isBetween ? null : messages[body.action] }
    },
  }),
  route({
    ...shared,
    ...html,
    method: 'GET',
    path: '/websdk/websdk.html',
    summary: "Show the verification page to the vendor's SDK",
    handle: () => Promise.resolve(verifyPage({ session: null, lang: 'en' })),
  }),
  route({
    ...shared,
    ...html,
    method: 'GET',
    path: '/sandbox/pages/verify',
    summary: 'Show the external verification page',
    query: z.object({ session, lang }),
    async handle({ db, now, query }) {
      const customer = await customerBy(db, { secret: query.session, kinds: ['verify-page'], now })
      return customer ? verifyPage(query) : expiredPage()
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/sandbox/pages/verification',
    summary: 'Read or change the verification, for its page',
    atomic: true,
    body: z.object({
      token: z.string().max(200),
      action: z.enum(['state', 'individual', 'business', 'submit']),
    }),
    answer: z.strictObject({ type: z.string().nullable(), kyc: z.record(z.string(), z.string()) }),
    refusals: ['token_invalid'],
    async handle({ services, db, now, body: { token, action } }) {
      const customer = await customerBy(db, { secret: token, kinds: ['kyc', 'verify-page'], now })
      if (!customer) throw refuse('token_invalid')
      if (action === 'state') return pageState(customer)
      if (action !== 'submit') return pageState(await chooseType(services, customer, action))
      if (customer.type === null) throw refuseFields([{ path: ['action'], message: 'validation.required' }])
      return pageState(await submit(services, customer))
    },
  }),
]
