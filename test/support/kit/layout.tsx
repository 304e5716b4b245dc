import { useState } from 'react'
import { Button } from '../../../src/ui/buttons/Button.tsx'
import { Pager } from '../../../src/ui/data/Pager.tsx'
import { Masked } from '../../../src/ui/data/Masked.tsx'
import { TableCard } from '../../../src/ui/data/table/TableCard.tsx'
import { Badge } from '../../../src/ui/feedback/Badge.tsx'
import { Tag } from '../../../src/ui/feedback/Tag.tsx'
import { Page } from '../../../src/ui/frame/Page.tsx'
import { PageTitle } from '../../../src/ui/frame/PageTitle.tsx'
import { moreIcon, plusIcon, trashIcon } from '../../../src/ui/icons/actions.ts'
import { globeIcon } from '../../../src/ui/icons/controls.ts'
import { lockIcon } from '../../../src/ui/icons/status.ts'
import { bankIcon, idCardIcon } from '../../../src/ui/icons/things.ts'
import { pageIcon } from '../../../src/ui/icons/side-panel.ts'
import { ChoiceCard, ChoiceCards } from '../../../src/ui/layout/choice/ChoiceCard.tsx'
import { FlowPicture } from '../../../src/ui/layout/choice/FlowPicture.tsx'
import { DotSeparated } from '../../../src/ui/layout/DotSeparated.tsx'
import { Embed } from '../../../src/ui/layout/embed/Embed.tsx'
import { FrameBar } from '../../../src/ui/layout/embed/FrameBar.tsx'
import { Note } from '../../../src/ui/layout/Note.tsx'
import { ChoiceRow } from '../../../src/ui/layout/rows/ChoiceRow.tsx'
import { Row } from '../../../src/ui/layout/rows/Row.tsx'
import { Rows } from '../../../src/ui/layout/rows/Rows.tsx'
import { Section } from '../../../src/ui/layout/Section.tsx'
import { Stack } from '../../../src/ui/layout/stack.tsx'
import { StepCard } from '../../../src/ui/layout/StepCard.tsx'
import { Tabs } from '../../../src/ui/layout/Tabs.tsx'
import { BankTile } from '../../../src/ui/marks/BankTile.tsx'
import { Coin } from '../../../src/ui/marks/Coin.tsx'
import { Flag } from '../../../src/ui/marks/Flag.tsx'
import { NetworkMark } from '../../../src/ui/marks/NetworkMark.tsx'
import { Tile } from '../../../src/ui/marks/Tile.tsx'
import { Menu } from '../../../src/ui/overlay/menu/Menu.tsx'
import { Tooltip } from '../../../src/ui/overlay/Tooltip.tsx'
import { Cell, Sheet } from './Grid.tsx'
import { InFrame } from './InFrame.tsx'

const nothing = () => {}
const actions = (name: string, disabled = false) => (
  <Menu
    label={`Actions for ${name}`}
    icon={moreIcon}
    disabled={disabled}
    groups={[[{ key: 'delete', icon: trashIcon, label: 'Delete', danger: true, onSelect: nothing }]]}
  />
)

const accounts = (
  <Rows label="Bank accounts">
    <Row
      mark={<BankTile name="Chase" sub={<Flag code="US" size={18} />} />}
      name="Everyday"
      detail={
        <>
          <Masked name="Chase" last4="4821" />
          <DotSeparated>Checking</DotSeparated>
        </>
      }
      more={<DotSeparated>2 linked wallets</DotSeparated>}
      status={<Badge tone="success">Active</Badge>}
      menu={actions('Everyday')}
    />
    <Row
      mark={<BankTile name="BBVA México" sub={<Flag code="MX" size={18} />} />}
      name="Estudio GDL, a name that is longer than the line that it stands in can ever be"
      detail={<Masked name="BBVA México" last4="7719" />}
      status={<Badge tone="warning">Pending</Badge>}
      menu={actions('Estudio GDL')}
    />
    <Row
      inactive
      mark={<BankTile name="Wells Fargo" sub={<Flag code="US" size={18} />} />}
      name="Old savings"
      detail={
        <>
          <Masked name="Wells Fargo" last4="0937" />
          <DotSeparated>Savings</DotSeparated>
        </>
      }
      status={
        <Tooltip focusable text="Deleted Nov 3, 2025, 10:12 AM">
          <Badge tone="default">Inactive</Badge>
        </Tooltip>
      }
      menu={actions('Old savings', true)}
    />
    <Row
      mark={<NetworkMark network="solana" size={40} />}
      name="Main wallet"
      detail={<span className="sr-mono">7xKq…PdWm</span>}
      menu={actions('Main wallet')}
    />
  </Rows>
)

