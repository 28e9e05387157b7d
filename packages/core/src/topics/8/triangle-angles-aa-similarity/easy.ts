import {
  angleDegrees,
  bracketed,
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
          en: line`Put in the two angles, and add.`,
          es: line`Pon los dos ángulos y suma.`,
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
          en: line`Put in the angles of the figure.`,
          es: line`Pon los ángulos de la figura.`,
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

  whichSum: form({
    levels: ['easy'],
    share: 2,
    draw: random => {
      const drawn = random.until(
        () => draw(random),
        ({ angles: [a, b, c] }) =>
          Math.abs(a - b) > 8 && new Set([a + b, 180 - a, c, 180 - b, Math.abs(a - b)]).size === 5,
      )
      return { ...drawn, other: random.evenly(['beside', 'twice'] as const) }
    },
    answer: formulaChoice,
    solve: ({ angles: [a, b] }) => sum(degrees(a), degrees(b)),
    mistakes({ angles: [a, b], other }): Readonly<Record<string, Expr>> {
      return {
        interior: minus(degrees(180), bracketed(sum(degrees(a), degrees(b)))),
        oneOnly: minus(degrees(180), degrees(other === 'beside' ? a : b)),
        difference: minus(degrees(Math.max(a, b)), degrees(Math.min(a, b))),
      }
    },
    ask(drawn) {
      const { corners, fourth } = drawn
      const [A, , C] = corners
      const shown = figure(exteriorAt(drawn, 'remote'))
      const name = named(A + C + fourth)
      return {
        en: [shown, prose`Which expression gives ${name}?`],
        es: [shown, prose`¿Qué expresión da ${name}?`],
      }
    },
    solution({ corners: [A, B, C], fourth, angles: [a, b], other }, answer) {
      const name = named(A + C + fourth)
      const inside = minus(degrees(180), bracketed(sum(degrees(a), degrees(b))))
      const only = minus(degrees(180), degrees(other === 'beside' ? a : b))
      return [
        explainedBy(equation(name, sum(named(A), named(B))), remote(A, B)),
        explainedBy(expr(answer), {
          en: line`The choice ${inside} is the angle inside the triangle at ${symbol(C)}. The choice ${only} would be next to the angle of ${degrees(other === 'beside' ? a : b)}. The other choice subtracts where the angles are added.`,
          es: line`La opción ${inside} es el ángulo dentro del triángulo en ${symbol(C)}. La opción ${only} estaría junto al ángulo de ${degrees(other === 'beside' ? a : b)}. La otra resta los ángulos en vez de sumarlos.`,
        }),
      ]
    },
    check(printed, answer) {
      const drawn = printed.figure('triangle')
      const [one, , three, far] = drawn.points.map(({ name }) => name)
      return isNear(openingOf(drawn, `${one}${three}${far}`), evaluate(expr(answer)).toNumber())
    },
  }),
})
