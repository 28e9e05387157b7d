import {
  absolute,
  both,
  defineTopic,
  type Expr,
  equation,
  equationAnswer,
  evaluate,
  exact,
  figure,
  line,
  m,
  numberLine,
  option,
  type Printed,
  prose,
  type Random,
  Ratio,
  ratioOfExact,
  solutionSet,
  steps,
  symbol,
} from '../../author.ts'
import { rootsOf, sameNumbers } from './absolute-value-equations/absolute.ts'
import { measured, toleranceStories } from './absolute-value-equations/tolerance-stories.ts'

const x = symbol('x')

interface Drawn {
  readonly equation: Expr
  readonly roots: readonly Ratio[]
  /** What stands within the bars, and what it would have to be. */
  readonly inside: Expr
  readonly value: number
}

const made = (shown: Expr, inside: Expr, value: number, roots: readonly Ratio[]): Drawn => ({
  equation: shown,
  inside,
  value,
  roots: [...roots].sort((a, b) => a.compare(b)),
})
const halves = (a: number, b: number, value: number) =>
  value < 0 ? [] : [Ratio.of(value - b, a), Ratio.of(-value - b, a)]

/** Slopes within the bars and beside them: a line that meets one arm of the V, or both. */
const FLAT = [
  [1, 2],
  [2, 3],
  [1, 3],
  [2, 4],
] as const
const STEEP = [
  [2, 1],
  [3, 1],
  [4, 1],
  [3, 2],
  [4, 2],
] as const

const kinds = {
  '|x| = c'(random: Random) {
    const c = random.int(1, 15)
    return made(m`|x| = ${c}`, x, c, halves(1, 0, c))
  },
  '|x + a| = c'(random: Random) {
    const [a, c] = [random.intExcept(-9, 9, 0), random.int(1, 15)]
    return made(m`|x + ${a}| = ${c}`, m`x + ${a}`, c, halves(1, a, c))
  },
  'a|x + b| + c = d'(random: Random) {
    const [a, b, c] = [random.intExcept(-5, 5, -1, 0, 1), random.intExcept(-9, 9, 0), random.intExcept(-12, 12, 0)]
    const k = random.evenly([1, 1, 1, -1]) * random.int(1, 9)
    const bars = absolute(m`x + ${b}`)
    return made(m`${a}${bars} + ${c} = ${a * k + c}`, m`x + ${b}`, k, halves(1, b, k))
  },
  '|ax + b| = c'(random: Random) {
    const [a, b, c] = [random.int(2, 6), random.intExcept(-11, 11, 0), random.int(1, 15)]
    return made(m`|${a}x + ${b}| = ${c}`, m`${a}x + ${b}`, c, halves(a, b, c))
  },
  '|ax + b| = cx + d'(random: Random) {
    const wanted = random.evenly([1, 2])
    return random.until(
      () => {
        // A steep line meets one arm of the V, a flat one both: then the other case gives nothing.
        const [a, c] = random.pick<readonly [number, number]>(wanted === 1 ? FLAT : STEEP)
        const [b, root] = [random.intExcept(-9, 9, 0), random.int(-6, 9)]
        const d = (a - c) * root + b
        const roots = [Ratio.of(root), Ratio.of(-(b + d), a + c)].filter(value => value.times(c).plus(d).n >= 0)
        return { ...made(m`|${a}x + ${b}| = ${c}x + ${d}`, m`${a}x + ${b}`, d, roots), d }
      },
      ({ roots, d }) =>
        d !== 0 && Math.abs(d) < 25 && roots.length === wanted && (wanted === 1 || !roots[0]!.equals(roots[1]!)),
    )
  },
  '|ax + b| = |cx + d|'(random: Random) {
    return random.until(
      () => {
        const [a, c] = random.pick([
          [2, 1],
          [3, 1],
          [3, 2],
          [4, 1],
          [1, 3],
          [1, 2],
        ] as const)
        const [b, root] = [random.intExcept(-9, 9, 0), random.int(-6, 9)]
        const d = (a - c) * root + b
        return {
          ...made(m`|${a}x + ${b}| = |${c}x + ${d}|`, m`${a}x + ${b}`, d, [Ratio.of(root), Ratio.of(-(b + d), a + c)]),
          d,
        }
      },
      ({ roots: [one, two], d }) => d !== 0 && Math.abs(d) < 25 && !one!.equals(two!),
    )
  },
} satisfies Record<string, (random: Random) => Drawn>

type Kind = keyof typeof kinds
interface Level {
  readonly kinds: readonly Kind[]
}
const draw = (random: Random, { kinds: names }: Level): Drawn => kinds[random.evenly(names)](random)
const solutions = solutionSet('x')

const ERROR = option({
  lost: { en: prose`The second case is missing.`, es: prose`Falta el segundo caso.` },
  negative: {
    en: prose`An absolute value is never negative: there is no solution.`,
    es: prose`Un valor absoluto nunca es negativo: no hay solución.`,
  },
  none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
})

const checkRoots = (printed: Printed, answer: readonly (Expr | Ratio | number)[]) =>
  sameNumbers(
    answer.map(value => exact(value)),
    rootsOf(printed.one('relation')),
  )

const solveAll = {
  en: prose`Solve for ${x}. Write all solutions, or “no solution.”`,
  es: prose`Halla el valor de ${x}. Escribe todas las soluciones, o “no tiene solución”.`,
}

