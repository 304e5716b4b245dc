import { useId, type ReactNode } from 'react'
import styled from '@emotion/styled'
import type { WalletSession } from '../../chains/adapter.ts'
import { useConnection } from './use-connection.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Spinner } from '../../ui/buttons/Spinner.tsx'
import { tickCircleIcon } from '../../ui/icons/basic.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { plugIcon, walletIcon } from '../../ui/icons/things.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Between, Inline, Stack } from '../../ui/layout/stack.tsx'
import { Tile } from '../../ui/marks/Tile.tsx'
import { useText } from '../../ui/text.tsx'
import { useWalletName } from './use-wallet-name.ts'
import { WalletMark } from './WalletMark.tsx'

interface Props {
  /** Whether a connected wallet will be asked for a signature. */
  readonly hasChallenge: boolean
  /** Null: no wallet is connected for this form. */
  readonly session: WalletSession | null
  readonly isSigning: boolean
  readonly busy: boolean
  readonly onConnect: () => void
  readonly onDisconnect: () => void
}

const Label = styled.p`
  font-weight: var(--sr-weight-medium);
`

const Name = styled.p`
  font-weight: var(--sr-weight-medium);
  overflow-wrap: anywhere;
`

const Detail = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--sr-text-small-size);
  line-height: var(--sr-text-small-line);
  color: var(--sr-text-muted);
`

const Connected = styled(Icon)`
  color: var(--sr-success-text);
`

const Wrapping = styled(Between)`
  flex-wrap: wrap;
`

/** The wallet that a form works with, and the way to connect one. */
export function ConnectionCard({ hasChallenge, session, isSigning, busy, onConnect, onDisconnect }: Props) {
  const t = useText()
  const label = useId()
  const nameOf = useWalletName()
  const line = session ? (
    <Wrapping>
      <Wallet
        mark={<WalletMark name={session.wallet.name} icon={session.wallet.icon} />}
        name={<bdi>{nameOf(session)}</bdi>}
      >
        <Progress isSigning={isSigning} />
      </Wallet>
      <Button variant="secondary" size="sm" disabled={busy} onClick={onDisconnect}>
        {t('connection.disconnect')}
      </Button>
    </Wrapping>
  ) : (
    <Wrapping>
      <Wallet mark={<Tile icon={walletIcon} size={40} />} name={t('connection.none')}>
        {t(hasChallenge ? 'connection.free' : 'connection.address')}
      </Wallet>
      <Button variant="secondary" icon={plugIcon} disabled={busy} onClick={onConnect}>
        {t('connection.connect')}
      </Button>
    </Wrapping>
  )
  return (
    <Stack gap={8} role="group" aria-labelledby={label}>
      <Label id={label}>{t('connection.wallet')}</Label>
      <Card padded>{line}</Card>
    </Stack>
  )
}

interface WalletProps {
  readonly mark: ReactNode
  readonly name: ReactNode
  readonly children: ReactNode
}

const Wallet = ({ mark, name, children }: WalletProps) => (
  <Inline gap={14}>
    {mark}
    <div>
      <Name>{name}</Name>
      <Detail as="div" role="status">
        {children}
      </Detail>
    </div>
  </Inline>
)

function Progress({ isSigning }: { readonly isSigning: boolean }) {
  const t = useText()
  const isSwitching = useConnection().connection.status === 'switching'
  if (!isSigning && !isSwitching)
    return (
      <>
        <Connected shape={tickCircleIcon} size={16} />
        {t('connection.connected')}
      </>
    )
  return (
    <>
      <Spinner data-size="sm" />
      {t(isSwitching ? 'connection.switching' : 'connection.signing')}
    </>
  )
}
