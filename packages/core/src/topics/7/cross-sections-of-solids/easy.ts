import {
  answerStep,
  type Expr,
  explained,
  type FormMaker,
  failed,
  figure,
  isSameContent,
  itemOf,
  line,
  list,
  match,
  type Pair,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
  symbol,
  words,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { asBlock, cutSaid, shapeOf, shapeStep, WHAT_SHAPE, wrongShapes, wrongWhy } from './asked.ts'
import type { Cut } from './cutting.ts'
import type { levels } from './levels.ts'
import { parallelCuts } from './parallel-cuts.ts'
import { type Said, SHAPES, type Shape, SOLIDS, type SolidName, shapeChoice } from './shapes.ts'

export interface Drawn {
  readonly cut: Cut
  readonly size: 0 | 1
}
export const drawCut = (random: Random, cuts: readonly Cut[]): Drawn => ({
  cut: random.evenly(cuts),
  size: random.evenly([0, 1]),
})

/** What all cuts parallel to the base of a solid are like. */
interface Known {
  readonly solid: SolidName
  readonly shape: Shape
  readonly isSame: boolean
  readonly others: readonly [SolidName, SolidName, SolidName]
}
const known: readonly Known[] = [
  { solid: 'cone', shape: 'circle', isSame: false, others: ['cylinder', 'square-pyramid', 'prism'] },
  { solid: 'triangular-prism', shape: 'triangle', isSame: true, others: ['cone', 'square-pyramid', 'cube'] },
  { solid: 'square-pyramid', shape: 'square', isSame: false, others: ['cube', 'cone', 'triangular-prism'] },
  { solid: 'cylinder', shape: 'circle', isSame: true, others: ['cone', 'prism', 'square-pyramid'] },
  { solid: 'square-prism', shape: 'square', isSame: true, others: ['square-pyramid', 'cylinder', 'triangular-prism'] },
  { solid: 'pyramid', shape: 'rectangle', isSame: false, others: ['prism', 'cone', 'triangular-prism'] },
]
const MANY: Readonly<Record<Shape, readonly [en: string, es: string]>> = {
  circle: ['circles', 'círculos'],
  triangle: ['triangles', 'triángulos'],
  square: ['squares', 'cuadrados'],
  rectangle: ['rectangles that are not squares', 'rectángulos que no son cuadrados'],
  trapezoid: ['trapezoids', 'trapecios'],
  pentagon: ['pentagons', 'pentágonos'],
  hexagon: ['hexagons', 'hexágonos'],
}
export const solidChoice = (solid: SolidName): Sentence => ({
  key: solid,
  says: {
    en: { kind: 'paragraph', content: [SOLIDS[solid].one.en] },
    es: { kind: 'paragraph', content: [SOLIDS[solid].one.es] },
  },
})
const knownSaid = ({ shape, isSame }: Known): Said => ({
  en: [
    `The cross-sections parallel to the base of a solid are ${MANY[shape][0]}. `,
    isSame ? 'They all have the same size.' : 'They get smaller and smaller toward the top.',
    ' Which solid can it be?',
  ],
  es: [
    `Las secciones transversales paralelas a la base de un cuerpo son ${MANY[shape][1]}. `,
    isSame ? 'Todas tienen el mismo tamaño.' : 'Son cada vez más pequeñas hacia arriba.',
    ' ¿Qué cuerpo puede ser?',
  ],
})

/** What speaks against the other choices. */
/** What the parallel cross-sections of these solids are. */
const LAYERS: Readonly<Partial<Record<SolidName, Said>>> = {
  cone: {
    en: line`Its cross-sections are circles that get smaller.`,
    es: line`Sus secciones son círculos cada vez más pequeños.`,
  },
  cylinder: {
    en: line`Its cross-sections are circles of one size.`,
    es: line`Sus secciones son círculos de un mismo tamaño.`,
  },
  'square-pyramid': {
    en: line`Its cross-sections are squares that get smaller.`,
    es: line`Sus secciones son cuadrados cada vez más pequeños.`,
  },
  'square-prism': {
    en: line`Its cross-sections are squares of one size.`,
    es: line`Sus secciones son cuadrados de un mismo tamaño.`,
  },
  cube: {
    en: line`Its cross-sections are squares of one size.`,
    es: line`Sus secciones son cuadrados de un mismo tamaño.`,
  },
  'triangular-prism': {
    en: line`Its cross-sections are triangles of one size.`,
    es: line`Sus secciones son triángulos de un mismo tamaño.`,
  },
  pyramid: {
    en: line`Its cross-sections get smaller toward the top.`,
    es: line`Sus secciones son cada vez más pequeñas hacia arriba.`,
  },
  prism: {
    en: line`Its cross-sections all have the same size.`,
    es: line`Todas sus secciones tienen el mismo tamaño.`,
  },
}

const SIZES = {
  same: {
    key: 'same',
    says: {
      en: prose`It has the same size as the base, because the solid is equally wide at every height.`,
      es: prose`Tiene el mismo tamaño que la base, porque el cuerpo es igual de ancho a cualquier altura.`,
    },
  },
  smaller: {
    key: 'smaller',
    says: {
      en: prose`It is smaller than the base, because the solid narrows toward the top.`,
      es: prose`Es más pequeña que la base, porque el cuerpo se estrecha hacia arriba.`,
    },
  },
  larger: {
    key: 'larger',
    says: {
      en: prose`It is larger than the base, because the solid widens toward the top.`,
      es: prose`Es más grande que la base, porque el cuerpo se ensancha hacia arriba.`,
    },
  },
  always: {
    key: 'always',
    says: {
      en: prose`It has the same size as the base, because this is so in every solid.`,
      es: prose`Tiene el mismo tamaño que la base, porque eso ocurre en todo cuerpo.`,
    },
  },
} as const
/** Solids whose base lies at the bottom: a triangular prism is drawn lying. */
const standing = parallelCuts.filter(({ solid }) => solid !== 'triangular-prism')

const BASES: Readonly<Record<Shape, Expr>> = {
  triangle: words('base: triangle', 'base: triángulo'),
  square: words('base: square', 'base: cuadrado'),
  rectangle: words('base: rectangle', 'base: rectángulo'),
  circle: words('base: circle', 'base: círculo'),
  trapezoid: words('base: trapezoid', 'base: trapecio'),
  pentagon: words('base: pentagon', 'base: pentágono'),
  hexagon: words('base: hexagon', 'base: hexágono'),
}
const MATCHED: readonly (readonly [SolidName, Shape])[] = [
  ['cylinder', 'circle'],
  ['cone', 'circle'],
  ['triangular-prism', 'triangle'],
  ['square-pyramid', 'square'],
  ['cube', 'square'],
  ['pyramid', 'rectangle'],
]
const drawPairs = (random: Random): readonly Pair[] => {
  const three = random.until(
    () => random.sample(MATCHED, 3),
    drawn => new Set(drawn.map(([, shape]) => shape)).size === 3,
  )
  return three.map(([solid, shape]) => [SOLIDS[solid].alone, SHAPES[shape].alone])
}
const pairOf = (left: unknown): readonly [SolidName, Shape] | undefined =>
  MATCHED.find(([solid]) => isSameContent(SOLIDS[solid].alone, left))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  drawn: form({
    levels: ['easy'],
    share: 2,
    draw: random => drawCut(random, parallelCuts),
    answer: sentenceChoice,
    solve: ({ cut }): Sentence => shapeChoice(cut.shape),
    mistakes: ({ cut }) => wrongShapes(cut.shape),
    ask({ cut, size }) {
      const drawn = figure(cut.figure(size))
      const asked = asBlock(cutSaid(cut), WHAT_SHAPE)
      return { en: [drawn, asked.en], es: [drawn, asked.es] }
    },
    solution: ({ cut }, { says }) => [
      explained(BASES[cut.shape], cut.why.en, cut.why.es),
      answerStep(says, {
        en: [`The base has this shape, and so has the cross-section.`],
        es: [`La base tiene esta forma y la sección transversal también.`],
      }),
    ],
    whyWrong: ({ cut }) => wrongWhy(cut.shape),
    check: (printed, { key }) => shapeOf(printed) === key,
  }),

  whichSolid: form({
    levels: ['easy'],
    draw: (random): Known => random.evenly(known),
    answer: sentenceChoice,
    solve: ({ solid }): Sentence => solidChoice(solid),
    mistakes: ({ others }): Readonly<Record<string, Sentence>> =>
      Object.fromEntries(others.map(other => [other, solidChoice(other)])),
    ask: facts => asBlock(knownSaid(facts)),
    solution: (facts, { says }) => [
      explained(
        shapeStep(facts.shape),
        line`The base of the solid has the same shape as these cross-sections.`,
        line`La base del cuerpo tiene la misma forma que estas secciones transversales.`,
      ),
      explained(
        facts.isSame
          ? words('same size', 'mismo tamaño')
          : words('smaller toward the top', 'más pequeñas hacia arriba'),
        facts.isSame
          ? line`The solid does not narrow: it is a prism or a cylinder.`
          : line`The solid narrows to a point: it is a pyramid or a cone.`,
        facts.isSame
          ? line`El cuerpo no se estrecha: es un prisma o un cilindro.`
          : line`El cuerpo se estrecha hasta un punto: es una pirámide o un cono.`,
      ),
      answerStep(says, {
        en: line`This solid has both properties.`,
        es: line`Este cuerpo cumple las dos condiciones.`,
      }),
    ],
    whyWrong: ({ others }) =>
      Object.fromEntries(
        others.map(other => [other, LAYERS[other] ?? failed('Parallel cross-sections are known')] as const),
      ),
    check(printed, { key }) {
      const isSame = /same size|mismo tamaño/.test(printed.text)
      const found = known.filter(one => {
        const [en, es] = MANY[one.shape]
        return (
          one.isSame === isSame &&
          (printed.text.includes(`solid are ${en}. `) || printed.text.includes(`cuerpo son ${es}. `))
        )
      })
      return found.length === 1 && itemOf(found, 0).solid === key
    },
  }),

  size: form({
    levels: ['easy'],
    draw: random => drawCut(random, startingAt(standing, 4)),
    answer: sentenceChoice,
    solve: ({ cut }): Sentence => (cut.relation === 'congruent' ? SIZES.same : SIZES.smaller),
    mistakes: ({ cut }): Readonly<Record<string, Sentence>> =>
      cut.relation === 'congruent'
        ? { smaller: SIZES.smaller, larger: SIZES.larger }
        : { same: SIZES.same, larger: SIZES.larger, always: SIZES.always },
    ask({ cut, size }) {
      const drawn = figure(cut.figure(size))
      const asked = asBlock(cutSaid(cut), {
        en: ['How large is the cross-section?'],
        es: ['¿Qué tamaño tiene la sección transversal?'],
      })
      return { en: [drawn, asked.en], es: [drawn, asked.es] }
    },
    solution: ({ cut }, { says }) => [
      explained(
        cut.relation === 'congruent'
          ? words('face on top: like the base', 'cara de arriba: como la base')
          : words('top: one point', 'arriba: un punto'),
        cut.relation === 'congruent'
          ? line`Its sides go straight up from the base to an equal face on top.`
          : line`Its sides run from the base to one point on top.`,
        cut.relation === 'congruent'
          ? line`Sus lados suben rectos desde la base hasta una cara igual arriba.`
          : line`Sus lados van desde la base hasta un solo punto arriba.`,
      ),
      answerStep(says, cut.why),
    ],
    whyWrong: ({ cut }) => {
      const straight = {
        en: line`The solid goes straight up: it neither narrows nor widens.`,
        es: line`El cuerpo sube recto: no se estrecha ni se ensancha.`,
      }
      const narrows = {
        en: line`The solid narrows to one point on top.`,
        es: line`El cuerpo se estrecha hasta un punto arriba.`,
      }
      return cut.relation === 'congruent'
        ? { smaller: straight, larger: straight }
        : { same: narrows, larger: narrows, always: narrows }
    },
    check: (printed, { key }) => {
      const section = printed.figure('solid-3d').section
      const shape = printed.figure('solid-3d').solid.shape
      return section.length > 2 && key === (shape === 'cone' || shape === 'pyramid' ? 'smaller' : 'same')
    },
  }),

  matching: form(
    match({
      levels: ['easy'],
      what: {
        en: line`each solid with the shape of a cross-section parallel to its base`,
        es: line`cada cuerpo con la forma de una sección transversal paralela a su base`,
      },
      draw: drawPairs,
      belong: (left, right) => {
        const pair = pairOf(left[0])
        return pair !== undefined && isSameContent(SHAPES[pair[1]].alone, right[0])
      },
      solution: (pairs, letters) => [
        ...pairs.map(([, right], i) =>
          explained(
            right as Expr,
            line`Row ${i + 1}: the base of this solid has this shape.`,
            line`Fila ${i + 1}: la base de este cuerpo tiene esta forma.`,
          ),
        ),
        explained(
          list(...letters.map(letter => symbol(letter))),
          line`Write the letters of these shapes, starting with row 1.`,
          line`Escribe las letras de estas formas, desde la fila 1.`,
        ),
      ],
    }),
  ),
})
