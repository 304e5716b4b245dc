import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useText } from '../../../ui/text.tsx'

interface Props {
  readonly onBack: () => void
  readonly onContinue: () => void
}

/** Before another transfer is made while an earlier one may exist. */
export function EarlierPayoutDialog({ onBack, onContinue }: Props) {
  const t = useText()
  return (
    <Dialog
      title={t('payouts.earlier.title')}
      destructive
      onClose={onBack}
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            {t('payouts.earlier.back')}
          </Button>
          <Button variant="destructive" onClick={onContinue}>
            {t('payouts.earlier.continue')}
          </Button>
        </>
      }
    >
      <p>{t('payouts.earlier.text')}</p>
    </Dialog>
  )
}
