import styled from '@emotion/styled'
import { useState } from 'react'
import { AddressCode } from '../../../../components/DepositAddress.tsx'
import { currencyCode } from '../../../../domain/currency.ts'
import type { Deposit } from '../../../../domain/payouts/deposit.ts'
import { usePaymentLink } from '../../../../queries/wallets/by-hand.ts'
import { LinkButton } from '../../../../ui/buttons/LinkButton.tsx'
import { Segmented } from '../../../../ui/fields/Segmented.tsx'
import { useText } from '../../../../ui/text.tsx'
import { useMedia } from '../../../../ui/use-media.ts'

interface Props {
  readonly deposit: Deposit
  /** Its name. */
  readonly network: string
}

const KINDS = ['link', 'address'] as const
type Kind = (typeof KINDS)[number]

const Column = styled.div`
  display: grid;
  gap: 14px;
`

const Centred = styled.div`
  display: grid;
  justify-items: center;
`

/** Wallet apps read the amount and the token from a payment link. Exchanges, and some apps, read an address alone. */
export function DepositCode({ deposit, network }: Props) {
  const t = useText()
  const link = usePaymentLink(deposit)
  const [kind, setKind] = useState<Kind>('link')
  // A device cannot scan its own screen.
  const isHandheld = useMedia('(pointer: coarse)')
  const isLink = link !== null && kind === 'link'
  return (
    <Column>
      {link && (
        <Segmented
          aria-label={t('sending.deposit.kind')}
          segments={KINDS.map((value) => ({ value, label: t(`sending.deposit.kind.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
      )}
      <Centred>
        <AddressCode
          address={isLink ? link : deposit.to}
          texts={{
            code: t(isLink ? 'sending.deposit.linkCode' : 'sending.deposit.code', {
              coin: currencyCode(deposit.coin),
              network,
            }),
            loading: t('sending.deposit.loading'),
            noCode: t('sending.deposit.noCode'),
          }}
        />
      </Centred>
      {link && isHandheld && (
        // The link opens an app, and no page.
        <LinkButton block href={link} target="_self">
          {t('sending.deposit.open')}
        </LinkButton>
      )}
    </Column>
  )
}
