import {
  answerStep,
  approximate,
  both,
  equation,
  equationAsWritten,
  evaluate,
  expressionList,
  type FormMaker,
  isNear,
  itemOf,
  line,
  list,
  m,
  point as pointOf,
  power,
  prose,
  root,
  rootOf,
  statements,
  step,
  surdExpr,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { circleIn, coordinatesOf, drawCenter, generalForm, isThrough, standardForm, writeIt } from './parts.ts'
import { centered, centerRead, completed, MODEL, STANDARD, writeModel } from './shared.ts'

const findFeatures = {
  en: prose`Write the center and then the radius of the circle.`,
  es: prose`Escribe el centro y luego el radio de la circunferencia.`,
}
const findExactFeatures = {
  en: prose`Write the center and then the exact radius of the circle. Write the radical in simplest form.`,
  es: prose`Escribe el centro y luego el radio exacto de la circunferencia. Escribe el radical en su forma más simple.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  features: form({
    levels: ['easy'],
    instruction: findFeatures,
    draw: random => ({ center: drawCenter(random), square: random.evenly([2, 3, 4, 5, 6, 7, 8, 9, 10]) ** 2 }),
    answer: expressionList,
    solve: ({ center, square }) => [pointOf(...center), surdExpr(rootOf(square))],
    ask: facts => both(standardForm(facts)),
    solution(facts) {
      const { center, square } = facts
      const radius = rootOf(square)
      const rooted = equation(m`r`, root(square))
      return [
        step(MODEL, because.use, { rule: STANDARD }),
        centerRead(centered(center), center),
        step(radius.k === square ? rooted : equation(rooted, surdExpr(radius)), because.positiveRoot),
        answerStep(list(pointOf(...center), surdExpr(radius)), {
          en: line`The center is ${pointOf(...center)}, and the radius is ${surdExpr(radius)}.`,
          es: line`El centro es ${pointOf(...center)} y el radio es ${surdExpr(radius)}.`,
        }),
      ]
    },
    check(printed, [center, radius]) {
      const found = circleIn(printed.one('relation'))
      if (found === null || center?.kind !== 'list' || !radius) return false
      const isCenter = coordinatesOf(center).every((value, i) => value.equals(itemOf(found.center, i)))
      const length = approximate(radius)
      return isCenter && length > 0 && isNear(length ** 2, found.square.toNumber())
    },
  }),
  featuresOfGeneral: form({
    levels: ['hard'],
    instruction: findExactFeatures,
    // The radius is a radical, often one that simplifies.
    draw: random => ({
      center: drawCenter(random),
      square: random.until(
        () => random.int(2, 100),
        square => rootOf(square).k > 1,
      ),
    }),
    answer: { ...expressionList, requires: 'simplified' },
    solve: ({ center, square }) => [pointOf(...center), surdExpr(rootOf(square))],
    ask: facts => both(generalForm(facts)),
    solution(facts) {
      const { center, square } = facts
      const radius = rootOf(square)
      const rooted = equation(m`r`, root(square))
      return [
        ...completed(facts),
        centerRead(centered(center), center),
        step(radius.k === square ? rooted : equation(rooted, surdExpr(radius)), because.positiveRoot),
        answerStep(list(pointOf(...center), surdExpr(radius)), {
          en: line`The center is ${pointOf(...center)}, and the radius is ${surdExpr(radius)}.`,
          es: line`El centro es ${pointOf(...center)} y el radio es ${surdExpr(radius)}.`,
        }),
      ]
    },
    check(printed, [center, radius]) {
      const found = circleIn(printed.one('relation'))
      if (found === null || center?.kind !== 'list' || !radius) return false
      const isCenter = coordinatesOf(center).every((value, i) => value.equals(itemOf(found.center, i)))
      const length = approximate(radius)
      return isCenter && length > 0 && isNear(length ** 2, found.square.toNumber())
    },
  }),
  fromRadius: form({
    levels: ['easy'],
    instruction: writeIt,
    draw: random => ({ center: drawCenter(random), radius: random.int(2, 10) }),
    answer: equationAsWritten,
    solve: ({ center, radius }) => standardForm({ center, square: radius * radius }),
    ask: ({ center, radius }) => ({
      en: prose`center ${pointOf(...center)}, radius ${radius}`,
      es: prose`centro ${pointOf(...center)}, radio ${radius}`,
    }),
    solution: ({ center, radius }) => [
      step(statements(centered(center), equation(m`r`, radius)), because.read, {
        what: { en: line`the center and the radius`, es: line`el centro y el radio` },
      }),
      step(equation(equation(m`r^2`, power(radius, 2)), radius * radius), because.squareTheRadius),
      writeModel({ center, square: radius * radius }),
    ],
    // The ends of the level diameter lie on it.
    check(printed, answer) {
      const [place, radius] = printed.maths
      const [h, k] = coordinatesOf(place!)
      const r = evaluate(radius!)
      return (
        circleIn(answer) !== null &&
        isThrough(answer, [h.plus(r), k]) &&
        isThrough(answer, [h.minus(r), k]) &&
        isThrough(answer, [h, k.plus(r)])
      )
    },
  }),
})
