import {
  approximate,
  both,
  call,
  type Expr,
  either,
  equation,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  itemOf,
  join,
  line,
  list,
  numberSet,
  type Of,
  option,
  pi,
  prose,
  Ratio,
  relation,
  type Surd,
  setOf,
  step,
  sum,
  symbol,
  tupleOf,
  wouldGive,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { sumOf } from '../../kit/polynomials/polynomial.ts'
import { anglesFound, anglesOf, multipleOf } from '../../kit/triangles/angle-steps.ts'
import { AROUND, angleExpr, type Unit, valueExpr } from '../../kit/triangles/exact-values.ts'
import {
  drawPair,
  drawUnit,
  near,
  onRange,
  pairAngles,
  pairSteps,
  solvesAll,
  square,
  TWO,
  termsOf,
  x,
} from './angles.ts'
import { type Divided, dividedEquations } from './divided.ts'
import type { levels } from './levels.ts'
import { known } from './linear.ts'

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

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
        isMoved && k !== 0 ? equation(sumOf(terms), -k) : equation(sumOf([...terms, ...(k === 0 ? [] : [expr(k)])]), 0),
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
        ...anglesFound(name, value, unit, list),
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
      return [
        ...anglesFound(name, value, 'radians', (...angles) => either(...angles.map(angle => equation(x, angle)))),
        explained(
          expr(answer),
          line`The values repeat after each full turn: add ${join(2, pi, symbol('n'))} to both angles.`,
          line`Los valores se repiten después de cada vuelta completa: suma ${join(2, pi, symbol('n'))} a los dos ángulos.`,
        ),
      ]
    },
    whyWrong({ name, angle }) {
      const [first, second] = tupleOf(anglesOf(name, known(name, angle)), 2)
      return {
        halfTurn: {
          en: line`The values repeat after ${join(2, pi)}, not after each ${pi}.`,
          es: line`Los valores se repiten cada ${join(2, pi)}, no cada ${pi}.`,
        },
        onlyFirst: {
          en: line`It leaves out the angle ${angleExpr(second, 'radians')}.`,
          es: line`Omite el ángulo ${angleExpr(second, 'radians')}.`,
        },
        oppositeAngle: {
          en: line`At ${angleExpr((first + 180) % 360, 'radians')} the value has the opposite sign.`,
          es: line`En ${angleExpr((first + 180) % 360, 'radians')} el valor tiene el signo opuesto.`,
        },
      }
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
        en: prose`The student made a sign error when setting a factor equal to ${0}.`,
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
              en: line`${name} can be 0, and you cannot divide by 0`,
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
    whyWrong(drawn) {
      const all = dividedEquations(drawn)
      return wouldGive(drawn.kind, all[drawn.kind], { divided: all.divided, signs: all.signs, notZero: all.notZero })
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
})
