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
  expr,
  type FormMaker,
  isAsDrawn,
  isNear,
  itemOf,
  join,
  line,
  minus,
  negative,
  option,
  over,
  power,
  prose,
  relation,
  solutionSet,
  step,
  sum,
  symbol,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { isClear, isNearest, roundedNear } from '../../kit/rounding/rounded.ts'
import { baseExpr, gap, isRoundedRoot, type levels, log, rounded, THOUSANDTH, x } from './parts.ts'
import { modelOf, stories, storySteps, timeOf } from './stories.ts'

const bracketedTimes = (b: number): Expr => ({ kind: 'group', of: join(x, call('ln', b)), brackets: 'round' })

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
    share: 2,
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
    solution: ({ base, roots: [p, q] }) => {
      const [u, raised] = [symbol('u'), power(baseExpr(base), x)]
      const valid = [p, q].filter(root => root > 0).sort((a, b) => a - b)
      const all = valid.map(root => equation(x, logOf(base, root)))
      const factors = [p, q].map(root => bracketed(polynomial([-root, 1], 'u')))
      return [
        step(equation(polynomial([p * q, -(p + q), 1], 'u'), 0), because.letLetterBe, { letter: u, what: raised }),
        step(equation(join(...factors), 0), because.factor),
        step(either(equation(u, p), equation(u, q)), because.zeroProduct),
        valid.length === 2
          ? step(either(...valid.map(root => equation(raised, root))), because.substitute, { value: raised, letter: u })
          : step(equation(raised, p), because.reject, {
              value: equation(u, q),
              why: { en: line`${raised} is always positive`, es: line`${raised} siempre es positivo` },
            }),
        step(all.length === 2 ? either(...all) : itemOf(all, 0), because.takeLogarithm, {
          log: base === 'e' ? { en: ['ln'], es: ['ln'] } : { en: [`log base ${base}`], es: [`log de base ${base}`] },
        }),
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

  findMistake: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: random => {
      const [a, b] = random.sample([2, 3, 4, 5, 6, 7], 2)
      const value = random.intExcept(8, 40, 9, 16, 25, 27, 36, 32)
      return { a, b, value, kind: random.evenly(['multiplied', 'split', 'none'] as const) }
    },
    answer: option({
      multiplied: {
        en: prose`The coefficient and the base were multiplied.`,
        es: prose`Se multiplicaron el coeficiente y la base.`,
      },
      split: {
        en: prose`The logarithm of a product was taken as a product of logarithms.`,
        es: prose`El logaritmo de un producto se tomó como un producto de logaritmos.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ kind }) => kind,
    ask: ({ a, b, value, kind }) => {
      const of = equation(join(a, power(b, x)), a * value)
      const next = {
        multiplied: equation(power(a * b, x), a * value),
        split: equation(join(call('ln', a), bracketedTimes(b)), call('ln', a * value)),
        none: equation(power(b, x), value),
      }[kind]
      return {
        en: prose`To solve ${of}, a student writes ${next}. What mistake, if any, did the student make?`,
        es: prose`Para resolver ${of}, un estudiante escribe ${next}. ¿Qué error cometió, si cometió alguno?`,
      }
    },
    key: ({ b, value, kind }) => {
      if (kind === 'none') return both([])
      const right = equation(power(b, x), value)
      return { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    solution: ({ a, b, value, kind }) => {
      const claim =
        kind === 'multiplied'
          ? step(equation(power(a * b, x), a * value), because.mistakeIs, {
              what: {
                en: line`the exponent belongs to ${b} alone, so ${a} and ${b} are not multiplied`,
                es: line`el exponente es solo de ${b}, así que ${a} y ${b} no se multiplican`,
              },
            })
          : step(equation(join(call('ln', a), bracketedTimes(b)), call('ln', a * value)), because.mistakeIs, {
              what: {
                en: line`the log of a product is a sum of logs, not a product`,
                es: line`el logaritmo de un producto es una suma de logaritmos, no un producto`,
              },
            })
      return [
        ...(kind === 'none' ? [] : [claim]),
        step(equation(power(b, x), value), because.divideBothSides, { value: a }),
        step(equation(x, over(call('ln', value), call('ln', b))), because.takeLogarithm, {
          log: { en: ['ln'], es: ['ln'] },
        }),
      ]
    },
    check(printed, answer) {
      const [of, next] = printed.all('relation')
      if (!of || !next) return false
      let [low, high] = [0, 20]
      for (let i = 0; i < 60; i++) {
        const middle = (low + high) / 2
        if (approximate(of.left, { x: middle }) < approximate(of.right)) low = middle
        else high = middle
      }
      const apart = approximate(next.left, { x: low }) / approximate(next.right) - 1
      if (isNear(apart, 0)) return answer === 'none'
      return answer === (next.right.kind === 'call' ? 'split' : 'multiplied')
    },
  }),

  story: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw: random => {
      const make = random.evenly(stories)
      return random.until(
        () => make(random),
        of => isClear(timeOf(of), 1) && timeOf(of) > 0.5 && timeOf(of) < 120,
      )
    },
    answer: { ...decimalNumber, requires: 'decimal-places-1' },
    solve: of => decimal(roundedNear(timeOf(of), 1), 1),
    ask: of => of.says(modelOf(of)),
    solution: storySteps,
    // The model at the time, against the target, half a tenth before and after.
    check(printed, answer) {
      const { right } = printed.one('relation')
      const target = printed.maths.findLast(item => item.kind !== 'symbol')
      if (!target) return false
      const wanted = target.kind === 'measure' ? approximate(target.of) : approximate(target)
      const apart = (value: number) => approximate(right, { t: value }) - wanted
      const value = exact(answer).toNumber()
      return apart(value - 0.05) * apart(value + 0.05) < 0 && isNearest(exact(answer), value, 1)
    },
  }),
})
