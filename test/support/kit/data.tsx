import { useState } from 'react'
import { Button } from '../../../src/ui/buttons/Button.tsx'
import { Chip } from '../../../src/ui/buttons/Chip.tsx'
import { CopyButton } from '../../../src/ui/code/CopyButton.tsx'
import { Amount } from '../../../src/ui/data/Amount.tsx'
import { CopyRow } from '../../../src/ui/data/CopyRow.tsx'
import { Description, DescriptionList } from '../../../src/ui/data/DescriptionList.tsx'
import { HelpButton } from '../../../src/ui/data/HelpButton.tsx'
import { Ledger, LedgerLine } from '../../../src/ui/data/Ledger.tsx'
import { Masked } from '../../../src/ui/data/Masked.tsx'
import { Hero } from '../../../src/ui/data/money/Hero.tsx'
import { Joint } from '../../../src/ui/data/money/Joint.tsx'
import { MoneyPanel } from '../../../src/ui/data/money/MoneyPanel.tsx'
import { Picker } from '../../../src/ui/data/money/Picker.tsx'
import { CurrencyLabel } from '../../../src/ui/data/money/picker-look.ts'
import { Pager } from '../../../src/ui/data/Pager.tsx'
import { SearchBox } from '../../../src/ui/data/SearchBox.tsx'
import { PanelButton } from '../../../src/ui/data/table/PanelButton.tsx'
import { Place } from '../../../src/ui/data/table/Place.tsx'
import { Table, type Column } from '../../../src/ui/data/table/Table.tsx'
import { TableCard } from '../../../src/ui/data/table/TableCard.tsx'
import { Toolbar, ToolButton } from '../../../src/ui/data/table/Toolbar.tsx'
import { Timeline } from '../../../src/ui/data/Timeline.tsx'
import { Badge } from '../../../src/ui/feedback/Badge.tsx'
import { Skeleton } from '../../../src/ui/feedback/skeleton/Skeleton.tsx'
import { AmountInput } from '../../../src/ui/fields/amount/AmountInput.tsx'
import { Page } from '../../../src/ui/frame/Page.tsx'
import { filterIcon, plusIcon } from '../../../src/ui/icons/actions.ts'
import { downloadIcon } from '../../../src/ui/icons/arrows.ts'
import { bankIcon, walletIcon } from '../../../src/ui/icons/things.ts'
import { Card } from '../../../src/ui/layout/Card.tsx'
import { Dotted } from '../../../src/ui/layout/Dotted.tsx'
import { Rows } from '../../../src/ui/layout/rows/Rows.tsx'
import { Inline, Side, Split, Stack } from '../../../src/ui/layout/stack.tsx'
import { BankTile } from '../../../src/ui/marks/BankTile.tsx'
import { Coin } from '../../../src/ui/marks/Coin.tsx'
import { Flag } from '../../../src/ui/marks/Flag.tsx'
import { NetworkMark } from '../../../src/ui/marks/NetworkMark.tsx'
import { Tile } from '../../../src/ui/marks/Tile.tsx'
import { Cell, Sheet } from './Grid.tsx'
import { InFrame } from './InFrame.tsx'

const nothing = () => {}

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
      <CopyRow exact label="Amount" value="5000.00">
        $5,000.00
      </CopyRow>
      <CopyRow exact label="Memo" value="SPH-7Q4K-92MD" />
      <CopyRow label="Account number" value="980144201175">
        9801 4420 1175
      </CopyRow>
      <CopyRow label="Bank address" value="200 Harbor Avenue, Portland, ME 04101, United States" />
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
        <LedgerLine label="SEPA, for euros">
          <Badge tone="default">Incomplete</Badge>
        </LedgerLine>
      </Ledger>
    </Card>
    <DescriptionList>
      <Description label="Sign-in email">maya.lindqvist@example.com</Description>
      <Description label="Customer ID" action={<CopyButton value="customer_2mvx9rk41tq8" label="customer ID" />}>
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
      <CopyRow stacked label="Transfer ID" value="payout_8jd2ktq4zx91m5c7r0wv3bna">
        <span className="sr-mono">payout_8jd2ktq4zx91m5c7r0wv3bna</span>
      </CopyRow>
    </Rows>
  </Sheet>
)

