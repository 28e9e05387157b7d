import {
  answerStep,
  type Both,
  blank,
  both,
  type Content,
  count,
  counters,
  type Expr,
  exact,
  explained,
  expr,
  type FormMaker,
  failed,
  figure,
  howMany,
  hundredChart,
  type Icon,
  iconNoun,
  itemOf,
  line,
  list,
  numberLine,
  numberList,
  numbersInAnyOrder,
  prose,
  quantity,
  type Random,
  type Step,
  step as solutionStep,
  statements,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mathsIn } from '../../kit/facts/bond.ts'
import type { levels } from './levels.ts'
import { byRule, PLACES, ruleFrom, runs, termsOf } from './parts.ts'

interface Level {
  readonly runs: readonly (keyof typeof runs)[]
  /** Where the two blanks may be. */
  readonly blanks: readonly (readonly [number, number])[]
}

const drawAt = (ahead: number) => (random: Random, level: Level) => ({
  ...runs[random.evenly(level.runs)](random, ahead),
  blanks: random.pick(level.blanks),
})

interface Run {
  readonly start: number
  readonly step: number
}

/** The rule, and each missing number from the one before it. */
function goneOn(run: Run, hidden: readonly number[], answers: readonly Value[]): readonly Step[] {
  const terms = termsOf(run)
  const at = PLACES.findIndex(place => !hidden.includes(place) && !hidden.includes(place + 1))
  return [
    ruleFrom(itemOf(terms, at), run.step),
    explained(
      statements(...hidden.map(place => byRule(itemOf(terms, place - 1), run.step))),
      line`Find each missing number from the number before it.`,
      line`Halla cada número que falta a partir del anterior.`,
    ),
    answerStep(list(...answers), {
      en: line`Write the missing numbers, in order.`,
      es: line`Escribe en orden los números que faltan.`,
    }),
  ]
}

/** The step between two printed neighbors. */
function stepOf(items: readonly Expr[]): number | null {
  const at = items.findIndex((item, i) => item.kind === 'number' && items[i + 1]?.kind === 'number')
  const [a, b] = [items[at], items[at + 1]]
  return a && b ? exact(b).minus(exact(a)).n : null
}

/** Every number of the filled run is one step from the one before. */
function isRun(items: readonly Expr[], answers: readonly Value[]): boolean {
  const step = stepOf(items)
  if (step === null || items.filter(({ kind }) => kind === 'blank').length !== answers.length) return false
  let filled = 0
  const values = items.map(item => exact(item.kind === 'blank' ? itemOf(answers, filled++) : item).n)
  return values.every((value, i) => i === 0 || value - itemOf(values, i - 1) === step)
}

const STEPS = [2, 5, 10] as const

const by = {
  2: words('twos', 'dos en dos'),
  5: words('fives', 'cinco en cinco'),
  10: words('tens', 'diez en diez'),
}

const PICTURES: readonly Icon[] = ['star', 'apple', 'ball', 'flower', 'cookie', 'shell', 'fish', 'egg']

