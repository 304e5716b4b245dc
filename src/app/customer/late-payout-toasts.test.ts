import { expect, test } from 'vitest'
import { onRamp } from '../../domain/payout-history/payout.fixture.ts'
import { createToastStore } from '../../stores/toasts.ts'
import { createTranslations } from '../language/i18n.ts'
import { createLatePayoutToasts } from './late-payout-toasts.ts'

test('a transfer that arrives as its customer leaves is not told to the next one [SAFE-F6, E18]', async () => {
  const toasts = createToastStore()
  let isPresent = true
  const tell = createLatePayoutToasts(toasts, createTranslations(), () => isPresent)
  await tell({ payout: onRamp, isProven: true })
  expect(toasts.getState().current?.description).toContain('1,000.75\u00A0USD')
  toasts.setState({ current: null })

  // Its words are being downloaded.
  const telling = createLatePayoutToasts(
    toasts,
    createTranslations(),
    () => isPresent,
  )({ payout: onRamp, isProven: true })
  isPresent = false
  await telling
  expect(toasts.getState().current).toBeNull()
})
