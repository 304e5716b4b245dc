import { isClabe, isRoutingNumber } from './check-digits.ts'
import { doubt, type Helper } from './field-help.ts'

export const helpRoutingNumber: Helper = (text) =>
  isRoutingNumber(text) ? null : doubt('bankAccounts.doubt.routingNumber')

export const helpClabe: Helper = (text) => (isClabe(text) ? null : doubt('bankAccounts.doubt.clabe'))
