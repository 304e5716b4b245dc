import { useState } from 'react'
import { WalletMark } from '../../../components/wallet/WalletMark.tsx'
import { displayNameOf } from '../../../domain/networks.ts'
import { FORM_ENDS, shortAddress } from '../../../lib/format/short-address.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ConsentCard } from '../../../ui/fields/ConsentCard.tsx'
import { DotSeparated } from '../../../ui/layout/DotSeparated.tsx'
import { Inline, Stack } from '../../../ui/layout/stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useText } from '../../../ui/text.tsx'
import type { ConnectedSource } from './use-connected-source.ts'

/** Before the connected wallet is saved its customer says that it is theirs; it signs where the server asks for that. */
export function SaveSourceDialog({ source }: { readonly source: ConnectedSource }) {
  const t = useText()
  const [consent, setConsent] = useState(false)
  const { session, name, choice, isSigned, isSaving, dismiss, save } = source
  return (
    <Dialog
      title={<bdi>{t('payouts.saveSource.title', { wallet: name })}</bdi>}
      onClose={dismiss}
      footer={
        <>
          <Button variant="secondary" onClick={dismiss}>
            {t('payouts.saveSource.back')}
          </Button>
          <Button loading={isSaving} disabled={!consent} onClick={() => save(consent)}>
            {t('payouts.saveSource.save')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>{t(isSigned ? 'payouts.saveSource.textSigned' : 'payouts.saveSource.text')}</p>
        <Inline gap={14}>
          <WalletMark name={session.wallet.name} icon={session.wallet.icon} />
          <div>
            {displayNameOf(choice.network)}
            <DotSeparated>
              <span className="sr-mono">{shortAddress(choice.address, FORM_ENDS)}</span>
            </DotSeparated>
          </div>
        </Inline>
        <ConsentCard
          label={t('payouts.saveSource.consent')}
          checked={consent}
          disabled={isSaving}
          onChange={({ target }) => setConsent(target.checked)}
        />
      </Stack>
    </Dialog>
  )
}
