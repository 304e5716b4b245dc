import type { BankAccount, WalletBankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { GenerateAddress } from '../links/GenerateAddress.tsx'
import { LinkedWallets } from '../links/LinkedWallets.tsx'
import { DeleteBankAccount } from './DeleteBankAccount.tsx'

/** The dialog that is open, for an account of the list. */
export type OpenDialog =
  | { readonly action: 'delete' | 'generateWallet'; readonly account: BankAccount }
  | { readonly action: 'linkedWallets'; readonly account: BankAccount; readonly made: WalletBankAccount | null }

interface Props {
  readonly open: OpenDialog
  readonly onOpen: (dialog: OpenDialog | null) => void
}

export function AccountDialogs({ open, onOpen }: Props) {
  const { account } = open
  const close = () => onOpen(null)
  switch (open.action) {
    case 'delete':
      return <DeleteBankAccount account={account} onClose={close} />
    case 'generateWallet':
      return (
        <GenerateAddress
          account={account}
          onMade={(made) => onOpen({ action: 'linkedWallets', account, made })}
          onClose={close}
        />
      )
    case 'linkedWallets':
      return (
        <LinkedWallets
          account={account}
          made={open.made}
          onGenerate={() => onOpen({ action: 'generateWallet', account })}
          onClose={close}
        />
      )
  }
}
