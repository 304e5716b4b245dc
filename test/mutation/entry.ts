/** A change that no test notices and none has to. */
export interface Survivor {
  readonly file: string
  /** The line that it begins on, without the spaces around it; it may stand in the file more than once. */
  readonly line: string
  readonly from: string
  readonly to: string
  readonly reason: string
}
