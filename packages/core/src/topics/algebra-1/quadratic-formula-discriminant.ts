import {
  answerStep,
  approximate,
  type Block,
  type Both,
  both,
  decimal,
  defineTopic,
  discriminantExpr,
  type Expr,
  either,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  formulaChoice,
  type Inline,
  inequality,
  isTrue,
  line,
  list,
  m,
  moveToLeft,
  namedNumbers,
  option,
  type Printed,
  prose,
  type Random,
  Ratio,
  relation,
  rootOf,
  type Step,
  solutionSet,
  solveByFormula,
  statements,
  step,
  symbol,
  tupleOf,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { type Measured, measured } from '../kit/measures/measured.ts'
import { polynomial } from '../kit/polynomials/polynomial.ts'
import { discriminant, type Quadratic, standard } from '../kit/polynomials/quadratic.ts'
import {
  coefficientsIn,
  drawRational,
  drawWith,
  isIrrational,
  isSquare,
  k,
  rootsOf,
  simplestSolutions,
  solvesAll,
  x,
} from './quadratic-formula-discriminant/equations.ts'
import { tellers } from './quadratic-formula-discriminant/falls-and-borders.ts'

const [D, n] = [symbol('D'), symbol('n')]

const exactly = {
  en: prose`Solve with the quadratic formula. Give exact solutions in simplest form.`,
  es: prose`Resuelve con la fórmula cuadrática. Da las soluciones exactas en su forma más simple.`,
}

/** Terms on both sides: ax² = −bx − c. */
type Style = 'x squared alone' | 'number on the right' | 'x on the right' | 'standard'
const RIGHT: Readonly<Record<Style, (of: Quadratic) => readonly number[]>> = {
  'x squared alone': ([, b, c]) => [-c, -b],
  'number on the right': ([, , c]) => [-c],
  'x on the right': ([, b]) => [0, -b],
  standard: () => [],
}
function moved(of: Quadratic, style: Style): Expr {
  const [a, b, c] = of
  if (style === 'standard') return standard(of)
  const right = polynomial(RIGHT[style](of))
  switch (style) {
    case 'x squared alone':
      return equation(polynomial([0, 0, a]), right)
    case 'number on the right':
      return equation(polynomial([0, b, a]), right)
    case 'x on the right':
      return equation(polynomial([c, 0, a]), right)
  }
}
const toStandard = (of: Quadratic, style: Style): readonly Step[] =>
  style === 'standard' ? [] : [moveToLeft(of, RIGHT[style](of))]
const MOVED = ['x squared alone', 'number on the right', 'x on the right'] as const

const named = ([a, b, c]: readonly Expr[] | Quadratic): Step =>
  step(
    list(equation(symbol('a'), a ?? 0), equation(symbol('b'), b ?? 0), equation(symbol('c'), c ?? 0)),
    because.nameABC,
  )
const found = (of: Quadratic): Step => step(equation(D, discriminantExpr(of)), because.use, { rule: m`D = b^2 - 4ac` })

const COUNTS: Readonly<Record<'two' | 'one' | 'none', Both<readonly Inline[]>>> = {
  two: {
    en: line`The discriminant is positive: two real solutions.`,
    es: line`El discriminante es positivo: dos soluciones reales.`,
  },
  one: { en: line`The discriminant is 0: one real solution.`, es: line`El discriminante es 0: una solución real.` },
  none: {
    en: line`The discriminant is negative: no real solution.`,
    es: line`El discriminante es negativo: ninguna solución real.`,
  },
}
const countOf = (of: Quadratic) => (discriminant(of) > 0 ? 'two' : discriminant(of) === 0 ? 'one' : 'none')

type Count = 'two' | 'one' | 'none'
const WHICH: Readonly<Record<Count, Both<Block>>> = {
  two: {
    en: prose`Which equation has two real solutions?`,
    es: prose`¿Qué ecuación tiene dos soluciones reales?`,
  },
  one: {
    en: prose`Which equation has exactly one real solution?`,
    es: prose`¿Qué ecuación tiene exactamente una solución real?`,
  },
  none: {
    en: prose`Which equation has no real solution?`,
    es: prose`¿Qué ecuación no tiene ninguna solución real?`,
  },
}
const COUNT_WORDS = {
  two: words('two real solutions', 'dos soluciones reales'),
  one: words('one real solution', 'una solución real'),
  none: words('no real solution', 'ninguna solución real'),
} as const

const drawCounted = (random: Random, most: number): Quadratic =>
  drawOf(random, random.evenly(['two', 'one', 'none'] as const), most)

function drawOf(random: Random, count: Count, most: number): Quadratic {
  if (count !== 'one') return drawWith(random, most, of => countOf(of) === count)
  const [p, q] = random.pick([
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [1, 5],
    [1, 6],
    [2, 1],
    [2, 3],
    [3, 1],
    [3, 2],
  ] as const)
  return [p * p, 2 * p * q * random.sign(), q * q]
}

type Method = 'roots' | 'factoring' | 'formula'
const methodOf = (of: Quadratic): Method =>
  of[1] === 0 ? 'roots' : isSquare(discriminant(of)) ? 'factoring' : 'formula'
const METHODS: Readonly<Record<Method, Both<readonly Inline[]>>> = {
  roots: { en: line`There is no ${x}-term: square roots.`, es: line`No hay término en ${x}: raíces cuadradas.` },
  factoring: {
    en: line`The discriminant is a perfect square: factoring.`,
    es: line`El discriminante es un cuadrado perfecto: factorización.`,
  },
  formula: {
    en: line`The discriminant is not a perfect square: the quadratic formula.`,
    es: line`El discriminante no es un cuadrado perfecto: la fórmula cuadrática.`,
  },
}

/** The sign of the discriminant for a value of k: minus the sign of a times the value at the vertex. */
function signAt(printed: Printed, value: Ratio): number {
  const { left } = printed.one('relation')
  const at = (t: number) => evaluate(left, { x: t, k: value })
  const [low, middle, high] = [at(-1), at(0), at(1)]
  const a = high.plus(low).over(2).minus(middle)
  const b = high.minus(low).over(2)
  return Math.sign(b.power(2).minus(a.times(middle).times(4)).n)
}
const K_VALUES = Array.from({ length: 161 }, (_, i) => Ratio.of(i - 40, 2))
const holdsWhere = (printed: Printed, answer: Expr, sign: 1 | -1) =>
  K_VALUES.every(value => isTrue(answer, { k: value }) === (signAt(printed, value) === sign))

interface WithK {
  readonly p: number
  readonly q: number
  readonly sign: number
}
const drawK = (random: Random): WithK => ({ p: random.int(1, 4), q: random.int(1, 6), sign: random.sign() })
const withK = ({ p, q, sign }: WithK) => m`${p * p}x^2 + ${2 * p * q * sign}x + ${k} = 0`
const kSteps = ({ p, q, sign }: WithK, wanted: '<' | '>'): readonly Step[] => {
  const [a, b] = [p * p, 2 * p * q * sign]
  return [
    named([m`${a}`, m`${b}`, k]),
    step(equation(D, m`${b * b} - ${4 * a}k`), because.use, { rule: m`D = b^2 - 4ac` }),
    step(relation(m`${b * b} - ${4 * a}k`, wanted, 0), because.explain, {
      sentence:
        wanted === '<'
          ? {
              en: line`No real solution: the discriminant is negative.`,
              es: line`Ninguna solución real: el discriminante es negativo.`,
            }
          : {
              en: line`Two real solutions: the discriminant is positive.`,
              es: line`Dos soluciones reales: el discriminante es positivo.`,
            },
    }),
    step(relation(m`-${4 * a}k`, wanted, -b * b), because.subtractFromBothSides, { value: b * b }),
    step(relation(k, wanted === '<' ? '>' : '<', q * q), because.divideAndReverse, { value: -4 * a }),
  ]
}

const isClear = (value: number) => {
  const rest = (value * 100) % 1
  return Math.abs(rest) > 0.02 && Math.abs(rest - 0.5) > 0.02
}

export const quadraticFormulaDiscriminant = defineTopic(
  {
    id: 'quadratic-formula-discriminant',
    name: { en: 'Quadratic formula and discriminant', es: 'Fórmula cuadrática y discriminante' },
    description: {
      en: 'Use the quadratic formula to solve equations and the discriminant to count real solutions.',
      es: 'Usa la fórmula cuadrática para resolver ecuaciones y el discriminante para contar las soluciones reales.',
    },
    domain: 'Quadratics',
    standards: ['A-REI.B.4', 'A-REI.B.4a', 'A-REI.B.4b'],
    rev: 3,
    levels: {
      easy: { styles: ['standard'], most: 5 },
      medium: { styles: MOVED, most: 6 },
      hard: { styles: MOVED, most: 6 },
    },
  },
  form => ({
    coefficients: form({
      levels: ['easy'],
      instruction: {
        en: prose`Name ${list(symbol('a'), symbol('b'), symbol('c'))} for the quadratic formula.`,
        es: prose`Identifica ${list(symbol('a'), symbol('b'), symbol('c'))} para la fórmula cuadrática.`,
      },
      lines: 1,
      draw: (random, { most }) => drawWith(random, most, () => true),
      answer: namedNumbers('a', 'b', 'c'),
      solve: of => of,
      ask: of => both(standard(of)),
      solution: of => [
        step(m`ax^2 + bx + c = 0`, because.explain, {
          sentence: {
            en: line`Compare with the standard form; the signs belong to the numbers.`,
            es: line`Compara con la forma estándar; los signos son parte de los números.`,
          },
        }),
        named(of),
      ],
      check: (printed, answer) =>
        tupleOf(answer.map(exact), 3).every((value, i) => coefficientsIn(printed)[i]?.equals(value)),
    }),

    discriminant: form({
      levels: ['easy'],
      instruction: {
        en: prose`Find the discriminant ${D} and the number ${n} of real solutions.`,
        es: prose`Halla el discriminante ${D} y el número ${n} de soluciones reales.`,
      },
      draw: (random, { most }): { readonly of: Quadratic; readonly style: Style } => ({
        of: drawCounted(random, most),
        style: 'standard',
      }),
      answer: namedNumbers('D', 'n'),
      solve: ({ of }) => [discriminant(of), Math.sign(discriminant(of)) + 1],
      ask: ({ of, style }) => both(moved(of, style)),
      solution: ({ of, style }) => [
        ...toStandard(of, style),
        named(of),
        found(of),
        answerStep(
          list(equation(D, discriminant(of)), equation(n, Math.sign(discriminant(of)) + 1)),
          COUNTS[countOf(of)],
        ),
      ],
      // −4a times the value at the vertex; how often the parabola meets the axis.
      check(printed, answer) {
        const [value, count] = tupleOf(answer.map(exact), 2)
        const [a, b] = coefficientsIn(printed)
        const { left, right } = printed.one('relation')
        const vertex = { x: b.negated().over(a.times(2)) }
        const lowest = evaluate(left, vertex).minus(evaluate(right, vertex))
        const side = Math.sign(lowest.n) * Math.sign(a.n)
        return value.equals(lowest.times(a).times(-4)) && count.equals(1 - side)
      },
    }),

    whichHas: form({
      levels: ['medium'],
      draw: random => {
        const wanted = random.evenly(['none', 'one', 'two'] as const)
        const others =
          wanted === 'none'
            ? (['one', 'two', 'two'] as const)
            : wanted === 'one'
              ? (['none', 'two', 'two'] as const)
              : (['none', 'one', 'none'] as const)
        const draw = (count: Count) => ({ of: drawOf(random, count, 6), style: random.pick(MOVED) })
        return random.until(
          () => ({ wanted, right: draw(wanted), wrong: tupleOf(others.map(draw), 3) }),
          ({ right, wrong }) => new Set([right, ...wrong].map(({ of }) => of.join())).size === 4,
        )
      },
      answer: formulaChoice,
      solve: ({ right }) => moved(right.of, right.style),
      mistakes: ({ wrong }) =>
        Object.fromEntries(wrong.map(({ of, style }, i) => [`equation ${i + 1}`, moved(of, style)])),
      ask: ({ wanted }) => WHICH[wanted],
      solution: ({ right, wrong }) =>
        [...wrong, right].map(({ of, style }) => {
          const value = discriminant(of)
          const sign = value > 0 ? '>' : value < 0 ? '<' : '='
          return explained(
            statements(
              standard(of),
              value === 0
                ? equation(discriminantExpr(of), 0)
                : relation(equation(discriminantExpr(of), value), sign, 0),
            ),
            line`${moved(of, style)}: ${COUNT_WORDS[countOf(of)]}.`,
            line`${moved(of, style)}: ${COUNT_WORDS[countOf(of)]}.`,
          )
        }),
      // How often the parabola meets the axis, from its value at the vertex.
      check(printed, answer) {
        const of = expr(answer)
        if (of.kind !== 'relation') return false
        const at = (t: Ratio | number) => evaluate(of.left, { x: t }).minus(evaluate(of.right, { x: t }))
        const [low, middle, high] = [at(-1), at(0), at(1)]
        const a = high.plus(low).over(2).minus(middle)
        const vertex = high.minus(low).over(2).negated().over(a.times(2))
        const side = Math.sign(at(vertex).n) * Math.sign(a.n)
        const asked = printed.text
        return /no real|ninguna/.test(asked)
          ? side > 0
          : /exactly one|exactamente una/.test(asked)
            ? side === 0
            : side < 0
      },
    }),

    solveRational: form({
      levels: ['easy'],
      share: 2,
      instruction: exactly,
      draw: random => drawRational(random),
      answer: simplestSolutions,
      solve: rootsOf,
      ask: of => both(standard(of)),
      solution: of => solveByFormula(of, rootsOf(of)),
      check: solvesAll,
    }),

    solveRadical: form({
      levels: ['medium'],
      share: 3,
      instruction: exactly,
      draw: (random, { most }) => ({
        of: drawWith(random, most, isIrrational),
        style: random.evenly<Style>(MOVED),
      }),
      answer: simplestSolutions,
      solve: ({ of }) => rootsOf(of),
      ask: ({ of, style }) => both(moved(of, style)),
      solution: ({ of, style }) => [...toStandard(of, style), ...solveByFormula(of, rootsOf(of))],
      check: solvesAll,
    }),

    method: form({
      levels: ['medium'],
      instruction: {
        en: prose`Choose the method: square roots if there is no ${x}-term, factoring if the discriminant is a perfect square, otherwise the formula.`,
        es: prose`Elige el método: raíces cuadradas si no hay término en ${x}, factorización si el discriminante es un cuadrado perfecto y, si no, la fórmula.`,
      },
      lines: 2,
      draw: (random): Quadratic => {
        const kind = random.evenly<Method>(['roots', 'factoring', 'formula'])
        if (kind === 'roots') return [random.int(1, 5), 0, -random.int(2, 60)]
        return kind === 'factoring' ? drawRational(random) : drawWith(random, 5, isIrrational)
      },
      answer: option<Method>({
        roots: { en: prose`square roots`, es: prose`raíces cuadradas` },
        factoring: { en: prose`factoring`, es: prose`factorización` },
        formula: { en: prose`quadratic formula`, es: prose`fórmula cuadrática` },
      }),
      solve: methodOf,
      ask: of => both(standard(of)),
      solution: of =>
        of[1] === 0
          ? [named(of), answerStep(equation(symbol('b'), 0), METHODS.roots)]
          : [named(of), found(of), answerStep(equation(D, discriminant(of)), METHODS[methodOf(of)])],
      // Factors over the integers exactly when some pair with product ac has the sum b.
      check(printed, answer) {
        const [a, b, c] = tupleOf(
          coefficientsIn(printed).map(value => value.n),
          3,
        )
        const splits = Array.from({ length: 401 }, (_, i) => i - 200).some(u => u * (b - u) === a * c)
        return answer === (b === 0 ? 'roots' : splits ? 'factoring' : 'formula')
      },
    }),

    cleared: form({
      levels: ['hard'],
      share: 2,
      instruction: exactly,
      draw: random => ({
        // A root that can be simplified.
        of: drawWith(random, 4, of => isIrrational(of) && rootOf(discriminant(of)).q.n > 1),
        by: random.evenly([2, 10, 3, 10]),
      }),
      answer: simplestSolutions,
      solve: ({ of }) => rootsOf(of),
      ask: ({ of, by }) => {
        const [a, b, c] = tupleOf(
          of.map(value => Ratio.of(value, by)),
          3,
        )
        return both(
          by === 10 ? m`${decimal(a)}x^2 + ${decimal(b)}x + ${decimal(c)} = 0` : equation(polynomial([c, b, a]), 0),
        )
      },
      solution: ({ of, by }) => [
        step(standard(of), because.multiplyEveryTerm, { value: by }),
        ...solveByFormula(of, rootsOf(of)),
      ],
      check: solvesAll,
    }),

    countForK: form({
      levels: ['hard'],
      draw: random => ({ ...drawK(random), wanted: random.evenly(['<', '>'] as const) }),
      answer: inequality,
      solve: ({ q, wanted }) => relation(k, wanted === '<' ? '>' : '<', q * q),
      ask: of =>
        of.wanted === '<'
          ? {
              en: prose`For which values of ${k} does ${withK(of)} have no real solution?`,
              es: prose`¿Para qué valores de ${k} no tiene ${withK(of)} ninguna solución real?`,
            }
          : {
              en: prose`For which values of ${k} does ${withK(of)} have two different real solutions?`,
              es: prose`¿Para qué valores de ${k} tiene ${withK(of)} dos soluciones reales distintas?`,
            },
      solution: of => kSteps(of, of.wanted),
      check: (printed, answer) => holdsWhere(printed, answer, /no real|ninguna/.test(printed.text) ? -1 : 1),
    }),

    oneSolution: form({
      levels: ['hard'],
      instruction: {
        en: prose`Find all values of ${k} for which the equation has exactly one real solution.`,
        es: prose`Halla todos los valores de ${k} para los que la ecuación tiene exactamente una solución real.`,
      },
      draw: random => ({ p: random.int(1, 5), q: random.int(1, 7) }),
      answer: solutionSet('k'),
      solve: ({ p, q }) => [-2 * p * q, 2 * p * q],
      ask: ({ p, q }) => both(m`${p * p}x^2 + ${k}x + ${q * q} = 0`),
      solution: ({ p, q }) => {
        const product = 4 * p * p * q * q
        return [
          named([m`${p * p}`, k, m`${q * q}`]),
          step(m`k^2 - ${product} = 0`, because.explain, {
            sentence: {
              en: line`Exactly one real solution: the discriminant ${m`b^2 - 4ac`} is 0.`,
              es: line`Exactamente una solución real: el discriminante ${m`b^2 - 4ac`} es 0.`,
            },
          }),
          step(m`k^2 = ${product}`, because.addToBothSides, { value: product }),
          step(either(equation(k, -2 * p * q), equation(k, 2 * p * q)), because.takeSquareRoots),
        ]
      },
      check(printed, answer) {
        const [one, other] = tupleOf(answer.map(exact), 2)
        return !one.equals(other) && [one, other].every(value => signAt(printed, value) === 0)
      },
    }),

    story: form({
      levels: ['hard'],
      kind: 'story',
      share: 2,
      draw: random => {
        const tell = random.evenly(tellers)
        return random.until(
          () => tell(random),
          ({ amount }) => isClear(amount),
        )
      },
      answer: { ...measured, requires: 'decimal-places-2' },
      solve: ({ amount, unit }): Measured => ({ amount: decimal(Ratio.of(Math.round(amount * 100), 100), 2), unit }),
      ask: ({ says }) => says,
      solution: ({ steps }, { amount }) => steps(amount),
      // What is left, height or area, is above zero just before and below just after.
      check(printed, { amount }) {
        const [formula] = printed.all('relation')
        const left = (at: number) => {
          if (formula) return approximate(formula.right, { t: at, x: at })
          const [wide, long, area] = printed.take(3)
          return area.toNumber() - (wide.toNumber() + 2 * at) * (long.toNumber() + 2 * at)
        }
        const time = exact(amount).toNumber()
        return time > 0 && left(time - 0.005) > 0 && left(time + 0.005) < 0
      },
    }),
  }),
)
