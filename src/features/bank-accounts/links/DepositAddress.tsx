import styled from '@emotion/styled'
import { addressGroups } from '../../../lib/format/address-groups.ts'
import { useQrCode } from '../../../queries/qr-code.ts'
import { QrCode } from '../../../ui/data/QrCode.tsx'
import { alertIcon, infoIcon } from '../../../ui/icons/basic.ts'
import { Note } from '../../../ui/layout/Note.tsx'
import { useText } from '../../../ui/text.tsx'

interface Props {
  readonly address: string
  /** "USDC on Solana". */
  readonly name: string
}

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: 14px;
`

const Address = styled.p`
  max-inline-size: 100%;
  text-align: center;
  font-size: 15px;
  line-height: 24px;

  /* Margins, so that the selected text has no spaces. */
  & > span {
    display: inline-block;
    margin-inline: 0.25em;
  }
`

/** The whole address to compare, to select and to scan. */
export function DepositAddress({ address, name }: Props) {
  const t = useText()
  const { code, isFailed } = useQrCode(address)
  return (
    <Column>
      {isFailed ? (
        <Note icon={infoIcon}>{t('bankAccounts.links.noCode')}</Note>
      ) : (
        <QrCode
          code={code}
          label={t('bankAccounts.links.code', { name })}
          loading={t('bankAccounts.links.codeLoading')}
        />
      )}
      <Address className="sr-mono">
        {addressGroups(address).map((group, at) => (
          <span key={at}>{group}</span>
        ))}
      </Address>
      <Note icon={alertIcon}>{t('bankAccounts.links.only', { name })}</Note>
    </Column>
  )
}
