import {
  approximate,
  both,
  call,
  degrees,
  type Expr,
  equation,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  isNear,
  itemOf,
  join,
  line,
  numberOfDegrees,
  over,
  prose,
  relation,
  step,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { drawPlaced, PARTS, type Side, TRIG, type Trig, trigFigure } from '../../kit/triangles/trig-figure.ts'
import { RATIO_RULES } from '../../kit/triangles/trig-words.ts'
import type { levels } from './levels.ts'
import {
  angleFrom,
  type DrawnSide,
  drawSide,
  isClear,
  isNearestDegree,
  radians,
  scaled,
  shownLength,
  sideDrawing,
  x,
} from './parts.ts'
import { INVERSE, inverseOf, readFrom } from './shared.ts'

const findAngle = {
  en: prose`Use a calculator in degree mode. Find ${x} to the nearest degree.`,
  es: prose`Usa una calculadora en modo de grados. Halla ${x} redondeando al grado más cercano.`,
}

/** sin 35° = x/12, with another function or the fraction upside down where a mistake is made. */
function ratioEquation({ angle, length, wanted, of }: DrawnSide, by: Trig, isUpsideDown: boolean): Expr {
  const isWantedAbove = PARTS[of][0] === wanted
  const shown = shownLength(length)
  const fraction = isWantedAbove !== isUpsideDown ? over(x, shown) : over(shown, x)
  return equation(call(by, degrees(angle)), fraction)
}

const DEGREE = { en: line`nearest degree`, es: line`al grado más cercano` }

const needs = (of: Trig) => ({
  en: [...line`It needs `, ...RATIO_RULES[of].en, ', but one of those sides is not marked.'],
  es: [...line`Requiere `, ...RATIO_RULES[of].es, ', pero uno de esos lados no está marcado.'],
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  angle: form({
    levels: ['medium'],
    share: 3,
    instruction: findAngle,
    draw(random) {
      const of = random.evenly(TRIG)
      const [over, under] = PARTS[of]
      const drawn = random.until(
        () => {
          const lengths = { [over]: random.int(3, 40), [under]: random.int(3, 50) } as Partial<Record<Side, number>>
          const { opposite, adjacent, hypotenuse } = lengths
          const sine = opposite !== undefined && hypotenuse !== undefined ? opposite / hypotenuse : null
          const cosine = adjacent !== undefined && hypotenuse !== undefined ? adjacent / hypotenuse : null
          const size =
            sine !== null ? Math.asin(sine) : cosine !== null ? Math.acos(cosine) : Math.atan2(opposite!, adjacent!)
          return { lengths, size: (size * 180) / Math.PI }
        },
        // A sine of 1/2 leaves nothing to round.
        ({ size }) => size >= 15 && size <= 75 && isClear(size) && Math.abs(size - Math.round(size)) > 0.01,
      )
      return { ...drawn, of, placed: drawPlaced(random) }
    },
    answer: { ...numberOfDegrees, requires: 'decimal-places-0' },
    solve: ({ size }) => Math.round(size),
    ask: ({ lengths, size, placed }) =>
      both(figure(trigFigure(placed, Math.tan(radians(size)), 1, lengths, degrees(x)))),
    solution({ lengths, of, size }) {
      const [top, bottom] = PARTS[of]
      const ratioOf = over(lengths[top] ?? x, lengths[bottom] ?? x)
      return [
        readFrom(degrees(x), lengths),
        step(equation(call(of, degrees(x)), ratioOf), because.use, { rule: RATIO_RULES[of] }),
        step(equation(degrees(x), inverseOf(of, ratioOf)), because.explain, { sentence: INVERSE[of] }),
        step(relation(x, '≈', Math.round(size)), because.roundAtTheEnd, { place: DEGREE }),
      ]
    },
    check(printed, answer) {
      const { angles } = printed.figure('right-triangle')
      const asked = angles.find(({ label }) => label?.kind === 'measure')!.vertex
      return isNearestDegree(expr(answer), angleFrom(printed, asked))
    },
  }),
  whichExpression: form({
    levels: ['medium'],
    instruction: {
      en: prose`Choose the expression that is equal to ${x}.`,
      es: prose`Elige la expresión que es igual a ${x}.`,
    },
    draw: drawSide,
    answer: formulaChoice,
    solve: drawn => over(shownLength(drawn.length), call(drawn.of, degrees(drawn.angle))),
    mistakes: drawn => {
      const [one, other] = tupleOf(
        TRIG.filter(of => of !== drawn.of),
        2,
      )
      const [shown, angle] = [shownLength(drawn.length), degrees(drawn.angle)]
      return {
        multiplied: join(shown, call(drawn.of, angle)),
        otherFunction: over(shown, call(one, angle)),
        thirdFunction: over(shown, call(other, angle)),
      }
    },
    ask: drawn => both(sideDrawing(drawn)),
    solution: (drawn, answer) => [
      readFrom(degrees(drawn.angle), { [drawn.from]: shownLength(drawn.length), [drawn.wanted]: x }),
      step(ratioEquation(drawn, drawn.of, false), because.use, { rule: RATIO_RULES[drawn.of] }),
      step(expr(answer), because.explain, {
        sentence: {
          en: line`Multiply both sides by ${x}, then divide both by ${call(drawn.of, degrees(drawn.angle))}.`,
          es: line`Multiplica ambos lados por ${x} y divide ambos entre ${call(drawn.of, degrees(drawn.angle))}.`,
        },
      }),
    ],
    whyWrong: drawn => {
      const [one, other] = tupleOf(
        TRIG.filter(of => of !== drawn.of),
        2,
      )
      return {
        multiplied: {
          en: line`This solves ${ratioEquation(drawn, drawn.of, true)}: the fraction is upside down.`,
          es: line`Esto resuelve ${ratioEquation(drawn, drawn.of, true)}: la fracción está invertida.`,
        },
        otherFunction: needs(one),
        thirdFunction: needs(other),
      }
    },
    check: (printed, choice) => isNear(approximate(expr(choice)), scaled(printed)),
  }),
  whichEquation: form({
    levels: ['easy'],
    instruction: {
      en: prose`Choose the equation that you can use to find ${x}.`,
      es: prose`Elige la ecuación que sirve para hallar ${x}.`,
    },
    draw: drawSide,
    answer: formulaChoice,
    solve: drawn => ratioEquation(drawn, drawn.of, false),
    mistakes: drawn => {
      const others = TRIG.filter(of => of !== drawn.of)
      return {
        oppositeAndAdjacentMixedUp: ratioEquation(drawn, itemOf(others, 0), false),
        ratioUpsideDown: ratioEquation(drawn, drawn.of, true),
        otherFunction: ratioEquation(drawn, itemOf(others, 1), false),
      }
    },
    ask: drawn => both(sideDrawing(drawn)),
    solution: (drawn, answer) => [
      readFrom(degrees(drawn.angle), { [drawn.from]: shownLength(drawn.length), [drawn.wanted]: x }),
      step(expr(answer), because.use, { rule: RATIO_RULES[drawn.of] }),
    ],
    whyWrong: drawn => {
      const others = TRIG.filter(of => of !== drawn.of)
      return {
        oppositeAndAdjacentMixedUp: needs(itemOf(others, 0)),
        ratioUpsideDown: { en: line`The fraction is upside down.`, es: line`La fracción está invertida.` },
        otherFunction: needs(itemOf(others, 1)),
      }
    },
    check(printed, choice) {
      const chosen = expr(choice)
      const value = scaled(printed)
      return chosen.kind === 'relation' && isNear(approximate(chosen.left), approximate(chosen.right, { x: value }))
    },
  }),
})