export const easyForms = (form: FormMaker<typeof levels>) => ({
  run: form({
    share: 4,
    instruction: { en: prose`Write the missing numbers.`, es: prose`Escribe los números que faltan.` },
    draw: drawAt(0),
    answer: numberList,
    solve: facts => facts.blanks.map(place => itemOf(termsOf(facts), place)),
    ask: facts => {
      const hidden: readonly number[] = facts.blanks
      return both(list(...termsOf(facts).map((value, i) => (hidden.includes(i) ? blank(2.4) : expr(value)))))
    },
    solution: (facts, answers) => goneOn(facts, facts.blanks, answers),
    check: (printed, answers) => isRun(printed.one('list').items, answers),
  }),
  jumps: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Write the missing numbers. All jumps are equal.`,
      es: prose`Escribe los números que faltan. Todos los saltos son iguales.`,
    },
    lines: 0,
    draw: drawAt(1),
    answer: numberList,
    solve: facts => facts.blanks.map(place => itemOf(termsOf(facts), place)),
    ask(facts) {
      const terms = termsOf(facts)
      const drawn = figure(
        numberLine({
          from: itemOf(terms, 0),
          to: itemOf(terms, 5),
          step: facts.step,
          blanks: facts.blanks.map(place => itemOf(terms, place)),
          jumps: terms.slice(1).map((term, i) => [itemOf(terms, i), term] as const),
        }),
      )
      return both(drawn)
    },
    solution: (facts, answers) => goneOn(facts, facts.blanks, answers),
    check(printed, answers) {
      const drawn = printed.figure('number-line')
      const items = drawn.labels.flatMap(({ label }) => mathsIn(label) ?? [])
      return isRun(items, answers) && drawn.jumps.length === items.length - 1
    },
  }),
  chart: form({
    levels: ['easy'],
    lines: 0,
    draw(random) {
      const step = random.evenly([5, 10, 2])
      const rows = step === 10 ? 4 : step === 5 ? 3 : 2
      const first = random.int(0, 10 - rows) * 10 + 1
      const counted = Array.from({ length: (rows * 10) / step }, (_, i) => first - 1 + (i + 1) * step)
      const hidden = random.sample(counted, step === 2 ? 4 : 2).sort((a, b) => a - b)
      return { step, first, last: first + rows * 10 - 1, counted, hidden }
    },
    answer: numbersInAnyOrder,
    solve: ({ hidden }) => hidden,
    ask({ step, first, last, counted, hidden }): Both<Content> {
      const drawn = figure(hundredChart({ from: first, to: last, blanks: hidden, shaded: counted }))
      return {
        en: [prose`Count by ${by[step]}. Write the missing numbers.`, drawn],
        es: [prose`Cuenta de ${by[step]}. Escribe los números que faltan.`, drawn],
      }
    },
    solution: ({ step, counted, hidden }) => [
      solutionStep(list(...counted), because.skipCount, { step }),
      solutionStep(list(...hidden), because.readEmptyCells),
    ],
    // Reads each empty cell from its place, and finds it among the numbers counted.
    check(printed, answers) {
      const { cells } = printed.figure('hundred-chart')
      const first = itemOf(cells, 0).value
      const empty = cells.flatMap(({ shown }, i) => (shown ? [] : [first + i]))
      const step =
        STEPS.find(value => by[value].en === printed.one('words').en) ?? failed('The instruction names a step')
      return (
        empty.length === answers.length &&
        empty.every((value, i) => exact(itemOf(answers, i)).equals(value) && value % step === 0)
      )
    },
  }),
  groups: form({
    levels: ['easy'],
    draw: random => {
      const each = random.evenly([5, 2, 10])
      return { each, groups: random.int(3, each === 10 ? 5 : 6), icon: random.pick(PICTURES) }
    },
    answer: quantity,
    solve: ({ each, groups, icon }) => count(each * groups, iconNoun(icon)),
    ask({ each, groups, icon }): Both<Content> {
      const noun = iconNoun(icon)
      const group = { icon, count: each, fill: 'white', size: 0.9, outline: 'loop', perRow: each } as const
      const drawn = figure(
        counters(
          Array.from({ length: groups }, () => group),
          each === 2 ? 'across' : 'down',
        ),
      )
      return {
        en: [drawn, prose`Count by ${by[each]}. ${howMany(noun)} are there in all? ____`],
        es: [drawn, prose`Cuenta de ${by[each]}. ¿${howMany(noun)} hay en total? ____`],
      }
    },
    solution: ({ each, groups }, found) => [
      solutionStep(list(...Array.from({ length: groups }, (_, i) => (i + 1) * each)), because.skipCount, {
        step: each,
      }),
      solutionStep(both(prose`${found}`), because.lastNumberTellsHowMany),
    ],
    check: (printed, { amount }) =>
      exact(amount).equals(printed.figure('counters').groups.reduce((all, { items }) => all + items.length, 0)),
  }),
})