export const Timelines = () => (
  <Sheet>
    <Cell label="Processing">
      <Card padded>
        <Timeline
          steps={[
            { key: '1', state: 'done', title: 'Transfer created', time: 'Nov 12, 2:32 PM' },
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
              time: '2:34 PM',
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
            { key: '1', state: 'done', title: 'Transfer created', time: '9:05 AM' },
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
            { key: '1', state: 'done', title: 'Transfer created', time: 'Nov 3, 10:12 AM' },
            { key: '2', state: 'failed', title: 'Couldn’t pay the bank account', time: '10:31 AM' },
            { key: '3', state: 'next', title: 'Sent back to Studio treasury' },
          ]}
        />
      </Card>
    </Cell>
    <Cell label="Cancelled">
      <Card padded>
        <Timeline
          steps={[
            { key: '1', state: 'done', title: 'Transfer created', time: 'Oct 27, 4:10 PM' },
            { key: '2', state: 'stopped', title: 'Cancelled', time: '4:18 PM' },
          ]}
        />
      </Card>
    </Cell>
  </Sheet>
)

interface Transfer {
  readonly id: string
  readonly date: string
  readonly toBank: boolean
  readonly amount: string
  readonly code: string
  readonly bank: string
  readonly last4: string
  readonly rail: string
  readonly done: boolean
}

const transfers: Transfer[] = [
  {
    id: 'a',
    date: 'Nov 12',
    toBank: true,
    amount: '2,500.00',
    code: 'USDC',
    bank: 'Chase',
    last4: '4821',
    rail: 'ACH',
    done: false,
  },
  {
    id: 'b',
    date: 'Nov 12',
    toBank: false,
    amount: '1,000.00',
    code: 'USD',
    bank: 'Chase',
    last4: '4821',
    rail: 'ACH',
    done: false,
  },
  {
    id: 'c',
    date: 'Nov 10',
    toBank: false,
    amount: '15,000.00',
    code: 'USD',
    bank: 'Chase',
    last4: '4821',
    rail: 'Wire',
    done: true,
  },
  {
    id: 'd',
    date: 'Nov 8',
    toBank: true,
    amount: '1,500.00',
    code: 'USDC',
    bank: 'A bank whose name does not fit in any line',
    last4: '3000',
    rail: 'SEPA',
    done: true,
  },
]

const Bank = ({ transfer }: { transfer: Transfer }) => (
  <Place sub={transfer.rail}>
    <Masked name={transfer.bank} last4={transfer.last4} />
  </Place>
)
const status = ({ done }: Transfer) =>
  done ? <Badge tone="success">Succeeded</Badge> : <Badge tone="primary">Processing</Badge>
const amount = (transfer: Transfer) => <Amount value={transfer.amount} code={transfer.code} />
const wallet = <Place sub="Solana">Main wallet</Place>

const columns: Column<Transfer>[] = [
  { key: 'date', header: 'Date', kind: 'date', cell: ({ date }) => <bdi>{date}</bdi> },
  { key: 'type', header: 'Type', cell: ({ toBank }) => (toBank ? 'Wallet to bank' : 'Bank to wallet') },
  { key: 'amount', header: 'Amount', kind: 'amount', cell: amount },
  {
    key: 'from',
    header: 'From',
    kind: 'place',
    cell: (transfer) => (transfer.toBank ? wallet : <Bank transfer={transfer} />),
  },
  {
    key: 'to',
    header: 'To',
    kind: 'place',
    opens: true,
    cell: (transfer) => (transfer.toBank ? <Bank transfer={transfer} /> : wallet),
  },
  { key: 'status', header: 'Status', kind: 'status', cell: status },
]

const compactCells = (transfer: Transfer) => ({
  mark: <Tile icon={transfer.toBank ? bankIcon : walletIcon} size={32} />,
  title: transfer.toBank ? <Masked name={transfer.bank} last4={transfer.last4} /> : 'Main wallet',
  meta: (
    <>
      <bdi>{transfer.date}</bdi>
      <Dotted>{transfer.rail}</Dotted>
    </>
  ),
  amount: amount(transfer),
  status: status(transfer),
})

const filterFooter = (close: () => void) => (
  <>
    <Button variant="secondary">Clear</Button>
    <Button onClick={close}>Show 9 transfers</Button>
  </>
)

