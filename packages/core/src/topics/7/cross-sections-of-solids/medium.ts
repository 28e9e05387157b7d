import {
  answerStep,
  type Block,
  type Both,
  explained,
  type FormMaker,
  failed,
  figure,
  itemOf,
  line,
  measure,
  over,
  relation,
  type Sentence,
  sentenceChoice,
  tupleOf,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import {
  asBlock,
  cutSaid,
  FEATURES,
  printedCut,
  shapeOf,
  unequalSteps,
  WHAT_SHAPE,
  wrongShapes,
  wrongWhy,
} from './asked.ts'
import { allCuts } from './cuts.ts'
import { BOXES, type Cut, type Relation } from './cutting.ts'
import { drawCut, solidChoice } from './easy.ts'
import type { levels } from './levels.ts'
import { parallelCuts } from './parallel-cuts.ts'
import { LIKELY, type Said, SHAPES, type Shape, SOLIDS, type SolidName, shapeChoice } from './shapes.ts'
import { uprightCuts } from './upright-cuts.ts'

/** Told without a drawing: no size could make another shape of it. */
const told: readonly Cut[] = allCuts.filter(({ id }) =>
  [
    'square-pyramid-apex',
    'cone-apex',
    'square-pyramid-beside',
    'cube-diagonal',
    'pyramid-beside',
    'square-pyramid-diagonal',
    'pyramid-apex',
  ].includes(id),
)

const RELATIONS: Readonly<Record<Relation, Both<string>>> = {
  congruent: { en: 'congruent to the base', es: 'congruente con la base' },
  similar: { en: 'similar to the base, but not congruent', es: 'semejante a la base, pero no congruente' },
  neither: { en: 'neither congruent nor similar to the base', es: 'ni congruente con la base ni semejante a ella' },
}
/** A prism that lies on a side face has two bases, neither of them at the bottom. */
const TO_BASES: Readonly<Record<Relation, Both<string>>> = {
  congruent: { en: 'congruent to the bases', es: 'congruente con las bases' },
  similar: { en: 'similar to the bases, but not congruent', es: 'semejante a las bases, pero no congruente' },
  neither: { en: 'neither congruent nor similar to the bases', es: 'ni congruente con las bases ni semejante a ellas' },
}
const isLying = ({ solid }: Cut) => solid === 'triangular-prism'
const related = (cut: Cut, shape: Shape, relation: Relation): Sentence => {
  const { en, es } = (isLying(cut) ? TO_BASES : RELATIONS)[relation]
  return {
    key: `${shape} ${relation}`,
    says: {
      en: { kind: 'paragraph', content: [`${SHAPES[shape].one.en}, ${en}`] },
      es: { kind: 'paragraph', content: [`${SHAPES[shape].one.es}, ${es}`] },
    },
  }
}
const RELATED = ['congruent', 'similar', 'neither'] as const
const withBase = [...uprightCuts, ...parallelCuts].filter(({ relation }) => relation !== null)
/** Parallel and upright cuts in turn. */
const mixedCuts: readonly Cut[] = parallelCuts.flatMap((cut, i) => {
  const other = uprightCuts[i]
  return other && other.relation !== null ? [other, cut] : [cut]
})
const SAME_CIRCLE: Said = {
  en: line`Its radius is as long as that of the base, so the two are congruent.`,
  es: line`Su radio mide lo mismo que el de la base, así que son congruentes.`,
}
const WHY: Readonly<Record<Relation, Said>> = {
  congruent: {
    en: line`Every side is as long as in the base, so the two are congruent.`,
    es: line`Cada lado mide lo mismo que en la base, así que son congruentes.`,
  },
  similar: {
    en: line`It has the shape of the base, with all lengths made smaller by the same factor.`,
    es: line`Tiene la forma de la base, con todas las longitudes reducidas por el mismo factor.`,
  },
  neither: {
    en: line`It does not have the shape of the base.`,
    es: line`No tiene la forma de la base.`,
  },
}

/** What speaks against the other relations, by the one that is right. */
const NOT_RELATED: Readonly<Record<Relation, Readonly<Partial<Record<Relation, Said>>>>> = {
  congruent: {
    similar: { en: line`The sizes are equal, not different.`, es: line`Los tamaños son iguales, no distintos.` },
    neither: {
      en: line`It has both the shape and the size of the base.`,
      es: line`Tiene la misma forma y el mismo tamaño que la base.`,
    },
  },
  similar: {
    congruent: { en: line`It is smaller than the base.`, es: line`Es más pequeña que la base.` },
    neither: { en: line`It has the shape of the base.`, es: line`Tiene la forma de la base.` },
  },
  neither: {
    congruent: {
      en: line`Congruent figures have the same shape and size, but these do not have the same shape.`,
      es: line`Las figuras congruentes tienen la misma forma y el mismo tamaño, pero estas no tienen la misma forma.`,
    },
    similar: {
      en: line`Similar figures have the same shape, but these do not.`,
      es: line`Las figuras semejantes tienen la misma forma, pero estas no.`,
    },
  },
}
const SIZES_DIFFER: Said = {
  en: line`Its sides are not as long as those of the base.`,
  es: line`Sus lados no miden lo mismo que los de la base.`,
}
const OTHER_SIDES: Said = {
  en: line`Both are rectangles, but their sides are not in the same ratio.`,
  es: line`Los dos son rectángulos, pero sus lados no están en la misma razón.`,
}
/** What is wrong with "similar" there. */
const NOT_SIMILAR: Said = {
  en: line`Rectangles are similar only if their sides are in the same ratio. Two rectangles need not be.`,
  es: line`Los rectángulos son semejantes solo si sus lados están en la misma razón. No todos los rectángulos lo son.`,
}

const relationOf = ({ relation }: Cut): Relation => relation ?? failed('The cut is compared with the base')
/** The cut beside the front face: it is as long as the base, but not as wide. */
const frontSides = (size: 0 | 1) => {
  const [long, wide, high] = BOXES[size].map(side => measure(side, 'centimeter'))
  return tupleOf(
    [long, wide, high].map(side => side ?? failed('A box has three edges')),
    3,
  )
}
const frontSaid = (size: 0 | 1): Said => {
  const [long, wide, high] = frontSides(size)
  const [l, w, h] = BOXES[size]
  const unequal = relation(over(l, l), '≠', over(h, w))
  return {
    en: line`The cross-section is ${long} by ${high}, and the base is ${long} by ${wide}: ${unequal}.`,
    es: line`La sección mide ${long} por ${high} y la base, ${long} por ${wide}: ${unequal}.`,
  }
}
const notFront = (claimed: Relation, size: 0 | 1): Said => {
  const [long, wide, high] = frontSides(size)
  return claimed === 'congruent'
    ? {
        en: line`Its sides are ${long} and ${high}, but those of the base are ${long} and ${wide}.`,
        es: line`Sus lados miden ${long} y ${high}, pero los de la base miden ${long} y ${wide}.`,
      }
    : {
        en: line`One pair of sides has the same length as in the base, and the other does not.`,
        es: line`Un par de lados mide lo mismo que en la base y el otro no.`,
      }
}
const relationSaid = (cut: Cut, size: 0 | 1): Said => {
  const [{ solid, shape }, relation] = [cut, relationOf(cut)]
  if (cut.id === 'prism-front') return frontSaid(size)
  if (solid === 'prism' && relation === 'neither') return OTHER_SIDES
  return shape === 'circle' && relation === 'congruent' ? SAME_CIRCLE : WHY[relation]
}

/** What is wrong with another relation. */
const notRelated = (cut: Cut, claimed: Relation, size: 0 | 1): Said => {
  const right = relationOf(cut)
  if (cut.id === 'prism-front') return notFront(claimed, size)
  if (cut.solid === 'prism' && right === 'neither') return claimed === 'congruent' ? SIZES_DIFFER : NOT_SIMILAR
  return NOT_RELATED[right][claimed] ?? failed('Another relation is claimed')
}

/** Two cuts that only one of the solids has. */
interface Pairing {
  readonly solid: SolidName
  readonly cuts: Said
  readonly others: readonly [SolidName, SolidName, SolidName]
}
const pairings: readonly Pairing[] = [
  {
    solid: 'cone',
    cuts: {
      en: [
        'One cross-section, parallel to the base, is a circle. Another, perpendicular to the base and passing through its center, is a triangle.',
      ],
      es: [
        'Una sección, paralela a la base, es un círculo. Otra, perpendicular a la base y que pasa por su centro, es un triángulo.',
      ],
    },
    others: ['cylinder', 'sphere', 'square-pyramid'],
  },
  {
    solid: 'cylinder',
    cuts: {
      en: ['One cross-section, parallel to the base, is a circle. Another, perpendicular to the base, is a rectangle.'],
      es: ['Una sección, paralela a la base, es un círculo. Otra, perpendicular a la base, es un rectángulo.'],
    },
    others: ['cone', 'sphere', 'prism'],
  },
  {
    solid: 'square-pyramid',
    cuts: {
      en: ['One cross-section, parallel to the base, is a square. Another, perpendicular to the base, is a triangle.'],
      es: ['Una sección, paralela a la base, es un cuadrado. Otra, perpendicular a la base, es un triángulo.'],
    },
    others: ['cube', 'cone', 'triangular-prism'],
  },
  {
    solid: 'triangular-prism',
    cuts: {
      en: [
        'One cross-section, parallel to the base, is a triangle. Another, perpendicular to the base, is a rectangle.',
      ],
      es: ['Una sección, paralela a la base, es un triángulo. Otra, perpendicular a la base, es un rectángulo.'],
    },
    others: ['square-pyramid', 'cone', 'cylinder'],
  },
  {
    solid: 'sphere',
    cuts: {
      en: ['One cross-section is a circle. Another, made by a plane perpendicular to the first, is also a circle.'],
      es: ['Una sección es un círculo. Otra, hecha por un plano perpendicular al primero, también es un círculo.'],
    },
    others: ['cylinder', 'cone', 'cube'],
  },
  {
    solid: 'pyramid',
    cuts: {
      en: [
        'One cross-section, parallel to the base, is a rectangle that is not a square. Another, perpendicular to the base, is a trapezoid.',
      ],
      es: [
        'Una sección, paralela a la base, es un rectángulo que no es cuadrado. Otra, perpendicular a la base, es un trapecio.',
      ],
    },
    others: ['prism', 'cylinder', 'square-pyramid'],
  },
  {
    solid: 'square-prism',
    cuts: {
      en: ['One cross-section, parallel to the base, is a square. Another, perpendicular to the base, is a rectangle.'],
      es: ['Una sección, paralela a la base, es un cuadrado. Otra, perpendicular a la base, es un rectángulo.'],
    },
    others: ['square-pyramid', 'cylinder', 'triangular-prism'],
  },
]
const PARTS: Readonly<Record<SolidName, Said>> = {
  cone: {
    en: line`Its round base gives circles, and its apex gives a triangle.`,
    es: line`Su base redonda da círculos y su cúspide da un triángulo.`,
  },
  cylinder: {
    en: line`Its round base gives circles, and its straight side gives rectangles.`,
    es: line`Su base redonda da círculos y su lado recto da rectángulos.`,
  },
  'square-pyramid': {
    en: line`Its square base gives squares, and its apex gives a triangle.`,
    es: line`Su base cuadrada da cuadrados y su cúspide da un triángulo.`,
  },
  'triangular-prism': {
    en: line`Its triangular base gives triangles, and its rectangular faces give rectangles.`,
    es: line`Su base triangular da triángulos y sus caras rectangulares dan rectángulos.`,
  },
  sphere: { en: line`It is round in all directions.`, es: line`Es redonda en todas las direcciones.` },
  pyramid: {
    en: line`Its base gives rectangles, and beside the apex its slanted faces give a trapezoid.`,
    es: line`Su base da rectángulos y, junto a la cúspide, sus caras inclinadas dan un trapecio.`,
  },
  'square-prism': {
    en: line`Its square base gives squares, and its upright faces give rectangles.`,
    es: line`Su base cuadrada da cuadrados y sus caras verticales dan rectángulos.`,
  },
  cube: { en: line`Its faces give squares.`, es: line`Sus caras dan cuadrados.` },
  prism: { en: line`Its faces give rectangles.`, es: line`Sus caras dan rectángulos.` },
}
const textOf = ({ en }: Said) => en.join('')

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  upright: form({
    levels: ['medium'],
    share: 2,
    draw: random => drawCut(random, uprightCuts),
    answer: sentenceChoice,
    solve: ({ cut }): Sentence => shapeChoice(cut.shape),
    mistakes: ({ cut }) => wrongShapes(cut.shape),
    ask({ cut, size }) {
      const drawn = figure(cut.figure(size))
      const asked = asBlock(cutSaid(cut), WHAT_SHAPE)
      return { en: [drawn, asked.en], es: [drawn, asked.es] }
    },
    solution: ({ cut, size }, { says }) => [
      explained(FEATURES[cut.shape], cut.why.en, cut.why.es),
      ...unequalSteps(cut.shape, cut.figure(size)),
      answerStep(says, NAMED[cut.shape]),
    ],
    whyWrong: ({ cut }) => wrongWhy(cut.shape),
    check: (printed, { key }) => shapeOf(printed) === key,
  }),

  told: form({
    levels: ['medium'],
    draw: random => ({ cut: random.evenly(told) }),
    answer: sentenceChoice,
    solve: ({ cut }): Sentence => shapeChoice(cut.shape),
    mistakes: ({ cut }) => wrongShapes(cut.shape),
    ask: ({ cut }) => asBlock(cutSaid(cut), WHAT_SHAPE),
    solution: ({ cut }, { says }) => [
      explained(FEATURES[cut.shape], cut.why.en, cut.why.es),
      answerStep(says, NAMED[cut.shape]),
    ],
    whyWrong: ({ cut }) => wrongWhy(cut.shape),
    check: (printed, { key }) => printedCut(printed, told)?.shape === key,
  }),

  relation: form({
    levels: ['medium'],
    share: 2,
    draw: random => drawCut(random, startingAt(mixedCuts, 5)),
    answer: sentenceChoice,
    solve: ({ cut }): Sentence => related(cut, cut.shape, relationOf(cut)),
    mistakes({ cut }): Readonly<Record<string, Sentence>> {
      const others = RELATED.filter(relation => relation !== cut.relation)
      return {
        one: related(cut, cut.shape, itemOf(others, 0)),
        two: related(cut, cut.shape, itemOf(others, 1)),
        shape: related(cut, itemOf(LIKELY[cut.shape], 0), relationOf(cut)),
      }
    },
    ask({ cut, size }) {
      const drawn = figure(cut.figure(size))
      const asked = asBlock(
        cutSaid(cut),
        isLying(cut)
          ? {
              en: ['What is the cross-section, and how is it related to the triangular bases?'],
              es: ['¿Qué es la sección transversal y qué relación tiene con las bases triangulares?'],
            }
          : {
              en: ['What is the cross-section, and how is it related to the base?'],
              es: ['¿Qué es la sección transversal y qué relación tiene con la base?'],
            },
      )
      return { en: [drawn, asked.en], es: [drawn, asked.es] }
    },
    solution: ({ cut, size }, { says }) => [
      explained(FEATURES[cut.shape], cut.why.en, cut.why.es),
      answerStep(says, relationSaid(cut, size)),
    ],
    whyWrong: ({ cut, size }) => {
      const [one, two] = tupleOf(
        RELATED.filter(relation => relation !== cut.relation),
        2,
      )
      return {
        one: notRelated(cut, one, size),
        two: notRelated(cut, two, size),
        shape: itemOf(Object.values(wrongWhy(cut.shape)), 0),
      }
    },
    check(printed, { key }) {
      const cut = printedCut(printed, withBase)
      return cut !== undefined && key === `${shapeOf(printed)} ${cut.relation}`
    },
  }),

  twoCuts: form({
    levels: ['medium'],
    draw: random => ({ pairing: random.evenly(pairings) }),
    answer: sentenceChoice,
    solve: ({ pairing: { solid } }): Sentence => solidChoice(solid),
    mistakes: ({ pairing: { others } }): Readonly<Record<string, Sentence>> =>
      Object.fromEntries(others.map(other => [other, solidChoice(other)])),
    ask: ({ pairing: { cuts } }): Both<Block> =>
      asBlock(cuts, { en: ['Which solid can it be?'], es: ['¿Qué cuerpo puede ser?'] }),
    solution: ({ pairing: { solid } }, { says }) => [
      explained(SOLIDS[solid].alone, PARTS[solid].en, PARTS[solid].es),
      answerStep(says, {
        en: line`This solid has both cross-sections.`,
        es: line`Este cuerpo tiene las dos secciones.`,
      }),
    ],
    whyWrong: ({ pairing: { others } }) => Object.fromEntries(others.map(other => [other, PARTS[other]] as const)),
    check: (printed, { key }) =>
      pairings.find(({ cuts }) => printed.text.includes(textOf(cuts)) || printed.text.includes(cuts.es.join('')))
        ?.solid === key,
  }),
})

const NAMED: Readonly<Record<Shape, Said>> = {
  triangle: { en: line`Three sides make a triangle.`, es: line`Tres lados forman un triángulo.` },
  square: {
    en: line`Four equal sides and four right angles make a square.`,
    es: line`Cuatro lados iguales y cuatro ángulos rectos forman un cuadrado.`,
  },
  rectangle: {
    en: line`Four right angles and unequal sides make a rectangle that is not a square.`,
    es: line`Cuatro ángulos rectos y lados desiguales forman un rectángulo que no es cuadrado.`,
  },
  trapezoid: {
    en: line`Four sides with just one pair of parallel sides make a trapezoid.`,
    es: line`Cuatro lados con un solo par de lados paralelos forman un trapecio.`,
  },
  pentagon: { en: line`Five sides make a pentagon.`, es: line`Cinco lados forman un pentágono.` },
  hexagon: { en: line`Six sides make a hexagon.`, es: line`Seis lados forman un hexágono.` },
  circle: {
    en: line`A round cut without corners is a circle.`,
    es: line`Un corte redondo sin esquinas es un círculo.`,
  },
}

export { NAMED }
