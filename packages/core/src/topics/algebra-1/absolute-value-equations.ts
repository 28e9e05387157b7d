import {
  absolute,
  both,
  bracketed,
  defineTopic,
  type Expr,
  either,
  equation,
  equationAnswer,
  evaluate,
  exact,
  explainedBy,
  findMistake,
  join,
  line,
  list,
  m,
  measure,
  minus,
  namedNumbers,
  numberLine,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  ratioOfExact,
  type Step,
  solutionSet,
  step,
  story,
  sum,
  symbol,
  tupleOf,
  type Work,
  withFigure,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import {
  absoluteSteps,
  bothBarsSteps,
  candidatesOf,
  endsSteps,
  equationOfEnds,
  inOrder,
  isolatedSteps,
  type Line,
  lineExpr,
  oneBarSteps,
  rootsOf,
  sameNumbers,
} from './absolute-value-equations/absolute.ts'
import { type ToleranceStory, toleranceStories } from './absolute-value-equations/tolerance-stories.ts'

const x = symbol('x')

interface Drawn {
  readonly equation: Expr
  readonly roots: readonly Ratio[]
  /** What solves only one of the cases, and not the equation. */
  readonly rejected: readonly Ratio[]
  readonly steps: () => readonly Step[]
}

/** |ax + b| = c. */
const simple = (a: number, b: number, c: number): Drawn => ({
  equation: m`|${a}x + ${b}| = ${c}`,
  roots: rootsOfCases([a, b], c),
  rejected: [],
  steps: () => absoluteSteps([a, b], c),
})
const rootsOfCases = ([a, b]: Line, value: number): readonly Ratio[] =>
  value < 0 ? [] : [Ratio.of(-value - b, a), Ratio.of(value - b, a)]

/** Slopes within the bars and beside them: a line that meets one arm of the V, or both or none. */
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
  '|x| = c': (random: Random) => simple(1, 0, random.int(1, 15)),
  '|x + a| = c': (random: Random) => simple(1, random.intExcept(-9, 9, 0), random.int(1, 15)),
  '|ax + b| = c': (random: Random) => simple(random.int(2, 6), random.intExcept(-11, 11, 0), random.int(1, 15)),
  'a|x + b| + c = d'(random: Random): Drawn {
    const { factor, inside, added, value } = drawIsolated(random, random.evenly([1, 1, 1, -1]))
    return {
      equation: m`${factor}${absolute(lineExpr(inside))} + ${added} = ${factor * value + added}`,
      roots: rootsOfCases(inside, value),
      rejected: [],
      steps: () => isolatedSteps(factor, inside, added, value),
    }
  },
  '|ax + b| = cx + d'(random: Random): Drawn {
    const wanted = random.evenly([1, 2, 0])
    return random.until(
      () => {
        const [a, c] = random.pick<readonly [number, number]>(wanted === 1 ? FLAT : STEEP)
        const [b, root] = [random.intExcept(-9, 9, 0), random.int(-6, 9)]
        const d = (a - c) * root + b
        const candidates = candidatesOf([a, b], [c, d])
        const fits = (value: Ratio) => value.times(c).plus(d).n >= 0
        return {
          equation: m`|${a}x + ${b}| = ${c}x + ${d}`,
          candidates,
          roots: inOrder(candidates.filter(fits)),
          rejected: candidates.filter(value => !fits(value)),
          steps: () => oneBarSteps([a, b], [c, d]),
          d,
        }
      },
      ({ roots, d, candidates: [one, other] }) =>
        d !== 0 && Math.abs(d) < 25 && roots.length === wanted && !one.equals(other),
    )
  },
  '|ax + b| = |cx + d|'(random: Random): Drawn {
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
          equation: m`|${a}x + ${b}| = |${c}x + ${d}|`,
          roots: inOrder(candidatesOf([a, b], [c, d])),
          rejected: [],
          steps: () => bothBarsSteps([a, b], [c, d]),
          d,
        }
      },
      ({ roots, d }) => d !== 0 && Math.abs(d) < 25 && !sameNumbers(roots.slice(0, 1), roots.slice(1)),
    )
  },
} satisfies Record<string, (random: Random) => Drawn>

/** k|x + b| + c = d, and what the bars equal. */
interface Isolated {
  readonly factor: number
  readonly inside: Line
  readonly added: number
  readonly value: number
}
const drawIsolated = (random: Random, sign: 1 | -1): Isolated => ({
  factor: random.intExcept(-5, 5, -1, 0, 1),
  inside: [1, random.intExcept(-9, 9, 0)],
  added: random.intExcept(-12, 12, 0),
  value: sign * random.int(1, 9),
})

