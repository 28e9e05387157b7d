import {
  answerStep,
  explained,
  type FormMaker,
  figure,
  itemOf,
  line,
  relation,
  type Sentence,
  sentenceChoice,
} from '../../../author.ts'
import { asBlock, FEATURES, shapeOf, throughSaid, WHAT_SHAPE, wrongShapes } from './asked.ts'
import type { Cut } from './cutting.ts'
import { drawCut } from './easy.ts'
import type { levels } from './levels.ts'
import { NAMED } from './medium.ts'
import { obliqueCuts } from './oblique-cuts.ts'
import { type Said, SHAPES, type Shape, SOLIDS, shapeChoice } from './shapes.ts'

const planeChoice = ({ id, plane }: Cut): Sentence => ({
  key: id,
  says: asBlock({ en: ['a plane through ', ...plane.en], es: ['un plano por ', ...plane.es] }),
})
const byId = (id: string): Cut => {
  const found = obliqueCuts.find(cut => cut.id === id)
  if (!found) throw new Error(`No cut ${id}`)
  return found
}
/** The cut that is asked for, and three of other shapes. */
const QUESTIONS: readonly (readonly [string, string, string, string])[] = [
  ['cube-hexagon', 'cube-corner', 'cube-slant', 'cube-straight'],
  ['cube-corner', 'cube-slant', 'cube-trapezoid', 'cube-straight'],
  ['cube-trapezoid', 'cube-straight', 'cube-big-triangle', 'cube-edges'],
  ['cube-straight', 'cube-edges', 'cube-hexagon', 'cube-corner'],
  ['cube-edges', 'cube-straight', 'cube-big-triangle', 'cube-hexagon'],
  ['cube-pentagon', 'cube-straight', 'cube-corner', 'cube-edges'],
  ['cube-big-triangle', 'cube-slant', 'cube-hexagon', 'cube-trapezoid'],
  ['cube-slant', 'cube-corner', 'cube-pentagon', 'cube-trapezoid'],
]

/** Shapes of the cuts of a solid, and one that it never has; a cut has at most as many sides as the solid has faces. */
interface Possible {
  readonly solid: 'square-pyramid' | 'cube' | 'triangular-prism' | 'pyramid' | 'prism'
  readonly faces: number
  readonly never: Shape
  readonly shapes: readonly [Shape, Shape, Shape]
}
const possible: readonly Possible[] = [
  { solid: 'square-pyramid', faces: 5, never: 'hexagon', shapes: ['triangle', 'square', 'trapezoid'] },
  { solid: 'cube', faces: 6, never: 'circle', shapes: ['triangle', 'hexagon', 'rectangle'] },
  { solid: 'triangular-prism', faces: 5, never: 'hexagon', shapes: ['triangle', 'rectangle', 'trapezoid'] },
  { solid: 'pyramid', faces: 5, never: 'circle', shapes: ['triangle', 'rectangle', 'trapezoid'] },
  { solid: 'prism', faces: 6, never: 'circle', shapes: ['rectangle', 'pentagon', 'triangle'] },
]

