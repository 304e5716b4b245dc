import { BankTile } from '../../../src/ui/marks/BankTile.tsx'
import { Coin } from '../../../src/ui/marks/Coin.tsx'
import { useCountryFlags } from '../../../src/ui/marks/flags/use-country-flags.tsx'
import { alpha2Of, COUNTRIES } from '../../../src/domain/residency/countries.ts'
import { Flag, type FlagCode } from '../../../src/ui/marks/Flag.tsx'
import { NetworkMark } from '../../../src/ui/marks/NetworkMark.tsx'
import { networkMarks } from '../../../src/ui/marks/networks.generated.ts'
import { Tile } from '../../../src/ui/marks/Tile.tsx'
import { idCardIcon, walletIcon } from '../../../src/ui/icons/things.ts'
import { RowCell, Sheet } from './Grid.tsx'

const FLAGS: FlagCode[] = ['US', 'EU', 'MX', 'BR', 'PH', 'IN', 'CA', 'GB', 'CO', 'SG', 'ID', 'VN', 'TH']
const BANKS = ['Chase', 'Bank of America', 'Wells Fargo', 'Citibank', 'U.S. Bank', 'PNC', 'Capital One', 'Truist']

export const Marks = () => (
  <Sheet>
    <RowCell label="Flags">
      {FLAGS.map((code) => (
        <Flag key={code} code={code} size={36} />
      ))}
    </RowCell>
    <RowCell label="Coins">
      <Coin code="usdc" />
      <Coin code="usdt" />
      <Coin code="sol" />
      <Coin code="eth" />
      <Coin code="usdc" network="solana" size={40} />
      <Coin code="usdt" network="ethereum" size={40} />
    </RowCell>
    <RowCell label="Networks">
      {Object.keys(networkMarks).map((network) => (
        <NetworkMark key={network} network={network} />
      ))}
    </RowCell>
    <RowCell label="Banks">
      {BANKS.map((name) => (
        <BankTile key={name} name={name} sub={<Flag code="US" size={18} />} />
      ))}
      <BankTile name="TD Bank" />
      <BankTile name="Ally" />
      <BankTile name="N26" sub={<Flag code="EU" size={18} />} />
    </RowCell>
    <RowCell label="Tiles">
      <Tile icon={walletIcon} />
      <Tile icon={idCardIcon} tone="brand" />
      <Tile icon={idCardIcon} tone="success" />
      <Tile icon={idCardIcon} tone="warning" />
      <Tile icon={idCardIcon} tone="destructive" />
      <Tile letters="P" ground="#6b5bd0" />
      <Tile icon={idCardIcon} tone="brand" large />
    </RowCell>
  </Sheet>
)

const COUNTRY_FLAGS = COUNTRIES.map((country) => alpha2Of(country) ?? '').toSorted()

export function CountryFlags() {
  const flagOf = useCountryFlags()
  return (
    <Sheet>
      <RowCell label="Flags of countries">
        {COUNTRY_FLAGS.map((code) => (
          <span key={code}>{flagOf(code)}</span>
        ))}
      </RowCell>
    </Sheet>
  )
}
