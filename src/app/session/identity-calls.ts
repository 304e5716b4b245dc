import type { ApiClient } from '../../api/client.ts'
import { exchangeToken, refreshToken, signOut } from '../../api/identity.ts'
import type { SessionStore, Tokens, Wish } from '../../stores/session.ts'

/** An alias, because the declarations of what exports `identityCalls` write it out. */
type Renewing = {
  readonly session: SessionStore
  present(): Tokens | null
  wish(): Wish | null
  keep(tokens: Tokens): void
  api(): ApiClient
}

/** Renews the tokens of the session `before`. Null when there is none, or when the answer is another customer's. */
async function renew({ session, ...turns }: Renewing, before: Tokens | null): Promise<string | null> {
  const { present, wish, keep, api } = turns
  const isLeaving = () => wish()?.kind === 'signOut'
  if (!before || isLeaving()) return null
  const isSame = () => present() === before && !isLeaving()
  const tokens = isSame() ? await refreshToken(api(), before.refreshToken) : null
  if (isLeaving()) return null
  // The session was renewed or replaced since.
  if (!tokens || !isSame()) return present()?.uid === before.uid ? present()!.idToken : null
  if (tokens.uid !== before.uid) return null
  // While a token is exchanged, a reload restores nothing.
  if (!wish()) keep(tokens)
  session.dispatch({ type: 'refreshed', tokens })
  return tokens.idToken
}

/** Whether the tokens are still good, only the server knows: a 401 renews them, or ends the session. */
const check = ({ api }: Pick<Renewing, 'api'>): void =>
  void api()
    .request('GET', 'me', { schema: { safeParse: (data: unknown) => ({ success: true, data }) } })
    .catch(() => {})

/** What a session calls the server for. */
export const identityCalls = { exchangeToken, signOut, renew, check }
