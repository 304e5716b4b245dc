import { expect } from 'vitest'

const UUID4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const UNKEYED = [
  /^\/v1\/ramp\/payouts\/amountAdjustments(\/[^/]+)?$/,
  /^\/v1\/ramp\/kyc\/(externalUrl|sumsub-access-token)$/,
  /^\/v1\/ramp\/intercom\/auth$/,
  /^\/v1\/ramp\/relay\/solana$/,
]
const PUBLIC = [/^\/v1\/ramp\/applications\/[^/]+$/, /^\/v1\/ramp\/auth\/login$/, /^\/v1\/identity\/(token|refresh)$/]
const CUSTOMER = [/^\/v1\/ramp\/auth\/(operating-residency|otp\/verify|business-type)$/]

const fits = (path: string, patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(path))

/** Checks the header rules of the contract on every request of the client. */
export function lintHeaders(traffic: readonly Request[]): void {
  const ownerOfKey = new Map<string, string>()
  for (const { method, url, headers } of traffic) {
    const { pathname } = new URL(url)
    const call = `${method} ${pathname}`
    const key = headers.get('Idempotency-Key')
    const authorization = headers.get('Authorization')

    expect(headers.get('X-Application-Id'), call).toMatch(/^application_/)
    expect(headers.get('Accept-Language'), call).toBeTruthy()
    if (method === 'GET' || fits(pathname, UNKEYED)) expect(key, call).toBeNull()
    else {
      expect(key, call).toMatch(UUID4)
      expect(ownerOfKey.get(key!) ?? call, 'a key belongs to one call').toBe(call)
      ownerOfKey.set(key!, call)
    }
    if (fits(pathname, PUBLIC)) {
      expect(authorization, call).toBeNull()
      expect(headers.get('X-Customer-Id'), call).toBeNull()
    } else if (fits(pathname, CUSTOMER)) expect(headers.get('X-Customer-Id') ?? authorization, call).toBeTruthy()
    else {
      expect(authorization, call).toMatch(/^Bearer \S+$/)
      expect(headers.get('X-Customer-Id'), call).toBeNull()
    }
  }
}
