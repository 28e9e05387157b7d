import { readOptions } from '../options.ts'
import { OUTPUT_OPTIONS, produce } from '../output.ts'
import { PRACTICE_OPTIONS, REPEAT_OPTIONS, requestFrom, requestIn } from '../request.ts'
import type { Command } from '../terminal.ts'

export const GENERATE_OPTIONS = {
  ...PRACTICE_OPTIONS,
  ...REPEAT_OPTIONS,
  ...OUTPUT_OPTIONS,
  request: { type: 'string' },
} as const

/** Generates a worksheet from flags, a request file or standard input. */
export const generateCommand: Command = async (args, terminal) => {
  const { values } = readOptions(args, GENERATE_OPTIONS)
  const { request } = values
  const asked = request === undefined ? requestFrom(values) : await requestIn(request, values, terminal)
  return produce(asked, values, terminal)
}
