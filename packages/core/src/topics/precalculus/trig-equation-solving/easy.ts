import {
  call,
  type Expr,
  equation,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  line,
  list,
  negativeSurd,
  numberSet,
  prose,
  setOf,
  step,
  surd,
  timesSurd,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { anglesFound, anglesInSet, anglesOf, multipleOf } from '../../kit/triangles/angle-steps.ts'
import { angleExpr, type Unit, valueExpr } from '../../kit/triangles/exact-values.ts'
import { drawUnit, onRange, range, solvesAll, TWO, x } from './angles.ts'
import type { levels } from './levels.ts'
import { drawLinear, known, linearEquation } from './linear.ts'

const angleSet = (angles: readonly number[], unit: Unit): Expr =>
  setOf(...angles.toSorted((a, b) => a - b).map(angle => angleExpr(angle, unit)))

export const easyForms = (form: FormMaker<typeof levels>) => ({
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
        ...anglesInSet(name, value, unit),
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
        en: prose`Which set contains all the solutions of ${of} on ${on}?`,
        es: prose`¿Qué conjunto contiene todas las soluciones de ${of} en ${on}?`,
      }
    },
    solution({ name, unit, angle }) {
      const value = known(name, angle)
      const angles = anglesOf(name, value)
      return [
        ...anglesFound(name, value, unit, list),
        explained(
          angleSet(angles, unit),
          line`Both angles belong to the set.`,
          line`Los dos ángulos pertenecen al conjunto.`,
        ),
      ]
    },
    whyWrong({ name, unit, angle }) {
      const value = known(name, angle)
      const [first, second] = tupleOf(anglesOf(name, value), 2)
      const taken = name === 'sin' ? 360 - first : Math.abs(180 - first)
      const opposite = equation(call(name, x), valueExpr(negativeSurd(value)))
      return {
        otherSign: { en: line`These angles solve ${opposite}.`, es: line`Estos ángulos resuelven ${opposite}.` },
        otherFunction: {
          en: line`${angleExpr(taken, unit)} is not a solution; the second angle is ${angleExpr(second, unit)}.`,
          es: line`${angleExpr(taken, unit)} no es solución; el segundo ángulo es ${angleExpr(second, unit)}.`,
        },
        onlyFirst: {
          en: line`It leaves out ${angleExpr(second, unit)}.`,
          es: line`Omite ${angleExpr(second, unit)}.`,
        },
      }
    },
    check: (printed, choice) => {
      const of = expr(choice)
      return of.kind === 'list' && solvesAll(printed, of.items)
    },
  }),
})
