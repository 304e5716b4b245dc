import { useEffect, useRef, type FormEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import type { BankTypeSelector } from '../../../domain/bank-accounts/form/availability.ts'
import { chooseBankType, startBankAccount } from '../../../domain/bank-accounts/form/reactions.ts'
import { usePreference } from '../../../queries/services.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { moveFocus } from '../../../ui/focus.ts'
import { ActionFooter } from '../../../ui/frame/ActionFooter.tsx'
import { useText } from '../../../ui/text.tsx'
import { AccountSection } from './AccountSection.tsx'
import { AddressSection } from './AddressSection.tsx'
import { HolderSection } from './HolderSection.tsx'
import { BusinessSection, OwnerSection } from './OwnerSections.tsx'
import { useBankAccountForm } from './use-bank-account-form.ts'
import { useSaveBankAccount } from './use-save-bank-account.ts'

/** Moves the focus to the first invalid field after a refusal. */
function useFocusInvalid(refusals: number) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) moveFocus(ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]'))
  }, [refusals])
  return ref
}

interface Props {
  readonly selector: BankTypeSelector
  readonly intent: string | null
  readonly hidden: readonly string[]
  /** The customer is a company. */
  readonly isBusiness: boolean
}

const FORM_ID = 'bank-account'

export function NewBankAccountForm({ selector, intent, hidden, isBusiness }: Props) {
  const t = useText()
  const rampOnly = usePreference('rampOnly')
  const { available } = selector
  const { form, values, refusals, refuse, forget } = useBankAccountForm(() =>
    startBankAccount({ rampOnly, intent, available }),
  )
  const { save, cancel, isSaving } = useSaveBankAccount({ hidden, refuse, forget })
  const ref = useFocusInvalid(refusals)
  const { bankType, accountOwner, beneficiaryAddress } = values

  const submit = (event: FormEvent) => {
    if (isSaving) return event.preventDefault()
    return void form.handleSubmit(save)(event)
  }
  return (
    <FormProvider {...form}>
      <form ref={ref} id={FORM_ID} noValidate aria-busy={isSaving} onSubmit={submit}>
        {rampOnly && <OwnerSection isBusiness={isBusiness} />}
        {accountOwner === 'third_party' && <BusinessSection />}
        <AccountSection
          selector={selector}
          onChooseType={(type) => form.reset(chooseBankType(form.getValues(), type))}
        />
        <HolderSection owner={accountOwner} />
        <AddressSection bankType={bankType} country={beneficiaryAddress.country} />
      </form>
      <ActionFooter width="wide">
        <Button variant="secondary" size="lg" disabled={isSaving} onClick={cancel}>
          {t('bankAccounts.cancel')}
        </Button>
        <Button type="submit" form={FORM_ID} size="lg" loading={isSaving}>
          {t('bankAccounts.submit')}
        </Button>
      </ActionFooter>
    </FormProvider>
  )
}
