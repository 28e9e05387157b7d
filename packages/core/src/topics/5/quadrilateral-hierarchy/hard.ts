import {
  answerStep,
  aThing,
  type Block,
  type Both,
  both,
  explainedBy,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  type Inline,
  itemOf,
  labelOrder,
  line,
  list,
  type Of,
  prose,
  sentenceChoice,
  thing,
  things,
  words,
} from '../../../author.ts'
import { howOften, printedOf, type Truth } from '../../kit/choices/statements.ts'
import {
  drawQuadrilaterals,
  FEATURES,
  type Features,
  LETTERS,
  measuredIn,
  QUADRILATERALS,
  type Quadrilateral,
} from '../../kit/shapes/quadrilaterals.ts'
import type { levels } from './levels.ts'
import {
  ALL,
  DEFINITION,
  FAMILIES,
  type Family,
  isIn,
  isWithin,
  letterOf,
  MARKS,
  MEANS,
  markedAll,
  meansBeside,
  NOUN,
  seen,
} from './parts.ts'

interface Property {
  readonly key: string
  readonly says: Of<'words'>
  readonly holds: (shape: Features) => boolean
}
const PROPERTIES: readonly Property[] = [
  { key: 'right', says: words('4 right angles', '4 ángulos rectos'), holds: ({ rightAngles }) => rightAngles === 4 },
  { key: 'equal', says: words('4 equal sides', '4 lados iguales'), holds: ({ equalSides }) => equalSides },
  {
    key: 'parallel',
    says: words('2 pairs of parallel sides', '2 pares de lados paralelos'),
    holds: ({ parallels }) => parallels === 2,
  },
  { key: 'sides', says: words('4 sides', '4 lados'), holds: () => true },
]
const having = ({ holds }: Property): readonly Features[] => ALL.filter(holds)
const inside = (family: Family) => ALL.filter(shape => isIn(shape, family))
const truthOf = (some: readonly Features[], holds: (shape: Features) => boolean): Truth => {
  const many = some.filter(holds).length
  return many === some.length ? 'always' : many === 0 ? 'never' : 'sometimes'
}

