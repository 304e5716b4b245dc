import type { Issue } from '../http/refusal.ts'
import { isBranchOf, isChannelOf } from './bank-ids.ts'
import { isBrazilianTaxId, isClabe, isIban, isRoutingNumber } from './check-digits.ts'
import type { BankAccountRequest } from './request.ts'

const issue = (field: string, message: string, holds: boolean): Issue[] => (holds ? [] : [{ path: [field], message }])

/** Errors that only the payment provider detects: numbers in the right form with wrong check digits. */
export function providerIssues(request: BankAccountRequest): Issue[] {
  switch (request.bankType) {
    case 'us':
      return issue('routingNumber', 'validation.invalidRoutingNumber', isRoutingNumber(request.routingNumber))
    case 'europe':
      return issue('iban', 'validation.invalidIban', isIban(request.iban))
    case 'mexico':
      return issue('mxnClabeNumber', 'validation.invalidClabe', isClabe(request.mxnClabeNumber))
    case 'brazil':
      return issue('taxId', 'validation.invalidTaxId', isBrazilianTaxId(request.taxId))
    case 'philippines': {
      const { phpChannelSubject, phpNetwork } = request
      const message = 'This bank cannot be reached over the chosen network'
      return issue('phpChannelSubject', message, isChannelOf(phpChannelSubject, phpNetwork))
    }
    case 'canada':
      return issue('branchCode', 'validation.invalidBranchCode', isBranchOf(request.branchCode, request.bankId))
    case 'colombia':
      return issue('accountNumber', 'validation.invalidAccountNumber', /[^0]/.test(request.accountNumber))
    case 'india':
    case 'great_britain':
    case 'singapore':
    case 'indonesia':
    case 'vietnam':
    case 'thailand':
      return []
  }
}
