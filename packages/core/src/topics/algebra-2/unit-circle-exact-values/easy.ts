import {
  angleDegrees,
  approximate,
  both,
  call,
  degrees,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  itemOf,
  join,
  lcm,
  line,
  negative,
  over,
  pointAnswer,
  prose,
  radical,
  root,
  type Step,
  type Surd,
  statements,
  step,
  sum,
  surdExpr,
  symbol,
  tupleOf,
  unitCircle,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { RATIO_NAMES } from '../../kit/triangles/angle-steps.ts'
import { angleExpr, NAMES, type Name, VALUES } from '../../kit/triangles/exact-values.ts'
import type { levels } from './levels.ts'
import { ACUTE, drawUnit, exprAt, isValueOf, near, referenceOf, surdAt, θ } from './parts.ts'
import { acuteSteps, coordinateSteps, quadrantOf } from './steps.ts'

const exactly = {
  en: prose`Find the exact value in simplest form without a calculator.`,
  es: prose`Halla el valor exacto en su forma más simple sin calculadora.`,
}

interface Item {
  readonly name: Name
  readonly angle: number
}

/** −√3/2 − √3/3 over one denominator, and added. */
function sumStep(a: Surd, b: Surd, answer: Surd): Step {
  if (a.q.d === b.q.d) return step(surdExpr(answer), because.combineLikeTerms)
  const under = lcm(a.q.d, b.q.d)
  const term = ({ q, k }: Surd) => {
    const times = Math.abs(q.times(under).n)
    const size = over(times === 1 ? root(k) : join(times, root(k)), under)
    return q.n < 0 ? negative(size) : size
  }
  return explained(
    equation(sum(term(a), term(b)), surdExpr(answer)),
    line`Write both with the same denominator and combine like terms.`,
    line`Escribe ambos con el mismo denominador y reduce los términos semejantes.`,
  )
}

/** The angle without full turns. */
const withinATurn = (angle: number) => ((angle % 360) + 360) % 360

export const easyForms = (form: FormMaker<typeof levels>) => ({
  acute: form({
    levels: ['easy'],
    instruction: exactly,
    lines: 1,
    draw: random => ({ angle: random.evenly(ACUTE), name: random.evenly(NAMES), unit: drawUnit(random) }),
    answer: radical,
    solve: ({ name, angle }) => surdAt(name, angle),
    ask: ({ name, unit, angle }) => both(call(name, angleExpr(angle, unit))),
    solution: ({ name, unit, angle }) => acuteSteps(name, angle, unit),
    check: (printed, answer) => isValueOf(printed.one('call'), surdExpr(answer)),
  }),

  acuteAngle: form({
    levels: ['easy'],
    instruction: {
      en: prose`Find the acute angle ${θ} in degrees.`,
      es: prose`Halla el ángulo agudo ${θ} en grados.`,
    },
    lines: 1,
    draw: random => ({ angle: random.evenly(startingAt(ACUTE, 1)), name: random.evenly(NAMES) }),
    answer: angleDegrees,
    solve: ({ angle }) => angle,
    ask: ({ name, angle }) => both(equation(call(name, θ), exprAt(name, angle))),
    solution: ({ name, angle }) => [
      ...acuteSteps(name, angle, 'degrees'),
      step(equation(θ, degrees(angle)), because.pointFitsAngle, { name: RATIO_NAMES[name] }),
    ],
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const angle = exact(answer).toNumber()
      return angle > 0 && angle < 90 && near(approximate(left, { θ: (angle * Math.PI) / 180 }), approximate(right))
    },
  }),

  twoValues: form({
    levels: ['medium', 'hard'],
    instruction: exactly,
    draw: (random, { angles }: { readonly angles: readonly number[] }) => {
      const places = angles.filter(angle => angle % 90 !== 0)
      const [a, b] = random.until(
        () => [0, 1].map(() => ({ name: random.pick(NAMES), angle: random.pick(places) })) as [Item, Item],
        ([a, b]) => {
          const [left, right] = [VALUES[a.name](a.angle), VALUES[b.name](b.angle)]
          return (
            a.angle !== b.angle &&
            left !== null &&
            right !== null &&
            left.k === right.k &&
            left.q.plus(right.q).n !== 0 &&
            [a, b].some(({ angle }) => withinATurn(angle) > 90)
          )
        },
      )
      return { a, b, unit: drawUnit(random) }
    },
    answer: radical,
    solve: ({ a, b }) => {
      const [left, right] = [surdAt(a.name, a.angle), surdAt(b.name, b.angle)]
      return { q: left.q.plus(right.q), k: left.k }
    },
    ask: ({ a, b, unit }) => both(sum(...[a, b].map(({ name, angle }) => call(name, angleExpr(angle, unit))))),
    solution: ({ a, b, unit }, answer) => {
      const valueOf = ({ name, angle }: Item) => exprAt(name, angle)
      const at = ({ name }: Item, angle: number) => call(name, angleExpr(angle, unit))
      const moved = [a, b].filter(({ angle }) => withinATurn(angle) !== angle)
      const known = [a, b].map(item => {
        const acute = at(item, referenceOf(withinATurn(item.angle)))
        const isNegative = surdAt(item.name, item.angle).q.n < 0
        const here = at(item, withinATurn(item.angle))
        return equation(
          withinATurn(item.angle) < 90 ? here : equation(here, isNegative ? negative(acute) : acute),
          valueOf(item),
        )
      })
      const [one, two] = [a, b].map(({ angle }) => angleExpr(withinATurn(angle), unit)) as [Expr, Expr]
      const [first, second] = [a, b].map(({ angle }) => quadrantOf(withinATurn(angle))) as [string, string]
      return [
        ...(moved.length > 0
          ? [
              step(
                statements(...moved.map(item => equation(at(item, item.angle), at(item, withinATurn(item.angle))))),
                because.sameAfterFullTurns,
              ),
            ]
          : []),
        step(statements(...known), because.explain, {
          sentence:
            first === second
              ? {
                  en: [one, ' and ', two, ` are in Quadrant ${first}: use the reference angles with the signs there.`],
                  es: [
                    one,
                    ' y ',
                    two,
                    ` están en el cuadrante ${first}: usa los ángulos de referencia con los signos de allí.`,
                  ],
                }
              : {
                  en: [
                    one,
                    ` is in Quadrant ${first} and `,
                    two,
                    ` in Quadrant ${second}: use the reference angles with the signs there.`,
                  ],
                  es: [
                    one,
                    ` está en el cuadrante ${first} y `,
                    two,
                    ` en el cuadrante ${second}: usa los ángulos de referencia con los signos de allí.`,
                  ],
                },
        }),
        step(sum(valueOf(a), valueOf(b)), because.addValues),
        answer.k === 1
          ? explained(surdExpr(answer), line`Work out the sum.`, line`Calcula la suma.`)
          : sumStep(surdAt(a.name, a.angle), surdAt(b.name, b.angle), answer),
      ]
    },
    check: (printed, answer) => isValueOf(printed.one('sum'), surdExpr(answer)),
  }),

  coordinates: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Find the exact coordinates of ${symbol('P')}.`,
      es: prose`Halla las coordenadas exactas de ${symbol('P')}.`,
    },
    draw: (random, { angles }: { readonly angles: readonly number[] }) => ({
      angle: random.evenly(
        startingAt(
          angles.filter(angle => angle % 90 !== 0),
          2,
        ),
      ),
      unit: drawUnit(random),
    }),
    answer: pointAnswer,
    solve: ({ angle }) => [exprAt('cos', angle), exprAt('sin', angle)],
    ask: ({ angle, unit }) =>
      both(figure(unitCircle({ angles: [{ degrees: angle, label: angleExpr(angle, unit), point: 'P', arc: true }] }))),
    solution: ({ angle, unit }) => coordinateSteps(angle, unit),
    // On the circle, at the drawn angle.
    check(printed, answer) {
      if (answer.length !== 2) return false
      const [x, y] = tupleOf(answer, 2)
      const drawn = itemOf(printed.figure('unit-circle').angles, 0)
      const [u, v] = [approximate(expr(x)), approximate(expr(y))]
      const turn = (drawn.degrees * Math.PI) / 180
      return near(u * u + v * v, 1) && near(u * Math.sin(turn), v * Math.cos(turn)) && u * Math.cos(turn) > 0
    },
  }),
})
