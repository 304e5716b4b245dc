import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)
const isOnline = () => onlineManager.isOnline()

/** Whether the browser has a connection. On a network without internet access it says that it has. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, isOnline)
