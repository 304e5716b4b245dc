import styled from '@emotion/styled'
import { Icon } from '../../ui/icons/Icon.tsx'
import { pageIcon, shieldIcon, swapIcon } from '../../ui/icons/side-panel.ts'
import { Ledger, LedgerLine } from '../../ui/data/Ledger.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { useText } from '../../ui/text.tsx'

const FACTS = [
  { id: 'signIn.aside.both', icon: swapIcon },
  { id: 'signIn.aside.fee', icon: pageIcon },
  { id: 'signIn.aside.verified', icon: shieldIcon },
] as const

/** An example amount, not a quote. */
const SAMPLE = [
  { id: 'signIn.aside.send', amount: '1,000.00', code: 'USD', kind: null },
  { id: 'signIn.aside.fees', amount: '1.50', code: 'USD', kind: null },
  { id: 'signIn.aside.rate', amount: '1.00 USD ≈ 1.00 USDC', code: null, kind: null },
  { id: 'signIn.aside.receive', amount: '998.50', code: 'USDC', kind: 'total' },
] as const

const Facts = styled.ul`
  display: grid;
  gap: 16px;

  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
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
  return (
    <>
      <Stack gap={14}>
        <Caption>{t('signIn.aside.sample')}</Caption>
        <Card padded>
          <Ledger>
            {SAMPLE.map(({ id, amount, code, kind }) => (
              <LedgerLine key={id} label={t(id)} {...(kind && { kind })}>
                <span className="sr-num">
                  {amount} {code && <span className="sr-cur">{code}</span>}
                </span>
              </LedgerLine>
            ))}
          </Ledger>
        </Card>
      </Stack>
      <Facts>
        {FACTS.map(({ id, icon }) => (
          <li key={id}>
            <Icon shape={icon} />
            <span>
              <RichText id={id} components={[<b key="fact" />]} />
            </span>
          </li>
        ))}
      </Facts>
    </>
  )
}
