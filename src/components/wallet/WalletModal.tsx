import { displayNameOf, familyOf, type Network } from '../../domain/networks.ts'
import { walletLinks } from '../../domain/wallets/wallet-apps.ts'
import { useConnection, useWalletOptions } from './use-connection.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { useFocusToHeading } from '../../ui/frame/transition/use-focus-to-heading.ts'
import { lockIcon } from '../../ui/icons/basic.ts'
import { Note } from '../../ui/layout/Note.tsx'
import { ChoiceRow } from '../../ui/layout/rows/ChoiceRow.tsx'
import { Rows } from '../../ui/layout/rows/Rows.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useText } from '../../ui/text.tsx'
import { FoundWallet } from './FoundWallet.tsx'
import { WalletMark } from './WalletMark.tsx'
import { WalletRequest, WalletSearch } from './WalletWaiting.tsx'

/** Shown while a connection is prompted: the wallets to select from, then the one that is asked. */
export function WalletModal() {
  const t = useText()
  const { runner, connection } = useConnection()
  if (connection.status !== 'choosing' && connection.status !== 'asking') return null
  const isAsked = connection.status === 'asking'
  const name = (isAsked && connection.walletName) || t('connection.choose.browser')
  return (
    <Dialog
      title={isAsked ? <bdi>{t('connection.asked.title', { wallet: name })}</bdi> : t('connection.choose.title')}
      onClose={runner.cancel}
      footer={isAsked && <Back />}
    >
      {isAsked ? <WalletRequest /> : <Wallets network={connection.prompt.network} />}
    </Dialog>
  )
}

function Back() {
  useFocusToHeading()
  const t = useText()
  const { runner } = useConnection()
  return (
    <Button variant="secondary" onClick={runner.withdraw}>
      {t('connection.asked.back')}
    </Button>
  )
}

function Wallets({ network }: { readonly network: Network }) {
  useFocusToHeading()
  const t = useText()
  const { runner } = useConnection()
  const { page } = runner
  const wallets = useWalletOptions(network)
  if (!wallets) return <WalletSearch />
  const links = walletLinks({
    family: familyOf(network),
    present: wallets.map(({ name }) => name),
    page: page.url(),
    isMobile: page.isMobile(),
  })
  const none = page.isMobile() ? 'connection.choose.noneMobile' : 'connection.choose.none'
  return (
    <Stack gap={16}>
      <p>{wallets.length > 0 ? t('connection.choose.text', { network: displayNameOf(network) }) : t(none)}</p>
      <Rows label={t('connection.choose.title')}>
        {[
          ...wallets.map((wallet) => (
            <FoundWallet key={wallet.id} wallet={wallet} onChoose={() => runner.choose(wallet)} />
          )),
          ...links.map(({ name, href }) => (
            <ChoiceRow
              key={name}
              mark={<WalletMark name={name} />}
              title={t(page.isMobile() ? 'connection.choose.open' : 'connection.choose.get', { wallet: name })}
              href={href}
            />
          )),
        ]}
      </Rows>
      <Note icon={lockIcon}>{t('connection.choose.promise')}</Note>
    </Stack>
  )
}