type Kind = keyof typeof kinds
interface Level {
  readonly kinds: readonly Kind[]
}
const draw = (random: Random, { kinds: names }: Pick<Level, 'kinds'>): Drawn => kinds[random.evenly(names)](random)
const solutions = solutionSet('x')

const checkRoots = (printed: Printed, answer: readonly (Expr | Ratio | number)[]) =>
  sameNumbers(
    answer.map(value => exact(value)),
    rootsOf(printed.one('relation')),
  )

/** The cases of x + b = ±c, then their solutions; by mistake one case alone, or another second case. */
type Slip = 'none' | 'caseLost' | 'signWithin' | 'mirrored'
function casesWork(b: number, c: number, slip: Slip): readonly [cases: Expr, solutions: Expr] {
  const [first, root] = [equation(m`x + ${b}`, c), equation(x, c - b)]
  switch (slip) {
    case 'caseLost':
      return [first, root]
    case 'signWithin':
      return [either(first, equation(m`x + ${-b}`, c)), either(root, equation(x, c + b))]
    case 'mirrored':
      return [either(equation(m`x + ${b}`, -c), first), either(equation(x, b - c), root)]
    case 'none':
      return [either(equation(m`x + ${b}`, -c), first), either(equation(x, -c - b), root)]
  }
}

const saysLost = (c: number) => ({
  en: line`the bars can also hold ${-c}; that case is missing`,
  es: line`dentro de las barras también puede estar ${-c}; falta ese caso`,
})
const saysSignWithin = (c: number) => ({
  en: line`the sign inside was changed; the second case is ${-c} on the right`,
  es: line`se cambió el signo de adentro; en el segundo caso va ${-c} a la derecha`,
})
const saysMirrored = (root: number) => ({
  en: line`the opposite of ${root} was taken; the second case was not solved`,
  es: line`se tomó el opuesto de ${root}; no se resolvió el segundo caso`,
})

const follows = (before: Expr, after: Expr) => sameNumbers(rootsOf(before), rootsOf(after))

