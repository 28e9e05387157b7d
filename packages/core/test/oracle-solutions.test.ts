import { isAsked } from '@worksheet/testing/asked'
import { seedOf } from '@worksheet/testing/seeds'
import { has } from '@worksheet/testing/tools'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '../src/problem.ts'
import { contentToText } from '../src/show/text.ts'
import { writtenGrades } from '../src/topics/all.ts'
import { itemOf } from '../src/tuple.ts'
import { generateWorksheet } from '../src/worksheet.ts'
import { claimsOfSolution, type SolutionClaim } from './oracle/solution-claims.ts'
import { verdictsOn } from './oracle/verdicts.ts'

/** Solutions of each level of a topic. */
const PROBLEMS = Number(process.env.ORACLE_PROBLEMS ?? 6)

/** How many lines SymPy reads at the least, in a hundred solutions of a grade: a test that reads nothing would agree with anything. */
const LEAST = 2

interface Judged {
  readonly grade: string
  readonly where: string
  readonly problem: Problem
  readonly claim: SolutionClaim
  /** Null where SymPy cannot tell. */
  readonly verdict: boolean | null
}

/** Another computer algebra system reads the lines of the worked solutions, each by itself and after the one before. */
describe.runIf(has('sympy'))('SymPy agrees with the solutions of', () => {
  let judged: readonly Judged[] = []
  const solved = writtenGrades.map(({ id }) => [id, solutionsOf(id)] as const)

  beforeAll(async () => {
    const claims = solved.flatMap(([grade, solutions]) =>
      solutions.flatMap(({ where, problem }) =>
        claimsOfSolution(problem.solution ?? []).map(claim => ({ grade, where, problem, claim })),
      ),
    )
    const verdicts = await verdictsOn(claims.map(({ claim }) => claim))
    judged = claims.map((one, i) => ({ ...one, verdict: itemOf(verdicts, i) }))
  }, 1_200_000)

  test.each(solved)('grade %s', (grade, solutions) => {
    const lines = judged.filter(one => one.grade === grade)
    expect(lines.filter(({ verdict }) => verdict === false).map(told)).toEqual([])
    if (process.env.TOPICS === undefined)
      expect(lines.filter(({ verdict }) => verdict).length).toBeGreaterThanOrEqual((LEAST * solutions.length) / 100)
  })
})

function solutionsOf(grade: string): readonly { readonly where: string; readonly problem: Problem }[] {
  const topics = writtenGrades.find(({ id }) => id === grade)?.topics.filter(topic => typeof topic !== 'string') ?? []
  return topics.filter(isAsked).flatMap(({ id: topic, difficulties }) => {
    const entries = difficulties.map(difficulty => ({ id: difficulty, grade, topic, difficulty, count: PROBLEMS }))
    return generateWorksheet({ entries, seed: seedOf(12) }, { solutions: true }).entries.flatMap(
      ({ difficulty, problems }) =>
        problems.flatMap(problem =>
          problem.solution ? [{ where: `${topic} ${difficulty} ${problem.form}`, problem }] : [],
        ),
    )
  })
}

const told = ({ where, problem, claim }: Judged): string =>
  `${where}: ${contentToText(problem.solution ?? [], 'en')} ${JSON.stringify(claim)}`
