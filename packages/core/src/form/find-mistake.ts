import { option } from '../answer/option.ts'
import { type Block, type Both, both, type Inline, line, prose, steps } from '../content.ts'
import { assert } from '../errors.ts'
import { equation } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { isSame } from '../same.ts'
import type { WhyWrong } from '../solution/lettered.ts'
import * as because from '../solution/reasons/index.ts'
import { noMistakeStep, type Step, step } from '../solution/step.ts'
import type { Difficulty, FormSpec } from '../topic.ts'
import { itemOf } from '../tuple.ts'
import { LINE_NAMES, lineChoices } from './lines.ts'

/** The work of a pupil: what was given, then a line for each step. */
export type Work = readonly [given: Expr, ...lines: Expr[]]

export interface Mistake<Facts> {
  /** What went wrong, to follow "The mistake:" — "5 was added, not subtracted". */
  readonly says: (facts: Facts) => Both<readonly Inline[]>
  /** The work of a pupil who makes it; as long as the right work. */
  readonly work: (facts: Facts) => Work
}

interface FindMistakeSpec<Level, D extends Difficulty, Facts> {
  readonly levels?: readonly D[]
  readonly share?: number
  /** How many lines follow what is given. */
  readonly lines: 2 | 3 | 4
  draw: FormSpec<Level, D, Facts, string>['draw']
  /** The right work. */
  work(facts: Facts): Work
  /** A step of the solution for each line of the right work. */
  steps(facts: Facts): readonly Step[]
  /** Whether no problem is without a mistake. */
  readonly isAlwaysThere?: boolean
  readonly mistakes: Readonly<Record<string, Mistake<Facts>>>
  /** Whether a line follows from the one before it: from what is printed alone, by another road than the work was made. */
  follows(before: Expr, after: Expr): boolean
}

/** Facts with the work that is shown of them. */
export interface Found<Facts> {
  readonly facts: Facts
  /** Null where every line is right: in at most a quarter of the problems. */
  readonly mistake: string | null
  readonly work: Work
}

const INSTRUCTION: Both<Block> = {
  en: prose`Which line has the first mistake, if any?`,
  es: prose`¿En qué renglón está el primer error, si hay alguno?`,
}

const INSTRUCTION_ALWAYS: Both<Block> = {
  en: prose`Which line has the first mistake?`,
  es: prose`¿En qué renglón está el primer error?`,
}

const NONE = 'none'
const NO_MISTAKE = { en: prose`There is no mistake.`, es: prose`No hay ningún error.` }

const choicesOf = (lines: number, isAlwaysThere: boolean) =>
  option<string>({ ...lineChoices(lines), ...(isAlwaysThere ? {} : { [NONE]: NO_MISTAKE }) })

/** The place of the first line that differs from the right one. */
const firstWrong = (right: Work, work: Work): number => work.findIndex((item, i) => !isSame(item, right[i]))

/** A line before the mistake: what was done in it is right. */
const rightLine = ({ says, work }: Step, i: number): Step => step(work, because.lineIsRight, { line: i + 1, why: says })

/** The lines after the mistake that follow from the ones before them: with them the work ends wrong, and no new mistake is made. */
const followingLines = (work: Work, from: number, follows: (before: Expr, after: Expr) => boolean) =>
  Object.fromEntries(
    work.slice(from + 1).flatMap((item, i) => {
      const before = from + i
      return follows(itemOf(work, before), item) ? [[itemOf(LINE_NAMES, before), NO_NEW_MISTAKE] as const] : []
    }),
  )

const NO_NEW_MISTAKE: WhyWrong = {
  en: line`There is no new mistake here: this line follows from the one above it.`,
  es: line`Aquí no hay un error nuevo: este renglón resulta del anterior.`,
}

/** Somebody's work, line by line: which is the first wrong one? The key says the corrected line, the solution ends the work. */
export function findMistake<Level, Facts, const D extends Difficulty = Difficulty>({
  lines,
  draw,
  work,
  steps: stepsOf,
  mistakes,
  follows,
  isAlwaysThere = false,
  ...rest
}: FindMistakeSpec<Level, D, Facts>): FormSpec<Level, D, Found<Facts>, string> {
  const made = new Map(Object.entries(mistakes))
  const names = [...made.keys()]
  const mistakeOf = (name: string): Mistake<Facts> => {
    const found = made.get(name)
    assert(found, () => `The form has no mistake ${name}`)
    return found
  }
  // There is no mistake in a quarter of the problems at the most.
  const turns = [
    ...Array.from({ length: Math.ceil(3 / names.length) }, () => names).flat(),
    ...(isAlwaysThere ? [] : [null]),
  ]
  const shouldBe = (right: Work, done: Work): Both<readonly Inline[]> => {
    const [corrected, ...others] = right.slice(firstWrong(right, done))
    assert(corrected, 'A line differs')
    // Where a mistake is always there, the corrected work goes to its end; equations stand alone.
    const shown =
      isAlwaysThere && corrected.kind !== 'relation'
        ? others.reduce((all, next) => equation(all, next), corrected)
        : corrected
    return { en: line`It should be ${shown}.`, es: line`Debe ser ${shown}.` }
  }
  return {
    ...rest,
    kind: 'find-mistake',
    instruction: isAlwaysThere ? INSTRUCTION_ALWAYS : INSTRUCTION,
    draw(random, level) {
      const mistake = random.evenly(turns)
      return random.until(
        () => {
          const facts = draw(random, level)
          return { facts, mistake, work: mistake === null ? work(facts) : mistakeOf(mistake).work(facts) }
        },
        // A mistake that changes nothing is none.
        found => found.mistake === null || firstWrong(work(found.facts), found.work) > 0,
      )
    },
    answer: choicesOf(lines, isAlwaysThere),
    solve: ({ facts, mistake, work: done }) =>
      mistake === null ? NONE : itemOf(LINE_NAMES, firstWrong(work(facts), done) - 1),
    ask: ({ work: [given, ...done] }) => {
      assert(done.length === lines, 'The work has as many lines as the form says')
      return both([given, steps(...done.map(item => line`${item}`))])
    },
    key({ facts, mistake, work: done }) {
      if (mistake === null) return both([])
      const { en, es } = shouldBe(work(facts), done)
      return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
    },
    solution({ facts, mistake, work: done }) {
      const right = stepsOf(facts)
      if (mistake === null) return [...right, noMistakeStep()]
      const from = firstWrong(work(facts), done)
      return [
        ...right.slice(0, from - 1).map(rightLine),
        step(itemOf(done, from), because.mistakeIs, { what: mistakeOf(mistake).says(facts) }),
        ...right.slice(from - 1),
      ]
    },
    whyWrong: ({ facts, mistake, work: done }) =>
      mistake === null ? null : followingLines(done, firstWrong(work(facts), done), follows),
    check(printed, answer) {
      const all = printed.maths
      const wrong = all.slice(1).findIndex((after, i) => !follows(itemOf(all, i), after))
      return answer === (wrong < 0 ? NONE : itemOf(LINE_NAMES, wrong))
    },
  }
}
