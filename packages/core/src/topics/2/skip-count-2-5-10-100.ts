import {
  asWritten,
  type Both,
  blank,
  both,
  type Content,
  count,
  counters,
  defineTopic,
  type Expr,
  equation,
  exact,
  expr,
  figure,
  howMany,
  hundredChart,
  type Icon,
  iconNoun,
  integer,
  itemOf,
  line,
  list,
  minus,
  numberLine,
  numberList,
  numbersInAnyOrder,
  prose,
  quantity,
  type Random,
  type Step,
  step as solutionStep,
  statements,
  tupleOf,
  type Value,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { mathsIn } from '../kit/facts/bond.ts'

/** Runs of six numbers: where they start and how they go on. */
const runs = {
  'multiples to 100': (random: Random) => {
    const step = random.pick([2, 5, 10])
    return { start: random.int(0, Math.floor(100 / step) - 5) * step, step }
  },
  'across a hundred': (random: Random) => {
    const step = random.pick([5, 10, 100])
    if (step === 100) return { start: random.int(0, 4) * 100, step }
    return { start: random.int(1, 9) * 100 - random.int(1, 4) * step, step }
  },
  'from any number': (random: Random) => {
    const step = random.pick([10, 100])
    return { start: random.intExcept(11, 999 - 5 * step, 100, 200, 300, 400), step }
  },
  backward: (random: Random) => {
    const step = random.pick([2, 5, 10, 100])
    const start = step === 100 ? random.int(501, 999) : step === 10 ? random.int(61, 499) : random.int(6, 40) * step
    return { start, step: -step }
  },
  'other steps': (random: Random) => {
    const step = random.pick([3, 4, 25])
    return { start: step * random.int(step === 25 ? 0 : 1, 10), step }
  },
} satisfies Record<string, (random: Random) => { start: number; step: number }>

interface Level {
  readonly runs: readonly (keyof typeof runs)[]
  /** Where the two blanks may be. */
  readonly blanks: readonly (readonly [number, number])[]
}

const PLACES = [0, 1, 2, 3, 4, 5]
const termsOf = ({ start, step }: { readonly start: number; readonly step: number }) =>
  PLACES.map(i => start + i * step)

function draw(random: Random, level: Level) {
  return { blanks: random.pick(level.blanks), ...runs[random.evenly(level.runs)](random) }
}

/** The rule from the first two printed neighbors, and the whole run. */
function goneOn(run: { readonly start: number; readonly step: number }, hidden: readonly number[]): readonly Step[] {
  const terms = termsOf(run)
  const at = PLACES.findIndex(place => !hidden.includes(place) && !hidden.includes(place + 1))
  const [a, b] = [itemOf(terms, at), itemOf(terms, at + 1)]
  const size = Math.abs(run.step)
  return [
    solutionStep(equation(run.step > 0 ? minus(b, a) : minus(a, b), size), because.findTheRule, {
      rule:
        run.step > 0
          ? { en: line`add ${size}`, es: line`suma ${size}` }
          : { en: line`subtract ${size}`, es: line`resta ${size}` },
    }),
    solutionStep(list(...terms), because.useTheRule),
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
  const rest = [...answers]
  const values = items.map(item => (item.kind === 'blank' ? exact(rest.shift() ?? -1) : exact(item)).n)
  return (
    step !== null && rest.length === 0 && values.every((value, i) => i === 0 || value - (values[i - 1] ?? 0) === step)
  )
}

const STEPS = [2, 5, 10] as const
const by = {
  2: words('twos', 'dos en dos'),
  5: words('fives', 'cinco en cinco'),
  10: words('tens', 'diez en diez'),
}
const PICTURES: readonly Icon[] = ['star', 'apple', 'ball', 'flower', 'cookie', 'shell', 'fish', 'egg']

export const skipCount2510100 = defineTopic(
  {
    id: 'skip-count-2-5-10-100',
    name: { en: 'Skip-count by 2s, 5s, 10s and 100s', es: 'Contar de 2 en 2, de 5 en 5, de 10 en 10 y de 100 en 100' },
    description: {
      en: 'Fill in missing numbers when counting by 2s, 5s, 10s or 100s up to 1,000.',
      es: 'Completa conteos de 2 en 2, 5 en 5, 10 en 10 o 100 en 100 hasta 1,000.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.A.2'],
    levels: {
      easy: {
        runs: ['multiples to 100'],
        blanks: [
          [2, 4],
          [3, 5],
          [4, 5],
          [2, 5],
        ],
      },
      medium: {
        runs: ['across a hundred'],
        blanks: [
          [2, 4],
          [1, 4],
          [2, 3],
          [1, 3],
        ],
      },
      hard: {
        runs: ['from any number', 'backward', 'other steps'],
        blanks: [
          [2, 4],
          [1, 4],
          [3, 5],
          [2, 5],
        ],
      },
    },
  },
  form => ({
    run: form({
      share: 4,
      instruction: { en: prose`Write the missing numbers.`, es: prose`Escribe los números que faltan.` },
      draw,
      answer: numberList,
      solve: facts => facts.blanks.map(place => itemOf(termsOf(facts), place)),
      ask: facts => {
        const hidden: readonly number[] = facts.blanks
        return both(list(...termsOf(facts).map((value, i) => (hidden.includes(i) ? blank(2.4) : expr(value)))))
      },
      solution: facts => goneOn(facts, facts.blanks),
      check: (printed, answers) => isRun(printed.one('list').items, answers),
    }),

    jumps: form({
      levels: ['easy', 'medium'],
      lines: 0,
      draw,
      answer: numberList,
      solve: facts => facts.blanks.map(place => itemOf(termsOf(facts), place)),
      ask(facts): Both<Content> {
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
        return {
          en: [prose`Write the missing numbers. All jumps are equal.`, drawn],
          es: [prose`Escribe los números que faltan. Todos los saltos son iguales.`, drawn],
        }
      },
      solution: facts => goneOn(facts, facts.blanks),
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
        const first = cells[0]?.value ?? 1
        const empty = cells.flatMap(({ shown }, i) => (shown ? [] : [first + i]))
        const step = STEPS.find(value => by[value].en === printed.one('words').en) ?? 1
        return (
          empty.length === answers.length &&
          empty.every((value, i) => exact(answers[i] ?? 0).equals(value) && value % step === 0)
        )
      },
    }),

    step: form({
      levels: ['medium', 'hard'],
      lines: 0,
      draw: (random, level) => runs[random.evenly(level.runs.filter(name => name !== 'backward'))](random),
      answer: integer,
      solve: ({ step }) => step,
      ask(facts) {
        const run = list(...termsOf(facts).slice(0, 5))
        return {
          en: [run, prose`Each time, ____ is added.`],
          es: [run, prose`Cada vez se suma ____.`],
        }
      },
      solution(facts) {
        const [a, b, c] = tupleOf(termsOf(facts), 3)
        return [
          solutionStep(
            statements(equation(minus(b, asWritten(a)), facts.step), equation(minus(c, b), facts.step)),
            because.subtractNeighbors,
          ),
          solutionStep(asWritten(facts.step), because.sameEachTime),
        ]
      },
      check(printed, answer) {
        const values = printed.one('list').items.map(item => exact(item))
        return values.slice(1).every((value, i) => value.minus(exact(answer)).equals(itemOf(values, i)))
      },
    }),

    findTheMistake: form({
      levels: ['medium', 'hard'],
      kind: 'find-mistake',
      instruction: {
        en: prose`One number is wrong. Write the right number.`,
        es: prose`Un número está mal. Escribe el número correcto.`,
      },
      draw(random, level) {
        const run = runs[random.evenly(level.runs)](random)
        const size = Math.abs(run.step)
        const off = random.pick(size === 25 ? [5, -5] : size >= 10 ? [size / 10, -size / 10] : [1, -1])
        return { ...run, place: random.int(2, 4), off }
      },
      answer: integer,
      solve: ({ start, step, place }) => start + place * step,
      ask: ({ place, off, ...run }) =>
        both(list(...termsOf(run).map((value, i) => (i === place ? value + off : value)))),
      key({ start, step, place, off }) {
        const wrong = start + place * step + off
        return { en: prose`${wrong} is wrong.`, es: prose`${wrong} está mal.` }
      },
      solution({ place, off, ...run }, answer) {
        const wrong = itemOf(termsOf(run), place) + off
        return [
          ...goneOn(run, []),
          solutionStep(asWritten(wrong), because.mistakeIs, {
            what: { en: line`${wrong} does not fit the rule`, es: line`el ${wrong} no sigue la regla` },
          }),
          solutionStep(asWritten(answer), because.correctIt),
        ]
      },
      // With the answer in one place, and in one alone, all steps are equal.
      check(printed, answer) {
        const values = printed.one('list').items.map(item => exact(item).n)
        const mended = values.filter((_, i) => {
          const run = values.with(i, exact(answer).n)
          return run.every((value, j) => j === 0 || value - (run[j - 1] ?? 0) === (run[1] ?? 0) - (run[0] ?? 0))
        })
        return mended.length === 1
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
          en: [drawn, prose`Count by ${by[each]}. ${howMany(noun)} in all? ____`],
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
  }),
)
