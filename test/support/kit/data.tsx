import { Button } from '../../../src/ui/buttons/Button.tsx'
import { CopyButton } from '../../../src/ui/code/CopyButton.tsx'
import { Amount } from '../../../src/ui/data/Amount.tsx'
import { CopyRow } from '../../../src/ui/data/CopyRow.tsx'
import { Description, DescriptionList } from '../../../src/ui/data/DescriptionList.tsx'
import { HelpButton } from '../../../src/ui/data/HelpButton.tsx'
import { Ledger, LedgerLine } from '../../../src/ui/data/Ledger.tsx'
import { Masked } from '../../../src/ui/data/Masked.tsx'
import { Moment } from '../../../src/ui/data/Moment.tsx'
import { Timeline } from '../../../src/ui/data/Timeline.tsx'
import { Badge } from '../../../src/ui/feedback/Badge.tsx'
import { Skeleton } from '../../../src/ui/feedback/skeleton/Skeleton.tsx'
import { Card } from '../../../src/ui/layout/Card.tsx'
import { Rows } from '../../../src/ui/layout/rows/Rows.tsx'
import { Cell, Sheet } from './Grid.tsx'

export const Ledgers = () => (
  <Sheet>
    <Card padded>
      <Ledger>
        <LedgerLine label="Rate">
          <span className="sr-num">1.00 USDC ≈ 0.8612 EUR</span>
        </LedgerLine>
        <LedgerLine label="Fees" help={<HelpButton label="About fees">A share and a fixed part.</HelpButton>}>
          $8.66
        </LedgerLine>
        <LedgerLine kind="part" label="Conversion fee">
          $7.50
        </LedgerLine>
        <LedgerLine kind="part" label="Fixed fee">
          $1.16
        </LedgerLine>
        <LedgerLine label="Arrives">Instant</LedgerLine>
        <LedgerLine kind="total" label="You receive">
          <Amount value="1,284.34" code="EUR" />
        </LedgerLine>
      </Ledger>
    </Card>
    <Rows>
      <CopyRow exact label="Amount" copyLabel="Copy Amount" value="5000.00">
        $5,000.00
      </CopyRow>
      <CopyRow exact label="Memo" copyLabel="Copy Memo" value="SPH-7Q4K-92MD" />
      <CopyRow label="Account number" copyLabel="Copy Account number" value="980144201175">
        9801 4420 1175
      </CopyRow>
      <CopyRow
        label="Bank address"
        copyLabel="Copy Bank address"
        value="200 Harbor Avenue, Portland, ME 04101, United States"
      />
    </Rows>
    <Card padded>
      <Ledger>
        <LedgerLine label="Rate">
          <Skeleton width="150px" height="14px" />
        </LedgerLine>
        <LedgerLine kind="total" label="You receive">
          <Skeleton width="110px" height="18px" />
        </LedgerLine>
      </Ledger>
    </Card>
    <Card padded>
      <Ledger ruled>
        <LedgerLine label="Identity, for US dollars">
          <Badge tone="default">Incomplete</Badge>
        </LedgerLine>
        <LedgerLine label="Euro access">
          <Badge tone="default">Incomplete</Badge>
        </LedgerLine>
      </Ledger>
    </Card>
    <DescriptionList>
      <Description label="Sign-in email">maya.lindqvist@example.com</Description>
      <Description label="Customer ID" action={<CopyButton value="customer_2mvx9rk41tq8" label="Copy customer ID" />}>
        <span className="sr-mono">customer_2mvx9rk41tq8z5p7w0c6hbn3</span>
      </Description>
      <Description
        label="Language"
        action={
          <Button size="sm" variant="secondary">
            Change
          </Button>
        }
      >
        English
      </Description>
    </DescriptionList>
    <Rows>
      <CopyRow stacked label="Transfer ID" copyLabel="Copy Transfer ID" value="payout_8jd2ktq4zx91m5c7r0wv3bna">
        <span className="sr-mono">payout_8jd2ktq4zx91m5c7r0wv3bna</span>
      </CopyRow>
    </Rows>
  </Sheet>
)

const moment = (text: string) => <Moment at={new Date('2025-11-12T14:32:00Z')}>{text}</Moment>

export const Timelines = () => (
  <Sheet>
    <Cell label="Processing">
      <Card padded>
        <Timeline
          steps={[
            { key: '1', state: 'done', title: 'Transfer created', time: moment('Nov 12, 2:32 PM') },
            {
              key: '2',
              state: 'done',
              title: (
                <>
                  Received <Amount value="2,500.00" code="USDC" />
                </>
              ),
              sentence: 'From Main wallet on Solana',
            },
            {
              key: '3',
              state: 'now',
              title: (
                <>
                  Sending to <Masked name="Chase" last4="4821" />
                </>
              ),
              time: moment('2:34 PM'),
              sentence: 'Banks usually show it within 1 business day.',
            },
            { key: '4', state: 'next', title: 'Arrived' },
          ]}
        />
      </Card>
    </Cell>
    <Cell label="Waiting">
      <Card padded>
        <Timeline
          steps={[
            { key: '1', state: 'done', title: 'Transfer created', time: moment('9:05 AM') },
            { key: '2', state: 'wait', title: 'Waiting for your money', sentence: 'From your bank account' },
            { key: '3', state: 'next', title: 'Convert to USDC' },
          ]}
        />
      </Card>
    </Cell>
    <Cell label="Failed">
      <Card padded>
        <Timeline
          steps={[
            { key: '1', state: 'done', title: 'Transfer created', time: moment('Nov 3, 10:12 AM') },
            { key: '2', state: 'failed', title: 'Couldn’t pay the bank account', time: moment('10:31 AM') },
            { key: '3', state: 'next', title: 'Sent back to Studio treasury' },
          ]}
        />
      </Card>
    </Cell>
    <Cell label="Cancelled">
      <Card padded>
        <Timeline
          steps={[
            { key: '1', state: 'done', title: 'Transfer created', time: moment('Oct 27, 4:10 PM') },
            { key: '2', state: 'stopped', title: 'Cancelled', time: moment('4:18 PM') },
          ]}
        />
      </Card>
    </Cell>
  </Sheet>
)