export const absoluteValueEquations = defineTopic(
  {
    id: 'absolute-value-equations',
    name: { en: 'Absolute value equations', es: 'Ecuaciones con valor absoluto' },
    description: {
      en: 'Isolate the absolute value, solve the two cases and check the solutions.',
      es: 'Aísla el valor absoluto, resuelve los dos casos y comprueba las soluciones.',
    },
    domain: 'Inequalities & Absolute Value',
    standards: ['A-CED.A.1', 'A-REI.B.3'],
    levels: {
      easy: { kinds: ['|x + a| = c', '|x + a| = c', '|x| = c', '|x + a| = c'] },
      medium: { kinds: ['a|x + b| + c = d', '|ax + b| = c'] },
      hard: { kinds: ['|ax + b| = cx + d', '|ax + b| = |cx + d|'] },
    },
  },
  form => ({
    bare: form({
      share: 4,
      instruction: solveAll,
      draw,
      answer: solutions,
      solve: ({ roots }) => roots,
      ask: ({ equation }) => both(equation),
      // Solves every straight piece of the two sides.
      check: checkRoots,
    }),

    choose: form({
      instruction: { en: prose`Choose all solutions.`, es: prose`Elige todas las soluciones.` },
      draw: (random, level: Level) =>
        random.until(
          () => draw(random, level),
          ({ roots }) => roots.length > 0 && roots.every(({ n }) => n !== 0),
        ),
      answer: solutions,
      solve: ({ roots }) => roots,
      mistakes({ roots }) {
        const [one, two] = roots as [Ratio, Ratio?]
        const wrong: Readonly<Record<string, readonly Ratio[]>> = {
          lostTheSecondCase: [two ?? one],
          oppositeOfOne: [two ?? one, (two ?? one).negated()],
          signsTurned: roots.map(root => root.negated()),
          noSolution: [],
          keptTheOtherCase: [one, one.plus(2)],
        }
        return Object.fromEntries(Object.entries(wrong).filter(([, values]) => !sameNumbers(values, roots)))
      },
      ask: ({ equation }) => both(equation),
      check: checkRoots,
    }),

    fromLine: form({
      levels: ['medium', 'hard'],
      share: 2,
      wide: true,
      lines: 2,
      draw: random => ({ middle: random.intExcept(-5, 5, 0), off: random.int(1, 5) }),
      answer: equationAnswer,
      solve: ({ middle, off }) => equation(absolute(m`x + ${-middle}`), off),
      ask({ middle, off }) {
        const drawn = figure(numberLine({ from: -10, to: 10, step: 1, points: [middle - off, middle + off] }))
        return {
          en: [
            drawn,
            prose`The points show all solutions of an absolute value equation. Write the equation as ${m`|x - a| = b`}.`,
          ],
          es: [
            drawn,
            prose`Los puntos muestran todas las soluciones de una ecuación con valor absoluto. Escribe la ecuación en la forma ${m`|x - a| = b`}.`,
          ],
        }
      },
      // The solutions of the equation are the drawn points.
      check: (printed, answer) =>
        sameNumbers(
          rootsOf(answer),
          printed.figure('number-line').points.map(({ at }) => ratioOfExact(at)),
        ),
    }),

    distance: form({
      levels: ['hard'],
      share: 2,
      lines: 2,
      draw(random) {
        const story = random.evenly(toleranceStories)
        return { story, middle: random.int(...story.middle), off: random.int(...story.off) }
      },
      answer: equationAnswer,
      solve: ({ middle, off }) => equation(absolute(m`x + ${-middle}`), off),
      ask: ({ story, middle, off }) => story.ask(measured(story, middle), measured(story, off)),
      check(printed, answer) {
        const [middle, off] = printed.numbers
        return sameNumbers(rootsOf(answer), [middle!.plus(off!), middle!.minus(off!)])
      },
    }),

    findTheError: form({
      levels: ['easy', 'medium'],
      kind: 'find-mistake',
      share: 2,
      instruction: { en: prose`Is there a mistake?`, es: prose`¿Hay algún error?` },
      draw(random, level: Level) {
        const wrong = random.evenly(['lost', 'negative', 'none'])
        const kind = level.kinds.includes('|ax + b| = c') ? '|ax + b| = c' : '|x + a| = c'
        const drawn = random.until(
          () => kinds[kind](random),
          ({ roots }) => roots.every(({ d }) => d <= 4),
        )
        return { ...drawn, wrong }
      },
      answer: ERROR,
      solve: ({ wrong }) => wrong,
      ask({ wrong, inside, value, roots }) {
        const said = wrong === 'negative' ? -value : value
        const [low, high] = roots
        const first = equation(inside, said)
        const end = wrong === 'negative' ? equation(x, low!) : equation(x, high!)
        const shown =
          wrong === 'none'
            ? steps(line`${first}, ${equation(inside, -value)}`, line`${equation(x, high!)}, ${equation(x, low!)}`)
            : steps(line`${first}`, line`${end}`)
        return both([equation(absolute(inside), said), shown])
      },
      // The true solutions against those that the last line gives.
      check(printed, answer) {
        const [start, ...rest] = printed.all('relation')
        const roots = rootsOf(start!)
        if (roots.length === 0) return answer === 'negative'
        const given = rest.filter(({ left }) => left.kind === 'symbol').map(({ right }) => evaluate(right))
        return answer === (roots.every(root => given.some(value => value.equals(root))) ? 'none' : 'lost')
      },
    }),
  }),
)
