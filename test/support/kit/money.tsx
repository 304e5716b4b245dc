import { useState } from 'react'
import { Chip } from '../../../src/ui/buttons/Chip.tsx'
import { Amount } from '../../../src/ui/data/Amount.tsx'
import { Masked } from '../../../src/ui/data/Masked.tsx'
import { Hero } from '../../../src/ui/data/money/Hero.tsx'
import { FromTo } from '../../../src/ui/data/money/FromTo.tsx'
import { MoneyPanel } from '../../../src/ui/data/money/MoneyPanel.tsx'
import { Picker } from '../../../src/ui/data/money/Picker.tsx'
import { CurrencyLabel } from '../../../src/ui/data/money/picker-styles.ts'
import { Badge } from '../../../src/ui/feedback/Badge.tsx'
import { AmountInput } from '../../../src/ui/fields/amount/AmountInput.tsx'
import { Page } from '../../../src/ui/frame/Page.tsx'
import { plusIcon } from '../../../src/ui/icons/actions.ts'
import { DotSeparated } from '../../../src/ui/layout/DotSeparated.tsx'
import { Side, Split } from '../../../src/ui/layout/stack.tsx'
import { BankTile } from '../../../src/ui/marks/BankTile.tsx'
import { Coin } from '../../../src/ui/marks/Coin.tsx'
import { Flag } from '../../../src/ui/marks/Flag.tsx'
import { NetworkMark } from '../../../src/ui/marks/NetworkMark.tsx'
import { Tile } from '../../../src/ui/marks/Tile.tsx'
import { InFrame } from './InFrame.tsx'

const nothing = () => {}

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
          variant="pill"
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
          variant="row"
          label="From wallet"
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
                  <DotSeparated>
                    <span className="sr-mono">7xKqT4…9fPdWm</span>
                  </DotSeparated>
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
          variant="row"
          label="Account to pay"
          chosen={account}
          onChoose={setAccount}
          placeholder={{ mark: <Tile icon={plusIcon} size={36} />, title: 'Select a bank account' }}
          more={[
            {
              mark: <Tile icon={plusIcon} size={36} />,
              title: 'Add bank account',
              onSelect: () => setAccount(null),
            },
          ]}
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
          <FromTo from={from} to={to} />
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
