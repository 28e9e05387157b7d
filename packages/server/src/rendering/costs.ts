import type { Job } from './job.ts'

/** Before anything is known of a topic, a problem is taken to cost this much. */
const UNKNOWN_MS: Readonly<Record<Job['output'], number>> = { json: 1, latex: 1, embed: 1, pdf: 4, verdicts: 1 }

/** How fast an estimate follows what is measured, and how far one measurement may move it. */
const FOLLOW = 0.3
const STRETCH = 5

/**
 * What a problem of each topic costs in each output, learnt from what was measured. A number line costs many times
 * what a sum does, so a count of problems alone does not tell what would hold up the main thread.
 */
export class Costs {
  readonly #perProblem = new Map<string, number>()

  estimateMs(job: Job): number {
    const { output, request } = job
    const answers = output === 'verdicts' ? job.answers.length * UNKNOWN_MS.verdicts : 0
    const copies = output === 'pdf' ? job.layout.versions : 1
    return request.entries.reduce(
      (sum, { topic, count }) =>
        sum + copies * count * (this.#perProblem.get(`${output} ${topic}`) ?? UNKNOWN_MS[output]),
      answers,
    )
  }

  /** The first measurement of a topic is taken as it is. */
  learn(job: Job, ms: number): void {
    const ratio = Math.min(STRETCH, Math.max(1 / STRETCH, ms / this.estimateMs(job)))
    for (const topic of new Set(job.request.entries.map(({ topic }) => topic))) {
      const key = `${job.output} ${topic}`
      const known = this.#perProblem.get(key)
      this.#perProblem.set(
        key,
        known === undefined ? UNKNOWN_MS[job.output] * ratio : known * (1 + FOLLOW * (ratio - 1)),
      )
    }
  }
}