/** How the other shapes come about. */
const WAYS: Readonly<Record<Possible['solid'], Said>> = {
  'square-pyramid': {
    en: line`A cut through the apex is a triangle, one parallel to the base a square, one beside the apex a trapezoid.`,
    es: line`Un corte por la cúspide es un triángulo; uno paralelo a la base, un cuadrado; uno junto a la cúspide, un trapecio.`,
  },
  cube: {
    en: line`A cut across three faces is a triangle, one across all six a hexagon, one along two opposite edges a rectangle.`,
    es: line`Un corte por tres caras es un triángulo; uno por las seis, un hexágono; uno por dos aristas opuestas, un rectángulo.`,
  },
  'triangular-prism': {
    en: line`A cut parallel to the bases is a triangle, one perpendicular to them a rectangle, a slanted one across four faces a trapezoid.`,
    es: line`Un corte paralelo a las bases es un triángulo; uno perpendicular a ellas, un rectángulo; uno inclinado por cuatro caras, un trapecio.`,
  },
  pyramid: {
    en: line`A cut through the apex is a triangle, one parallel to the base a rectangle, one beside the apex a trapezoid.`,
    es: line`Un corte por la cúspide es un triángulo; uno paralelo a la base, un rectángulo; uno junto a la cúspide, un trapecio.`,
  },
  prism: {
    en: line`A cut parallel to the base is a rectangle, one across three faces a triangle, one across five faces a pentagon.`,
    es: line`Un corte paralelo a la base es un rectángulo; uno por tres caras, un triángulo; uno por cinco caras, un pentágono.`,
  },
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  oblique: form({
    levels: ['hard'],
    draw: random => drawCut(random, obliqueCuts),
    answer: sentenceChoice,
    solve: ({ cut }): Sentence => shapeChoice(cut.shape),
    mistakes: ({ cut }) => wrongShapes(cut.shape),
    ask({ cut, size }) {
      const drawn = figure(cut.figure(size))
      const asked = asBlock(throughSaid(cut), WHAT_SHAPE)
      return { en: [drawn, asked.en], es: [drawn, asked.es] }
    },
    solution: ({ cut }, { says }) => [
      explained(FEATURES[cut.shape], cut.why.en, cut.why.es),
      answerStep(says, NAMED[cut.shape]),
    ],
    check: (printed, { key }) => shapeOf(printed) === key,
  }),

  whichCut: form({
    levels: ['hard'],
    wide: true,
    draw: random => ({ cuts: random.evenly(QUESTIONS).map(byId) }),
    answer: sentenceChoice,
    solve: ({ cuts }): Sentence => planeChoice(itemOf(cuts, 0)),
    mistakes: ({ cuts }): Readonly<Record<string, Sentence>> =>
      Object.fromEntries(cuts.slice(1).map(cut => [cut.id, planeChoice(cut)])),
    ask({ cuts }) {
      const { one } = SHAPES[itemOf(cuts, 0).shape]
      const isRectangle = itemOf(cuts, 0).shape === 'rectangle'
      return asBlock({
        en: [`Which plane cuts a cube in ${one.en}${isRectangle ? ' that is not a square' : ''}?`],
        es: [`¿Qué plano corta un cubo en ${one.es}${isRectangle ? ' que no es cuadrado' : ''}?`],
      })
    },
    solution: ({ cuts }, { says }) => [
      ...cuts
        .slice(1)
        .map(cut =>
          explained(
            SHAPES[cut.shape].alone,
            [...line`The plane through `, ...cut.plane.en, '.'],
            [...line`El plano por `, ...cut.plane.es, '.'],
          ),
        ),
      answerStep(says, itemOf(cuts, 0).why),
    ],
    check(printed, { key }) {
      const shape = byId(key).shape
      const { one } = SHAPES[shape]
      return printed.text.includes(` in ${one.en}`) || printed.text.includes(` en ${one.es}`)
    },
  }),

  never: form({
    levels: ['hard'],
    draw: random => ({ facts: random.evenly(possible) }),
    answer: sentenceChoice,
    solve: ({ facts }): Sentence => shapeChoice(facts.never),
    mistakes: ({ facts: { shapes } }): Readonly<Record<string, Sentence>> =>
      Object.fromEntries(shapes.map(shape => [shape, shapeChoice(shape)])),
    ask: ({ facts: { solid } }) =>
      asBlock({
        en: [`Which shape can NOT be a cross-section of ${SOLIDS[solid].one.en}?`],
        es: [`¿Qué forma NO puede ser una sección transversal de ${SOLIDS[solid].one.es}?`],
      }),
    solution: ({ facts: { solid, faces, never } }, { says }) => [
      explained(
        SOLIDS[solid].alone,
        line`It has ${faces} flat faces. A plane meets each of them in at most one side.`,
        line`Tiene ${faces} caras planas. Un plano corta cada una en un lado como máximo.`,
      ),
      never === 'circle'
        ? answerStep(says, {
            en: [...line`Flat faces give only straight sides, so no cross-section is round. `, ...WAYS[solid].en],
            es: [
              ...line`Las caras planas dan solo lados rectos, así que ninguna sección es redonda. `,
              ...WAYS[solid].es,
            ],
          })
        : answerStep(says, {
            en: [...line`It would need ${6} sides: ${relation(6, '>', faces)}. `, ...WAYS[solid].en],
            es: [...line`Necesitaría ${6} lados: ${relation(6, '>', faces)}. `, ...WAYS[solid].es],
          }),
    ],
    check(printed, { key }) {
      const found = possible.find(({ solid }) =>
        [SOLIDS[solid].one.en, SOLIDS[solid].one.es].some(name => printed.text.includes(` ${name}?`)),
      )
      const sides: Readonly<Record<string, number>> = {
        triangle: 3,
        square: 4,
        rectangle: 4,
        trapezoid: 4,
        pentagon: 5,
        hexagon: 6,
        circle: 99,
      }
      return found !== undefined && (sides[key] ?? 0) > found.faces
    },
  }),
})
