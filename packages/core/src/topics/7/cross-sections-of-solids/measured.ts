import {
  answerStep,
  cone,
  cylinder,
  divide,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  line,
  measure,
  measureAnswer,
  minus,
  pyramid,
  type Random,
  Ratio,
  rectangularPrism,
  role,
  times,
  type Value,
} from '../../../author.ts'
import { asBlock } from './asked.ts'
import type { levels } from './levels.ts'

const areaStep = (area: Value) =>
  answerStep(measure(area, 'square-centimeter'), {
    en: line`This is the area of the cross-section.`,
    es: line`Esa es el área de la sección transversal.`,
  })
const cm = (value: number): Expr => measure(value, 'centimeter')

/** A pyramid whose height is cut at so many of so many equal parts from the base. */
interface Cutting {
  readonly l: number
  readonly w: number
  readonly h: number
  readonly up: number
  readonly of: number
}
function drawCutting(random: Random): Cutting {
  const isSquare = random.evenly([true, false])
  const [up, of] = random.evenly([
    [1, 2],
    [1, 3],
    [2, 3],
  ] as const)
  return random.until(
    () => {
      const l = of * random.int(2, 6)
      return { l, w: isSquare ? l : of * random.int(2, 5), h: of * random.int(2, 6), up, of }
    },
    ({ l, w, h }) => (isSquare || l !== w) && h !== l && h !== w,
  )
}
const left = ({ up, of }: Cutting) => Ratio.of(of - up, of)
const sectionSides = (cutting: Cutting): readonly [number, number] => [
  (cutting.l * (cutting.of - cutting.up)) / cutting.of,
  (cutting.w * (cutting.of - cutting.up)) / cutting.of,
]
const pyramidFigure = ({ l, w, h, up, of }: Cutting) => {
  const part = up / of
  const [x, z, y] = [(l * part) / 2, (w * part) / 2, h * part]
  return figure(
    pyramid(l, w, h, {
      unit: 'centimeter',
      section: [
        [x, y, z],
        [l - x, y, z],
        [l - x, y, w - z],
        [x, y, w - z],
      ],
    }),
  )
}

interface Coned {
  readonly r: number
  readonly h: number
  readonly up: number
  readonly of: number
}
const drawConed = (random: Random): Coned => {
  const [up, of] = random.evenly([
    [1, 3],
    [1, 2],
    [2, 3],
    [1, 4],
  ] as const)
  return random.until(
    () => ({ r: of * random.int(2, 4), h: of * random.int(3, 7), up, of }),
    ({ r, h }) => r !== h,
  )
}
const around = (radius: number, height: number) =>
  Array.from({ length: 36 }, (_, i) => {
    const turn = (i * Math.PI) / 18
    return [radius * Math.cos(turn), height, radius * Math.sin(turn)] as const
  })

type Upright = { readonly kind: 'cylinder' | 'prism'; readonly a: number; readonly b: number; readonly h: number }

