import { useState } from 'react'
import { ApiError } from '../../../api/error.ts'
import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import {
  isLinkComplete,
  linkRefusals,
  startLink,
  type LinkForm,
  type LinkRefusals,
} from '../../../domain/bank-accounts/wallet-link.ts'

const NOTHING: LinkRefusals = {}

/** The customer's choices, and the server's refusals of them. */
export function useLinkForm(account: BankAccount) {
  const [form, setForm] = useState<LinkForm>(() => startLink(account))
  const [refused, setRefused] = useState(NOTHING)
  return {
    form,
    refused,
    isComplete: isLinkComplete(account, form) && Object.keys(refused).length === 0,
    /** A refusal concerns the whole choice, so that another choice may be tried. */
    change(part: Partial<LinkForm>) {
      setForm((present) => ({ ...present, ...part }))
      setRefused(NOTHING)
    },
    /** Shows the server's errors at their fields. */
    refuse(error: Error) {
      if (error instanceof ApiError && error.fields) setRefused(linkRefusals(error.fields))
    },
  }
}

export type LinkEntry = ReturnType<typeof useLinkForm>
