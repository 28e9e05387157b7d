import { setImmediate } from 'node:timers/promises'
import { catalog, checkRequest, loadTopics, topicLevels } from '@worksheet/core'
import { LIMITS } from '../request.ts'
import type { Library } from './engine.ts'
import { produce } from './produce.ts'

/** The real library behind the service. */
export const library: Library = {
  // A grade is read when it is first asked for: that takes longer than anybody should wait for another's request.
  async load() {
    for (const { id: grade, topics } of catalog()) {
      const first = topics.find(({ implemented }) => implemented)
      if (first) await loadTopics({ entries: [{ grade, topic: first.id, count: 1 }] })
      await setImmediate()
    }
  },
  catalog: locale => catalog({ locale }),
  levels: topicLevels,
  check: request => void checkRequest(request, { problems: LIMITS.problems }),
  produce,
}
