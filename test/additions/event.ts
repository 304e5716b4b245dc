import type { Addition } from './addition.ts'

/** An event for a wallet that its owner did not connect. */
export const event: Addition = {
  thing: 'an event',
  mark: /ramp-wallet-declined/,
  product: [
    [
      'src/domain/ramp-events.ts',
      "\n  'ramp-wallet-disconnected': null",
      "\n  'ramp-wallet-disconnected': null\n  'ramp-wallet-declined': null",
    ],
  ],
  elsewhere: [
    [
      'src/chains/connection/connection-store.ts',
      "    if (state.status === 'connected')",
      "    if (state.status === 'failed') emit('ramp-wallet-declined', null)\n    if (state.status === 'connected')",
    ],
    [
      'element/sphere-ramp.ts',
      '\n * @fires ramp-payout-created',
      '\n * @fires ramp-wallet-declined - No wallet was connected.\n * @fires ramp-payout-created',
    ],
    [
      'element/frameworks/listeners.ts',
      "\n  'ramp-payout-created',",
      "\n  'ramp-wallet-declined',\n  'ramp-payout-created',",
    ],
    [
      'element/frameworks/vue.test.ts',
      "\n  'ramp-payout-created':",
      "\n  'ramp-wallet-declined': 'onRampWalletDeclined',\n  'ramp-payout-created':",
    ],
    [
      'README.md',
      '\n| `ramp-payout-created` |',
      '\n| `ramp-wallet-declined` | – | When none is connected |\n| `ramp-payout-created` |',
    ],
    [
      'CHANGELOG.md',
      '\n**Added**\n\n',
      '\n**Added**\n\n- The event `ramp-wallet-declined`: no wallet was connected.\n',
    ],
  ],
  missing: [
    'element/sphere-ramp.ts has no @fires ramp-wallet-declined',
    'element/frameworks/listeners.ts has no ramp-wallet-declined',
    'README.md has no ramp-wallet-declined among the events',
    'no source emits ramp-wallet-declined',
    'CHANGELOG.md has no entry of the event ramp-wallet-declined',
  ],
  without: [
    [
      'src/domain/ramp-events.ts',
      "  'ramp-wallet-declined': null\n",
      '',
      `Argument of type '"ramp-wallet-declined"' is not assignable`,
    ],
  ],
  users: ['src/chains/connection/connection-store.ts'],
  read: `
    const { RAMP_EVENTS } = await import('./element/frameworks/listeners.ts')
    return RAMP_EVENTS.includes('ramp-wallet-declined')`,
  reads: true,
  written: { 'src/chains/connection/connection-store.ts': 'src/…' },
}
