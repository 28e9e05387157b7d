import {
  approximate,
  both,
  bracketed,
  call,
  decimal,
  decimalNumber,
  type Expr,
  either,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  findMistake,
  isAsDrawn,
  isNear,
  itemOf,
  join,
  line,
  minus,
  negative,
  over,
  power,
  prose,
  Ratio,
  relation,
  solutionSet,
  step,
  sum,
  symbol,
  type Value,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { isClear, isNearest, roundedNear } from '../../kit/rounding/rounded.ts'
import { baseExpr, gap, isRoundedRoot, type levels, log, rounded, THOUSANDTH, x } from './parts.ts'
import { stories, storySteps, timeOf } from './stories.ts'

/** A whole number where the root is a power of the base. */
function logOf(base: 'e' | 2 | 3, value: number): Value {
  if (value === 1) return 0
  const whole = base === 'e' ? Number.NaN : Math.round(Math.log(value) / Math.log(base))
  return base !== 'e' && base ** whole === value ? whole : log(base, value)
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  differentBases: form({
    levels: ['hard'],
    instruction: rounded,
    draw: random =>
      random.until(
        () => {
          const [a, b] = random.sample([2, 3, 5, 6, 7, 10], 2)
          const k = random.intExcept(-3, 3, 0)
          return { a, b, k, root: (k * Math.log(a)) / (Math.log(b) - Math.log(a)) }
        },
        ({ root }) => isClear(root, 3) && Math.abs(root) < 12,
      ),
    answer: { ...decimalNumber, requires: 'decimal-places-3' },
    solve: ({ root }) => decimal(roundedNear(root, 3), 3),
    ask: ({ a, b, k }) => both(equation(power(a, polynomial([k, 1])), power(b, x))),
    solution: ({ a, b, k }, answer) => {
      const [first, second] = [call('ln', a), call('ln', b)]
      const [moved, apart] = [join(k, first), minus(second, first)]
      return [
        step(equation(join(bracketed(polynomial([k, 1])), first), join(x, second)), because.takeLogBringDown, {
          log: { en: ['ln'], es: ['ln'] },
        }),
        step(equation(sum(join(x, first), moved), join(x, second)), because.distribute, { factor: first }),
        step(equation(moved, join(x, bracketed(apart))), because.gatherAndFactorOut, { letter: x }),
        step(equation(over(moved, apart), x), because.divideBothSides, { value: bracketed(apart) }),
        step(relation(x, '≈', answer), because.roundAtTheEnd, { place: THOUSANDTH }),
      ]
    },
    check: isRoundedRoot,
  }),

  quadraticType: form({
    levels: ['hard'],
    instruction: {
      en: prose`Solve. Give all exact solutions.`,
      es: prose`Resuelve. Da todas las soluciones exactas.`,
    },
    draw: random => {
      const base = random.evenly(['e', 2, 'e', 3] as const)
      const isRejected = random.evenly([true, false])
      const first = random.int(1, 9)
      const second = isRejected ? -random.int(1, 9) : random.intExcept(2, 9, first)
      const moved = random.chance(0.3)
      const roots: readonly [number, number] = first + second === 0 ? [first, second - 1] : [first, second]
      return { base, roots, moved }
    },
    answer: solutionSet('x'),
    solve: ({ base, roots }) => roots.filter(root => root > 0).map(root => logOf(base, root)),
    ask: ({ base, roots: [p, q], moved }) => {
      const b = baseExpr(base)
      const [square, single] = [power(b, join(2, x)), power(b, x)]
      const middle = -(p + q)
      const size = Math.abs(middle) === 1 ? single : join(Math.abs(middle), single)
      const shown = middle < 0 ? negative(size) : size
      return both(moved ? equation(sum(square, shown), -p * q) : equation(sum(square, shown, p * q), 0))
    },
    solution: ({ base, roots: [p, q], moved }) => {
      const [u, raised] = [symbol('u'), power(baseExpr(base), x)]
      const square = power(baseExpr(base), join(2, x))
      const valid = [p, q].filter(root => root > 0).sort((a, b) => a - b)
      const all = valid.map(root => equation(x, logOf(base, root)))
      const factors = [p, q].map(root => bracketed(polynomial([-root, 1], 'u')))
      const logarithm =
        base === 'e' ? { en: ['ln'], es: ['ln'] } : { en: [`log base ${base}`], es: [`el logaritmo en base ${base}`] }
      return [
        explained(
          equation(polynomial([p * q, -(p + q), 1], 'u'), 0),
          [
            ...line`Let ${u} be ${raised}; then ${square} is ${power(u, 2)}.`,
            ...(moved
              ? p * q < 0
                ? line` Subtract ${-p * q} from both sides.`
                : line` Add ${p * q} to both sides.`
              : []),
          ],
          [
            ...line`Sea ${u} igual a ${raised}; entonces ${square} es ${power(u, 2)}.`,
            ...(moved
              ? p * q < 0
                ? line` Resta ${-p * q} de ambos lados.`
                : line` Suma ${p * q} a ambos lados.`
              : []),
          ],
        ),
        step(equation(join(...factors), 0), because.factor),
        step(either(equation(u, p), equation(u, q)), because.zeroProduct),
        valid.length === 2
          ? step(either(...valid.map(root => equation(raised, root))), because.substitute, { value: raised, letter: u })
          : step(equation(raised, p), because.reject, {
              value: equation(u, q),
              why: { en: line`${raised} is always positive`, es: line`${raised} siempre es positivo` },
            }),
        valid.includes(1)
          ? explained(
              all.length === 2 ? either(...all) : itemOf(all, 0),
              [...line`Take `, ...logarithm.en, ...line` of both sides; the logarithm of ${1} is ${0}.`],
              [...line`Aplica `, ...logarithm.es, ...line` a ambos lados; el logaritmo de ${1} es ${0}.`],
            )
          : step(all.length === 2 ? either(...all) : itemOf(all, 0), because.takeLogarithm, { log: logarithm }),
      ]
    },
    // As many solutions as the sides change places, each of them exact.
    check(printed, answer) {
      const values = answer.map(value => approximate(expr(value)))
      const grid = Array.from({ length: 3001 }, (_, i) => gap(printed, (i - 1000) / 500 + 0.000123))
      const crossings = grid.filter((value, i) => i > 0 && value * itemOf(grid, i - 1) < 0).length
      return (
        values.length === crossings &&
        new Set(values.map(value => value.toFixed(6))).size === values.length &&
        values.every(value => isAsDrawn(gap(printed, value), 0))
      )
    },
  }),

  findTheMistake: form(
    findMistake<unknown, Isolated, 'medium'>({
      levels: ['medium'],
      lines: 3,
      draw: random =>
        random.until(
          () => {
            const [a, b] = random.sample([2, 3, 4, 5, 6, 7], 2)
            return {
              a,
              b,
              d: random.int(2, 12) * random.sign(),
              value: random.intExcept(6, 40, 7, 9, 16, 25, 27, 36, 32, 8),
            }
          },
          ({ a, b, d, value }) => a * value !== b * value - d && value % b !== 0 && value + 2 * d > 1,
        ),
      work: of => workOf(of, of.a * of.value, equation(power(of.b, x), of.value), rootOf(of.value, of.b)),
      steps: ({ a, b, d, value }) => [
        step(
          equation(join(a, power(b, x)), a * value),
          d > 0 ? because.subtractFromBothSides : because.addToBothSides,
          {
            value: Math.abs(d),
          },
        ),
        step(equation(power(b, x), value), because.divideBothSides, { value: a }),
        step(rootOf(value, b), because.takeLogBringDown, { log: { en: ['ln'], es: ['ln'] } }),
      ],
      mistakes: {
        multiplied: {
          says: ({ a, b }) => ({
            en: line`the exponent belongs to ${b} alone, so ${a} and ${b} are not multiplied`,
            es: line`el exponente es solo de ${b}, así que ${a} y ${b} no se multiplican`,
          }),
          work: of =>
            workOf(
              of,
              of.a * of.value,
              equation(power(of.a * of.b, x), of.a * of.value),
              rootOf(of.a * of.value, of.a * of.b),
            ),
        },
        quotientOfNumbers: {
          says: ({ b, value }) => ({
            en: line`${over(call('ln', value), call('ln', b))} is a quotient of two logs, not the log of ${over(value, b)}`,
            es: line`${over(call('ln', value), call('ln', b))} es un cociente de dos logaritmos, no el logaritmo de ${over(value, b)}`,
          }),
          work: of =>
            workOf(
              of,
              of.a * of.value,
              equation(power(of.b, x), of.value),
              equation(x, call('ln', over(of.value, of.b))),
            ),
        },
        wrongSide: {
          says: ({ d }) =>
            d > 0
              ? {
                  en: line`${d} was added to the right side, not subtracted`,
                  es: line`se sumó ${d} al lado derecho en lugar de restarlo`,
                }
              : {
                  en: line`${-d} was subtracted from the right side, not added`,
                  es: line`se restó ${-d} del lado derecho en lugar de sumarlo`,
                },
          work: of => {
            const right = of.a * of.value + 2 * of.d
            return workOf(
              of,
              right,
              equation(power(of.b, x), Ratio.of(right, of.a)),
              rootOf(Ratio.of(right, of.a), of.b),
            )
          },
        },
      },
      // Two lines that follow from each other have the same root.
      follows: (before, after) => isNear(rootNear(before), rootNear(after)),
    }),
  ),

  story: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => {
      const make = random.evenly(stories)
      return random.until(
        () => make(random),
        of => isClear(timeOf(of), 1) && timeOf(of) > 0.5 && timeOf(of) < 120,
      )
    },
    answer: { ...decimalNumber, requires: 'decimal-places-1' },
    solve: of => decimal(roundedNear(timeOf(of), 1), 1),
    ask: of => of.says,
    solution: storySteps,
    // What is there at the time, against the target, half a tenth before and after.
    check(printed, answer) {
      const law = printed
        .terms('role')
        .map(({ name }) => name)
        .find(name => name in LAWS)
      if (!law) return false
      const [start, target, rate] = [printed.role('start'), printed.role('target'), printed.role(law)].map(value =>
        value.toNumber(),
      ) as [number, number, number]
      const shift = printed.terms('role').some(({ name }) => name === 'shift') ? printed.role('shift').toNumber() : 0
      const apart = (time: number) => shift + (start - shift) * LAWS[law as keyof typeof LAWS](rate, time) - target
      const value = exact(answer).toNumber()
      return apart(value - 0.05) * apart(value + 0.05) < 0 && isNearest(exact(answer), value, 1)
    },
  }),
})

/** What is left of 1 after a time, by the name of the law. */
const LAWS = {
  up: (rate: number, time: number) => (1 + rate) ** time,
  down: (rate: number, time: number) => (1 - rate) ** time,
  continuous: (rate: number, time: number) => Math.exp(rate * time),
  half: (rate: number, time: number) => 0.5 ** (time / rate),
  double: (rate: number, time: number) => 2 ** (time / rate),
}

/** a·b^x + d = a·value + d. */
interface Isolated {
  readonly a: number
  readonly b: number
  readonly d: number
  readonly value: number
}
const rootOf = (value: Value, base: number) => equation(x, over(call('ln', value), call('ln', base)))
const workOf = ({ a, b, d, value }: Isolated, right: number, raised: Expr, root: Expr): Work => [
  equation(sum(join(a, power(b, x)), d), a * value + d),
  equation(join(a, power(b, x)), right),
  raised,
  root,
]
/** The root of a line whose left side grows with x. */
function rootNear(of: Expr): number {
  if (of.kind !== 'relation') return Number.NaN
  if (of.left.kind === 'symbol') return approximate(of.right)
  let [low, high] = [-5, 10]
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (approximate(of.left, { x: middle }) < approximate(of.right)) low = middle
    else high = middle
  }
  return low
}
