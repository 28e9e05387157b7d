import {
  borderOf,
  both,
  count,
  type Expr,
  exact,
  explainedBy,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  howMany,
  itemOf,
  line,
  list,
  numberList,
  prose,
  quantity,
  type Shape,
  shapeNoun,
  shapeSet,
  thing,
  things,
  tupleOf,
  wholes,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { asked, attributesOf, drawn, KINDS, type Kind, NOUNS, OF_KIND, picture, shapesIn } from './attributes.ts'
import type { levels } from './hard.ts'

const COUNTED = [
  'hexagon',
  'right-triangle',
  'trapezoid',
  'scalene-triangle',
  'rectangle',
  'irregular-hexagon',
  'square',
  'isosceles-triangle',
] as const satisfies readonly Shape[]

const PARTS = { side: nouns.side, corner: nouns.corner } as const

/** The named shape first, then two others that it is chosen from. */
const CHOSEN = [
  ['triangle', 'square', 'hexagon'],
  ['hexagon', 'triangle', 'rectangle'],
  ['rectangle', 'triangle', 'hexagon'],
  ['hexagon', 'square', 'triangle'],
  ['square', 'hexagon', 'triangle'],
] as const satisfies readonly (readonly Kind[])[]

/** What makes a shape one of its kind. */
const MARKS_OF: Readonly<Record<Kind, Expr>> = {
  triangle: words('3 straight sides', '3 lados rectos'),
  rectangle: words('4 straight sides and 4 square corners', '4 lados rectos y 4 esquinas rectas'),
  square: words('4 equal sides and 4 square corners', '4 lados iguales y 4 esquinas rectas'),
  hexagon: words('6 straight sides', '6 lados rectos'),
}

const sidesAt = (items: readonly { readonly shape: Shape }[], place: number) =>
  attributesOf(itemOf(items, place).shape).sides

const hasSides = (sides: number) => ({
  en: line`This shape has ${sides} sides.`,
  es: line`Esta figura tiene ${sides} lados.`,
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  sidesAndCorners: form({
    levels: ['easy'],
    lines: 0,
    draw: random => drawn(random, random.evenly(COUNTED), true),
    answer: numberList,
    namedAnswer(_, numbers) {
      const [sides, corners] = tupleOf(numbers, 2)
      return {
        en: prose`Sides: ${sides}; corners: ${corners}`,
        es: prose`Lados: ${sides}; esquinas: ${corners}`,
      }
    },
    solve: ({ shape }) => [attributesOf(shape).sides, attributesOf(shape).sides],
    ask: item =>
      asked(
        { en: prose`Count the sides and the corners.`, es: prose`Cuenta los lados y las esquinas.` },
        figure(shapeSet([item], { says: 'borders' })),
        { en: prose`Sides: ____`, es: prose`Lados: ____` },
        { en: prose`Corners: ____`, es: prose`Esquinas: ____` },
      ),
    solution: ({ shape }) => {
      const many = attributesOf(shape).sides
      return [
        explainedBy(list(...wholes(1, many)), {
          en: line`Count each side as you go around the shape.`,
          es: line`Cuenta cada lado al recorrer el borde de la figura.`,
        }),
        explainedBy(
          {
            en: prose`Sides: ${many}; corners: ${many}`,
            es: prose`Lados: ${many}; esquinas: ${many}`,
          },
          {
            en: line`Two sides meet at each corner. There are as many corners as sides.`,
            es: line`En cada esquina se unen dos lados. Hay tantas esquinas como lados.`,
          },
        ),
      ]
    },
    check(printed, answer) {
      const { parts = [] } = borderOf(itemOf(shapesIn(printed), 0)) ?? {}
      const met = (['side', 'corner'] as const).map(part => parts.filter(other => other === part).length)
      return answer.length === 2 && answer.every((value, i) => exact(value).equals(itemOf(met, i)))
    },
  }),
  whichIs: form({
    levels: ['easy'],
    draw: random => {
      const kinds = random.evenly(CHOSEN)
      return { kind: kinds[0], items: kinds.map(kind => drawn(random, random.pick(OF_KIND[kind]), true)) }
    },
    answer: figureChoice,
    solve: ({ items }): Figure => picture(itemOf(items, 0)),
    mistakes: ({ items }) => ({ another: picture(itemOf(items, 1)), third: picture(itemOf(items, 2)) }),
    ask: ({ kind }) => ({
      en: prose`Which shape is a ${thing(NOUNS[kind])}?`,
      es: prose`¿Qué figura es un ${thing(NOUNS[kind])}?`,
    }),
    solution: ({ kind, items }, answer) => [
      explainedBy(list(...wholes(1, sidesAt(items, 0))), {
        en: line`Count the sides of each shape.`,
        es: line`Cuenta los lados de cada figura.`,
      }),
      explainedBy(figure(answer), {
        en: line`This shape has ${MARKS_OF[kind]}. It is a ${thing(NOUNS[kind])}.`,
        es: line`Esta figura tiene ${MARKS_OF[kind]}. Es un ${thing(NOUNS[kind])}.`,
      }),
    ],
    whyWrong: ({ items }) => ({ another: hasSides(sidesAt(items, 1)), third: hasSides(sidesAt(items, 2)) }),
    check: (printed, answer) => {
      const { noun } = printed.term('thing')
      const shape = answer.kind === 'shape-set' ? answer.rows[0]?.[0]?.shape : null
      return shape !== null && shape !== undefined && shapeNoun(shape).en[0] === noun.en[0]
    },
  }),
  howManyOf: form({
    levels: ['easy'],
    lines: 1,
    draw: random => ({
      kind: random.evenly(['hexagon', 'rectangle', 'triangle', 'square'] as const),
      part: random.evenly(['corner', 'side'] as const),
    }),
    answer: quantity,
    solve: ({ kind, part }) => count(attributesOf(itemOf(OF_KIND[kind], 0)).sides, PARTS[part]),
    ask: ({ kind, part }) => ({
      en: prose`${howMany(PARTS[part])} does a ${thing(NOUNS[kind])} have?`,
      es: prose`¿${howMany(PARTS[part])} tiene un ${thing(NOUNS[kind])}?`,
    }),
    solution: ({ kind, part }, answer) => [
      explainedBy(figure(picture({ shape: kind })), {
        en: line`Draw a ${thing(NOUNS[kind])}.`,
        es: line`Dibuja un ${thing(NOUNS[kind])}.`,
      }),
      explainedBy(list(...wholes(1, exact(answer.amount).n)), {
        en: line`Count its ${things(PARTS[part])} as you go around it.`,
        es: line`Cuenta sus ${things(PARTS[part])} al recorrer su borde.`,
      }),
      explainedBy(both(prose`${answer}`), {
        en: line`A ${thing(NOUNS[kind])} has ${answer}.`,
        es: line`Un ${thing(NOUNS[kind])} tiene ${answer}.`,
      }),
    ],
    check(printed, { amount }) {
      const kind = printed.terms('thing').flatMap(({ noun }) => KINDS.filter(own => NOUNS[own].en[0] === noun.en[0]))
      const { parts = [] } = borderOf(itemOf(kind, 0)) ?? {}
      return exact(amount).equals(parts.length / 2)
    },
  }),
})
