import { useState } from 'react'
import { UnreadableBanner } from '../../../components/UnreadableRows.tsx'
import { lastFourOf } from '../../../domain/bank-accounts/account-list.ts'
import type { BankAccount, WalletBankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { linksOf } from '../../../domain/bank-accounts/wallet-link.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Masked } from '../../../ui/data/Masked.tsx'
import { Rows } from '../../../ui/layout/rows/Rows.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'
import { Intro } from './Intro.tsx'
import { LinkedWallet } from './LinkedWallet.tsx'
import { NoLinks } from './NoLinks.tsx'

interface Props {
  readonly account: BankAccount
  /** The address that was just made, which is first and open. */
  readonly made: WalletBankAccount | null
  readonly onGenerate: () => void
  readonly onClose: () => void
}

/** The addresses whose deposits are paid out to the account. One of them is open at a time. */
export function LinkedWallets({ account, made, onGenerate, onClose }: Props) {
  const t = useText()
  const links = linksOf(account, made)
  const unreadable = account.unreadableLinks ?? 0
  const [opened, setOpened] = useState(() => made?.id ?? (links.length === 1 ? links[0]!.id : null))
  const name = <Masked key="name" name={account.bankName} last4={lastFourOf(account)} />
  return (
    <Dialog
      title={t('bankAccounts.links')}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('bankAccounts.links.close')}
        </Button>
      }
    >
      {unreadable > 0 && <UnreadableBanner title={t('unreadable.links', { count: unreadable })} />}
      {links.length + unreadable === 0 && <NoLinks account={account} onGenerate={onGenerate} />}
      {links.length > 0 && (
        <>
          <Intro>
            <RichText id="bankAccounts.links.intro" components={[name]} />
          </Intro>
          <Rows label={t('bankAccounts.links')}>
            {links.map((link) => (
              <LinkedWallet
                key={link.id}
                link={link}
                isNew={link.id === made?.id}
                isOpen={link.id === opened}
                onToggle={() => setOpened(link.id === opened ? null : link.id)}
              />
            ))}
          </Rows>
        </>
      )}
    </Dialog>
  )
}
