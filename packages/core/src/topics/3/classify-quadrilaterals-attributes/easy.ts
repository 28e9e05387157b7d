import {
  assert,
  aThing,
  type Both,
  borderOf,
  both,
  type CellHole,
  count,
  explainedBy,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  type Inline,
  itemOf,
  line,
  list,
  match,
  prose,
  type Random,
  type Shape,
  type ShapeSpec,
  shapeSet,
  symbol,
  thing,
  type WhyWrong,
  withFigure,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import {
  drawQuadrilateral,
  drawQuadrilaterals,
  markedQuadrilateral,
  measuredIn,
  type Quadrilateral,
} from '../../kit/shapes/quadrilaterals.ts'
import { DESCRIBED, isSuch } from './descriptions.ts'
import type { levels } from './levels.ts'
import {
  type Best,
  bestName,
  bestNames,
  DEFINED,
  featuresOf,
  kindsOf,
  MARKS,
  NOUN,
  READ_THE_MARKS,
  seenShown,
} from './parts.ts'

/** A shape with this name, and three that are near to it. */
const AMONG: readonly {
  readonly name: Exclude<Best, 'none'>
  readonly others: readonly [Quadrilateral, Quadrilateral, Quadrilateral]
}[] = [
  { name: 'rhombus', others: ['kite', 'rectangle', 'parallelogram'] },
  { name: 'rectangle', others: ['parallelogram', 'rightTrapezoid', 'rhombus'] },
  { name: 'square', others: ['rectangle', 'rhombus', 'kite'] },
  { name: 'rhombus', others: ['parallelogram', 'rectangle', 'trapezoid'] },
  { name: 'rectangle', others: ['trapezoid', 'parallelogram', 'rightTrapezoid'] },
  { name: 'square', others: ['rhombus', 'rightTrapezoid', 'rectangle'] },
]

/** Why the description of a shape has this name, and no other of the four. */
function namedBest(part: CellHole): Both<readonly Inline[]> {
  const named = Object.values(DESCRIBED).find(
    ({ noun }) => typeof part === 'object' && 'kind' in part && part.kind === 'thing' && part.noun === noun,
  )
  assert(named, 'Every part on the right is a described shape')
  return named.best
}

const NO_QUADRILATERALS = [
  'irregular-pentagon',
  'open-square',
  'scalene-triangle',
  'short-sided-pentagon',
  'hexagon',
  'curved-triangle',
  'pentagon',
] as const satisfies readonly Shape[]
type NoQuadrilateral = (typeof NO_QUADRILATERALS)[number]
const WITH_FOUR_SIDES: readonly Shape[] = [
  'square',
  'rectangle',
  'rhombus',
  'parallelogram',
  'trapezoid',
  'quadrilateral',
  'short-sided-quadrilateral',
]
const WHY_NOT: Readonly<Record<NoQuadrilateral, Both<readonly Inline[]>>> = {
  'irregular-pentagon': { en: line`It has 5 sides.`, es: line`Tiene 5 lados.` },
  'short-sided-pentagon': { en: line`It has 5 sides.`, es: line`Tiene 5 lados.` },
  pentagon: { en: line`It has 5 sides.`, es: line`Tiene 5 lados.` },
  hexagon: { en: line`It has 6 sides.`, es: line`Tiene 6 lados.` },
  'scalene-triangle': { en: line`It has 3 sides.`, es: line`Tiene 3 lados.` },
  'open-square': { en: line`It is not closed.`, es: line`No es una figura cerrada.` },
  'curved-triangle': { en: line`It has a curved side.`, es: line`Tiene un lado curvo.` },
}
type Drawn = Exclude<ShapeSpec, Shape | null>
const anyTurn = (random: Random, shape: Shape): Drawn => ({
  shape,
  size: random.pick([0.9, 1, 1.1]),
  turn: random.pick([0, 20, 55, 100, 145, 190, 250, 305]),
})
const picture = (item: Drawn) => shapeSet([item], { says: 'borders' })
const isQuadrilateral = (shape: Shape): boolean => {
  const { parts } = borderOf(shape) ?? { parts: [] }
  return parts.length === 8 && parts.every((part, i) => part === (i % 2 === 0 ? 'side' : 'corner'))
}

const EQUAL_SIDES_TOO = {
  en: line`It is one, but its sides are all equal too.`,
  es: line`Lo es, pero además todos sus lados son iguales.`,
}
const RIGHT_ANGLES_TOO = {
  en: line`It is one, but its angles are right angles too.`,
  es: line`Lo es, pero además sus ángulos son rectos.`,
}
const UNEQUAL_SIDES = { en: line`Its 4 sides are not all equal.`, es: line`Sus 4 lados no son todos iguales.` }
const NO_RIGHT_ANGLES = { en: line`It has no right angles.`, es: line`No tiene ángulos rectos.` }
/** Where a shape has one of the three names, why it does not have the others, or not as its best one. */
const NOT_THE_BEST: Readonly<Record<Best, Readonly<Partial<Record<Best, WhyWrong>>>>> = {
  square: {
    rectangle: EQUAL_SIDES_TOO,
    rhombus: RIGHT_ANGLES_TOO,
    none: { en: line`The name “square” fits it.`, es: line`El nombre “cuadrado” le corresponde.` },
  },
  rectangle: {
    square: UNEQUAL_SIDES,
    rhombus: {
      en: line`A rhombus has 4 equal sides. These sides are not all equal.`,
      es: line`Un rombo tiene 4 lados iguales. Estos lados no son todos iguales.`,
    },
    none: { en: line`The name “rectangle” fits it.`, es: line`El nombre “rectángulo” le corresponde.` },
  },
  rhombus: {
    square: NO_RIGHT_ANGLES,
    rectangle: {
      en: line`A rectangle has 4 right angles. These angles are not right angles.`,
      es: line`Un rectángulo tiene 4 ángulos rectos. Estos ángulos no son rectos.`,
    },
    none: { en: line`The name “rhombus” fits it.`, es: line`El nombre “rombo” le corresponde.` },
  },
  none: {},
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  name: form({
    levels: ['easy'],
    lines: 0,
    instruction: MARKS,
    draw: random => {
      const best = random.evenly<Best>(['rectangle', 'none', 'square', 'rhombus'])
      const others = kindsOf('none').filter(kind => kind !== 'irregular')
      const kind = best === 'none' ? random.pick(others) : best
      return drawQuadrilateral(random, kind, random.evenly([true, false]))
    },
    answer: bestNames,
    solve: item => bestName(featuresOf(item)),
    ask: item =>
      withFigure(
        { en: prose`Which name describes this shape best?`, es: prose`¿Qué nombre describe mejor esta figura?` },
        markedQuadrilateral(item),
      ),
    solution: (item, answer) => [
      explainedBy(seenShown(featuresOf(item)), READ_THE_MARKS),
      explainedBy(
        bestNames.show(answer),
        answer === 'none'
          ? {
              en: line`Squares and rhombuses have 4 equal sides. Rectangles have 4 right angles.`,
              es: line`Los cuadrados y los rombos tienen 4 lados iguales. Los rectángulos tienen 4 ángulos rectos.`,
            }
          : DESCRIBED[answer].best,
      ),
    ],
    whyWrong: (_, answer) => NOT_THE_BEST[answer],
    check: (printed, answer) => answer === bestName(measuredIn(printed.figure('polygon'))),
  }),

  whichIs: form({
    levels: ['easy'],
    instruction: MARKS,
    draw: random => {
      const { name, others } = random.evenly(AMONG)
      return { name, shapes: drawQuadrilaterals(random, [name, ...others]) }
    },
    answer: figureChoice,
    solve: ({ shapes }): Figure => markedQuadrilateral(itemOf(shapes, 0)),
    mistakes: ({ shapes }) =>
      Object.fromEntries(shapes.slice(1).map(shape => [shape.kind, markedQuadrilateral(shape) as Figure])),
    ask: ({ name }) => {
      const one = aThing(NOUN[name])
      return { en: prose`Which shape is ${one}?`, es: prose`¿Qué figura es ${one}?` }
    },
    solution: ({ name }, answer) => [
      explainedBy(both(prose`${aThing(NOUN[name])}`), {
        en: [...DEFINED[name].en, '. Look for the marks that show this.'],
        es: [...DEFINED[name].es, '. Busca las marcas que lo muestran.'],
      }),
      explainedBy(figure(answer), {
        en: line`This shape has all of these marks.`,
        es: line`Esta figura tiene todas estas marcas.`,
      }),
    ],
    whyWrong: ({ name, shapes }) =>
      Object.fromEntries(
        shapes.slice(1).map(shape => {
          const { equalSides, rightAngles } = featuresOf(shape)
          const needsEqual = name !== 'rectangle'
          return [
            shape.kind,
            needsEqual && !equalSides
              ? { en: line`Its 4 sides are not all equal.`, es: line`Sus 4 lados no son todos iguales.` }
              : rightAngles === 0
                ? { en: line`It has no right angles.`, es: line`No tiene ángulos rectos.` }
                : {
                    en: line`Only ${rightAngles} of its angles are right angles.`,
                    es: line`Solo ${rightAngles} de sus ángulos son rectos.`,
                  },
          ]
        }),
      ),
    check: (printed, answer) => {
      const best = bestName(measuredIn(answer))
      return best !== 'none' && printed.term('thing').noun === NOUN[best]
    },
  }),

  notOne: form({
    levels: ['easy'],
    draw: random => {
      const odd = random.evenly(NO_QUADRILATERALS)
      return {
        odd: { shape: odd, size: 1, turn: random.pick([0, 35, 90, 160, 215]) },
        others: random.sample(WITH_FOUR_SIDES, 3).map(shape => anyTurn(random, shape)),
      }
    },
    answer: figureChoice,
    solve: ({ odd }): Figure => picture(odd),
    mistakes: ({ others }) => Object.fromEntries(others.map(item => [item.shape, picture(item) as Figure])),
    ask: () => ({
      en: prose`Which shape is not a quadrilateral?`,
      es: prose`¿Qué figura no es un cuadrilátero?`,
    }),
    solution: ({ odd }, answer) => [
      explainedBy(both(prose`${count(4, nouns.side)}`), {
        en: line`A quadrilateral is a closed shape with 4 straight sides.`,
        es: line`Un cuadrilátero es una figura cerrada con 4 lados rectos.`,
      }),
      explainedBy(figure(answer), WHY_NOT[odd.shape]),
    ],
    whyWrong({ others }) {
      const why = {
        en: line`They are closed and have 4 straight sides.`,
        es: line`Son cerradas y tienen 4 lados rectos.`,
      }
      return Object.fromEntries(others.map(({ shape }) => [shape, why]))
    },
    check: (_, answer) =>
      answer.kind === 'shape-set' && answer.rows.flat().every(item => item !== null && !isQuadrilateral(item.shape)),
  }),

  matchNames: form(
    match({
      levels: ['easy'],
      what: {
        en: line`each description with its best name`,
        es: line`cada descripción con el nombre que mejor le corresponde`,
      },
      draw: random => {
        const names = random.shuffle(['square', 'rectangle', 'rhombus', 'quadrilateral'] as const)
        return names.map(name => [random.pick(DESCRIBED[name].ways), thing(DESCRIBED[name].noun)] as const)
      },
      belong: ([left], [right]) =>
        typeof left === 'object' &&
        left.kind === 'words' &&
        typeof right === 'object' &&
        right.kind === 'thing' &&
        isSuch(right.noun, left.en),
      solution: (pairs, letters) => [
        ...pairs.map(([, right], i) =>
          explainedBy(both(prose`${i + 1}: ${symbol(itemOf(letters, i))}`), namedBest(right)),
        ),
        explainedBy(list(...letters.map(letter => symbol(letter))), {
          en: line`Write the letters in order, starting with row 1.`,
          es: line`Escribe las letras en orden, desde la fila 1.`,
        }),
      ],
    }),
  ),
})
