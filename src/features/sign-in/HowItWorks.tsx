import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Icon } from '../../ui/icons/Icon.tsx'
import { pageIcon, shieldIcon, swapIcon } from '../../ui/icons/side-panel.ts'
import { Ledger, LedgerLine } from '../../ui/data/Ledger.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { useText } from '../../ui/text.tsx'

const FACTS = [
  ['signIn.aside.both', swapIcon],
  ['signIn.aside.fee', pageIcon],
  ['signIn.aside.verified', shieldIcon],
] as const

/** An example amount, not a quote. The rate is of one dollar. */
const SAMPLE = [
  ['signIn.aside.send', 1000, 'USD'],
  ['signIn.aside.fees', 1.5, 'USD'],
  ['signIn.aside.rate', 1, null],
  ['signIn.aside.receive', 998.5, 'USDC'],
] as const

const Facts = styled.ul`
  display: grid;
  gap: 16px;

  li {
    display: grid;
    grid-template-columns: 20px 1fr;
    gap: 12px;
    color: var(--sr-text-muted);
    text-wrap: pretty;
  }
  svg {
    color: var(--sr-accent);
  }
  b {
    color: var(--sr-text);
    font-weight: var(--sr-weight-medium);
  }
`

const Caption = styled.p`
  font-size: var(--sr-text-small-size);
  line-height: var(--sr-text-small-line);
  color: var(--sr-text-muted);
`

/** The side panel of the sign-in screens. */
export function HowItWorks() {
  const t = useText()
  const { i18n } = useLingui()
  const written = (amount: number) => i18n.number(amount, { minimumFractionDigits: 2 })
  return (
    <>
      <Stack gap={14}>
        <Caption>{t('signIn.aside.sample')}</Caption>
        <Card padded>
          <Ledger>
            {SAMPLE.map(([id, amount, code]) => (
              <LedgerLine key={id} label={t(id)} {...(code === 'USDC' && { kind: 'total' })}>
                <span className="sr-num">
                  {written(amount)}{' '}
                  {code ? <span className="sr-cur">{code}</span> : `USD ≈ ${written(amount)}\u00a0USDC`}
                </span>
              </LedgerLine>
            ))}
          </Ledger>
        </Card>
      </Stack>
      <Facts>
        {FACTS.map(([id, icon]) => (
          <li key={id}>
            <Icon shape={icon} />
            <span>
              <RichText id={id} components={[<b key="b" />]} />
            </span>
          </li>
        ))}
      </Facts>
    </>
  )
}
