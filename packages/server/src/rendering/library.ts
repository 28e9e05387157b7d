import { catalog, checkRequest } from '@worksheet/core'
import type { Library } from './engine.ts'
import { produce } from './produce.ts'

/** The real library behind the service. */
export const library: Library = {
  catalog: locale => catalog({ locale }),
  check: request => void checkRequest(request),
  produce,
}
