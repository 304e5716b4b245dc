import { Spinner } from '../../ui/buttons/Spinner.tsx'
import { Inline } from '../../ui/layout/stack.tsx'
import { useText, type MessageId } from '../../ui/text.tsx'
import { useHasLasted } from '../../ui/use-has-lasted.ts'

function Wait({ text }: { readonly text: MessageId }) {
  const t = useText()
  return (
    <div role="status">
      <Inline gap={14}>
        <Spinner data-size="lg" />
        <p>{t(text)}</p>
      </Inline>
    </div>
  )
}

export const WalletSearch = () => <Wait text="connection.choose.looking" />

/** As long as a wallet has to answer what it is asked to sign. A late answer still connects it, because that moves nothing. */
const LONG_MS = 120_000

/** While a wallet is asked for its address. */
export const WalletRequest = () => (
  <Wait text={useHasLasted('asking', LONG_MS) ? 'connection.asked.long' : 'connection.asked.text'} />
)
