/** An error of a full node, in its own words. */
export class AptosRestError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, { message, error_code: code }: { message: string; error_code: string }) {
    super(message)
    this.name = 'AptosRestError'
    this.status = status
    this.code = code
  }
}

interface Submission {
  readonly bcs: Uint8Array
}

/** The text of an answer: a bare u64 would not survive `JSON.parse`. */
export async function restText(rpcUrl: string, path: string, submission?: Submission): Promise<string> {
  const headers = { 'Content-Type': 'application/x.aptos.signed_transaction+bcs' }
  const init = submission && { method: 'POST', headers, body: submission.bcs as BodyInit }
  const response = await fetch(`${rpcUrl}/${path}`, init)
  const text = await response.text()
  if (!response.ok) throw new AptosRestError(response.status, JSON.parse(text))
  return text
}

export async function rest<Value>(rpcUrl: string, path: string, submission?: Submission): Promise<Value> {
  return JSON.parse(await restText(rpcUrl, path, submission)) as Value
}

/** Null for what the node does not know, or knows no longer. */
export async function restOrNull<Value>(rpcUrl: string, path: string): Promise<Value | null> {
  try {
    return await rest<Value>(rpcUrl, path)
  } catch (error) {
    if (error instanceof AptosRestError && (error.status === 404 || error.status === 410)) return null
    throw error
  }
}

interface RestEvent {
  readonly type: string
  readonly data: { readonly store: string; readonly amount: string }
}

interface RestChange {
  readonly address: string
  readonly data?: { readonly type: string; readonly data: Record<string, unknown> }
}

export interface RestTransaction {
  readonly type: string
  readonly version: string
  readonly hash: string
  readonly success: boolean
  readonly vm_status: string
  readonly sender: string
  readonly sequence_number: string
  readonly expiration_timestamp_secs: string
  readonly events: readonly RestEvent[]
  readonly changes: readonly RestChange[]
}

/** Of a simulation. */
export interface RestRun {
  readonly gas_used: string
}

export interface RestLedger {
  readonly ledger_version: string
  readonly oldest_ledger_version: string
}
