import {
  approximate,
  both,
  equationAsWritten,
  evaluate,
  expressionList,
  type FormMaker,
  isNear,
  point as pointOf,
  prose,
  rootOf,
  surdExpr,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { circleIn, coordinatesOf, drawCenter, generalForm, isThrough, standardForm, writeIt } from './parts.ts'

const findFeatures = {
  en: prose`Write the center and then the radius of the circle. Write any radical in simplest form.`,
  es: prose`Escribe el centro y luego el radio de la circunferencia. Si hay un radical, escríbelo en su forma más simple.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  features: form({
    levels: ['easy', 'hard'],
    share: 2,
    instruction: findFeatures,
    draw(random, { form: written, isWhole }) {
      const square = isWhole ? random.int(1, 10) ** 2 : random.int(2, 100)
      return { center: drawCenter(random), square, written }
    },
    answer: { ...expressionList, requires: 'simplified' },
    solve: ({ center, square }) => [pointOf(...center), surdExpr(rootOf(square))],
    ask: facts => both(facts.written === 'standard' ? standardForm(facts) : generalForm(facts)),
    check(printed, [center, radius]) {
      const found = circleIn(printed.one('relation'))
      if (found === null || center?.kind !== 'list' || !radius) return false
      const isCenter = coordinatesOf(center).every((value, i) => value.equals(found.center[i]!))
      const length = approximate(radius)
      return isCenter && length > 0 && isNear(length ** 2, found.square.toNumber())
    },
  }),

  fromRadius: form({
    levels: ['easy'],
    share: 2,
    instruction: writeIt,
    draw: random => ({ center: drawCenter(random), radius: random.int(1, 10) }),
    answer: equationAsWritten,
    solve: ({ center, radius }) => standardForm({ center, square: radius * radius }),
    ask: ({ center, radius }) => ({
      en: prose`center ${pointOf(...center)}, radius ${radius}`,
      es: prose`centro ${pointOf(...center)}, radio ${radius}`,
    }),
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
