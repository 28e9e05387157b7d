import {
  answerStep,
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
  explained,
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
  sum,
  tupleOf,
  type Value,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { mathsIn } from '../kit/facts/bond.ts'

/** Runs of six numbers: where they start and how they go on. */
const runs = {
  'multiples to 100': (random: Random) => {
    const step = random.evenly([2, 5, 10])
    return { start: random.int(0, Math.floor(100 / step) - 5) * step, step }
  },
  'across a hundred': (random: Random) => {
    const step = random.evenly([5, 10, 100])
    if (step === 100) return { start: random.int(0, 4) * 100, step }
    return { start: random.int(1, 9) * 100 - random.int(1, 4) * step, step }
  },
  'from any number': (random: Random) => {
    const step = random.evenly([10, 100])
    return { start: random.intExcept(11, 999 - 5 * step, 100, 200, 300, 400), step }
  },
  backward: (random: Random) => {
    const step = random.evenly([10, 5, 100, 2])
    const start = step === 100 ? random.int(501, 999) : step === 10 ? random.int(61, 499) : random.int(6, 40) * step
    return { start, step: -step }
  },
  'by twenty-fives': (random: Random) => ({ start: 25 * random.int(1, 34), step: 25 }),
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
  return { ...runs[random.evenly(level.runs)](random), blanks: random.pick(level.blanks) }
}

interface Run {
  readonly start: number
  readonly step: number
}
const byRule = (from: number, step: number) => equation(step > 0 ? sum(from, step) : minus(from, -step), from + step)

/** The rule from two printed neighbors: the first of them is named. */
function ruleFrom(a: number, step: number): Step {
  const [b, size] = [a + step, Math.abs(step)]
  const rule = step > 0 ? { en: `add ${size}`, es: `suma ${size}` } : { en: `subtract ${size}`, es: `resta ${size}` }
  const grows = step > 0 ? { en: 'goes up', es: 'sube' } : { en: 'goes down', es: 'baja' }
  const place =
    size === 100
      ? { en: 'hundreds', es: 'las centenas' }
      : size === 10 && Math.floor(a / 100) === Math.floor(b / 100)
        ? { en: 'tens', es: 'las decenas' }
        : null
  return place
    ? explained(
        byRule(a, step),
        [`The ${place.en} digit ${grows.en} by 1. The rule: ${rule.en}.`],
        [`El dígito de ${place.es} ${grows.es} 1. La regla: ${rule.es}.`],
      )
    : explained(
        byRule(a, step),
        step > 0
          ? line`Count on from ${a} to ${b}. The rule: add ${size}.`
          : line`Count back from ${a} to ${b}. The rule: subtract ${size}.`,
        step > 0
          ? line`Cuenta hacia adelante del ${a} al ${b}. La regla: suma ${size}.`
          : line`Cuenta hacia atrás del ${a} al ${b}. La regla: resta ${size}.`,
      )
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
      en: line`Write these numbers in the blanks, in order.`,
      es: line`Escribe estos números en los espacios, en orden.`,
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
        runs: ['backward', 'from any number', 'by twenty-fives'],
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
      solution: (facts, answers) => goneOn(facts, facts.blanks, answers),
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
      levels: ['medium'],
      lines: 0,
      draw: (random, level) => runs[random.evenly(level.runs)](random),
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

    ruleAndNext: form({
      levels: ['hard'],
      lines: 0,
      draw: (random, level) => runs[random.evenly(level.runs)](random),
      answer: numberList,
      solve: facts => [Math.abs(facts.step), itemOf(termsOf(facts), 4)],
      namedAnswer: ({ step }, [size, next]) =>
        step > 0
          ? {
              en: prose`added: ${size ?? 0}; next number: ${next ?? 0}`,
              es: prose`se suma: ${size ?? 0}; número siguiente: ${next ?? 0}`,
            }
          : {
              en: prose`subtracted: ${size ?? 0}; next number: ${next ?? 0}`,
              es: prose`se resta: ${size ?? 0}; número siguiente: ${next ?? 0}`,
            },
      ask(facts) {
        const run = list(...termsOf(facts).slice(0, 4))
        return facts.step > 0
          ? {
              en: [run, prose`Each time, ____ is added. The next number is ____.`],
              es: [run, prose`Cada vez se suma ____. El número siguiente es ____.`],
            }
          : {
              en: [run, prose`Each time, ____ is subtracted. The next number is ____.`],
              es: [run, prose`Cada vez se resta ____. El número siguiente es ____.`],
            }
      },
      solution(facts) {
        const terms = termsOf(facts)
        const last = itemOf(terms, 3)
        return [
          ruleFrom(itemOf(terms, 0), facts.step),
          explained(
            statements(byRule(itemOf(terms, 1), facts.step), byRule(itemOf(terms, 2), facts.step)),
            line`The rule holds for the other numbers too.`,
            line`La regla vale también para los otros números.`,
          ),
          explained(
            byRule(last, facts.step),
            line`Use the rule once more to find the next number.`,
            line`Usa la regla una vez más para hallar el número siguiente.`,
          ),
        ]
      },
      check(printed, answers) {
        const values = printed.one('list').items.map(item => exact(item).n)
        const [size, next] = tupleOf(answers, 2).map(value => exact(value).n)
        const all = [...values, next ?? 0]
        return all.slice(1).every((value, i) => Math.abs(value - itemOf(all, i)) === size)
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
      solution({ place, off, ...run }, answer) {
        const terms = termsOf(run)
        const right = itemOf(terms, place)
        return [
          ruleFrom(itemOf(terms, 0), run.step),
          explained(
            byRule(itemOf(terms, place - 1), run.step),
            line`After ${itemOf(terms, place - 1)} comes ${right}, not ${right + off}.`,
            line`Después del ${itemOf(terms, place - 1)} va el ${right}, no el ${right + off}.`,
          ),
          explained(
            byRule(right, run.step),
            line`From ${right} the rule leads to the next number.`,
            line`Desde el ${right}, la regla lleva al número siguiente.`,
          ),
          answerStep(asWritten(answer), {
            en: line`Write ${right} in place of ${right + off}.`,
            es: line`Escribe ${right} en lugar de ${right + off}.`,
          }),
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
  }),
)
