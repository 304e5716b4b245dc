import { relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'
import { root } from '../../.build/run.mjs'

/** These files begin first, in this order: one that began last would be waited for alone. Paths from the project's folder. */
export function longestFirst(longest) {
  const rankOf = ({ moduleId }) => {
    const rank = longest.indexOf(relative(root, moduleId))
    return rank < 0 ? longest.length : rank
  }
  return class extends BaseSequencer {
    async sort(files) {
      return files.toSorted((one, other) => rankOf(one) - rankOf(other))
    }
  }
}
