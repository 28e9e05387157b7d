import {
  angleDegrees,
  angleNamed,
  degrees,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  figure,
  formulaChoice,
  isNear,
  line,
  minus,
  measureOfAngle as named,
  prose,
  type Random,
  sum,
  symbol,
  triangle,
} from '../../../author.ts'
import { type Angles, drawAngles, drawNames, type Form, openingOf, thirdSteps, turnOf } from './parts.ts'

type Drawn = ReturnType<typeof drawNames> & { readonly angles: Angles; readonly turn: number }
const draw = (random: Random, least = 30): Drawn => ({
  ...drawNames(random),
  angles: drawAngles(random, least),
  turn: turnOf(random),
})

/** Side BC goes on beyond C to D. */
const exteriorAt = ({ corners: [A, B, C], fourth, angles, turn }: Drawn, shows: 'remote' | 'outside') => {
  const [a, b] = angles
  return triangle({
    shape: { angles },
    names: A + B + C,
    angles: shows === 'remote' ? { [A]: a, [B]: b } : { [A]: a },
    exterior: [{ at: C, name: fourth, ...(shows === 'outside' ? { label: degrees(a + b) } : {}) }],
    turn,
    size: 14,
  })
}
const remote = (A: string, B: string) => ({
  en: line`The exterior angle is the sum of the two remote interior angles, at ${symbol(A)} and at ${symbol(B)}.`,
  es: line`El ángulo exterior es la suma de los dos ángulos interiores no adyacentes, en ${symbol(A)} y en ${symbol(B)}.`,
})

