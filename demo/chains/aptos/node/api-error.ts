/** Validation codes of the Move VM (`StatusCode` in move-core-types). */
const VM_STATUS = {
  INVALID_SIGNATURE: 1,
  INVALID_AUTH_KEY: 2,
  SEQUENCE_NUMBER_TOO_OLD: 3,
  SEQUENCE_NUMBER_TOO_NEW: 4,
  INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE: 5,
  TRANSACTION_EXPIRED: 6,
  EXCEEDED_MAX_TRANSACTION_SIZE: 10,
  MAX_GAS_UNITS_EXCEEDS_MAX_GAS_UNITS_BOUND: 13,
  MAX_GAS_UNITS_BELOW_MIN_TRANSACTION_GAS_UNITS: 14,
  GAS_UNIT_PRICE_BELOW_MIN_BOUND: 15,
  GAS_UNIT_PRICE_ABOVE_MAX_BOUND: 16,
  BAD_CHAIN_ID: 23,
  SEQUENCE_NUMBER_TOO_BIG: 24,
} as const

export type VmStatus = keyof typeof VM_STATUS

const HTTP_STATUS = {
  invalid_input: 400,
  vm_error: 400,
  invalid_transaction_update: 400,
  account_not_found: 404,
  resource_not_found: 404,
  module_not_found: 404,
  transaction_not_found: 404,
  version_not_found: 404,
  block_not_found: 404,
  web_framework_error: 404,
  version_pruned: 410,
  internal_error: 500,
  mempool_is_full: 507,
} as const

type ErrorCode = keyof typeof HTTP_STATUS

/** A refusal in the words of a full node. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly vmStatus: VmStatus | null

  constructor(code: ErrorCode, message: string, vmStatus: VmStatus | null = null) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.vmStatus = vmStatus
  }

  get httpStatus(): number {
    return HTTP_STATUS[this.code]
  }

  get body() {
    const vmErrorCode = this.vmStatus && VM_STATUS[this.vmStatus]
    return { message: this.message, error_code: this.code, vm_error_code: vmErrorCode }
  }
}

export const refusedByVm = (status: VmStatus) =>
  new ApiError('vm_error', `Invalid transaction: Type: Validation Code: ${status}`, status)
