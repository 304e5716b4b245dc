import type { OffRampState } from '../../../operations/off-ramp/state/state.ts'
import type { Row } from './saying.ts'

type Kind = OffRampState['kind']

const BY_OUTCOME = { tone: 'neutral', title: 'byOutcome', text: 'byOutcome', actions: [] } as const satisfies Row

/** While the customer watches it being sent. */
const WORKING = {
  working: { title: 'sending.confirming.title', text: 'sending.confirming.text' },
  workingLong: { title: 'sending.confirming.title', text: 'sending.confirming.long' },
  workingUnseen: { title: 'sending.confirming.title', text: 'sending.confirming.longUnseen' },
  workingForHours: { title: 'sending.confirming.title', text: 'sending.confirming.longForHours' },
  late: { title: 'sending.late.title', text: 'sending.late.text', note: 'sending.late.note' },
} as const satisfies Row['causes']

const UNSENT = {
  tone: 'warning',
  title: 'sending.unfinished.created.title',
  text: 'sending.unfinished.created.text',
  actions: ['cancel'],
  causes: {
    checking: { tone: 'info', title: 'sending.checking.title', text: 'sending.checking.text', actions: ['send'] },
    sendable: { text: 'sending.unfinished.unsent.text', actions: ['send', 'cancel'] },
    madeAgain: { text: 'sending.unfinished.unsent.again', actions: ['send', 'cancel'] },
  },
} as const satisfies Row