export function Transfers() {
  const [opened, setOpened] = useState('nothing')
  const [query, setQuery] = useState('')
  const [page, setPage] = useState(0)
  return (
    <InFrame>
      <Page width="wide">
        <Stack gap={12}>
          <Toolbar>
            <SearchBox label="Search transfers" value={query} onChange={setQuery} />
            <PanelButton icon={filterIcon} label="Filter" count={2} footer={filterFooter}>
              <Inline wrap>
                <Chip pressed>Succeeded</Chip>
                <Chip pressed={false}>Pending</Chip>
              </Inline>
            </PanelButton>
            <ToolButton icon={downloadIcon}>Export CSV</ToolButton>
          </Toolbar>
          <TableCard
            pager={
              <Pager
                onPrevious={page > 0 ? () => setPage(page - 1) : undefined}
                onNext={page < 1 ? () => setPage(page + 1) : undefined}
              >
                {page === 0 ? '1-4 of 8' : '5-8 of 8'}
              </Pager>
            }
          >
            <Table
              caption="Transfers, newest first"
              columns={columns}
              items={transfers}
              keyOf={({ id }) => id}
              onOpen={({ id }) => setOpened(id)}
              compact={compactCells}
            />
          </TableCard>
          <output>{opened}</output> <output data-query>{query}</output>
        </Stack>
      </Page>
    </InFrame>
  )
}

export function Money() {
  const [value, setValue] = useState<string | null>('1209.30')
  const [coin, setCoin] = useState('usdc')
  const [account, setAccount] = useState<string | null>('everyday')
  const from = (
    <MoneyPanel
      label="You send"
      help={
        <>
          Balance <span className="sr-num">2,418.60 USDC</span>
        </>
      }
      error={Number(value) > 2418.6 && 'You have 2,418.60 USDC'}
      shares={
        <>
          <Chip small onClick={() => setValue('1209.30')}>
            Half
          </Chip>
          <Chip small onClick={() => setValue('2418.60')}>
            Max
          </Chip>
        </>
      }
      currency={
        <Picker
          look="pill"
          label="Currency"
          chosen={coin}
          onChoose={setCoin}
          options={[
            { key: 'usdc', mark: <Coin code="usdc" size={28} />, title: 'USDC' },
            { key: 'usdt', mark: <Coin code="usdt" size={28} />, title: 'USDT', disabledReason: 'Not for euros' },
          ]}
        />
      }
      account={
        <Picker
          look="row"
          label="Wallet to send from"
          chosen="main"
          onChoose={nothing}
          fixed
          options={[
            {
              key: 'main',
              mark: <NetworkMark network="solana" />,
              title: 'Main wallet',
              detail: (
                <>
                  Solana
                  <Dotted>
                    <span className="sr-mono">7xKqT4…9fPdWm</span>
                  </Dotted>
                </>
              ),
            },
          ]}
        />
      }
    >
      <AmountInput value={value} onChange={setValue} onRefuse={nothing} />
    </MoneyPanel>
  )
  const to = (
    <MoneyPanel
      label="You receive"
      updating
      currency={
        <CurrencyLabel>
          <Flag code="EU" size={28} />
          EUR
        </CurrencyLabel>
      }
      account={
        <Picker
          look="row"
          label="Account to pay"
          chosen={account}
          onChoose={setAccount}
          placeholder={{ mark: <Tile icon={plusIcon} size={36} />, title: 'Choose a bank account' }}
          more={{
            mark: <Tile icon={plusIcon} size={36} />,
            title: 'Add bank account',
            onSelect: () => setAccount(null),
          }}
          options={[
            {
              key: 'everyday',
              mark: <BankTile name="Chase" size={36} sub={<Flag code="US" size={18} />} />,
              title: 'Everyday',
              detail: <Masked name="Chase" last4="4821" />,
            },
            {
              key: 'euro',
              mark: <BankTile name="N26" size={36} sub={<Flag code="EU" size={18} />} />,
              title: 'Euro account',
              detail: <Masked name="N26 DE" last4="3000" />,
            },
          ]}
        />
      }
    >
      <AmountInput value={null} onChange={nothing} onRefuse={nothing} />
    </MoneyPanel>
  )
  return (
    <InFrame>
      <Page width="wide">
        <Split>
          <Joint from={from} to={to} />
          <Side>
            <Hero
              from={<Coin code="usdc" network="solana" size={40} />}
              to={<BankTile name="Chase" sub={<Flag code="US" size={18} />} />}
              amount={<Amount value="2,500.00" code="USDC" />}
              status={<Badge tone="primary">Processing</Badge>}
            >
              to <Masked name="Chase" last4="4821" />
            </Hero>
            <output>{`${coin} ${account ?? 'none'}`}</output>
          </Side>
        </Split>
      </Page>
    </InFrame>
  )
}
