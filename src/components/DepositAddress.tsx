import styled from '@emotion/styled'
import { addressGroups } from '../lib/format/address-groups.ts'
import { useQrCode } from '../queries/qr-code.ts'
import { QrCode } from '../ui/data/QrCode.tsx'
import { alertIcon, infoIcon } from '../ui/icons/basic.ts'
import { Note } from '../ui/layout/Note.tsx'

interface CodeTexts {
  /** The name of the QR code, for screen readers. */
  readonly code: string
  readonly loading: string
  /** Shown in place of a code that cannot be drawn. */
  readonly noCode: string
}

interface CodeProps {
  readonly address: string
  readonly texts: CodeTexts
}

interface Props extends CodeProps {
  /** `only`: what may be sent to the address, and what not. */
  readonly texts: CodeTexts & { readonly only: string }
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

/** An address to scan. */
export function AddressCode({ address, texts }: CodeProps) {
  const { code, isFailed } = useQrCode(address)
  if (isFailed) return <Note icon={infoIcon}>{texts.noCode}</Note>
  return <QrCode code={code} label={texts.code} loading={texts.loading} />
}

/** The whole address to compare, to select and to scan. */
export function DepositAddress({ address, texts }: Props) {
  return (
    <Column>
      <AddressCode address={address} texts={texts} />
      <Address className="sr-mono">
        {addressGroups(address).map((group, at) => (
          <span key={at}>{group}</span>
        ))}
      </Address>
      <Note icon={alertIcon}>{texts.only}</Note>
    </Column>
  )
}