export const Accounts = () => (
  <InFrame>
    <Page width="wide">
      <PageTitle action={<Button icon={plusIcon}>Add bank account</Button>}>Accounts</PageTitle>
      <TableCard pager={<Pager range={{ from: 1, to: 5, total: 7 }} onNext={nothing} />}>{accounts}</TableCard>
    </Page>
  </InFrame>
)

export function Choices() {
  const [chosen, setChosen] = useState('nothing')
  const off = 'This currency is currently not available for your account'
  return (
    <Sheet>
      <Rows label="Methods">
        <ChoiceRow
          mark={<Tile icon={bankIcon} />}
          title="ACH transfer"
          tag={<Tag data-tone="brand">Recommended</Tag>}
          detail="From a US bank account. The lowest fee."
          onChoose={() => setChosen('ach')}
        >
          <Stack gap={6}>
            <span>
              <Tag>Domestic</Tag> <Tag>1 business day</Tag>
            </span>
          </Stack>
        </ChoiceRow>
        <ChoiceRow
          mark={<Tile icon={globeIcon} />}
          title="Wire transfer"
          detail="For large amounts, from anywhere."
          disabledReason={off}
          onChoose={() => setChosen('wire')}
        />
        <ChoiceRow mark={<Flag code="EU" size={36} />} title="Euro" detail="EUR" onChoose={() => setChosen('euro')} />
      </Rows>
      <output>{chosen}</output>
      <ChoiceCards>
        <ChoiceCard
          picture={
            <FlowPicture
              from={<Tile icon={bankIcon} size={52} />}
              to={<Coin code="usdc" size={52} network="solana" />}
            />
          }
          title="Bank to wallet"
          note="US dollars and euros"
          onChoose={() => setChosen('on')}
        >
          Send a bank transfer and receive stablecoins (USDC or USDT) in your wallet.
        </ChoiceCard>
        <ChoiceCard
          picture={<FlowPicture from={<Coin code="usdc" size={52} />} to={<Tile icon={bankIcon} size={52} />} />}
          title="Wallet to bank"
          disabledReason="Transfers are paused."
          onChoose={() => setChosen('off')}
        >
          Send stablecoins (USDC or USDT) and receive money in your bank account.
        </ChoiceCard>
      </ChoiceCards>
    </Sheet>
  )
}

export const Steps = () => (
  <InFrame>
    <Page width="form">
      <StepCard
        mark={<Tile icon={pageIcon} tone="success" />}
        title="Accept the terms"
        badge={<Badge tone="success">Complete</Badge>}
      >
        You’ve accepted the terms of service.
      </StepCard>
      <StepCard
        mark={<Tile icon={idCardIcon} tone="brand" />}
        title="Verify your identity"
        action={
          <Tooltip printed text="Accept the terms first.">
            <Button variant="secondary" aria-disabled>
              Start
            </Button>
          </Tooltip>
        }
      >
        You’ll need a photo ID and a selfie. Most people finish in 5 minutes.
      </StepCard>
      <Note icon={lockIcon}>The law requires us to verify our customers.</Note>
      <div>
        <Section title="Profile" hint="Contact support to change these.">
          <Cell label="Name">Maya Lindqvist</Cell>
        </Section>
        <Section title="Preferences">
          <Cell label="Language">English</Cell>
        </Section>
      </div>
    </Page>
  </InFrame>
)

export function Tabbed() {
  const [chosen, setChosen] = useState('history')
  const tabs = [
    { key: 'history', label: 'History', count: 23 },
    { key: 'on', label: 'Bank to wallet' },
    { key: 'off', label: 'Wallet to bank' },
  ]
  return (
    <InFrame>
      <Page width="wide">
        <PageTitle>Transfers</PageTitle>
        <Tabs label="Transfers" tabs={tabs} chosen={chosen} onChoose={setChosen}>
          <output>{chosen}</output>
        </Tabs>
      </Page>
    </InFrame>
  )
}

const tryAgain = (retry: () => void) => <Button onClick={retry}>Try again</Button>

/** An iframe whose address changes. */
export function Embeds() {
  const [src, setSrc] = useState('/LICENSE')
  return (
    <InFrame>
      <Page>
        <FrameBar href="https://example.com" linkText="Open in a new tab">
          Verification partner
        </FrameBar>
        <Embed src={src} title="Verification" failure={tryAgain} />
        <Button onClick={() => setSrc('/package.json')}>Load</Button>
      </Page>
    </InFrame>
  )
}
