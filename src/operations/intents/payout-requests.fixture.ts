const PAYOUTS = '/v1/ramp/payouts'
const PAGE_SIZE = 2

/** Which payout is read, or whether one is made. The server of payouts has no other doors. */
export function askedOf({ method, url }: Request): { readonly id: string | null; readonly isCreating: boolean } {
  const { pathname } = new URL(url)
  const isCreating = method === 'POST' && pathname === PAYOUTS
  const id = new RegExp(`^${PAYOUTS}/(\\w+)$`).exec(pathname)?.[1] ?? null
  const isReading = method === 'GET' && (id !== null || pathname === PAYOUTS)
  if (!isCreating && !isReading) throw new Error(`The server of payouts has no ${method} ${pathname}`)
  return { id, isCreating }
}

/** A page of the list, of the oldest first. */
export function listed(payouts: readonly unknown[], { url }: Request): Response {
  const { page = '1', ...others } = Object.fromEntries(new URL(url).searchParams)
  if (Object.keys(others).length > 0) throw new Error(`The list takes no ${Object.keys(others).join()}`)
  const end = Number(page) * PAGE_SIZE
  const rows = payouts.slice(end - PAGE_SIZE, end)
  return Response.json({ data: { payouts: rows }, pagination: { hasNext: end < payouts.length } })
}

export const CUSTOMER_HEADERS = { 'X-Application-Id': 'application_sandbox', Authorization: 'Bearer token' }

export const isFromCustomer = ({ headers }: Request, renewed: string | null): boolean =>
  headers.get('X-Application-Id') === CUSTOMER_HEADERS['X-Application-Id'] &&
  [CUSTOMER_HEADERS.Authorization, `Bearer ${renewed}`].includes(headers.get('Authorization') ?? '')

export const errorResponse = (status: number, code: string) =>
  Response.json({ error: { code, message: code }, request: 'request_1' }, { status })
