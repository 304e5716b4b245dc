import { useEffect } from 'react'
import type { Me } from '../../domain/me.ts'
import { useServices } from '../../queries/services.ts'
import { useChatHash } from '../../queries/support.ts'
import { tokensOf } from '../../stores/session.ts'
import { closeChat } from './closed-chat.ts'

/** A rejected customer may only mail compliance, so the host's chat is closed while this screen is shown. */
export function useClosedChat(me: Me) {
  const { settings, session } = useServices()
  const readHash = useChatHash()
  const { chat } = settings
  const userId = me.id
  // The chat belongs to the host, outside React.
  useEffect(() => {
    if (!chat) return undefined
    const uid = tokensOf(session.getState())?.uid
    const isSessionOpen = () => uid !== undefined && tokensOf(session.getState())?.uid === uid
    const open = closeChat(chat, { userId, readHash, isSessionOpen })
    return () => void open()
  }, [chat, session, readHash, userId])
}
