const LOOK_EVERY_MS = 1000

/**
 * npx and npm end at a signal of a script without passing it on, and the sandbox would serve on for nobody. What was started without them may
 * outlive its shell.
 */
export function endWithParent({ npm_command: startedBy }: Readonly<Record<string, string | undefined>>): void {
  if (startedBy === undefined) return
  const { ppid } = process
  const look = () => void (process.ppid === ppid || process.kill(process.pid, 'SIGTERM'))
  setInterval(look, LOOK_EVERY_MS).unref()
}
