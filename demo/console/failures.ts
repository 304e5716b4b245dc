/** The sandbox's answers to a request that is made to fail, by the name of the error's shape. */
export const FAILURES = {
  error: { label: 'Error with code and message', what: 'The usual error: {"error":{"code","message"},"request"}.' },
  issues: {
    label: 'Validation issues by path',
    what: 'A refused field: {"issues":[{"path","message"}]}. The form shows it there.',
  },
  source: { label: 'Validation error by field', what: 'A refused field: {"error":{"source":{field: message}}}.' },
  message: { label: 'Message only', what: 'An error without a code: {"message"}.' },
  string: { label: 'Error as a string', what: 'An error without a code: {"error": message}.' },
  text: { label: 'Plain text instead of JSON', what: 'The message as text/plain.' },
  html: { label: 'HTML page of a proxy', what: 'A page as a proxy sends it. The widget shows its own message.' },
  empty: { label: 'Empty body', what: 'The status alone. The widget shows its own message.' },
  drop: {
    label: 'Connection dropped, no answer',
    what: 'The connection closes without an answer, and the status is not used. The widget cannot know what happened and looks it up.',
  },
  v1: {
    label: 'Public API, version 1',
    what: 'The error of the public API: {"ok":false,"error": type,"message","request"}.',
  },
  v2: {
    label: 'Public API, version 2',
    what: 'The newer error of the public API: {"status","detail","code","correlationId","errors"}.',
  },
  'field-map': { label: 'Public API, map of fields', what: 'Refused fields: {"error":{field: [messages]}}.' },
} as const

export type FailureShape = keyof typeof FAILURES

export const isFailureShape = (value: string): value is FailureShape => Object.hasOwn(FAILURES, value)
