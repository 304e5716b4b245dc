/** `Error`: the node could not read the request, and answers `{"Error": …}` alone. The others are of java-tron's response codes. */
type RefusalCode =
  | 'Error'
  | 'BANDWITH_ERROR'
  | 'CONTRACT_VALIDATE_ERROR'
  | 'DUP_TRANSACTION_ERROR'
  | 'OTHER_ERROR'
  | 'SERVER_BUSY'
  | 'SIGERROR'
  | 'TAPOS_ERROR'
  | 'TOO_BIG_TRANSACTION_ERROR'
  | 'TRANSACTION_EXPIRATION_ERROR'

/** A transaction that the node does not take, in its own words. */
export class TronRefusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.name = 'TronRefusal'
    this.code = code
  }
}

export const invalidContract = (reason: string) =>
  new TronRefusal('CONTRACT_VALIDATE_ERROR', `Contract validate error : ${reason}`)
