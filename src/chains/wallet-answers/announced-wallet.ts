import { visibleText } from '../../lib/format/visible-text.ts'

/** A page with more wallets than this is trying to hide one. */
export const MOST_WALLETS = 30

const NAME_MAX_LENGTH = 40
const ICON_MAX_LENGTH = 100_000
/** Only `data:` URLs, because loading any other would reveal the customer to its server. An image element runs no script. */
const ICON = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i

export const walletNameOf = (name: unknown): string =>
  typeof name === 'string' ? visibleText([...name.trim()].slice(0, NAME_MAX_LENGTH).join('')) : ''

export const walletIconOf = (icon: unknown): string | undefined =>
  typeof icon === 'string' && icon.length <= ICON_MAX_LENGTH && ICON.test(icon.trim()) ? icon.trim() : undefined
