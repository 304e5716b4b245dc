import type { Addition } from './addition.ts'

/** A key of `config` that hides the host’s chat. */
export const configKey: Addition = {
  thing: 'a key of the configuration',
  mark: /chatHidden/,
  product: [
    [
      'src/app/host-config.ts',
      '\n  chat?: Chat\n',
      '\n  chat?: Chat\n  /** Without a button for it, though `chat` is there. */\n  chatHidden?: boolean\n',
    ],
  ],
  elsewhere: [
    [
      'src/app/ramp-config.ts',
      'chat: host.chat ?? null',
      'chat: (host.chatHidden === true ? null : host.chat) ?? null',
    ],
    [
      'element/README.md',
      '\n| `analytics` | `{identify',
      '\n| `chatHidden` | No button for `chat` |\n| `analytics` | `{identify',
    ],
    [
      'CHANGELOG.md',
      '\n**Added**\n\n',
      '\n**Added**\n\n- `chatHidden` in `config`: a page without a button for `chat`.\n',
    ],
  ],
  missing: [
    'no source reads chatHidden of the configuration',
    'element/README.md has no chatHidden among the keys of the configuration',
    'CHANGELOG.md has no entry of the key of config chatHidden',
  ],
  without: [['src/app/host-config.ts', '  chatHidden?: boolean\n', '', "Property 'chatHidden' does not exist"]],
  users: ['src/app/ramp-config.ts'],
  read: `
    const { settingsOf } = await import('./src/app/ramp-config.ts')
    const chatIn = (host) => settingsOf({ apiUrl: 'https://api.test', host: { chat: 'chat', ...host } }).chat
    return [chatIn({}), chatIn({ chatHidden: true })]`,
  reads: ['chat', null],
}
