import { exampleEntry, type Grade } from '../openapi/examples.ts'
import type { Library } from '../rendering/engine.ts'
import { failureOf, serviceErrorOf } from '../rendering/failure.ts'
import { type Branding, USUAL_LAYOUT } from '../rendering/job.ts'
import { CommandError } from './command.ts'

/** Prints a page with a branding as a customer would get it. */
export async function proofOf({ catalog, produce }: Library, branding: Branding): Promise<void> {
  const entry = exampleEntry(catalog('en') as Grade[])
  const layout = { ...USUAL_LAYOUT, title: 'Proof', showScore: true }
  const request = { entries: [entry], locale: 'en', seed: 1 } as const
  try {
    await produce({ output: 'pdf', request, layout, showAnswerKey: true, branding })
  } catch (error) {
    throw new CommandError(`This branding cannot be printed: ${serviceErrorOf(failureOf(error)).message}`)
  }
}
