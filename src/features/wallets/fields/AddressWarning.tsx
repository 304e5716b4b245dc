import styled from '@emotion/styled'
import { useWalletTitle } from '../../../components/wallet/use-wallet-title.ts'
import { isSameAddress } from '../../../domain/wallets/addresses/address.ts'
import { addressRuns, findLookAlike } from '../../../domain/wallets/addresses/look-alike.ts'
import { typedAddress } from '../../../domain/wallets/wallet-form.ts'
import type { Wallet } from '../../../domain/wallets/wallet.ts'
import { useWallets } from '../../../queries/wallets/wallets.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import type { WalletEntry } from '../use-wallet-form.ts'

const Address = styled.bdi`
  overflow-wrap: anywhere;
  color: var(--sr-text);

  & mark {
    border-radius: 3px;
    background: var(--sr-text);
    color: var(--sr-surface);
  }
`

/**
 * Says that an address is saved already, or looks like a saved one and differs (SAFE-W2). The customer decides: nothing
 * is blocked.
 */
export function AddressWarning({ entry: { form, errors } }: { readonly entry: WalletEntry }) {
  const { network } = form
  const address = typedAddress(form)
  const saved = useWallets().data ?? []
  if (errors.address || address === '') return null
  const same = saved.find((wallet) => wallet.network === network && isSameAddress(network, wallet.address, address))
  if (same) return <AlreadySaved wallet={same} />
  const found = findLookAlike(
    network,
    address,
    saved.map((wallet) => wallet.address),
  )
  const wallet = found && saved.find((each) => each.address === found.address)
  return wallet && <LookAlike wallet={wallet} address={address} isCritical={found.level === 'critical'} />
}

function AlreadySaved({ wallet }: { readonly wallet: Wallet }) {
  const t = useText()
  const name = useWalletTitle(wallet)
  return (
    <div role="status">
      <Banner tone="info" title={t('wallets.saved.title')}>
        {t('wallets.saved.text', { name })}
      </Banner>
    </div>
  )
}

interface LookAlikeProps {
  readonly wallet: Wallet
  readonly address: string
  /** Both ends are equal, which is all that a shortened address shows. */
  readonly isCritical: boolean
}

function LookAlike({ wallet, address, isCritical }: LookAlikeProps) {
  const t = useText()
  const name = useWalletTitle(wallet)
  return (
    <div role="alert">
      <Banner tone={isCritical ? 'destructive' : 'warning'} title={t('wallets.lookAlike.title')}>
        <Stack gap={8}>
          <span>{t('wallets.lookAlike.text')}</span>
          <Compared label={t('wallets.lookAlike.saved', { name })} address={wallet.address} other={address} />
          <Compared label={t('wallets.lookAlike.entered')} address={address} other={wallet.address} />
        </Stack>
      </Banner>
    </div>
  )
}

interface ComparedProps {
  readonly label: string
  readonly address: string
  readonly other: string
}

/** The whole address, in which what differs from the other one is marked. */
function Compared({ label, address, other }: ComparedProps) {
  return (
    <span>
      <bdi>{label}</bdi>
      <br />
      <Address className="sr-mono" dir="ltr">
        {addressRuns(address, other).map(({ text, isSame }) => (isSame ? text : <mark key="differs">{text}</mark>))}
      </Address>
    </span>
  )
}