export const measuredForms = (form: FormMaker<typeof levels>) => ({
  pyramidArea: form({
    levels: ['hard'],
    lines: 4,
    draw: drawCutting,
    answer: measureAnswer('square-centimeter'),
    solve: (cutting): number => sectionSides(cutting)[0] * sectionSides(cutting)[1],
    ask(cutting) {
      const { l, w, h, up, of } = cutting
      const drawn = pyramidFigure(cutting)
      const part = (h * up) / of
      const asked = asBlock({
        en: line`The base of a pyramid measures ${role('l', cm(l))} by ${role('w', cm(w))}, and its height is ${role('h', cm(h))}. A plane parallel to the base cuts it ${role('up', cm(part))} above the base. What is the area of the cross-section?`,
        es: line`La base de una pirámide mide ${role('l', cm(l))} por ${role('w', cm(w))} y su altura es ${role('h', cm(h))}. Un plano paralelo a la base la corta ${role('up', cm(part))} por encima de la base. ¿Cuál es el área de la sección transversal?`,
      })
      return { en: [drawn, asked.en], es: [drawn, asked.es] }
    },
    solution(cutting, area) {
      const { l, w, h, up, of } = cutting
      const part = (h * up) / of
      const [p, q] = sectionSides(cutting)
      const scale = left(cutting)
      return [
        explained(
          equation(divide(minus(h, part), h), scale),
          line`From the apex to the plane it is ${h} − ${part} = ${h - part} cm of the ${h} cm: this is the scale factor.`,
          line`De la cúspide al plano hay ${h} − ${part} = ${h - part} cm de los ${h} cm: ese es el factor de escala.`,
        ),
        l === w
          ? explained(
              equation(times(scale, l), p),
              line`The cross-section is a square. Multiply the side of the base by the factor.`,
              line`La sección es un cuadrado. Multiplica el lado de la base por el factor.`,
            )
          : explained(
              { kind: 'paragraph', content: [equation(times(scale, l), p), '; ', equation(times(scale, w), q)] },
              line`The cross-section is a rectangle similar to the base. Multiply both sides by the factor.`,
              line`La sección es un rectángulo semejante a la base. Multiplica los dos lados por el factor.`,
            ),
        explained(equation(times(p, q), expr(area)), line`Multiply the two sides.`, line`Multiplica los dos lados.`),
        areaStep(area),
      ]
    },
    // Areas of similar figures are as the squares of the distances from the apex.
    check(printed, answer) {
      const [l, w, h, up] = ['l', 'w', 'h', 'up'].map(name => printed.role(name)) as [Ratio, Ratio, Ratio, Ratio]
      const rest = h.minus(up)
      return exact(answer).times(h).times(h).equals(l.times(w).times(rest).times(rest))
    },
  }),

  coneRadius: form({
    levels: ['hard'],
    draw: drawConed,
    answer: measureAnswer('centimeter'),
    solve: ({ r, up, of }) => (r * (of - up)) / of,
    ask({ r, h, up, of }) {
      const part = (h * up) / of
      const drawn = figure(cone(r, h, { unit: 'centimeter', section: around((r * (of - up)) / of, part) }))
      const asked = asBlock({
        en: line`A cone has a radius of ${role('r', cm(r))} and a height of ${role('h', cm(h))}. A plane parallel to the base cuts it ${role('up', cm(part))} above the base. What is the radius of the cross-section?`,
        es: line`Un cono tiene un radio de ${role('r', cm(r))} y una altura de ${role('h', cm(h))}. Un plano paralelo a la base lo corta ${role('up', cm(part))} por encima de la base. ¿Cuánto mide el radio de la sección transversal?`,
      })
      return { en: [drawn, asked.en], es: [drawn, asked.es] }
    },
    solution({ r, h, up, of }, radius) {
      const part = (h * up) / of
      return [
        explained(
          equation(minus(h, part), h - part),
          line`Find the distance from the apex to the plane, in centimeters.`,
          line`Halla la distancia de la cúspide al plano, en centímetros.`,
        ),
        explained(
          equation(divide(h - part, h), Ratio.of(of - up, of)),
          line`Divide it by the height of the cone: this is the scale factor.`,
          line`Divídela entre la altura del cono: ese es el factor de escala.`,
        ),
        explained(
          equation(times(Ratio.of(of - up, of), r), expr(radius)),
          line`The smaller cone on top has the same shape: multiply the radius of the base by the factor.`,
          line`El cono pequeño de arriba tiene la misma forma: multiplica el radio de la base por el factor.`,
        ),
        answerStep(measure(radius, 'centimeter'), {
          en: line`This is the radius of the cross-section.`,
          es: line`Este es el radio de la sección transversal.`,
        }),
      ]
    },
    check(printed, answer) {
      const [r, h, up] = ['r', 'h', 'up'].map(name => printed.role(name)) as [Ratio, Ratio, Ratio]
      return exact(answer).times(h).plus(r.times(up)).equals(r.times(h))
    },
  }),

  uprightArea: form({
    levels: ['hard'],
    draw(random): Upright {
      const kind = random.evenly(['cylinder', 'prism'] as const)
      return random.until(
        () => ({ kind, a: random.int(3, 9), b: random.int(4, 12), h: random.int(5, 15) }),
        ({ a, b, h }) => a !== b && b !== h && a !== h && 2 * a !== h,
      )
    },
    answer: measureAnswer('square-centimeter'),
    solve: ({ kind, a, b, h }) => (kind === 'cylinder' ? 2 * a * h : b * h),
    ask({ kind, a, b, h }) {
      if (kind === 'cylinder') {
        const drawn = figure(
          cylinder(a, h, {
            unit: 'centimeter',
            section: [
              [-a, 0, 0],
              [a, 0, 0],
              [a, h, 0],
              [-a, h, 0],
            ],
          }),
        )
        const asked = asBlock({
          en: line`A cylinder has a radius of ${role('a', cm(a))} and a height of ${role('h', cm(h))}. A plane that is perpendicular to the base cuts it through the center. What is the area of the cross-section?`,
          es: line`Un cilindro tiene un radio de ${role('a', cm(a))} y una altura de ${role('h', cm(h))}. Un plano perpendicular a la base lo corta por el centro. ¿Cuál es el área de la sección transversal?`,
        })
        return { en: [drawn, asked.en], es: [drawn, asked.es] }
      }
      const drawn = figure(
        rectangularPrism(a, b, h, {
          unit: 'centimeter',
          section: [
            [a / 2, 0, 0],
            [a / 2, 0, b],
            [a / 2, h, b],
            [a / 2, h, 0],
          ],
        }),
      )
      const asked = asBlock({
        en: line`A rectangular prism has a length of ${role('a', cm(a))}, a width of ${role('b', cm(b))}, and a height of ${role('h', cm(h))}. A plane parallel to the right face cuts it in half. What is the area of the cross-section?`,
        es: line`Un prisma rectangular tiene ${role('a', cm(a))} de largo, ${role('b', cm(b))} de ancho y ${role('h', cm(h))} de alto. Un plano paralelo a la cara derecha lo corta por la mitad. ¿Cuál es el área de la sección transversal?`,
      })
      return { en: [drawn, asked.en], es: [drawn, asked.es] }
    },
    solution: ({ kind, a, b, h }, area) =>
      kind === 'cylinder'
        ? [
            explained(
              equation(times(2, a), 2 * a),
              line`The cross-section is a rectangle. One side is the diameter of the base: twice the radius.`,
              line`La sección es un rectángulo. Un lado es el diámetro de la base: el doble del radio.`,
            ),
            explained(
              equation(times(2 * a, h), expr(area)),
              line`The other side is the height of the cylinder. Multiply the two sides.`,
              line`El otro lado es la altura del cilindro. Multiplica los dos lados.`,
            ),
            areaStep(area),
          ]
        : [
            explained(
              { kind: 'paragraph', content: [cm(b), '; ', cm(h)] },
              line`The cross-section is congruent to the right face: its sides are the width and the height.`,
              line`La sección es congruente con la cara derecha: sus lados son el ancho y la altura.`,
            ),
            explained(
              equation(times(b, h), expr(area)),
              line`Multiply these sides. The length of ${cm(a)} is not needed.`,
              line`Multiplica esos lados. El largo de ${cm(a)} no se necesita.`,
            ),
            areaStep(area),
          ],
    check(printed, answer) {
      const names = printed.terms('role').map(({ name }) => name)
      const side = names.includes('b') ? printed.role('b') : printed.role('a').plus(printed.role('a'))
      return exact(answer).over(printed.role('h')).equals(side)
    },
  }),

  backward: form({
    levels: ['hard'],
    draw: random => {
      const { r, h, up, of } = random.until(
        () => drawConed(random),
        drawn => drawn.h * (drawn.of - drawn.up) !== drawn.r * drawn.of,
      )
      return { r, h, radius: (r * (of - up)) / of, distance: (h * (of - up)) / of }
    },
    answer: measureAnswer('centimeter'),
    solve: ({ distance }) => distance,
    ask: ({ r, h, radius }) =>
      asBlock({
        en: line`The base of a pyramid is a square with sides of ${role('r', cm(r))}, and its height is ${role('h', cm(h))}. A cross-section parallel to the base is a square with sides of ${role('radius', cm(radius))}. How far is it from the apex?`,
        es: line`La base de una pirámide es un cuadrado con lados de ${role('r', cm(r))} y su altura es ${role('h', cm(h))}. Una sección paralela a la base es un cuadrado con lados de ${role('radius', cm(radius))}. ¿A qué distancia está de la cúspide?`,
      }),
    solution: ({ r, h, radius, distance }) => [
      explained(
        equation(divide(radius, r), Ratio.of(radius, r)),
        line`Divide the side of the cross-section by that of the base: this is the scale factor.`,
        line`Divide el lado de la sección entre el de la base: ese es el factor de escala.`,
      ),
      explained(
        equation(times(Ratio.of(radius, r), h), expr(distance)),
        line`The part above the cross-section is a smaller pyramid of the same shape: multiply the height by the factor.`,
        line`La parte de arriba de la sección es una pirámide más pequeña de la misma forma: multiplica la altura por el factor.`,
      ),
      answerStep(measure(distance, 'centimeter'), {
        en: line`The cross-section is ${cm(distance)} from the apex.`,
        es: line`La sección está a ${cm(distance)} de la cúspide.`,
      }),
    ],
    check(printed, answer) {
      const [r, h, radius] = ['r', 'h', 'radius'].map(name => printed.role(name)) as [Ratio, Ratio, Ratio]
      return exact(answer).over(radius).equals(h.over(r))
    },
  }),
})
