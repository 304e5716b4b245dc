import { useState } from 'react'
import { Button } from '../../../src/ui/buttons/Button.tsx'
import { Chip } from '../../../src/ui/buttons/Chip.tsx'
import { Amount } from '../../../src/ui/data/Amount.tsx'
import { Masked } from '../../../src/ui/data/Masked.tsx'
import { Pager } from '../../../src/ui/data/Pager.tsx'
import { SearchBox } from '../../../src/ui/data/SearchBox.tsx'
import { PanelButton } from '../../../src/ui/data/table/PanelButton.tsx'
import { PartyCell } from '../../../src/ui/data/table/PartyCell.tsx'
import { Table, type Column } from '../../../src/ui/data/table/Table.tsx'
import { TableCard } from '../../../src/ui/data/table/TableCard.tsx'
import { Toolbar, ToolButton } from '../../../src/ui/data/table/Toolbar.tsx'
import { Badge } from '../../../src/ui/feedback/Badge.tsx'
import { Page } from '../../../src/ui/frame/Page.tsx'
import { filterIcon } from '../../../src/ui/icons/actions.ts'
import { downloadIcon } from '../../../src/ui/icons/arrows.ts'
import { bankIcon, walletIcon } from '../../../src/ui/icons/things.ts'
import { DotSeparated } from '../../../src/ui/layout/DotSeparated.tsx'
import { Inline, Stack } from '../../../src/ui/layout/stack.tsx'
import { Tile } from '../../../src/ui/marks/Tile.tsx'
import { InFrame } from './InFrame.tsx'

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
  <PartyCell sub={transfer.rail}>
    <Masked name={transfer.bank} last4={transfer.last4} />
  </PartyCell>
)
const status = ({ done }: Transfer) =>
  done ? <Badge tone="success">Succeeded</Badge> : <Badge tone="primary">Processing</Badge>
const amount = (transfer: Transfer) => <Amount value={transfer.amount} code={transfer.code} />
const wallet = <PartyCell sub="Solana">Main wallet</PartyCell>

const summaryOf = ({ amount: value, code, date }: Transfer) => `${value} ${code}, ${date}`

const columns: Column<Transfer>[] = [
  { key: 'date', header: 'Date', kind: 'date', cell: ({ date }) => <bdi>{date}</bdi> },
  { key: 'type', header: 'Type', cell: ({ toBank }) => (toBank ? 'Wallet to bank' : 'Bank to wallet') },
  { key: 'amount', header: 'Amount', kind: 'amount', codes: ({ code }) => [code], cell: amount },
  {
    key: 'from',
    header: 'From',
    kind: 'party',
    cell: (transfer) => (transfer.toBank ? wallet : <Bank transfer={transfer} />),
  },
  {
    key: 'to',
    header: 'To',
    kind: 'party',
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
      <DotSeparated>{transfer.rail}</DotSeparated>
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
            <PanelButton icon={filterIcon} label="Filter" title="Filter transfers" count={2} footer={filterFooter}>
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
                range={page === 0 ? { from: 1, to: 4, total: 8 } : { from: 5, to: 8, total: 8 }}
                onPrevious={page > 0 ? () => setPage(page - 1) : undefined}
                onNext={page < 1 ? () => setPage(page + 1) : undefined}
              />
            }
          >
            <Table
              caption="Transfers, newest first"
              columns={columns}
              items={transfers}
              keyOf={({ id }) => id}
              summaryOf={summaryOf}
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
