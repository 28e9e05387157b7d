import {
  answerStep,
  approximate,
  both,
  call,
  decimal,
  decimalNumber,
  defineTopic,
  type Expr,
  either,
  equation,
  exact,
  explained,
  expr,
  formulaChoice,
  interval,
  intervals,
  itemOf,
  join,
  line,
  list,
  minus,
  negative,
  negativeSurd,
  numberSet,
  type Of,
  option,
  over,
  pi,
  prose,
  Ratio,
  relation,
  type Surd,
  setOf,
  step,
  sum,
  surd,
  symbol,
  timesSurd,
  tupleOf,
  union,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { sumOf } from '../kit/polynomials/polynomial.ts'
import { roundedNear } from '../kit/rounding/rounded.ts'
import { anglesFound, anglesOf, multipleOf } from '../kit/triangles/angle-steps.ts'
import { AROUND, angleExpr, type Name, type Unit, valueExpr } from '../kit/triangles/exact-values.ts'
import {
  drawPair,
  drawUnit,
  near,
  onRange,
  pairAngles,
  pairSteps,
  range,
  solvesAll,
  termsOf,
  x,
} from './trig-equation-solving/angles.ts'
import { type Divided, dividedEquations } from './trig-equation-solving/divided.ts'
import {
  type Inequality,
  inequalitySteps,
  isBetween,
  isClosed,
  isIn,
  limitsOf,
} from './trig-equation-solving/inequality.ts'
import { drawLinear, known, linearEquation } from './trig-equation-solving/linear.ts'
import { drawModel, t, timeOf, turnOf, WHICH } from './trig-equation-solving/model.ts'

const TWO = ['sin', 'cos'] as const
const square = (name: Name): Expr => ({ kind: 'call', name, of: x, power: expr(2) })

const DOUBLE = call('cos', join(2, x))
const TWICE = { sin: join(2, square('sin')), cos: join(2, square('cos')) }
/** 2u² + mu + k = 0 with cos 2x, which is 1 − 2 sin²x and 2 cos²x − 1, in the place of the square. */
const doubled = (name: 'sin' | 'cos', { m, k }: { readonly m: number; readonly k: number }) =>
  name === 'sin' ? { by: -m, right: 1 + k } : { by: m, right: -1 - k }

const angleSet = (angles: readonly number[], unit: Unit): Expr =>
  setOf(...angles.toSorted((a, b) => a - b).map(angle => angleExpr(angle, unit)))

/** How all terms come to one side of the equation with the identity. */
const gathered = (name: 'sin' | 'cos', right: number) => {
  if (name === 'sin')
    return [
      line`Subtract the left side from both sides, and exchange the sides: the square becomes positive.`,
      line`Resta el lado izquierdo de ambos lados e intercambia los lados: el cuadrado queda positivo.`,
    ] as const
  if (right === 0) return [line`Write the terms in order.`, line`Escribe los términos en orden.`] as const
  return right > 0
    ? ([line`Subtract ${right} from both sides.`, line`Resta ${right} de ambos lados.`] as const)
    : ([line`Add ${-right} to both sides.`, line`Suma ${-right} a ambos lados.`] as const)
}

/** All angles of a multiple of x, and of x. */
interface Multiple {
  readonly name: 'sin' | 'cos'
  readonly unit: Unit
  readonly factor: number
  readonly value: Surd
}
const turned = ({ name, factor, value }: Multiple): readonly number[] =>
  Array.from({ length: factor }, (_, i) => i * 360).flatMap(turn => anglesOf(name, value).map(angle => angle + turn))

function general(angles: readonly number[], period: number): Expr {
  const turn = period === 360 ? join(2, pi, symbol('n')) : join(pi, symbol('n'))
  const parts = angles.map(angle => equation(x, sum(angleExpr(angle, 'radians'), turn)))
  return parts.length === 1 ? itemOf(parts, 0) : either(...parts)
}

export const trigEquationSolving = defineTopic(
  {
    id: 'trig-equation-solving',
    name: { en: 'Trigonometric equations and inequalities', es: 'Ecuaciones y desigualdades trigonométricas' },
    description: {
      en: 'Find all angles in an interval that satisfy a trigonometric equation or inequality.',
      es: 'Halla todos los ángulos de un intervalo que cumplen una ecuación o desigualdad trigonométrica.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.B.7', 'AP-PRECALC-3.10'],
    rev: 3,
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    linear: form({
      levels: ['easy'],
      share: 2,
      lines: 4,
      draw: drawLinear,
      answer: numberSet,
      solve: ({ name, unit, value }) => anglesOf(name, value).map(angle => angleExpr(angle, unit)),
      ask: drawn => onRange(linearEquation(drawn), drawn.unit),
      solution(drawn) {
        const { name, unit, value, a, added } = drawn
        const alone = timesSurd(surd(a), value)
        const size = added.q.n < 0 ? { q: added.q.negated(), k: added.k } : added
        return [
          ...(added.q.n === 0
            ? []
            : [
                step(
                  equation(multipleOf(a, call(name, x)), valueExpr(alone)),
                  added.q.n < 0 ? because.addToBothSides : because.subtractFromBothSides,
                  { value: valueExpr(size) },
                ),
              ]),
          ...(a === 1 ? [] : [step(equation(call(name, x), valueExpr(value)), because.divideBothSides, { value: a })]),
          ...anglesFound(name, value, unit),
        ]
      },
      check: solvesAll,
    }),

    chooseAngles: form({
      levels: ['easy'],
      lines: 3,
      draw: random => ({
        name: random.evenly(TWO),
        unit: drawUnit(random),
        angle: random.evenly([30, 135, 60, 225, 150, 45, 240, 300, 120, 315, 210, 330]),
      }),
      answer: formulaChoice,
      solve: ({ name, unit, angle }) => angleSet(anglesOf(name, known(name, angle)), unit),
      mistakes({ name, unit, angle }) {
        const value = known(name, angle)
        const [first] = anglesOf(name, value)
        const start = first ?? angle
        return {
          otherSign: angleSet(anglesOf(name, negativeSurd(value)), unit),
          otherFunction: angleSet([start, name === 'sin' ? 360 - start : Math.abs(180 - start)], unit),
          onlyFirst: angleSet([start], unit),
        }
      },
      ask({ name, unit, angle }) {
        const [of, on] = [equation(call(name, x), valueExpr(known(name, angle))), range(unit)]
        return {
          en: prose`Which set holds all solutions of ${of} on ${on}?`,
          es: prose`¿Qué conjunto tiene todas las soluciones de ${of} en ${on}?`,
        }
      },
      solution({ name, unit, angle }) {
        const value = known(name, angle)
        const angles = anglesOf(name, value)
        const [of, less] = [call(name, x), valueExpr(negativeSurd(value))]
        return [
          ...anglesFound(name, value, unit, list(...angles.map(one => angleExpr(one, unit)))),
          explained(
            angleSet(angles, unit),
            line`Both angles belong to the set. The others leave one out, have a wrong second angle, or solve ${equation(of, less)}.`,
            line`Los dos ángulos pertenecen al conjunto. Los otros conjuntos omiten uno, tienen mal el segundo ángulo o resuelven ${equation(of, less)}.`,
          ),
        ]
      },
      check: (printed, choice) => {
        const of = expr(choice)
        return of.kind === 'list' && solvesAll(printed, of.items)
      },
    }),

    quadratic: form({
      levels: ['medium'],
      share: 2,
      lines: 5,
      draw: random => ({
        name: random.evenly(TWO),
        unit: drawUnit(random),
        pair: drawPair(random),
        isMoved: random.evenly([false, true]),
      }),
      answer: numberSet,
      solve: ({ name, unit, pair }) => pairAngles(name, pair).map(angle => angleExpr(angle, unit)),
      ask({ name, unit, pair, isMoved }) {
        const { m, k } = termsOf(pair)
        const terms = [multipleOf(2, square(name)), multipleOf(m, call(name, x))]
        return onRange(
          isMoved && k !== 0
            ? equation(sumOf(terms), -k)
            : equation(sumOf([...terms, ...(k === 0 ? [] : [expr(k)])]), 0),
          unit,
        )
      },
      solution({ name, unit, pair, isMoved }) {
        const { m, k } = termsOf(pair)
        const whole = equation(sumOf([multipleOf(2, square(name)), multipleOf(m, call(name, x)), expr(k)]), 0)
        return [
          ...(isMoved && k !== 0
            ? [
                k < 0
                  ? step(whole, because.subtractFromBothSides, { value: -k })
                  : step(whole, because.addToBothSides, { value: k }),
              ]
            : []),
          ...pairSteps(name, unit, pair),
        ]
      },
      check: solvesAll,
    }),

    multipleAngle: form({
      levels: ['medium'],
      lines: 4,
      draw(random): Multiple {
        const name = random.evenly(TWO)
        const angle = random.pick(AROUND.filter(angle => angle % 45 !== 0 || angle % 90 === 0))
        return { name, unit: drawUnit(random), factor: random.evenly([2, 3]), value: known(name, angle) }
      },
      answer: numberSet,
      solve: drawn => turned(drawn).map(angle => angleExpr(Ratio.of(angle, drawn.factor), drawn.unit)),
      ask: ({ name, unit, factor, value }) => onRange(equation(call(name, join(factor, x)), valueExpr(value)), unit),
      solution(drawn, answer) {
        const { name, unit, factor, value } = drawn
        const listed = (angles: readonly number[]) => list(...angles.map(angle => angleExpr(angle, unit)))
        const limits = relation(relation(angleExpr(0, unit), '≤', join(factor, x)), '<', angleExpr(360 * factor, unit))
        return [
          step(limits, because.rangeOfMultiple, { factor }),
          ...anglesFound(name, value, unit, listed(anglesOf(name, value))),
          step(listed(turned(drawn)), because.addFullTurns, { turn: angleExpr(360, unit) }),
          step(setOf(...answer), because.divideEachBy, { value: factor }),
        ]
      },
      check: solvesAll,
    }),

    general: form({
      levels: ['medium'],
      instruction: {
        en: prose`Which is the general solution, with ${symbol('n')} an integer?`,
        es: prose`¿Cuál es la solución general, con ${symbol('n')} entero?`,
      },
      draw: random => ({
        name: random.evenly(TWO),
        angle: random.pick([30, 45, 60, 120, 135, 150, 210, 225, 240, 300, 315, 330]),
      }),
      answer: formulaChoice,
      solve: ({ name, angle }) => general(anglesOf(name, known(name, angle)), 360),
      mistakes({ name, angle }) {
        const [first, second] = tupleOf(anglesOf(name, known(name, angle)), 2)
        return {
          halfTurn: general([first, second], 180),
          onlyFirst: general([first], 360),
          oppositeAngle: general([first, (first + 180) % 360], 360),
        }
      },
      ask: ({ name, angle }) => both(equation(call(name, x), valueExpr(known(name, angle)))),
      solution({ name, angle }, answer) {
        const value = known(name, angle)
        const angles = anglesOf(name, value).map(one => equation(x, angleExpr(one, 'radians')))
        return [
          ...anglesFound(name, value, 'radians', either(...angles)),
          explained(
            expr(answer),
            line`The values repeat after each full turn: add ${join(2, pi, symbol('n'))} to both angles. The others add half turns, leave out one angle, or have a wrong second angle.`,
            line`Los valores se repiten después de cada vuelta completa: suma ${join(2, pi, symbol('n'))} a los dos ángulos. Las otras suman medias vueltas, omiten un ángulo o tienen mal el segundo ángulo.`,
          ),
        ]
      },
      // The members from −2π to 4π are exactly the solutions there.
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const shown = expr(answer)
        const parts = shown.kind === 'connected' ? shown.items : [shown]
        const members = parts.flatMap(part =>
          part.kind === 'relation'
            ? Array.from({ length: 21 }, (_, i) => approximate(part.right, { n: i - 10 })).filter(
                angle => angle > -2 * Math.PI && angle < 4 * Math.PI,
              )
            : [],
        )
        return (
          new Set(members.map(angle => angle.toFixed(6))).size === 6 &&
          members.every(angle => near(approximate(left, { x: angle }), approximate(right)))
        )
      },
    }),

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

    findMistake: form({
      levels: ['medium'],
      kind: 'find-mistake',
      draw: (random): Divided => ({
        kind: random.evenly(['divided', 'signs', 'divided', 'notZero', 'none']),
        name: random.evenly(TWO),
        acute: random.evenly([30, 45, 60]),
      }),
      answer: option({
        divided: {
          en: prose`The student divided by a factor that can be ${0}, so solutions are lost.`,
          es: prose`El estudiante dividió entre un factor que puede ser ${0}, así que se pierden soluciones.`,
        },
        signs: {
          en: prose`The student found the wrong sign when setting a factor equal to ${0}.`,
          es: prose`El estudiante se equivocó de signo al igualar un factor a ${0}.`,
        },
        notZero: {
          en: prose`The student set the factors equal to a number that is not ${0}.`,
          es: prose`El estudiante igualó los factores a un número que no es ${0}.`,
        },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ kind }) => kind,
      ask(drawn) {
        const all = dividedEquations(drawn)
        const next = all[drawn.kind]
        return {
          en: prose`To solve ${all.given}, a student writes ${next}. What is the mistake, if any?`,
          es: prose`Para resolver ${all.given}, un estudiante escribe ${next}. ¿Cuál es el error, si hay alguno?`,
        }
      },
      key(drawn) {
        const { none } = dividedEquations(drawn)
        return drawn.kind === 'none' ? both([]) : { en: prose`It should be ${none}.`, es: prose`Debe ser ${none}.` }
      },
      solution(drawn) {
        const { name, moved, factored, factor, divided, signs, notZero, none, taken } = dividedEquations(drawn)
        const wrong = {
          divided: [
            step(divided, because.mistakeIs, {
              what: {
                en: line`${name} can be 0, and no number is divided by 0`,
                es: line`${name} puede ser 0, y no se divide entre 0`,
              },
            }),
          ],
          signs: [
            step(signs, because.mistakeIs, {
              what: {
                en: line`${factor} is 0 where both numbers are equal, not opposite`,
                es: line`${factor} es 0 donde ambos números son iguales, no opuestos`,
              },
            }),
          ],
          notZero: [
            step(notZero, because.mistakeIs, {
              what: {
                en: line`only a product that equals 0 gives its factors one by one`,
                es: line`solo un producto igual a 0 da sus factores uno por uno`,
              },
            }),
          ],
          none: [],
        }[drawn.kind]
        return [
          ...wrong,
          step(moved, because.subtractFromBothSides, { value: taken }),
          step(factored, because.factorOut, { factor: name }),
          step(none, because.zeroProduct),
        ]
      },
      check(printed, answer) {
        const [of, ...next] = printed.all('relation')
        if (!of) return false
        const solvesIt = (part: Of<'relation'>, angle: number) =>
          near(approximate(part.left, { x: angle }), approximate(part.right, { x: angle }))
        const angles = AROUND.map(angle => (angle * Math.PI) / 180)
        const isLost = angles.some(angle => solvesIt(of, angle) && !next.some(part => solvesIt(part, angle)))
        const isAdded = angles.some(angle => !solvesIt(of, angle) && next.some(part => solvesIt(part, angle)))
        const isZeroLost = angles.some(
          angle =>
            near(approximate(of.left, { x: angle }), 0) &&
            near(approximate(of.right, { x: angle }), 0) &&
            !next.some(part => solvesIt(part, angle)),
        )
        if (isAdded) return answer === (isZeroLost ? 'notZero' : 'signs')
        return answer === (isLost ? 'divided' : 'none')
      },
    }),

    story: form({
      levels: ['hard'],
      kind: 'story',
      instruction: {
        en: prose`Use radian mode. Round to the nearest tenth.`,
        es: prose`Usa el modo radián. Redondea a la décima más cercana.`,
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
            line`The model must give ${target}: put ${target} in the place of ${symbol('y')}.`,
            line`El modelo debe dar ${target}: pon ${target} en lugar de ${symbol('y')}.`,
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
  }),
)
