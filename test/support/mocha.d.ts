// The globals that @web/test-runner provides in a browser test.
type Work = () => unknown | Promise<unknown>
declare function describe(name: string, work: () => void): void
type Limited = { timeout(ms: number): void }
declare function it(name: string, work: (this: Limited) => unknown | Promise<unknown>): Limited
declare function before(work: Work): void
declare function after(work: Work): void
declare function beforeEach(work: Work): void
declare function afterEach(work: Work): void
