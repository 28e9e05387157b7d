import {
  absolute,
  apply,
  approximate,
  type Both,
  both,
  defineTopic,
  type Expr,
  equation,
  equationFor,
  explained,
  expr,
  expression,
  formulaChoice,
  generalSolutionFor,
  type Inline,
  interval,
  intervals,
  isSame,
  join,
  line,
  m,
  option,
  over,
  prose,
  statements,
  step,
  symbol,
  tupleOf,
  type Value,
  words,
  wouldGive,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { near } from '../kit/functions/functions.ts'
import { startingAt } from '../kit/stories/turns.ts'
import { bounded } from './separable-equations-solutions/bounded.ts'
import { firstSteps, integralsOf } from './separable-equations-solutions/first-steps.ts'
import { general } from './separable-equations-solutions/general.ts'
import { claimsOfStarted, MISTAKES, misreadGeneral } from './separable-equations-solutions/misread.ts'
import { fromLevel, particular } from './separable-equations-solutions/particular.ts'
import {
  C,
  dydx,
  generalSteps,
  isParticular,
  isSolution,
  type Started,
  slopeIn,
  startedSteps,
  starts,
  y,
} from './separable-equations-solutions/parts.ts'
import { drawSlope } from './separable-equations-solutions/slopes.ts'
import { simplerAt } from './separable-equations-solutions/values.ts'

const x = symbol('x')
const place = equation(x, 0)
const start = ({ b }: Started) => equation(apply('y', 0), b)
const solve = ({ slope, ...of }: Started) => ({
  en: prose`Solve ${equation(dydx, slope)} with ${start({ slope, ...of })}. Write ${y} in terms of ${x}.`,
  es: prose`Resuelve ${equation(dydx, slope)} con ${start({ slope, ...of })}. Expresa ${y} en función de ${x}.`,
})

/** "not x = -2 or x = 2": one place, or two. */
const eachOf = (places: readonly Expr[]): Both<readonly Inline[]> => ({
  en: places.flatMap((one, i) => (i === 0 ? [one] : [' or ', one])),
  es: places.flatMap((one, i) => [i === 0 ? 'a ' : ' ni a ', one]),
})

const BOUNDED = ['y^2 + a^2', 'y(1 − y)', 'y^2', 'x y^2'] as const

export const separableEquationsSolutions = defineTopic(
  {
    id: 'separable-equations-solutions',
    name: { en: 'Separable differential equations', es: 'Ecuaciones diferenciales separables' },
    description: {
      en: 'Separate the variables and integrate to find general and particular solutions.',
      es: 'Separa las variables e integra para hallar soluciones generales y particulares de una ecuación diferencial.',
    },
    domain: 'Differential Equations',
    standards: ['AP-CALC-7.6', 'AP-CALC-7.7'],
    rev: 9,
    levels: {
      easy: { firstSteps: ['x^n y^p', 'k x (y + a)', 'x y + a y', 'e^(ax − by)'], slopes: 'hidden' },
      medium: {},
      hard: {},
    },
  },
  form => ({
    generalSolution: form({
      levels: ['easy'],
      share: 2,
      instruction: {
        en: prose`Find the general solution. Solve for ${y} and use ${C} for an arbitrary constant.`,
        es: prose`Halla la solución general. Despeja ${y}; usa ${C} para una constante arbitraria.`,
      },
      draw: random => general[random.evenly(['k x^n y', 'k(y − a)', 'k x^n y^2'])](random),
      answer: generalSolutionFor('y'),
      solve: ({ solution }) => solution,
      ask: ({ slope }) => both(equation(dydx, slope)),
      key: ({ losesZero }) =>
        losesZero
          ? { en: prose`${equation(y, 0)} is a solution too.`, es: prose`${equation(y, 0)} también es solución.` }
          : both([]),
      solution: ({ steps }) => steps,
      check: (printed, answer) =>
        [3.1, 5.2].every(value => isSolution(slopeIn(printed), answer, { C: value }) >= 4) &&
        !near(approximate(answer, { x: 0.3, C: 0.6 }), approximate(answer, { x: 0.3, C: 1.4 })),
    }),

    particularSolution: form({
      levels: ['medium'],
      share: 3,
      lines: 5,
      draw: random =>
        particular[random.evenly(['x^2 y', 'x/y', 'x y^2', 'e^(x − y)', '(1 + y)x^3', 'y cos x'])](random),
      answer: equationFor('y'),
      solve: ({ solution }) => solution,
      ask: solve,
      solution: startedSteps,
      check: (printed, answer) => isParticular(printed, answer),
    }),

    valueOfSolution: form({
      levels: ['medium'],
      share: 2,
      lines: 5,
      draw: random => particular[random.evenly(['x/y', '(1 + y)x^3', 'x^2 y', 'x y^2'])](random, 3),
      answer: expression,
      solve: ({ solution }) => simplerAt(solution, 1),
      ask: of => ({
        en: prose`Let ${equation(dydx, of.slope)} with ${start(of)}. Find the exact value of ${apply('y', 1)}.`,
        es: prose`Sea ${equation(dydx, of.slope)} con ${start(of)}. Halla el valor exacto de ${apply('y', 1)}.`,
      }),
      solution: (of, value) => [
        ...startedSteps(of),
        step(equation(apply('y', 1), value), because.substitute, { value: 1, letter: x }),
      ],
      // Runge and Kutta walk from the start to the place that is asked.
      check(printed, answer) {
        const from = starts(printed)
        const end = printed.maths.at(-1)
        if (!from || end?.kind !== 'apply') return false
        const f = (x: number, y: number) => approximate(slopeIn(printed), { x, y })
        let [x, y] = from
        const h = (approximate(end.to[0] ?? C) - x) / 120
        for (let i = 0; i < 120; i++, x += h) {
          const k1 = f(x, y)
          const k2 = f(x + h / 2, y + (h * k1) / 2)
          const k3 = f(x + h / 2, y + (h * k2) / 2)
          y += (h * (k1 + 2 * k2 + 2 * k3 + f(x + h, y + h * k3))) / 6
        }
        return near(y, approximate(answer), 1e-4)
      },
    }),

    firstStep: form({
      levels: ['easy'],
      instruction: {
        en: prose`Which step separates the variables correctly?`,
        es: prose`¿Qué paso separa bien las variables?`,
      },
      draw: (random, level) => firstSteps[random.evenly<keyof typeof firstSteps>(level.firstSteps)](random),
      answer: formulaChoice,
      solve: ({ right }): Value => integralsOf(right),
      mistakes: ({ wrong: [first, second, third] }) => ({
        notDivided: integralsOf(first),
        wrongSide: integralsOf(second),
        mixedUp: integralsOf(third),
      }),
      ask: ({ slope }) => both(equation(dydx, slope)),
      solution: ({ factor, apart, right: [inY, inX] }, answer) => [
        ...(apart ? [apart] : []),
        step(equation(join(inY, dydx), inX), because.divideByFactorWithY, { factor }),
        step(expr(answer), because.integrateSeparated),
      ],
      whyWrong: ({ right, wrong }) => {
        const [notDivided, wrongSide, mixedUp] = tupleOf(
          wrong.map(sides => {
            const at = isSame(sides[0], right[0]) ? 1 : 0
            const [differential, wanted, found] = [at === 0 ? m`d y` : m`d x`, right[at], sides[at]]
            return {
              en: line`The factor before ${differential} must be ${wanted}, not ${found}.`,
              es: line`El factor delante de ${differential} debe ser ${wanted}, no ${found}.`,
            }
          }),
          3,
        )
        return { notDivided, wrongSide, mixedUp }
      },
      // h(x)/g(y) is the slope again.
      check(printed, answer) {
        const step = expr(answer)
        if (step.kind !== 'relation' || step.left.kind !== 'integral' || step.right.kind !== 'integral') return false
        const { left, right } = { left: step.left.of, right: step.right.of }
        return [0.7, 1.6].every(x =>
          [0.8, 2.3].every(y =>
            near(approximate(right, { x }) / approximate(left, { y }), approximate(slopeIn(printed), { x, y })),
          ),
        )
      },
    }),

    isSeparable: form({
      levels: ['easy'],
      lines: 2,
      draw: (random, { slopes }) => drawSlope(random, slopes),
      answer: option({
        yes: { en: prose`Yes, it is separable.`, es: prose`Sí, es separable.` },
        no: { en: prose`No, it is not separable.`, es: prose`No, no es separable.` },
      }),
      solve: ({ separated }) => (separated ? 'yes' : 'no'),
      ask: ({ of }) => ({
        en: prose`Can ${equation(dydx, of)} be written in the form ${m`g(y) d y = h(x) d x`}?`,
        es: prose`¿Se puede escribir ${equation(dydx, of)} en la forma ${m`g(y) d y = h(x) d x`}?`,
      }),
      solution: ({ grouped, factored, separated, ends }) => [
        ...(grouped
          ? [
              explained(
                equation(dydx, grouped.of),
                line`Group the terms two by two: both groups have the factor ${grouped.shared}.`,
                line`Agrupa los términos de dos en dos: los dos grupos tienen el factor ${grouped.shared}.`,
              ),
            ]
          : []),
        ...(factored && separated
          ? [step(equation(dydx, factored), because.productOfFactors), step(separated, because.separateOnly)]
          : []),
        ...(ends
          ? [step(statements(...ends), because.slopesForTwoValues), step(over(...ends), because.notAProduct)]
          : []),
      ],
      // A product of a function of x and one of y: f(x, y) f(a, b) = f(x, b) f(a, y).
      check(printed, answer) {
        const f = (x: number, y: number) => approximate(slopeIn(printed), { x, y })
        const places = [
          [0.3, 0.6],
          [0.9, 1.4],
        ] as const
        const isProduct = places.every(([x, y]) => near(f(x, y) * f(0.5, 0.2), f(x, 0.2) * f(0.5, y), 1e-7))
        return answer === (isProduct ? 'yes' : 'no')
      },
    }),

    errorSpotting: form({
      levels: ['easy'],
      kind: 'find-mistake',
      draw: random => ({
        kind: random.evenly(['late', 'lost', 'late', 'lost', 'none'] as const),
        ...misreadGeneral(random),
      }),
      answer: option({
        late: { en: prose`${C} was added after solving for ${y}.`, es: prose`Sumó ${C} después de despejar ${y}.` },
        lost: {
          en: prose`The integral of the right side is wrong.`,
          es: prose`La integral del lado derecho está mal.`,
        },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ kind }) => kind,
      ask({ kind, slope, right, claims }) {
        const claim = equation(y, kind === 'none' ? right : claims[kind])
        return {
          en: [equation(dydx, slope), prose`A student’s general solution is ${claim}. What is the mistake, if any?`],
          es: [
            equation(dydx, slope),
            prose`La solución general de un estudiante es ${claim}. ¿Cuál es el error, si hay alguno?`,
          ],
        }
      },
      key: ({ kind, right }) =>
        kind === 'none'
          ? both([])
          : { en: prose`It should be ${equation(y, right)}.`, es: prose`Debe ser ${equation(y, right)}.` },
      solution: ({ kind, slope, inX, integral, right, claims }) => [
        ...generalSteps(
          { slope, sides: [m`1/y`, inX], integrated: [m`ln|y|`, integral], solution: right },
          symbol('C', 1),
        ),
        step(equation(absolute(y), m`e^{C_1}e^{${integral}}`), because.raiseEToBothSides),
        step(equation(y, right), because.newConstant, { factor: m`e^{C_1}`, letter: C, zero: equation(y, 0) }),
        ...(kind === 'none'
          ? [
              explained(
                words('no mistake', 'ningún error'),
                line`This is the student’s solution.`,
                line`Es la solución del estudiante.`,
              ),
            ]
          : [step(equation(y, claims[kind]), because.mistakeIs, { what: MISTAKES[kind] })]),
      ],
      whyWrong: ({ kind, inX, integral, right, claims }) => ({
        ...wouldGive(kind, equation(y, kind === 'none' ? right : claims[kind]), {
          late: equation(y, claims.late),
        }),
        ...(kind === 'lost'
          ? {}
          : {
              lost: {
                en: line`An antiderivative of ${inX} is ${integral}: this integral is right.`,
                es: line`Una antiderivada de ${inX} es ${integral}: esa integral está bien.`,
              },
            }),
      }),
      check(printed, answer) {
        const [given, claim] = printed.all('relation')
        if (!given || !claim) return false
        if (isSolution(given.right, claim.right, { C: 1.7 }) >= 4) return answer === 'none'
        const isLate = isSolution(given.right, claim.right, { C: 0 }) >= 4 && claim.right.kind === 'sum'
        return answer === (isLate ? 'late' : 'lost')
      },
    }),

    boundedSolution: form({
      levels: ['hard'],
      share: 2,
      lines: 5,
      draw: random => bounded[random.evenly(BOUNDED)](random),
      answer: equationFor('y'),
      solve: ({ solution }) => solution,
      ask: solve,
      solution: startedSteps,
      check: (printed, answer) => isParticular(printed, answer, 3),
    }),

    interval: form({
      levels: ['hard'],
      share: 2,
      lines: 6,
      draw: random => bounded[random.evenly(startingAt(BOUNDED, 2))](random),
      answer: intervals,
      solve: ({ from, to }) => interval(from, to, [false, false]),
      ask: of => ({
        en: prose`The solution of ${equation(dydx, of.slope)} with ${start(of)} is defined on an open interval that contains ${place}. What is the largest such interval?`,
        es: prose`La solución de ${equation(dydx, of.slope)} con ${start(of)} está definida en un intervalo abierto que contiene a ${place}. ¿Cuál es el mayor de esos intervalos?`,
      }),
      solution: (of, answer) => [
        ...startedSteps(of),
        ...(of.edge
          ? [
              step(statements(...of.edge.places, expr(answer)), because.largestIntervalAround, {
                what: of.edge.what,
                place,
                others: eachOf(of.edge.places),
              }),
            ]
          : [step(answer, because.denominatorNeverZero)]),
      ],
      // Walks along the solution until it grows past all bounds, on either side.
      check(printed, answer) {
        const from = starts(printed)
        if (answer.kind !== 'interval' || !from || answer.closed.some(closed => closed)) return false
        const f = (x: number, y: number) => approximate(slopeIn(printed), { x, y })
        const edge = (way: 1 | -1) => {
          let [x, y] = from
          for (let i = 0; i < 1500 && Math.abs(x) < 20; i++) {
            if (Math.abs(y) > 1e3) return x
            const h = (way * 0.05) / (1 + Math.abs(f(x, y)) / (0.2 + Math.abs(y)))
            const k = f(x + h / 2, y + (h * f(x, y)) / 2)
            x += h
            y += h * k
          }
          return way * Number.POSITIVE_INFINITY
        }
        const isEdge = (found: number, given: number) =>
          Number.isFinite(found) ? Math.abs(found - given) < 0.03 : found === given
        return isEdge(edge(-1), approximate(answer.from)) && isEdge(edge(1), approximate(answer.to))
      },
    }),

    signLost: form({
      levels: ['medium'],
      kind: 'find-mistake',
      lines: 2,
      draw(random) {
        const [k, a] = [random.int(2, 5), random.int(1, 6)]
        // With y(0) = 1 the constant that is added late would be 0.
        const b = random.intExcept(a - 8, a - 2, 1)
        const grown = m`e^{${k}x}`
        return {
          kind: random.evenly(['absolute', 'late', 'absolute', 'late', 'none'] as const),
          claims: claimsOfStarted(a, b, grown),
          of: fromLevel(k, a, b),
        }
      },
      answer: option({
        absolute: {
          en: prose`The absolute value in the logarithm was dropped, so a sign is wrong.`,
          es: prose`Perdió el valor absoluto del logaritmo, así que un signo está mal.`,
        },
        late: {
          en: prose`The constant was added after solving for ${y}.`,
          es: prose`Sumó la constante después de despejar ${y}.`,
        },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ kind }) => kind,
      ask({ kind, of, claims }) {
        const claim = equation(y, kind === 'none' ? of.solution : claims[kind])
        const given = equation(dydx, of.slope)
        return {
          en: prose`For ${given} with ${start(of)}, a student writes ${claim}. What is the mistake, if any?`,
          es: prose`Para ${given} con ${start(of)}, un estudiante escribe ${claim}. ¿Cuál es el error, si hay alguno?`,
        }
      },
      key: ({ kind, of }) =>
        kind === 'none'
          ? both([])
          : { en: prose`It should be ${equation(y, of.solution)}.`, es: prose`Debe ser ${equation(y, of.solution)}.` },
      solution: ({ kind, of, claims }) => [
        ...startedSteps(of),
        kind === 'none'
          ? explained(
              words('no mistake', 'ningún error'),
              line`This is the student’s solution.`,
              line`Es la solución del estudiante.`,
            )
          : step(equation(y, claims[kind]), because.mistakeIs, { what: MISTAKES[kind] }),
      ],
      whyWrong: ({ kind, of, claims }) =>
        wouldGive(kind, equation(y, kind === 'none' ? of.solution : claims[kind]), {
          absolute: equation(y, claims.absolute),
          late: equation(y, claims.late),
        }),
      check(printed, answer) {
        const claim = printed.all('relation').at(-1)
        const from = starts(printed)
        if (!claim || !from) return false
        if (isSolution(slopeIn(printed), claim.right, {}) < 4) return answer === 'late'
        return answer === (near(approximate(claim.right, { x: from[0] }), from[1]) ? 'none' : 'absolute')
      },
    }),
  }),
)