export const easyForms = (form: Form) => ({
  third: form({
    levels: ['easy'],
    share: 2,
    lines: 2,
    draw: random => draw(random),
    answer: angleDegrees,
    solve: ({ angles }) => angles[2],
    ask: ({ corners: [A, B, C], angles, turn }) => {
      const drawn = figure(
        triangle({ shape: { angles }, names: A + B + C, angles: { [A]: angles[0], [B]: angles[1] }, turn }),
      )
      return { en: [drawn, prose`Find ${named(C)}.`], es: [drawn, prose`Halla ${named(C)}.`] }
    },
    solution: ({ corners: [, , C], angles: [a, b] }) => thirdSteps(a, b, named(C)),
    check(printed, answer) {
      const drawn = printed.figure('triangle')
      const [one, two, three] = drawn.points.map(({ name }) => name)
      return isNear(openingOf(drawn, `${one}${three}${two}`), exact(answer).toNumber())
    },
  }),

  exterior: form({
    levels: ['easy'],
    share: 2,
    lines: 2,
    draw: random => draw(random),
    answer: angleDegrees,
    solve: ({ angles: [a, b] }) => a + b,
    ask(drawn) {
      const { corners, fourth } = drawn
      const [A, B, C] = corners
      const shown = figure(exteriorAt(drawn, 'remote'))
      const name = named(A + C + fourth)
      const triangleName = symbol(A + B + C)
      return {
        en: [
          shown,
          prose`Side ${symbol(B + C)} of triangle ${triangleName} is extended to ${symbol(fourth)}. Find ${name}.`,
        ],
        es: [
          shown,
          prose`El lado ${symbol(B + C)} del triángulo ${triangleName} se prolonga hasta ${symbol(fourth)}. Halla ${name}.`,
        ],
      }
    },
    solution({ corners: [A, B, C], fourth, angles: [a, b] }) {
      const name = named(A + C + fourth)
      return [
        explainedBy(equation(name, sum(named(A), named(B))), remote(A, B)),
        explainedBy(equation(equation(name, sum(degrees(a), degrees(b))), degrees(a + b)), {
          en: line`Substitute the two angles, and add.`,
          es: line`Sustituye los dos ángulos y suma.`,
        }),
      ]
    },
    check(printed, answer) {
      const drawn = printed.figure('triangle')
      const [one, , three, far] = drawn.points.map(({ name }) => name)
      return isNear(openingOf(drawn, `${one}${three}${far}`), exact(answer).toNumber())
    },
  }),

  fromExterior: form({
    levels: ['easy'],
    share: 2,
    lines: 2,
    draw: random => draw(random),
    answer: angleDegrees,
    solve: ({ angles }) => angles[1],
    ask(drawn) {
      const [, B] = drawn.corners
      const shown = figure(exteriorAt(drawn, 'outside'))
      return {
        en: [shown, prose`Use the exterior angle to find ${named(B)}.`],
        es: [shown, prose`Usa el ángulo exterior para hallar ${named(B)}.`],
      }
    },
    solution({ corners: [A, B, C], fourth, angles: [a, b] }) {
      return [
        explainedBy(equation(named(A + C + fourth), sum(named(A), named(B))), remote(A, B)),
        explainedBy(equation(degrees(a + b), sum(degrees(a), named(B))), {
          en: line`Substitute the angles of the figure.`,
          es: line`Sustituye los ángulos de la figura.`,
        }),
        explainedBy(equation(equation(named(B), minus(degrees(a + b), degrees(a))), degrees(b)), {
          en: line`Subtract ${degrees(a)} from both sides.`,
          es: line`Resta ${degrees(a)} de ambos lados.`,
        }),
      ]
    },
    check(printed, answer) {
      const drawn = printed.figure('triangle')
      const [one, two, three] = drawn.points.map(({ name }) => name)
      return isNear(openingOf(drawn, `${one}${two}${three}`), exact(answer).toNumber())
    },
  }),

  whichIsTrue: form({
    levels: ['easy'],
    share: 2,
    draw: random => ({ ...draw(random), isSum: random.evenly([true, false]) }),
    answer: formulaChoice,
    solve: ({ corners: [A, B, C], fourth, isSum }) =>
      isSum
        ? equation(named(A + C + fourth), sum(named(A), named(B)))
        : equation(sum(named(A), named(B), named(A + C + B)), degrees(180)),
    mistakes({ corners: [A, B, C], fourth, isSum }): Readonly<Record<string, Expr>> {
      const [inside, outside] = [named(A + C + B), named(A + C + fourth)]
      return {
        insideIsSum: equation(inside, sum(named(A), named(B))),
        oneRemote: equation(sum(outside, named(A)), degrees(180)),
        ...(isSum
          ? { beside: equation(outside, sum(named(B), inside)) }
          : { withOutside: equation(sum(named(A), named(B), outside), degrees(180)) }),
      }
    },
    ask({ corners: [A, B, C], fourth, angles, turn }) {
      const shown = figure(
        triangle({ shape: { angles }, names: A + B + C, exterior: [{ at: C, name: fourth }], turn, size: 14 }),
      )
      return {
        en: [shown, prose`Which equation is true for every triangle that is drawn like this?`],
        es: [shown, prose`¿Qué ecuación se cumple en todo triángulo dibujado así?`],
      }
    },
    solution({ corners: [A, B, C], fourth, isSum }, answer) {
      const [inside, outside] = [named(A + C + B), named(A + C + fourth)]
      return [
        explainedBy(equation(sum(inside, outside), degrees(180)), {
          en: line`The exterior angle and the angle inside at ${symbol(C)} make a straight angle.`,
          es: line`El ángulo exterior y el ángulo interior en ${symbol(C)} forman un ángulo llano.`,
        }),
        explainedBy(expr(answer), {
          en: isSum
            ? line`The three interior angles add up to ${degrees(180)} too, so the exterior angle is equal to the other two together.`
            : line`The three interior angles add up to ${degrees(180)}.`,
          es: isSum
            ? line`Los tres ángulos interiores también suman ${degrees(180)}, así que el ángulo exterior es igual a los otros dos juntos.`
            : line`Los tres ángulos interiores suman ${degrees(180)}.`,
        }),
      ]
    },
    whyWrong({ corners: [A, B, C], fourth }) {
      const [inside, outside] = [named(A + C + B), named(A + C + fourth)]
      return {
        insideIsSum: {
          en: line`The sum is equal to the exterior angle, ${outside}, not to ${inside}.`,
          es: line`La suma es igual al ángulo exterior, ${outside}, no a ${inside}.`,
        },
        oneRemote: {
          en: line`It leaves out ${named(B)}: ${outside} and ${inside} make ${degrees(180)}.`,
          es: line`Omite ${named(B)}: ${outside} y ${inside} forman ${degrees(180)}.`,
        },
        beside: {
          en: line`Angle ${angleNamed(A + C + B)} lies beside ${angleNamed(A + C + fourth)}: the sum must have ${named(A)} instead.`,
          es: line`El ángulo ${angleNamed(A + C + B)} está junto a ${angleNamed(A + C + fourth)}: en su lugar, la suma debe tener ${named(A)}.`,
        },
        withOutside: {
          en: line`Angle ${angleNamed(A + C + fourth)} lies outside the triangle.`,
          es: line`El ángulo ${angleNamed(A + C + fourth)} está fuera del triángulo.`,
        },
      }
    },
    check(printed, answer) {
      const drawn = printed.figure('triangle')
      const sizeOf = (of: Expr): number => {
        if (of.kind === 'sum') return of.terms.reduce((all, one) => all + sizeOf(one), 0)
        if (of.kind !== 'prefixed' || of.of.kind !== 'symbol') return evaluate(of).toNumber()
        const { name } = of.of
        const [one, two] = drawn.points.slice(0, 3).flatMap(point => (point.name === name ? [] : [point.name]))
        return openingOf(drawn, name.length === 3 ? name : `${one}${name}${two}`)
      }
      const { left, right } = answer as Extract<Expr, { kind: 'relation' }>
      return isNear(sizeOf(left), sizeOf(right))
    },
  }),
})