/** "A rectangle is a square.", "A rhombus has 4 right angles." */
interface Claim {
  readonly says: Both<Block>
  readonly truth: Truth
  /** The families whose meaning decides. */
  readonly recall: readonly Family[]
  /** Why it is as often as it is. */
  readonly why?: Both<readonly Inline[]>
}
const FITS: Readonly<Record<Truth, Both<readonly Inline[]>>> = {
  always: {
    en: line`So the sentence is true for every such shape.`,
    es: line`Así que la oración vale para toda figura así.`,
  },
  sometimes: { en: [], es: [] },
  never: { en: line`The sentence is true for no such shape.`, es: line`La oración no vale para ninguna figura así.` },
}
/** Shapes that show that something is true for some and not for others. */
const SHAPE: Readonly<Record<Quadrilateral, readonly [string, string]>> = {
  square: ['a square', 'un cuadrado'],
  rectangle: ['a rectangle with 2 long and 2 short sides', 'un rectángulo con 2 lados largos y 2 cortos'],
  rhombus: ['a rhombus without right angles', 'un rombo sin ángulos rectos'],
  parallelogram: ['a parallelogram without right angles', 'un paralelogramo sin ángulos rectos'],
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
const NEVER: readonly (readonly [Both<Block>, Family, Both<readonly Inline[]>])[] = [
  [
    {
      en: prose`A quadrilateral with exactly 1 pair of parallel sides is a rhombus.`,
      es: prose`Un cuadrilátero con exactamente 1 par de lados paralelos es un rombo.`,
    },
    'rhombus',
    {
      en: line`The opposite sides of a rhombus are parallel: these are 2 pairs.`,
      es: line`Los lados opuestos de un rombo son paralelos: son 2 pares.`,
    },
  ],
  [
    {
      en: prose`A parallelogram has exactly 1 right angle.`,
      es: prose`Un paralelogramo tiene exactamente 1 ángulo recto.`,
    },
    'parallelogram',
    {
      en: line`If 1 angle of a parallelogram is right, all 4 are.`,
      es: line`Si 1 ángulo de un paralelogramo es recto, los 4 lo son.`,
    },
  ],
  [
    {
      en: prose`A rectangle with sides of different lengths is a square.`,
      es: prose`Un rectángulo con lados de distinta longitud es un cuadrado.`,
    },
    'rectangle',
    { en: line`A square needs 4 equal sides.`, es: line`Un cuadrado necesita 4 lados iguales.` },
  ],
  [
    {
      en: prose`A quadrilateral with exactly 1 pair of parallel sides is a rectangle.`,
      es: prose`Un cuadrilátero con exactamente 1 par de lados paralelos es un rectángulo.`,
    },
    'rectangle',
    {
      en: line`The opposite sides of a rectangle are parallel: these are 2 pairs.`,
      es: line`Los lados opuestos de un rectángulo son paralelos: son 2 pares.`,
    },
  ],
  [
    {
      en: prose`A rhombus with a right angle has an obtuse angle.`,
      es: prose`Un rombo con un ángulo recto tiene un ángulo obtuso.`,
    },
    'rhombus',
    {
      en: line`If 1 angle of a rhombus is right, all 4 are.`,
      es: line`Si 1 ángulo de un rombo es recto, los 4 lo son.`,
    },
  ],
  [
    {
      en: prose`A trapezoid with exactly 1 pair of parallel sides is a parallelogram.`,
      es: prose`Un trapecio con exactamente 1 par de lados paralelos es un paralelogramo.`,
    },
    'trapezoid',
    {
      en: line`A parallelogram needs 2 pairs of parallel sides.`,
      es: line`Un paralelogramo necesita 2 pares de lados paralelos.`,
    },
  ],
  [
    {
      en: prose`A parallelogram without right angles is a square.`,
      es: prose`Un paralelogramo sin ángulos rectos es un cuadrado.`,
    },
    'parallelogram',
    { en: line`A square needs 4 right angles.`, es: line`Un cuadrado necesita 4 ángulos rectos.` },
  ],
  [
    {
      en: prose`A rhombus without right angles is a rectangle.`,
      es: prose`Un rombo sin ángulos rectos es un rectángulo.`,
    },
    'rhombus',
    { en: line`A rectangle needs 4 right angles.`, es: line`Un rectángulo necesita 4 ángulos rectos.` },
  ],
]
/** What is so of all shapes with one property more, or of some of them. */
const MORE: readonly (readonly [Truth, Both<Block>, Family, Both<readonly Inline[]>])[] = [
  [
    'always',
    {
      en: prose`A parallelogram with a right angle is a rectangle.`,
      es: prose`Un paralelogramo con un ángulo recto es un rectángulo.`,
    },
    'rectangle',
    {
      en: line`If 1 angle of a parallelogram is right, all 4 are.`,
      es: line`Si 1 ángulo de un paralelogramo es recto, los 4 lo son.`,
    },
  ],
  [
    'always',
    {
      en: prose`A rectangle that is also a rhombus is a square.`,
      es: prose`Un rectángulo que también es un rombo es un cuadrado.`,
    },
    'square',
    {
      en: line`A rectangle has 4 right angles, and a rhombus has 4 equal sides.`,
      es: line`Un rectángulo tiene 4 ángulos rectos y un rombo tiene 4 lados iguales.`,
    },
  ],
  [
    'always',
    {
      en: prose`A quadrilateral that is not a parallelogram is not a square either.`,
      es: prose`Un cuadrilátero que no es un paralelogramo tampoco es un cuadrado.`,
    },
    'parallelogram',
    {
      en: line`Every square has 2 pairs of parallel sides, so every square is a parallelogram.`,
      es: line`Todo cuadrado tiene 2 pares de lados paralelos, así que todo cuadrado es un paralelogramo.`,
    },
  ],
  [
    'always',
    {
      en: prose`A rhombus with a right angle is a square.`,
      es: prose`Un rombo con un ángulo recto es un cuadrado.`,
    },
    'square',
    {
      en: line`If 1 angle of a rhombus is right, all 4 are, and its sides are equal.`,
      es: line`Si 1 ángulo de un rombo es recto, los 4 lo son, y sus lados son iguales.`,
    },
  ],
  [
    'sometimes',
    {
      en: prose`A trapezoid with a right angle is a rectangle.`,
      es: prose`Un trapecio con un ángulo recto es un rectángulo.`,
    },
    'trapezoid',
    trueFor('rectangle', 'rightTrapezoid'),
  ],
  [
    'sometimes',
    {
      en: prose`A parallelogram with 4 equal sides is a square.`,
      es: prose`Un paralelogramo con 4 lados iguales es un cuadrado.`,
    },
    'square',
    trueFor('square', 'rhombus'),
  ],
  [
    'sometimes',
    {
      en: prose`A parallelogram that is not a rectangle is a rhombus.`,
      es: prose`Un paralelogramo que no es un rectángulo es un rombo.`,
    },
    'rhombus',
    {
      en: line`Without right angles, the 4 sides may be equal, as in a rhombus, or 2 long and 2 short.`,
      es: line`Sin ángulos rectos, los 4 lados pueden ser iguales, como en un rombo, o 2 largos y 2 cortos.`,
    },
  ],
  [
    'sometimes',
    {
      en: prose`A trapezoid that is not a rectangle is a parallelogram.`,
      es: prose`Un trapecio que no es un rectángulo es un paralelogramo.`,
    },
    'trapezoid',
    trueFor('rhombus', 'trapezoid'),
  ],
]
/** Properties that say no more than the meaning of the name. */
const MEANT: Readonly<Record<Family, readonly string[]>> = {
  quadrilateral: ['sides'],
  trapezoid: [],
  parallelogram: ['parallel'],
  rectangle: ['right'],
  rhombus: ['equal'],
  square: ['right', 'equal'],
}
const CLAIMS: readonly Claim[] = [
  ...FAMILIES.flatMap(one =>
    FAMILIES.filter(other => other !== one && other !== 'quadrilateral').map((other): Claim => {
      const truth = truthOf(inside(one), shape => isIn(shape, other))
      return {
        says: {
          en: prose`${aThing(NOUN[one])} is ${aThing(NOUN[other])}.`,
          es: prose`${aThing(NOUN[one])} es ${aThing(NOUN[other])}.`,
        },
        truth,
        recall: [one, other],
        ...(truth === 'sometimes' ? { why: shownBy(one, shape => isIn(shape, other)) } : {}),
      }
    }),
  ),
  ...FAMILIES.flatMap(one =>
    PROPERTIES.slice(0, 3)
      .filter(({ key }) => !MEANT[one].includes(key))
      .map((property): Claim => {
        const truth = truthOf(inside(one), property.holds)
        return {
          says: {
            en: prose`${aThing(NOUN[one])} has ${property.says}.`,
            es: prose`${aThing(NOUN[one])} tiene ${property.says}.`,
          },
          truth,
          recall: [one],
          why: truth === 'sometimes' ? shownBy(one, property.holds) : meansBeside(one, 'parallelogram'),
        }
      }),
  ),
  ...MORE.map(([truth, says, family, why]): Claim => ({ says, truth, recall: [family], why })),
  ...NEVER.map(([says, family, why]): Claim => ({ says, truth: 'never', recall: [family], why })),
]
const BY_TRUTH: Readonly<Record<Truth, readonly Claim[]>> = {
  always: CLAIMS.filter(({ truth }) => truth === 'always'),
  sometimes: CLAIMS.filter(({ truth }) => truth === 'sometimes'),
  never: CLAIMS.filter(({ truth }) => truth === 'never'),
}

/** A family within another, and the property that makes the difference. */
const DIFFERENCES: readonly (readonly [Family, Family, string])[] = [
  ['rectangle', 'parallelogram', 'right'],
  ['square', 'rectangle', 'equal'],
  ['parallelogram', 'trapezoid', 'parallel'],
  ['rhombus', 'parallelogram', 'equal'],
  ['square', 'rhombus', 'right'],
]
const propertySaid = ({ key, says }: Property) => ({ key, says: both(prose`${says}`) })

/** From the largest family to the smallest. */
const CHAINS: readonly (readonly Family[])[] = [
  ['quadrilateral', 'trapezoid', 'parallelogram', 'rectangle', 'square'],
  ['quadrilateral', 'trapezoid', 'parallelogram', 'rhombus', 'square'],
]

/** A false sentence, the shape that shows it, and shapes that do not. */
interface Refuted {
  readonly says: Of<'words'>
  readonly premise: (shape: Features) => boolean
  readonly follows: (shape: Features) => boolean
  readonly kinds: readonly [Quadrilateral, Quadrilateral, Quadrilateral, Quadrilateral]
  /** Why the other shapes do not show it. */
  readonly others: Both<readonly Inline[]>
}
const REFUTED: readonly Refuted[] = [
  {
    says: words('Every rhombus is a square', 'Todo rombo es un cuadrado'),
    premise: shape => isIn(shape, 'rhombus'),
    follows: shape => isIn(shape, 'square'),
    kinds: ['rhombus', 'square', 'rectangle', 'kite'],
    others: {
      en: line`The square fits both parts, and two of the shapes are not rhombuses.`,
      es: line`El cuadrado cumple las dos partes, y dos de las figuras no son rombos.`,
    },
  },
  {
    says: words(
      'Every quadrilateral with right angles is a rectangle',
      'Todo cuadrilátero con ángulos rectos es un rectángulo',
    ),
    premise: ({ rightAngles }) => rightAngles > 0,
    follows: shape => isIn(shape, 'rectangle'),
    kinds: ['rightTrapezoid', 'square', 'rhombus', 'rectangle'],
    others: {
      en: line`Two of the shapes are rectangles, and the rhombus has no right angles.`,
      es: line`Dos de las figuras son rectángulos, y el rombo no tiene ángulos rectos.`,
    },
  },
  {
    says: words('Every parallelogram is a rectangle', 'Todo paralelogramo es un rectángulo'),
    premise: shape => isIn(shape, 'parallelogram'),
    follows: shape => isIn(shape, 'rectangle'),
    kinds: ['parallelogram', 'rectangle', 'kite', 'rightTrapezoid'],
    others: {
      en: line`The rectangle fits both parts, and two of the shapes are not parallelograms.`,
      es: line`El rectángulo cumple las dos partes, y dos de las figuras no son paralelogramos.`,
    },
  },
  {
    says: words(
      'Every quadrilateral with parallel sides is a parallelogram',
      'Todo cuadrilátero con lados paralelos es un paralelogramo',
    ),
    premise: ({ parallels }) => parallels > 0,
    follows: shape => isIn(shape, 'parallelogram'),
    kinds: ['trapezoid', 'rhombus', 'kite', 'rectangle'],
    others: {
      en: line`Two of the shapes are parallelograms, and one has no parallel sides.`,
      es: line`Dos de las figuras son paralelogramos, y una no tiene lados paralelos.`,
    },
  },
  {
    says: words('Every rectangle is a rhombus', 'Todo rectángulo es un rombo'),
    premise: shape => isIn(shape, 'rectangle'),
    follows: shape => isIn(shape, 'rhombus'),
    kinds: ['rectangle', 'rhombus', 'square', 'rightTrapezoid'],
    others: {
      en: line`The square fits both parts, and two of the shapes are not rectangles.`,
      es: line`El cuadrado cumple las dos partes, y dos de las figuras no son rectángulos.`,
    },
  },
  {
    says: words('Every parallelogram has 4 equal sides', 'Todo paralelogramo tiene 4 lados iguales'),
    premise: shape => isIn(shape, 'parallelogram'),
    follows: ({ equalSides }) => equalSides,
    kinds: ['parallelogram', 'rhombus', 'trapezoid', 'square'],
    others: {
      en: line`Two of the shapes have 4 equal sides, and one is not a parallelogram.`,
      es: line`Dos de las figuras tienen 4 lados iguales, y una no es un paralelogramo.`,
    },
  },
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  howOften: form({
    levels: ['hard'],
    lines: 0,
    draw: random => ({
      claim: CLAIMS.indexOf(random.evenly(BY_TRUTH[random.evenly<Truth>(['sometimes', 'always', 'never'])])),
    }),
    answer: howOften,
    solve: ({ claim }) => itemOf(CLAIMS, claim).truth,
    ask: ({ claim }) => {
      const { says, recall } = itemOf(CLAIMS, claim)
      const asked = {
        en: [says.en, prose`Is this always, sometimes, or never true?`],
        es: [says.es, prose`¿Es verdad siempre, a veces o nunca?`],
      }
      return recall.includes('trapezoid')
        ? { en: [DEFINITION.en, ...asked.en], es: [DEFINITION.es, ...asked.es] }
        : asked
    },
    solution: ({ claim }, answer) => [
      ...itemOf(CLAIMS, claim).recall.map((family, i, all) =>
        explainedBy(both(prose`${thing(NOUN[family])}`), meansBeside(family, all[i + 1])),
      ),
      answerStep(howOften.show(answer), itemOf(CLAIMS, claim).why ?? FITS[answer]),
    ],
    check(printed, answer) {
      const found = printedOf(CLAIMS, printed)
      return found?.truth === answer
    },
  }),

  difference: form({
    levels: ['hard'],
    lines: 0,
    draw: random => {
      const [one, other, key] = random.evenly(DIFFERENCES)
      return { one, other, key }
    },
    answer: sentenceChoice,
    solve: ({ key }) =>
      propertySaid(
        itemOf(
          PROPERTIES.filter(property => property.key === key),
          0,
        ),
      ),
    mistakes: ({ key }) =>
      Object.fromEntries(
        PROPERTIES.filter(property => property.key !== key).map(property => [property.key, propertySaid(property)]),
      ),
    ask: ({ one, other }) => {
      const asked = {
        en: prose`Which property does every ${thing(NOUN[one])} have that some ${things(NOUN[other])} do not have?`,
        es: prose`¿Qué propiedad tiene todo ${thing(NOUN[one])}, pero no todo ${thing(NOUN[other])}?`,
      }
      return other === 'trapezoid' ? { en: [DEFINITION.en, asked.en], es: [DEFINITION.es, asked.es] } : asked
    },
    solution: ({ one, other }, { says }) => [
      explainedBy(both(prose`${thing(NOUN[one])}`), MEANS[one]),
      explainedBy(both(prose`${thing(NOUN[other])}`), MEANS[other]),
      answerStep(says, {
        en: line`Every ${thing(NOUN[one])} has this. Some ${things(NOUN[other])} do not.`,
        es: line`La tiene todo ${thing(NOUN[one])}, pero no todo ${thing(NOUN[other])}.`,
      }),
    ],
    check(printed, { key }) {
      const [one, other] = printed.terms('thing').map(({ noun }) => FAMILIES.find(family => NOUN[family] === noun))
      const property = PROPERTIES.find(found => found.key === key)
      if (one === undefined || other === undefined || property === undefined) return false
      const all = having(property)
      return inside(one).every(shape => all.includes(shape)) && !inside(other).every(shape => all.includes(shape))
    },
  }),

  chain: form({
    levels: ['hard'],
    kind: 'order',
    lines: 1,
    draw: random => {
      const chain = random.evenly(CHAINS)
      const kept = random.pick([
        [0, 1, 2, 3, 4],
        [0, 2, 3, 4],
        [1, 2, 3, 4],
        [0, 1, 2, 3],
      ])
      const families = kept.map(i => itemOf(chain, i))
      return {
        families: random.until(
          () => random.shuffle<readonly Family[]>(families),
          shuffled => shuffled.some((family, i) => family !== families[i]) && shuffled[0] !== families[0],
        ),
      }
    },
    answer: labelOrder(LETTERS),
    solve: ({ families }) =>
      families
        .map((family, i) => ({ family, i }))
        .sort((a, b) => FAMILIES.indexOf(a.family) - FAMILIES.indexOf(b.family))
        .map(({ i }) => itemOf(LETTERS, i)),
    ask: ({ families }) => {
      const lettered: Block = {
        kind: 'bullets',
        ordered: false,
        items: families.map((family, i) => line`${letterOf(i)}: ${thing(NOUN[family])}`),
      }
      const given = (block: Block) => (families.includes('trapezoid') ? [block] : [])
      return {
        en: [
          ...given(DEFINITION.en),
          prose`Order the families so that each one lies within the family before it. Write the letters from the largest family to the smallest.`,
          lettered,
        ],
        es: [
          ...given(DEFINITION.es),
          prose`Ordena las familias de modo que cada una esté dentro de la anterior. Escribe las letras de la familia mayor a la menor.`,
          lettered,
        ],
      }
    },
    solution: ({ families }, answer) => [
      ...[...families]
        .sort((a, b) => FAMILIES.indexOf(a) - FAMILIES.indexOf(b))
        .map(family =>
          explainedBy(both(prose`${letterOf(families.indexOf(family))}: ${thing(NOUN[family])}`), MEANS[family]),
        ),
      explainedBy(list(...answer.map(letter => letterOf(LETTERS.indexOf(letter)))), {
        en: line`Each family needs more than the one before it.`,
        es: line`Cada familia necesita más que la anterior.`,
      }),
    ],
    check(printed, answer) {
      const said = printed.terms('thing').map(({ noun }) => FAMILIES.find(family => NOUN[family] === noun))
      const ordered = answer.map(letter => said[LETTERS.indexOf(letter)])
      return (
        ordered.length === said.length &&
        ordered.every((family, i) => {
          const before = ordered[i - 1]
          return family !== undefined && (i === 0 || (before !== undefined && isWithin(family, before)))
        })
      )
    },
  }),

  counterexample: form({
    levels: ['hard'],
    kind: 'find-mistake',
    lines: 0,
    wide: true,
    instruction: MARKS,
    draw: random => {
      const refuted = random.evenly(REFUTED)
      return { refuted: REFUTED.indexOf(refuted), shapes: drawQuadrilaterals(random, refuted.kinds) }
    },
    answer: figureChoice,
    solve: ({ shapes }): Figure => markedAll(itemOf(shapes, 0)),
    mistakes: ({ shapes }) =>
      Object.fromEntries(shapes.slice(1).map(shape => [shape.kind, markedAll(shape) as Figure])),
    ask: ({ refuted }) => {
      const { says } = itemOf(REFUTED, refuted)
      return {
        en: prose`The statement “${says}” is false. Which shape shows it?`,
        es: prose`La afirmación “${says}” es falsa. ¿Qué figura lo muestra?`,
      }
    },
    solution: ({ refuted, shapes }, answer) => [
      explainedBy(seen(FEATURES[itemOf(shapes, 0).kind]), {
        en: line`This shape fits the first part of the sentence, but not the second: it shows that the sentence is false.`,
        es: line`Esta figura cumple la primera parte de la oración, pero no la segunda: muestra que la oración es falsa.`,
      }),
      explainedBy(figure(answer), itemOf(REFUTED, refuted).others),
    ],
    check(printed, answer) {
      const { en } = printed.one('words')
      const found = REFUTED.find(({ says }) => says.en === en)
      const shape = measuredIn(answer)
      return found?.premise(shape) === true && !found.follows(shape)
    },
  }),
})
