import {
  answerStep,
  explained,
  type FormMaker,
  failed,
  figure,
  itemOf,
  line,
  prose,
  relation,
  type Sentence,
  sentenceChoice,
} from '../../../author.ts'
import { asBlock, FEATURES, shapeOf, throughSaid, WHAT_SHAPE, wrongShapes, wrongWhy } from './asked.ts'
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
/** How many faces the plane of a cut meets. */
const FACES: Readonly<Record<Shape, { readonly en: string; readonly es: string }>> = {
  triangle: { en: 'three', es: 'tres' },
  square: { en: 'four', es: 'cuatro' },
  rectangle: { en: 'four', es: 'cuatro' },
  trapezoid: { en: 'four', es: 'cuatro' },
  pentagon: { en: 'five', es: 'cinco' },
  hexagon: { en: 'six', es: 'seis' },
  circle: { en: 'no', es: 'cero' },
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

/** A shape with more sides than the solid has faces. */
type Never = 'hexagon' | 'heptagon'
const NEVER: Readonly<Record<Never, { readonly sides: number; readonly choice: Sentence }>> = {
  hexagon: { sides: 6, choice: shapeChoice('hexagon') },
  heptagon: { sides: 7, choice: { key: 'heptagon', says: { en: prose`heptagon`, es: prose`heptágono` } } },
}

/** Shapes of the cuts of a solid, and one that it never has; a cut has at most as many sides as the solid has faces. */
interface Possible {
  readonly solid: 'square-pyramid' | 'cube' | 'triangular-prism' | 'pyramid' | 'prism'
  readonly faces: number
  readonly never: Never
  readonly shapes: readonly [Shape, Shape, Shape]
}
const possible: readonly Possible[] = [
  { solid: 'square-pyramid', faces: 5, never: 'hexagon', shapes: ['triangle', 'square', 'trapezoid'] },
  { solid: 'cube', faces: 6, never: 'heptagon', shapes: ['triangle', 'hexagon', 'rectangle'] },
  { solid: 'triangular-prism', faces: 5, never: 'hexagon', shapes: ['triangle', 'rectangle', 'trapezoid'] },
  { solid: 'pyramid', faces: 5, never: 'hexagon', shapes: ['triangle', 'rectangle', 'trapezoid'] },
  { solid: 'prism', faces: 6, never: 'heptagon', shapes: ['rectangle', 'pentagon', 'triangle'] },
]

/** How the other shapes come about. */
const THROUGH_APEX: Said = {
  en: line`A cut through the apex gives it.`,
  es: line`Se obtiene con un corte por la cúspide.`,
}
const BESIDE_APEX: Said = {
  en: line`A cut beside the apex gives it.`,
  es: line`Se obtiene con un corte junto a la cúspide.`,
}
const PARALLEL: Said = {
  en: line`A cut parallel to the base gives it.`,
  es: line`Se obtiene con un corte paralelo a la base.`,
}
const THREE_FACES: Said = {
  en: line`A cut across three faces gives it.`,
  es: line`Se obtiene con un corte por tres caras.`,
}
/** How each shape comes about. */
const WAYS: Readonly<Record<Possible['solid'], Readonly<Partial<Record<Shape, Said>>>>> = {
  'square-pyramid': { triangle: THROUGH_APEX, square: PARALLEL, trapezoid: BESIDE_APEX },
  cube: {
    triangle: THREE_FACES,
    hexagon: { en: line`A cut across all six faces gives it.`, es: line`Se obtiene con un corte por las seis caras.` },
    rectangle: {
      en: line`A cut along two opposite edges gives it.`,
      es: line`Se obtiene con un corte por dos aristas opuestas.`,
    },
  },
  'triangular-prism': {
    triangle: PARALLEL,
    rectangle: {
      en: line`A cut perpendicular to the bases gives it.`,
      es: line`Se obtiene con un corte perpendicular a las bases.`,
    },
    trapezoid: {
      en: line`A slanted cut across four faces gives it.`,
      es: line`Se obtiene con un corte inclinado por cuatro caras.`,
    },
  },
  pyramid: { triangle: THROUGH_APEX, rectangle: PARALLEL, trapezoid: BESIDE_APEX },
  prism: {
    rectangle: PARALLEL,
    triangle: THREE_FACES,
    pentagon: { en: line`A cut across five faces gives it.`, es: line`Se obtiene con un corte por cinco caras.` },
  },
}

/** The rectangle is drawn at medium. */
const drawnCuts = obliqueCuts.filter(({ id }) => id !== 'cube-edges' && id !== 'cube-straight')

export const hardForms = (form: FormMaker<typeof levels>) => ({
  oblique: form({
    levels: ['hard'],
    draw: random => drawCut(random, drawnCuts),
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
    whyWrong: ({ cut }) => wrongWhy(cut.shape),
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
        en: [
          `Which plane cuts a cube so that the cross-section is ${one.en}${isRectangle ? ' that is not a square' : ''}?`,
        ],
        es: [
          `¿Qué plano corta un cubo de modo que la sección transversal es ${one.es}${isRectangle ? ' que no es cuadrado' : ''}?`,
        ],
      })
    },
    solution: ({ cuts }, { says }) => [
      explained(
        FEATURES[itemOf(cuts, 0).shape],
        [
          `This is what ${SHAPES[itemOf(cuts, 0).shape].one.en} has. Each side lies in a face, so the plane must cut ${FACES[itemOf(cuts, 0).shape].en} faces.`,
        ],
        [
          `Esto es lo que tiene ${SHAPES[itemOf(cuts, 0).shape].one.es}. Cada lado está en una cara, así que el plano debe cortar ${FACES[itemOf(cuts, 0).shape].es} caras.`,
        ],
      ),
      answerStep(says, itemOf(cuts, 0).why),
    ],
    whyWrong: ({ cuts }) =>
      Object.fromEntries(
        cuts.slice(1).map(cut => {
          const { one } = SHAPES[cut.shape]
          return [
            cut.id,
            {
              en: [`This cross-section is ${one.en}. `, ...cut.why.en],
              es: [`Esta sección transversal es ${one.es}. `, ...cut.why.es],
            },
          ] as const
        }),
      ),
    check(printed, { key }) {
      const shape = byId(key).shape
      const { one } = SHAPES[shape]
      return printed.text.includes(` is ${one.en}`) || printed.text.includes(` es ${one.es}`)
    },
  }),

  never: form({
    levels: ['hard'],
    draw: random => ({ facts: random.evenly(possible) }),
    answer: sentenceChoice,
    solve: ({ facts }): Sentence => NEVER[facts.never].choice,
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
      answerStep(says, {
        en: [...line`It would need ${NEVER[never].sides} sides: ${relation(NEVER[never].sides, '>', faces)}.`],
        es: [...line`Necesitaría ${NEVER[never].sides} lados: ${relation(NEVER[never].sides, '>', faces)}.`],
      }),
    ],
    whyWrong: ({ facts: { solid, shapes } }) =>
      Object.fromEntries(
        shapes.map(shape => [shape, WAYS[solid][shape] ?? failed('There is a cut of this shape')] as const),
      ),
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
        heptagon: 7,
      }
      const many = sides[key]
      return found !== undefined && many !== undefined && many > found.faces
    },
  }),
})