/** What is said and offered in each state of an off-ramp, wherever it is shown (decisions.md E22). */
export const TRANSFER_STATES = {
  undecided: { tone: 'warning', title: 'payouts.undecided.title', text: 'payouts.undecided.text', actions: [] },
  declineIt: {
    tone: 'warning',
    title: 'sending.moved.title',
    text: 'sending.moved.changed',
    role: 'alert',
    actions: [],
    causes: {
      taken: { text: 'sending.moved.taken' },
      returned: { text: 'sending.moved.returned' },
      over: { text: 'sending.moved.over' },
      cancelWanted: { text: 'sending.moved.cancelWanted' },
      onItsWay: { text: 'sending.moved.onItsWay' },
    },
  },
  tooMuch: {
    tone: 'warning',
    title: 'sending.surplus.twice',
    text: 'sending.surplus.text',
    shows: 'transaction',
    actions: ['support', 'open'],
  },
  cameBack: BY_OUTCOME,
  arrived: BY_OUTCOME,
  failed: BY_OUTCOME,
  stranded: {
    tone: 'warning',
    title: 'sending.stranded.title',
    text: 'sending.stranded.held',
    actions: ['enterId'],
    causes: {
      told: { text: 'sending.over.awaited.text', shows: 'transaction' },
      due: { text: 'sending.stranded.due', shows: 'transaction', actions: ['support', 'open'] },
      conflict: { text: 'sending.stranded.conflict', shows: 'transaction', actions: ['support', 'open'] },
    },
  },
  willComeBack: {
    tone: 'info',
    title: 'sending.comesBack.awaited.title',
    text: 'sending.comesBack.awaited.text',
    actions: [],
    causes: {
      mayArrive: { title: 'sending.over.awaited.title', text: 'sending.over.awaited.text' },
      registered: {
        title: 'sending.comesBack.found.title',
        text: 'sending.comesBack.found.anyText',
        actions: ['explorer'],
      },
      came: {
        tone: 'warning',
        title: 'sending.returning.title',
        text: 'sending.returning.text',
        actions: ['explorer'],
      },
    },
  },
  ended: BY_OUTCOME,
  beingProcessed: BY_OUTCOME,
  conflict: {
    tone: 'warning',
    title: 'sending.conflict.title',
    text: 'sending.conflict.text',
    actions: ['support', 'open', 'wasntSent'],
    causes: {
      mayHaveLeft: {
        title: 'sending.unregistered.conflict.title',
        text: 'sending.unregistered.conflict.text',
        shows: 'transaction',
      },
    },
  },
  unregistered: {
    tone: 'warning',
    title: 'sending.unregistered.due.title',
    text: 'sending.unregistered.due.text',
    shows: 'transaction',
    actions: ['support', 'open'],
  },
  tokensThere: {
    tone: 'warning',
    title: 'sending.tokensThere.title',
    text: 'sending.tokensThere.text',
    actions: ['support', 'open'],
    causes: { less: { actions: ['support', 'wasntSent'] } },
  },
  differentSent: {
    tone: 'warning',
    title: 'sending.different.title',
    text: 'chainErrors.network/different',
    actions: ['explorer', 'support'],
    causes: { somethingElse: { actions: ['explorer', 'support', 'wasntSent'] } },
  },
  onItsWay: {
    tone: 'info',
    title: 'sending.unknown.title',
    text: 'sending.unfinished.followed.text',
    actions: ['explorer'],
    causes: {
      ...WORKING,
      landed: { title: 'sending.sent.title', text: 'sending.sent.text' },
      forHours: { text: 'sending.unfinished.followed.textForHours' },
    },
  },
  gone: { tone: 'warning', title: 'sending.dropped.title', text: 'sending.dropped.text', actions: [] },
  unseen: {
    tone: 'info',
    title: 'sending.unknown.title',
    text: 'sending.unfinished.followed.text',
    actions: [],
    causes: {
      ...WORKING,
      long: {
        tone: 'warning',
        title: 'sending.unseen.title',
        text: 'sending.unseen.text',
        note: 'sending.unseen.warning',
        actions: ['wasntSent'],
      },
      forHours: { text: 'sending.unfinished.followed.textForHours' },
    },
  },
  cancelling: {
    tone: 'warning',
    title: 'sending.cancelling.title',
    text: 'sending.cancelling.text',
    actions: ['cancel'],
  },
  differs: {
    tone: 'warning',
    title: 'sending.differs.title',
    text: 'sending.differs.text',
    actions: ['cancel', 'support'],
  },
  askingHere: {
    tone: 'info',
    title: 'sending.approving.title',
    text: 'sending.approving.text',
    actions: ['send', 'cancelRequest'],
    causes: {
      long: { text: 'sending.approving.long' },
    },
  },
  askingElsewhere: {
    tone: 'info',
    title: 'sending.approving.title',
    text: 'sending.approving.long',
    actions: ['look'],
  },
  perhapsSent: {
    tone: 'warning',
    title: 'sending.unfinished.asked.title',
    text: 'sending.unfinished.asked.text',
    actions: ['look', 'wasntSent'],
  },
  unpayable: {
    tone: 'warning',
    title: 'sending.unpayable.title',
    text: 'sending.unpayable.text',
    actions: ['cancel', 'support'],
    causes: {
      unburnable: { text: 'sending.unpayable.burn', note: 'chainErrors.network/no-cctp-domain' },
      unmintable: { text: 'sending.unpayable.recipient' },
    },
  },
  byHand: {
    tone: 'info',
    title: 'sending.unfinished.awaited.title',
    text: 'sending.unfinished.awaited.text',
    actions: ['address', 'haventSent'],
  },
  notSentAfterAll: UNSENT,
  notSent: UNSENT,
  madeElsewhere: {
    tone: 'warning',
    title: 'sending.madeElsewhere.title',
    text: 'sending.madeElsewhere.text',
    actions: ['send', 'wasntSent'],
    causes: {
      checking: { tone: 'info', text: 'sending.madeElsewhere.checking', actions: ['send'] },
      watched: { tone: 'info', title: 'sending.checking.title', text: 'sending.checking.text', actions: [] },
    },
  },
  unknown: {
    tone: 'warning',
    title: 'sending.madeElsewhere.title',
    text: 'chainErrors.wallet/send-unknown',
    actions: ['support', 'open'],
  },
} as const satisfies Record<Kind, Row>
