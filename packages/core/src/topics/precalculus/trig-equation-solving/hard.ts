import {
  answerStep,
  approximate,
  call,
  decimal,
  decimalNumber,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  interval,
  intervals,
  join,
  line,
  minus,
  negative,
  numberSet,
  over,
  pi,
  prose,
  Ratio,
  relation,
  step,
  sum,
  surd,
  symbol,
  timesSurd,
  union,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { sumOf } from '../../kit/polynomials/polynomial.ts'
import { roundedNear } from '../../kit/rounding/rounded.ts'
import { multipleOf } from '../../kit/triangles/angle-steps.ts'
import { AROUND, angleExpr, valueExpr } from '../../kit/triangles/exact-values.ts'
import {
  drawPair,
  drawUnit,
  near,
  onRange,
  pairAngles,
  pairSteps,
  range,
  solvesAll,
  square,
  TWO,
  termsOf,
  x,
} from './angles.ts'
import { type Inequality, inequalitySteps, isBetween, isClosed, isIn, limitsOf } from './inequality.ts'
import type { levels } from './levels.ts'
import { known } from './linear.ts'
import { drawModel, t, timeOf, turnOf, WHICH } from './model.ts'

const DOUBLE = call('cos', join(2, x))

const TWICE = { sin: join(2, square('sin')), cos: join(2, square('cos')) }

/** 2u² + mu + k = 0 with cos 2x, which is 1 − 2 sin²x and 2 cos²x − 1, in the place of the square. */
const doubled = (name: 'sin' | 'cos', { m, k }: { readonly m: number; readonly k: number }) =>
  name === 'sin' ? { by: -m, right: 1 + k } : { by: m, right: -1 - k }

/** How all terms come to one side of the equation with the identity. */
const gathered = (name: 'sin' | 'cos', right: number) => {
  if (name === 'sin' && right === 0)
    return [
      line`Multiply both sides by ${-1}, and write the terms in order.`,
      line`Multiplica ambos lados por ${-1} y escribe los términos en orden.`,
    ] as const
  if (name === 'sin')
    return right > 0
      ? ([
          line`Subtract ${right} from both sides, and multiply both sides by ${-1}.`,
          line`Resta ${right} de ambos lados y multiplica ambos lados por ${-1}.`,
        ] as const)
      : ([
          line`Add ${-right} to both sides, and multiply both sides by ${-1}.`,
          line`Suma ${-right} a ambos lados y multiplica ambos lados por ${-1}.`,
        ] as const)
  if (right === 0) return [line`Write the terms in order.`, line`Escribe los términos en orden.`] as const
  return right > 0
    ? ([line`Subtract ${right} from both sides.`, line`Resta ${right} de ambos lados.`] as const)
    : ([line`Add ${-right} to both sides.`, line`Suma ${-right} a ambos lados.`] as const)
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  identity: form({
    levels: ['hard'],
    lines: 6,
    draw: random => ({ name: random.evenly(TWO), unit: drawUnit(random), pair: drawPair(random) }),
    answer: numberSet,
    solve: ({ name, unit, pair }) => pairAngles(name, pair).map(angle => angleExpr(angle, unit)),
    ask({ name, unit, pair }) {
      const { by, right } = doubled(name, termsOf(pair))
      return onRange(equation(sumOf([DOUBLE, multipleOf(by, call(name, x))]), right), unit)
    },
    solution({ name, unit, pair }) {
      const { m, k } = termsOf(pair)
      const { by, right } = doubled(name, { m, k })
      const [same, terms] =
        name === 'sin'
          ? [minus(1, TWICE.sin), [expr(1), negative(TWICE.sin)]]
          : [minus(TWICE.cos, 1), [TWICE.cos, expr(-1)]]
      const collected = sumOf([TWICE[name], multipleOf(m, call(name, x)), ...(k === 0 ? [] : [expr(k)])])
      return [
        step(equation(sumOf([...terms, multipleOf(by, call(name, x))]), right), because.useIdentity, {
          identity: equation(DOUBLE, same),
        }),
        explained(equation(collected, 0), ...gathered(name, right)),
        ...pairSteps(name, unit, pair),
      ]
    },
    check: solvesAll,
  }),

  inequality: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    draw(random): Inequality {
      const name = random.evenly(TWO)
      const by = random.evenly(['>', '<', '≥', '≤'])
      const size = known(name, random.pick([30, 45, 60]))
      return { name, by, value: timesSurd(surd(random.sign()), size), factor: random.evenly([1, 2]) }
    },
    answer: { ...intervals, requires: 'interval-notation' },
    solve(of) {
      const [one, two] = limitsOf(of)
      const [low, high] = [angleExpr(one, 'radians'), angleExpr(two, 'radians')]
      const closed = isClosed(of)
      return isBetween(of)
        ? interval(low, high, [closed, closed])
        : union(interval(0, low, [true, closed]), interval(high, angleExpr(360, 'radians'), [closed, false]))
    },
    ask({ name, value, by, factor }) {
      const side = timesSurd(surd(factor), value)
      const of = relation(multipleOf(factor, call(name, x)), by, valueExpr(side))
      return {
        en: prose`Solve ${of} on ${range('radians')}. Write the solution in interval notation.`,
        es: prose`Resuelve ${of} en ${range('radians')}. Escribe la solución en notación de intervalos.`,
      }
    },
    solution: inequalitySteps,
    check(printed, answer) {
      const { left, right, sign } = printed.one('relation')
      const limit = approximate(right)
      const holdsAt = (apart: number) => (sign === '>' || sign === '≥' ? apart > 0 : apart < 0)
      const apartAt = (angle: number) => approximate(left, { x: angle }) - limit
      return (
        !isIn(answer, 2 * Math.PI) &&
        Array.from({ length: 360 }, (_, i) => ((i + 0.5) * Math.PI) / 180).every(
          angle => isIn(answer, angle) === holdsAt(apartAt(angle)),
        ) &&
        AROUND.every(turn => {
          const angle = (turn * Math.PI) / 180
          const apart = apartAt(angle)
          return isIn(answer, angle) === (near(apart, 0) ? sign === '≥' || sign === '≤' : holdsAt(apart))
        })
      )
    },
  }),

  story: form({
    levels: ['hard'],
    kind: 'story',
    instruction: {
      en: prose`Use radian mode. Round to the nearest tenth.`,
      es: prose`Usa el modo de radianes. Redondea a la décima más cercana.`,
    },
    draw: drawModel,
    answer: { ...decimalNumber, requires: 'decimal-places-1' },
    solve: model => decimal(roundedNear(timeOf(model), 1), 1),
    ask(model) {
      const { wave, middle, size, target, which } = model
      return wave.asks(
        equation(symbol('y'), sum(middle, join(size, call('cos', turnOf(model))))),
        expr(target),
        WHICH[which],
      )
    },
    solution(model, answer) {
      const { wave, middle, size, period, target, which } = model
      const [turn, cosine] = [turnOf(model), Ratio.of(target - middle, size)]
      const cosineOfTurn = call('cos', turn)
      const inverse = call('arccos', cosine)
      const angle = which === 'first' ? inverse : minus(join(2, pi), inverse)
      const by = over(period % 2 === 0 ? period / 2 : period, period % 2 === 0 ? pi : join(2, pi))
      const time = which === 'first' ? join(by, inverse) : minus(period, join(by, inverse))
      return [
        explained(
          equation(sum(middle, join(size, cosineOfTurn)), target),
          line`The model must give ${target}: substitute ${target} for ${symbol('y')}.`,
          line`El modelo debe dar ${target}: sustituye ${symbol('y')} por ${target}.`,
        ),
        step(equation(join(size, cosineOfTurn), target - middle), because.subtractFromBothSides, { value: middle }),
        step(equation(cosineOfTurn, cosine), because.divideBothSides, { value: size }),
        step(equation(turn, angle), which === 'first' ? because.inverseCosine : because.cosineOnceMore),
        step(equation(t, time), because.multiplyBothSides, { value: by }),
        answerStep(relation(t, '≈', expr(answer)), wave.ends(expr(answer), expr(target))),
      ]
    },
    // The model passes the target within half a tenth of the time, for the first or the second time.
    check(printed, answer) {
      const { right } = printed.one('relation')
      const target = printed.numbers.at(-1)
      const word = printed.all('words').map(({ en }) => en)
      if (!target) return false
      const apart = (time: number) => approximate(right, { t: time }) - target.toNumber()
      const crossings = Array.from({ length: 2600 }, (_, i) => (i + 0.37) / 100).filter(
        time => apart(time) * apart(time + 1 / 100) < 0,
      )
      const time = exact(answer)
      const wanted = crossings[word.includes('second') ? 1 : 0]
      return wanted !== undefined && time.times(10).isInteger && Math.abs(time.toNumber() - wanted) <= 0.06
    },
  }),
})
