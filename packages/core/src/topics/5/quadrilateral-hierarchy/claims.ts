import { type Both, type Inline, itemOf, line, type Of, words } from '../../../author.ts'
import type { Truth } from '../../kit/choices/statements.ts'
import { type Features, QUADRILATERALS, type Quadrilateral } from '../../kit/shapes/quadrilaterals.ts'
import { ALL, FAMILIES, type Family, isIn, MEANS, meansBeside, NOUN } from './parts.ts'

export interface Property {
  readonly key: string
  readonly says: Of<'words'>
  readonly holds: (shape: Features) => boolean
}
export const PROPERTIES: readonly Property[] = [
  { key: 'right', says: words('4 right angles', '4 ángulos rectos'), holds: ({ rightAngles }) => rightAngles === 4 },
  { key: 'equal', says: words('4 equal sides', '4 lados iguales'), holds: ({ equalSides }) => equalSides },
  {
    key: 'parallel',
    says: words('2 pairs of parallel sides', '2 pares de lados paralelos'),
    holds: ({ parallels }) => parallels === 2,
  },
  {
    key: 'pair',
    says: words('a pair of parallel sides', 'un par de lados paralelos'),
    holds: ({ parallels }) => parallels > 0,
  },
]
export const inside = (family: Family) => ALL.filter(shape => isIn(shape, family))
const truthOf = (some: readonly Features[], holds: (shape: Features) => boolean): Truth => {
  const many = some.filter(holds).length
  return many === some.length ? 'always' : many === 0 ? 'never' : 'sometimes'
}

