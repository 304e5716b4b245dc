/** Sends what was signed in this page again, one call at a time. Null where an earlier page signed it. `send` never rejects. */
export function createResend<Signed>(signed: Signed | null, send: (signed: Signed) => Promise<unknown>) {
  let isResending = false
  return async (): Promise<void> => {
    if (isResending || signed === null) return
    isResending = true
    await send(signed)
    isResending = false
  }
}
