import { catalog, checkRequest, topicLevels } from '@worksheet/core'
import { LIMITS } from '../request.ts'
import type { Library } from './engine.ts'
import { produce } from './produce.ts'

/** The real library behind the service. */
export const library: Library = {
  catalog: locale => catalog({ locale }),
  levels: topicLevels,
  check: request => void checkRequest(request, { problems: LIMITS.problems }),
  produce,
}