/** k|x + b| + c = d: what is added is undone, then the factor, then the cases follow. */
function isolatedWork(
  { factor, inside: [, b], added, value }: Isolated,
  slip: Slip | 'addedAgain' | 'factorSubtracted',
): Work {
  const bars = absolute(m`x + ${b}`)
  const [product, alone] =
    slip === 'addedAgain'
      ? [factor * value + 2 * added, value + (2 * added) / factor]
      : slip === 'factorSubtracted'
        ? [factor * value, factor * value - factor]
        : [factor * value, value]
  return [
    m`${factor}${bars} + ${added} = ${factor * value + added}`,
    m`${factor}${bars} = ${product}`,
    equation(bars, alone),
    ...casesWork(b, alone, slip === 'addedAgain' || slip === 'factorSubtracted' ? 'none' : slip),
  ]
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
    rev: 3,
    levels: {
      easy: { kinds: ['|x + a| = c', '|x + a| = c', '|x| = c', '|x + a| = c'] },
      medium: { kinds: ['a|x + b| + c = d', '|ax + b| = c'] },
      hard: { kinds: ['|ax + b| = cx + d', '|ax + b| = |cx + d|', '|ax + b| = cx + d'] },
    },
  },
  form => ({
    twoSolutions: form({
      levels: ['easy'],
      share: 2,
      instruction: { en: prose`Solve the equation.`, es: prose`Resuelve la ecuación.` },
      draw,
      answer: solutions,
      solve: ({ roots }) => roots,
      ask: ({ equation }) => both(equation),
      solution: ({ steps }) => steps(),
      check: checkRoots,
    }),

    bare: form({
      levels: ['medium', 'hard'],
      share: 4,
      instruction: {
        en: prose`Solve the equation. Write all solutions, or “no solution.”`,
        es: prose`Resuelve la ecuación. Escribe todas las soluciones o “no tiene solución”.`,
      },
      draw,
      answer: solutions,
      solve: ({ roots }) => roots,
      ask: ({ equation }) => both(equation),
      solution: ({ steps }) => steps(),
      // Solves every straight piece of the two sides.
      check: checkRoots,
    }),

    choose: form({
      instruction: {
        en: prose`Which choice shows all solutions of the equation?`,
        es: prose`¿Qué opción muestra todas las soluciones de la ecuación?`,
      },
      draw: (random, level: Level) =>
        random.until(
          () => draw(random, level),
          ({ roots }) => roots.length > 0 && roots.every(({ n }) => n !== 0),
        ),
      answer: solutions,
      solve: ({ roots }) => roots,
      mistakes({ roots, rejected }) {
        const last = tupleOf(roots.slice(-1), 1)[0]
        const wrong: Readonly<Record<string, readonly Ratio[]>> = {
          ...(rejected.length > 0 ? { keptTheRejected: [...roots, ...rejected], tookTheRejected: rejected } : {}),
          lostTheSecondCase: [last],
          oppositeOfOne: [last, last.negated()],
          signsTurned: roots.map(root => root.negated()),
          noSolution: [],
        }
        return Object.fromEntries(Object.entries(wrong).filter(([, values]) => !sameNumbers(values, roots)))
      },
      ask: ({ equation }) => both(equation),
      solution: ({ steps }) => steps(),
      check: checkRoots,
    }),

    fromLine: form({
      levels: ['medium'],
      wide: true,
      lines: 2,
      draw(random) {
        const low = random.int(-9, 1)
        return { low, high: low + 2 * random.int(1, 4) }
      },
      answer: { ...equationAnswer, requires: 'distance-form' },
      solve: ({ low, high }) => equationOfEnds(Ratio.of(low), Ratio.of(high)),
      ask: ({ low, high }) =>
        withFigure(
          {
            en: prose`The points on the number line are all the solutions of an absolute value equation. Write the equation in the form ${m`|x - a| = b`}.`,
            es: prose`Los puntos en la recta numérica son todas las soluciones de una ecuación con valor absoluto. Escribe la ecuación en la forma ${m`|x - a| = b`}.`,
          },
          numberLine({ from: -10, to: 10, step: 1, points: [low, high] }),
        ),
      solution: ({ low, high }) => endsSteps(low, high),
      // The solutions of the equation are the drawn points.
      check: (printed, answer) =>
        sameNumbers(
          rootsOf(answer),
          printed.figure('number-line').points.map(({ at }) => ratioOfExact(at)),
        ),
    }),

    tolerance: form(
      story({
        levels: ['easy'],
        lines: 2,
        settings: toleranceStories,
        draw: (random, { unit, middle, off }: ToleranceStory) => ({
          middle: measure(random.int(...middle), unit),
          off: measure(random.int(...off), unit),
        }),
        answer: equationAnswer,
        solve: ({ middle, off }) => equation(absolute(m`x + ${exact(middle).negated()}`), exact(off)),
        ask: ({ middle, off }, setting) => setting.fromMiddle(middle, off),
        solution: ({ middle, off }) => [
          step(absolute(m`x + ${exact(middle).negated()}`), because.distanceIsDifference, {
            one: x,
            other: exact(middle),
          }),
          step(equation(absolute(m`x + ${exact(middle).negated()}`), exact(off)), because.setEqualTo, {
            value: exact(off),
          }),
        ],
        check: (numberOf, answer) => {
          const [middle, off] = [numberOf('middle'), numberOf('off')]
          return sameNumbers(rootsOf(answer), [middle.plus(off), middle.minus(off)])
        },
      }),
    ),

    parameters: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
      draw: random => {
        const [low, apart] = random.until(
          () => [random.intExcept(-8, 4, 0), random.int(3, 11)] as const,
          ([low, apart]) => low + apart !== 0 && 2 * low + apart !== 0,
        )
        return { k: random.int(2, 4), low, high: low + apart }
      },
      answer: namedNumbers('a', 'b'),
      solve: ({ k, low, high }) => [Ratio.of(k * (low + high), 2), Ratio.of(k * (high - low), 2)],
      ask: ({ k, low, high }) => {
        const of = equation(absolute(m`${k}x - a`), symbol('b'))
        return {
          en: prose`The solutions of ${of} are ${low} and ${high}. Find ${symbol('a')} and ${symbol('b')}.`,
          es: prose`Las soluciones de ${of} son ${low} y ${high}. Halla ${symbol('a')} y ${symbol('b')}.`,
        }
      },
      solution: ({ k, low, high }) => {
        const [middle, a, b] = [Ratio.of(low + high, 2), Ratio.of(k * (low + high), 2), Ratio.of(k * (high - low), 2)]
        return [
          explainedBy(equation(over(sum(low, high), 2), middle), {
            en: line`Halfway between the solutions the bars hold 0.`,
            es: line`A mitad de camino entre las soluciones hay 0 dentro de las barras.`,
          }),
          explainedBy(equation(minus(join(k, bracketed(middle)), symbol('a')), 0), {
            en: line`Put ${middle} for ${x} in ${m`${k}x - a`}.`,
            es: line`Sustituye ${x} por ${middle} en ${m`${k}x - a`}.`,
          }),
          explainedBy(equation(symbol('a'), equation(join(k, bracketed(middle)), a)), {
            en: line`Add ${symbol('a')} to both sides, and multiply.`,
            es: line`Suma ${symbol('a')} a ambos lados y multiplica.`,
          }),
          explainedBy(equation(symbol('b'), equation(absolute(m`${k}(${high}) - ${a}`), b)), {
            en: line`Put the solution ${high} for ${x}.`,
            es: line`Sustituye ${x} por la solución ${high}.`,
          }),
          explainedBy(list(equation(symbol('a'), a), equation(symbol('b'), b)), {
            en: line`The other solution gives the same: ${equation(absolute(m`${k}(${low}) - ${a}`), b)}.`,
            es: line`La otra solución da lo mismo: ${equation(absolute(m`${k}(${low}) - ${a}`), b)}.`,
          }),
        ]
      },
      // Both numbers solve the equation.
      check(printed, answer) {
        const [a, b] = tupleOf(answer.map(exact), 2)
        const { left } = printed.one('relation')
        return printed.take(2).every(value => evaluate(left, { x: value, a }).equals(b))
      },
    }),

    leastAndGreatest: form(
      story({
        levels: ['hard'],
        settings: toleranceStories,
        draw(random, { unit, middle, off }: ToleranceStory) {
          const [at, by] = [random.int(...middle), random.int(...off)]
          // The middle lies between two whole numbers.
          return { low: measure(at - by, unit), high: measure(at + by + 1, unit) }
        },
        answer: equationAnswer,
        solve: ({ low, high }) => equationOfEnds(exact(low), exact(high)),
        ask: ({ low, high }, setting) => setting.fromEnds(low, high),
        solution: ({ low, high }) => endsSteps(exact(low).n, exact(high).n),
        check: (numberOf, answer) => sameNumbers(rootsOf(answer), [numberOf('low'), numberOf('high')]),
      }),
    ),

    findTheError: form(
      findMistake({
        levels: ['easy'],
        lines: 2,
        draw(random) {
          const b = random.intExcept(-9, 9, 0)
          return { b, c: random.intExcept(2, 15, b, -b) }
        },
        work: ({ b, c }) => [m`|x + ${b}| = ${c}`, ...casesWork(b, c, 'none')],
        steps: ({ b, c }) => absoluteSteps([1, b], c),
        mistakes: {
          caseLost: {
            says: ({ c }) => saysLost(c),
            work: ({ b, c }) => [m`|x + ${b}| = ${c}`, ...casesWork(b, c, 'caseLost')],
          },
          signWithin: {
            says: ({ c }) => saysSignWithin(c),
            work: ({ b, c }) => [m`|x + ${b}| = ${c}`, ...casesWork(b, c, 'signWithin')],
          },
          mirrored: {
            says: ({ b, c }) => saysMirrored(c - b),
            work: ({ b, c }) => [m`|x + ${b}| = ${c}`, ...casesWork(b, c, 'mirrored')],
          },
        },
        follows,
      }),
    ),

    findTheErrorWhenIsolating: form(
      findMistake({
        levels: ['medium'],
        share: 2,
        lines: 4,
        draw: random =>
          random.until(
            () => drawIsolated(random, 1),
            ({ factor, inside: [, b], added, value }) =>
              (2 * added) % factor === 0 &&
              value + (2 * added) / factor > 0 &&
              factor * value - factor > 0 &&
              value !== b,
          ),
        work: facts => isolatedWork(facts, 'none'),
        steps: ({ factor, inside, added, value }) => isolatedSteps(factor, inside, added, value),
        mistakes: {
          addedAgain: {
            says: ({ added }) =>
              added > 0
                ? { en: line`${added} was added, not subtracted`, es: line`se sumó ${added} en lugar de restarlo` }
                : { en: line`${-added} was subtracted, not added`, es: line`se restó ${-added} en lugar de sumarlo` },
            work: facts => isolatedWork(facts, 'addedAgain'),
          },
          factorSubtracted: {
            says: ({ factor }) => ({
              en: line`${factor} was subtracted; it is a factor, so divide`,
              es: line`se restó ${factor}; es un factor, así que hay que dividir`,
            }),
            work: facts => isolatedWork(facts, 'factorSubtracted'),
          },
          caseLost: { says: ({ value }) => saysLost(value), work: facts => isolatedWork(facts, 'caseLost') },
          mirrored: {
            says: ({ inside: [, b], value }) => saysMirrored(value - b),
            work: facts => isolatedWork(facts, 'mirrored'),
          },
        },
        follows,
      }),
    ),
  }),
)