/** "A rectangle is a square.", "A rhombus has 4 right angles." */
export interface Claim {
  readonly says: Of<'words'>
  readonly truth: Truth
  /** The families whose meaning decides. */
  readonly recall: readonly Family[]
  /** Why it is as often as it is. */
  readonly why: Both<readonly Inline[]>
}
/** Shapes that show that something is true for some and not for others. */
export const SHAPE: Readonly<Record<Quadrilateral, readonly [string, string]>> = {
  square: ['a square', 'un cuadrado'],
  rectangle: ['a rectangle with 2 long and 2 short sides', 'un rectángulo con 2 lados largos y 2 cortos'],
  rhombus: ['a rhombus without right angles', 'un rombo sin ángulos rectos'],
  parallelogram: [
    'a parallelogram with 2 long and 2 short sides and no right angles',
    'un paralelogramo con 2 lados largos y 2 cortos y sin ángulos rectos',
  ],
  kite: ['a quadrilateral without parallel sides', 'un cuadrilátero sin lados paralelos'],
  trapezoid: [
    'a trapezoid with exactly 1 pair of parallel sides',
    'un trapecio con exactamente 1 par de lados paralelos',
  ],
  rightTrapezoid: ['a trapezoid with exactly 2 right angles', 'un trapecio con exactamente 2 ángulos rectos'],
  irregular: ['a quadrilateral without parallel sides', 'un cuadrilátero sin lados paralelos'],
}
/** The most special shape that fits, and the most special one that does not. */
const trueFor = (fits: Quadrilateral, fails: Quadrilateral): Both<readonly Inline[]> => ({
  en: [`It is true for ${SHAPE[fits][0]}, but not for ${SHAPE[fails][0]}.`],
  es: [`Es verdad para ${SHAPE[fits][1]}, pero no para ${SHAPE[fails][1]}.`],
})
function shownBy(family: Family, holds: (shape: Features) => boolean): Both<readonly Inline[]> {
  const kinds = QUADRILATERALS.filter((_, i) => isIn(itemOf(ALL, i), family))
  const first = (test: (kind: Quadrilateral) => boolean) => itemOf(kinds.filter(test), 0)
  const isTrue = (kind: Quadrilateral) => holds(itemOf(ALL, QUADRILATERALS.indexOf(kind)))
  return trueFor(
    first(isTrue),
    first(kind => !isTrue(kind)),
  )
}
const NEVER: readonly (readonly [Of<'words'>, Family, Both<readonly Inline[]>])[] = [
  [
    words(
      'A quadrilateral with exactly 1 pair of parallel sides is a rhombus',
      'Un cuadrilátero con exactamente 1 par de lados paralelos es un rombo',
    ),
    'rhombus',
    {
      en: line`A rhombus has 2 pairs of parallel sides.`,
      es: line`Un rombo tiene 2 pares de lados paralelos.`,
    },
  ],
  [
    words('A parallelogram has exactly 1 right angle', 'Un paralelogramo tiene exactamente 1 ángulo recto'),
    'parallelogram',
    {
      en: line`If 1 angle of a parallelogram is right, all 4 are.`,
      es: line`Si 1 ángulo de un paralelogramo es recto, los 4 lo son.`,
    },
  ],
  [
    words(
      'A rectangle with sides of different lengths is a square',
      'Un rectángulo con lados de distinta longitud es un cuadrado',
    ),
    'rectangle',
    { en: line`A square needs 4 equal sides.`, es: line`Un cuadrado necesita 4 lados iguales.` },
  ],
  [
    words(
      'A quadrilateral with exactly 1 pair of parallel sides is a rectangle',
      'Un cuadrilátero con exactamente 1 par de lados paralelos es un rectángulo',
    ),
    'rectangle',
    {
      en: line`A rectangle has 2 pairs of parallel sides.`,
      es: line`Un rectángulo tiene 2 pares de lados paralelos.`,
    },
  ],
  [
    words('A rhombus with a right angle has an obtuse angle', 'Un rombo con un ángulo recto tiene un ángulo obtuso'),
    'rhombus',
    {
      en: line`If 1 angle of a rhombus is right, all 4 are.`,
      es: line`Si 1 ángulo de un rombo es recto, los 4 lo son.`,
    },
  ],
  [
    words(
      'A trapezoid with exactly 1 pair of parallel sides is a parallelogram',
      'Un trapecio con exactamente 1 par de lados paralelos es un paralelogramo',
    ),
    'trapezoid',
    {
      en: line`A parallelogram needs 2 pairs of parallel sides.`,
      es: line`Un paralelogramo necesita 2 pares de lados paralelos.`,
    },
  ],
  [
    words('A parallelogram without right angles is a square', 'Un paralelogramo sin ángulos rectos es un cuadrado'),
    'parallelogram',
    { en: line`A square needs 4 right angles.`, es: line`Un cuadrado necesita 4 ángulos rectos.` },
  ],
  [
    words('A rhombus without right angles is a rectangle', 'Un rombo sin ángulos rectos es un rectángulo'),
    'rhombus',
    { en: line`A rectangle needs 4 right angles.`, es: line`Un rectángulo necesita 4 ángulos rectos.` },
  ],
]
/** What is so of all shapes with one property more, or of some of them. */
const MORE: readonly (readonly [Truth, Of<'words'>, Family, Both<readonly Inline[]>])[] = [
  [
    'always',
    words('A parallelogram with a right angle is a rectangle', 'Un paralelogramo con un ángulo recto es un rectángulo'),
    'rectangle',
    {
      en: line`If 1 angle of a parallelogram is right, all 4 are.`,
      es: line`Si 1 ángulo de un paralelogramo es recto, los 4 lo son.`,
    },
  ],
  [
    'always',
    words('A rectangle that is also a rhombus is a square', 'Un rectángulo que también es un rombo es un cuadrado'),
    'square',
    {
      en: line`A rectangle has 4 right angles, and a rhombus has 4 equal sides.`,
      es: line`Un rectángulo tiene 4 ángulos rectos y un rombo tiene 4 lados iguales.`,
    },
  ],
  [
    'always',
    words(
      'A quadrilateral that is not a parallelogram is not a square either',
      'Un cuadrilátero que no es un paralelogramo tampoco es un cuadrado',
    ),
    'parallelogram',
    {
      en: line`Every square has 2 pairs of parallel sides, so every square is a parallelogram.`,
      es: line`Todo cuadrado tiene 2 pares de lados paralelos, así que todo cuadrado es un paralelogramo.`,
    },
  ],
  [
    'always',
    words('A rhombus with a right angle is a square', 'Un rombo con un ángulo recto es un cuadrado'),
    'square',
    {
      en: line`If 1 angle of a rhombus is right, all 4 are, and its sides are equal.`,
      es: line`Si 1 ángulo de un rombo es recto, los 4 lo son, y sus lados son iguales.`,
    },
  ],
  [
    'sometimes',
    words('A trapezoid with a right angle is a rectangle', 'Un trapecio con un ángulo recto es un rectángulo'),
    'trapezoid',
    trueFor('rectangle', 'rightTrapezoid'),
  ],
  [
    'sometimes',
    words('A parallelogram with 4 equal sides is a square', 'Un paralelogramo con 4 lados iguales es un cuadrado'),
    'square',
    trueFor('square', 'rhombus'),
  ],
  [
    'sometimes',
    words(
      'A parallelogram that is not a rectangle is a rhombus',
      'Un paralelogramo que no es un rectángulo es un rombo',
    ),
    'rhombus',
    {
      en: line`Without right angles, the 4 sides may be equal, as in a rhombus, or 2 long and 2 short.`,
      es: line`Sin ángulos rectos, los 4 lados pueden ser iguales, como en un rombo, o 2 largos y 2 cortos.`,
    },
  ],
  [
    'sometimes',
    words(
      'A trapezoid that is not a rectangle is a parallelogram',
      'Un trapecio que no es un rectángulo es un paralelogramo',
    ),
    'trapezoid',
    trueFor('rhombus', 'trapezoid'),
  ],
]
/** Properties that say no more than the meaning of the name. */
const MEANT: Readonly<Record<Family, readonly string[]>> = {
  quadrilateral: [],
  trapezoid: [],
  parallelogram: ['parallel'],
  rectangle: ['right'],
  rhombus: ['equal'],
  square: ['right', 'equal'],
}
/** Why every shape of the one family is in the other. */
const within = (one: Family, other: Family): Both<readonly Inline[]> => {
  const { en, es } = meansBeside(one, other)
  return other === 'square' || (one === 'square' && (other === 'rectangle' || other === 'rhombus'))
    ? MEANS[one]
    : { en, es }
}
const dotted = ({ en, es }: Of<'words'>) => words(`${en}.`, `${es}.`)
const ALL_CLAIMS: readonly Claim[] = [
  ...FAMILIES.flatMap(one =>
    FAMILIES.filter(other => other !== one && other !== 'quadrilateral').map((other): Claim => {
      const truth = truthOf(inside(one), shape => isIn(shape, other))
      return {
        says: words(
          `A ${NOUN[one].en[0]} is a ${NOUN[other].en[0]}`,
          `Un ${NOUN[one].es[0]} es un ${NOUN[other].es[0]}`,
        ),
        truth,
        recall: [one, other],
        why: truth === 'sometimes' ? shownBy(one, shape => isIn(shape, other)) : within(one, other),
      }
    }),
  ),
  ...FAMILIES.flatMap(one =>
    PROPERTIES.slice(0, 3)
      .filter(({ key }) => !MEANT[one].includes(key))
      .map((property): Claim => {
        const truth = truthOf(inside(one), property.holds)
        return {
          says: words(
            `A ${NOUN[one].en[0]} has ${property.says.en}`,
            `Un ${NOUN[one].es[0]} tiene ${property.says.es}`,
          ),
          truth,
          recall: [one],
          why: truth === 'sometimes' ? shownBy(one, property.holds) : meansBeside(one, 'parallelogram'),
        }
      }),
  ),
  ...MORE.map(([truth, says, family, why]): Claim => ({ says, truth, recall: [family], why })),
  ...NEVER.map(([says, family, why]): Claim => ({ says, truth: 'never', recall: [family], why })),
]
export const CLAIMS: readonly Claim[] = ALL_CLAIMS.map(claim => ({ ...claim, says: dotted(claim.says) }))
/** What is asked without the meaning of trapezoid being told. */
const asked = (often: Truth) => CLAIMS.filter(({ truth, recall }) => truth === often && !recall.includes('trapezoid'))
export const BY_TRUTH: Readonly<Record<Truth, readonly Claim[]>> = {
  always: asked('always'),
  sometimes: asked('sometimes'),
  never: asked('never'),
}
