import type { WalletOption } from '../../chains/adapter.ts'
import { displayNameOf, familyOf, type Network } from '../../domain/networks.ts'
import { walletLinks } from '../../domain/wallets/wallet-apps.ts'
import { Spinner } from '../../ui/buttons/Spinner.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { useHasLasted } from '../../ui/use-has-lasted.ts'
import { useConnection, useWalletOptions } from './use-connection.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { useFocusToHeading } from '../../ui/frame/transition/use-focus-to-heading.ts'
import { lockIcon } from '../../ui/icons/status.ts'
import { Note } from '../../ui/layout/Note.tsx'
import { ChoiceRow } from '../../ui/layout/rows/ChoiceRow.tsx'
import { Rows } from '../../ui/layout/rows/Rows.tsx'
import { Stack, Inline } from '../../ui/layout/stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useText, type MessageId } from '../../ui/text.tsx'
import { WalletMark } from './WalletMark.tsx'

function Wait({ text }: { readonly text: MessageId }) {
  const t = useText()
  return (
    <div role="status">
      <Inline gap={14}>
        <Spinner data-size="lg" />
        <p>{t(text)}</p>
      </Inline>
    </div>
  )
}

const WalletSearch = () => <Wait text="connection.choose.looking" />

/** As long as a wallet has to answer what it is asked to sign. A late answer still connects it, because that moves nothing. */
const LONG_MS = 120_000

/** While a wallet is asked for its address. */
const WalletRequest = () => (
  <Wait text={useHasLasted('asking', LONG_MS) ? 'connection.asked.long' : 'connection.asked.text'} />
)

interface Props {
  readonly wallet: WalletOption
  readonly onChoose: () => void
}

/** A wallet that the browser has. */
function FoundWallet({ wallet: { name, icon }, onChoose }: Props) {
  const t = useText()
  const title = name || t('connection.choose.browser')
  return (
    <ChoiceRow
      mark={<WalletMark name={title} icon={icon} />}
      title={<bdi>{title}</bdi>}
      tag={<Badge tone="success">{t('connection.choose.installed')}</Badge>}
      onChoose={onChoose}
    />
  )
}

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
