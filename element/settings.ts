import type { RampHostConfig } from '../src/app/host-config.ts'
import type { MerchantWords } from '../src/app/language/words.ts'

export interface Settings {
  readonly host: RampHostConfig
  /** What can be used of `host.messages`, once it has been read. */
  words?: MerchantWords
}

/** Whether the settings have texts that are still being read, by code that other pages never download. Without it the widget's own stay. */
export function areBeingRead(settings: Settings, element: object, changed: () => void): boolean {
  const { messages } = settings.host
  if (!messages || settings.words) return false
  void import('../src/app/language/words.ts')
    .then(({ readWords }) => (settings.words = readWords(messages, element)))
    .catch(() => (settings.words = {}))
    .then(changed)
  return true
}
