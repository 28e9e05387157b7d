import { seedOf } from '@worksheet/testing/seeds'
import { has } from '@worksheet/testing/tools'
import { topicsToTry } from '@worksheet/testing/topic-sheets'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '../src/problem.ts'
import { contentToText } from '../src/show/text.ts'
import { itemOf } from '../src/tuple.ts'
import { generateWorksheet } from '../src/worksheet.ts'
import { writtenTopics } from './implemented-topics.ts'
import { type Claim, claimsOf } from './oracle/claims.ts'
import { verdictsOn } from './oracle/verdicts.ts'

/** Problems of each form at each level. */
const PROBLEMS = Number(process.env.ORACLE_PROBLEMS ?? 3)

/** How many forms, level by level, SymPy reads at the least: a test that reads nothing would agree with anything. */
const LEAST: Readonly<Record<string, number>> = {
  k: 7,
  1: 16,
  2: 20,
  3: 18,
  4: 16,
  5: 44,
  6: 19,
  7: 31,
  8: 25,
  'algebra-1': 50,
  'algebra-2': 44,
  precalculus: 4,
  statistics: 3,
  calculus: 28,
}

/** Where the shape of the answer, its bar, its reason or its meaning is asked for, a wrong choice may hold an equal value. */
const ASKS_FOR_MORE: ReadonlySet<string> = new Set([
  'simplify-fractions',
  'equivalent-fractions-numeric',
  'explain-addition-strategies',
  'make-ten-to-add',
  'factor-gcf-from-sums',
  'fraction-to-repeating-decimal',
  'classify-real-numbers',
  'trend-lines-and-predictions',
])

/** An estimate is near the value by chance. */
const isEstimate = (topic: string) => topic.startsWith('estimate-')

const grades = await topicsToTry('packages/core/test/oracle')
const areAll = grades.flatMap(({ topics }) => topics).length === writtenTopics.length

interface Sample {
  readonly grade: string
  readonly topic: string
  /** With its topic and level. */
  readonly form: string
  readonly problem: Problem
}

interface Judged extends Sample {
  readonly claim: Claim
  readonly isAnswer: boolean
  /** Null where SymPy cannot tell. */
  readonly verdict: boolean | null
}

/**
 * Another computer algebra system reads the printed formulas. It does not know what a form asks. But where formula and
 * answer are equal, or equation and solutions, in most problems of a form, they must be so in all, and no wrong choice.
 */
describe.runIf(has('sympy'))('SymPy finds the answers of', () => {
  let judged: readonly Judged[] = []
  beforeAll(async () => {
    judged = await judge(grades.flatMap(samplesOf))
  }, 1_200_000)

  test.each(grades.map(({ grade }) => grade))('grade %s', grade => {
    const groups = new Map<string, Judged[]>()
    for (const one of judged.filter(one => one.grade === grade)) {
      const meaning = `${one.form} ${one.claim.says} ${one.claim.place}`
      groups.set(meaning, [...(groups.get(meaning) ?? []), one])
    }
    const meant = [...groups.values()].filter(holdsMostly)
    expect(meant.flatMap(group => group.filter(isWrong)).map(told)).toEqual([])
    if (areAll) expect(meant.length).toBeGreaterThanOrEqual(LEAST[grade] ?? 0)
  })
})

const isWrong = ({ topic, isAnswer, verdict }: Judged) =>
  isAnswer ? verdict === false : verdict === true && !ASKS_FOR_MORE.has(topic)

function holdsMostly(group: readonly Judged[]): boolean {
  const told = group.filter(({ isAnswer, verdict }) => isAnswer && verdict !== null)
  return told.filter(({ verdict }) => verdict).length > told.length / 2
}

const told = ({ form, problem: { prompt, answer }, claim, isAnswer }: Judged): string =>
  `${form}, ${isAnswer ? 'the answer' : 'a wrong choice'}: ${contentToText(prompt, 'en')} → ${contentToText(answer.content, 'en')} ${JSON.stringify(claim)}`

/** A few problems of each form at each level. */
function samplesOf({ grade, topics }: (typeof grades)[number]): readonly Sample[] {
  const exact = topics.filter(({ id }) => !isEstimate(id))
  return exact.flatMap(({ id: topic, difficulties }) => {
    const entries = difficulties.map(difficulty => ({ id: difficulty, grade, topic, difficulty, count: 30 }))
    const seen = new Map<string, number>()
    return generateWorksheet({ entries, seed: seedOf(11) }).entries.flatMap(({ difficulty, problems }) =>
      problems.flatMap(problem => {
        const form = `${topic} ${problem.form} ${difficulty}`
        const count = (seen.get(form) ?? 0) + 1
        seen.set(form, count)
        return count > PROBLEMS ? [] : [{ grade, topic, form, problem }]
      }),
    )
  })
}

async function judge(samples: readonly Sample[]): Promise<readonly Judged[]> {
  const claims = samples.flatMap(sample => {
    const { choices, answer } = sample.problem
    const of = (content: Problem['prompt'], isAnswer: boolean) =>
      claimsOf(sample.problem, content).map(claim => ({ ...sample, claim, isAnswer }))
    const wrong = choices.filter(({ label }) => label !== answer.label)
    return [...of(answer.content, true), ...wrong.flatMap(({ content }) => of(content, false))]
  })
  const verdicts = await verdictsOn(claims.map(({ claim }) => claim))
  return claims.map((claim, i) => ({ ...claim, verdict: itemOf(verdicts, i) }))
}
