import { plainText } from '../../../lib/format/plain-text.ts'
import type { Rail } from '../../rails.ts'
import { WIRE_MESSAGE_MAX_LENGTH } from './wire-message-length.ts'
import type { RampType } from '../ramp-type.ts'

const FURTHER_CREDIT_PREFIX = 'FFC:'

export const WIRE_MESSAGE_KINDS = ['wireMessage', 'furtherCredit'] as const
export type WireMessageKind = (typeof WIRE_MESSAGE_KINDS)[number]

export interface WireMessage {
  /** Null when no box is ticked. */
  readonly kind: WireMessageKind | null
  readonly text: string
}

export const noWireMessage: WireMessage = { kind: null, text: '' }

/** Only a wire to a bank has a message; the customer's own bank writes the wire of an on-ramp. */
export const hasWireMessage = (rampType: RampType, rail: Rail): boolean => rampType === 'off-ramp' && rail === 'WIRE'

/** Ticking one box unticks and clears the other. */
export const tickWireMessage = (message: WireMessage, kind: WireMessageKind): WireMessage =>
  message.kind === kind ? noWireMessage : { kind, text: '' }

/** The message on one line, as it is sent; undefined when it is blank. */
export function writeWireMessage({ kind, text }: WireMessage): string | undefined {
  const joined = text
    .split(/[\r\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
  const line = plainText(joined)
  if (kind === null || line === '') return undefined
  return kind === 'furtherCredit' ? FURTHER_CREDIT_PREFIX + line : line
}

export const wireMessageLength = (message: WireMessage): number => writeWireMessage(message)?.length ?? 0

export const wireMessageError = (message: WireMessage): 'validation.maxLength.wireMessage' | null =>
  wireMessageLength(message) > WIRE_MESSAGE_MAX_LENGTH ? 'validation.maxLength.wireMessage' : null
