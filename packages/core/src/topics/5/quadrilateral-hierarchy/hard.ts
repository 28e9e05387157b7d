import {
  answerStep,
  aThing,
  type Block,
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
  match,
  type Of,
  prose,
  sentenceChoice,
  symbol,
  thing,
  tupleOf,
  words,
} from '../../../author.ts'
import { capital } from '../../../language/capital.ts'
import type { Truth } from '../../kit/choices/statements.ts'
import {
  drawQuadrilaterals,
  FEATURES,
  type Features,
  LETTERS,
  measuredIn,
  QUADRILATERALS,
  type Quadrilateral,
} from '../../kit/shapes/quadrilaterals.ts'
import { BY_TRUTH, CLAIMS, type Claim, inside, PROPERTIES, SHAPE } from './claims.ts'
import type { levels } from './levels.ts'
import {
  DEFINITION,
  FAMILIES,
  type Family,
  isIn,
  isWithin,
  letterOf,
  MARKS,
  MEANS,
  markedAll,
  NOUN,
  seen,
} from './parts.ts'

/** A family within another, what makes the difference, and a shape of the other that lacks it. */
interface Difference {
  readonly one: Family
  readonly other: Family
  readonly key: string
  readonly lacks: Quadrilateral
  /** A shape that has the property all the same, one all of the other family have, and a shape outside that lacks that one. */
  readonly has: Quadrilateral
  readonly both: string
  readonly outside: Quadrilateral
}
const DIFFERENCES: readonly Difference[] = [
  {
    one: 'rectangle',
    other: 'parallelogram',
    key: 'right',
    lacks: 'parallelogram',
    has: 'square',
    both: 'parallel',
    outside: 'trapezoid',
  },
  {
    one: 'square',
    other: 'rectangle',
    key: 'equal',
    lacks: 'rectangle',
    has: 'rhombus',
    both: 'right',
    outside: 'rhombus',
  },
  {
    one: 'parallelogram',
    other: 'trapezoid',
    key: 'parallel',
    lacks: 'trapezoid',
    has: 'rectangle',
    both: 'pair',
    outside: 'kite',
  },
  {
    one: 'rhombus',
    other: 'parallelogram',
    key: 'equal',
    lacks: 'parallelogram',
    has: 'square',
    both: 'parallel',
    outside: 'trapezoid',
  },
  {
    one: 'square',
    other: 'rhombus',
    key: 'right',
    lacks: 'rhombus',
    has: 'rectangle',
    both: 'equal',
    outside: 'rectangle',
  },
]
const propertyOf = (key: string) =>
  itemOf(
    PROPERTIES.filter(property => property.key === key),
    0,
  )
const pairSaid = (key: string, kind: Quadrilateral) => ({
  key: `${key} ${kind}`,
  says: {
    en: prose`${propertyOf(key).says}; ${words(SHAPE[kind][0], SHAPE[kind][1])} does not have them`,
    es: prose`${propertyOf(key).says}; ${words(SHAPE[kind][0], SHAPE[kind][1])} no los tiene`,
  },
})
const OFTEN: Readonly<Record<Truth, Of<'words'>>> = {
  always: words('always', 'siempre'),
  sometimes: words('sometimes', 'a veces'),
  never: words('never', 'nunca'),
}
const TRUTHS = ['always', 'sometimes', 'never'] as const
const isSaid = (value: unknown, { en }: Of<'words'>) =>
  typeof value === 'object' && value !== null && 'en' in value && value.en === en
const claimOf = (value: unknown): Claim | undefined => CLAIMS.find(({ says }) => isSaid(value, says))
/** The first word of a sentence in small letters, after a colon. */
const lowered = ([first, ...rest]: readonly Inline[]): readonly Inline[] =>
  first === undefined
    ? []
    : [typeof first === 'string' ? first.charAt(0).toLowerCase() + first.slice(1) : first, ...rest]

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
}
const REFUTED: readonly Refuted[] = [
  {
    says: words('Every rhombus is a square', 'Todo rombo es un cuadrado'),
    premise: shape => isIn(shape, 'rhombus'),
    follows: shape => isIn(shape, 'square'),
    kinds: ['rhombus', 'square', 'rectangle', 'kite'],
  },
  {
    says: words(
      'Every quadrilateral with right angles is a rectangle',
      'Todo cuadrilátero con ángulos rectos es un rectángulo',
    ),
    premise: ({ rightAngles }) => rightAngles > 0,
    follows: shape => isIn(shape, 'rectangle'),
    kinds: ['rightTrapezoid', 'square', 'rhombus', 'rectangle'],
  },
  {
    says: words('Every parallelogram is a rectangle', 'Todo paralelogramo es un rectángulo'),
    premise: shape => isIn(shape, 'parallelogram'),
    follows: shape => isIn(shape, 'rectangle'),
    kinds: ['parallelogram', 'rectangle', 'kite', 'rightTrapezoid'],
  },
  {
    says: words(
      'Every quadrilateral with parallel sides is a parallelogram',
      'Todo cuadrilátero con lados paralelos es un paralelogramo',
    ),
    premise: ({ parallels }) => parallels > 0,
    follows: shape => isIn(shape, 'parallelogram'),
    kinds: ['trapezoid', 'rhombus', 'kite', 'rectangle'],
  },
  {
    says: words('Every rectangle is a rhombus', 'Todo rectángulo es un rombo'),
    premise: shape => isIn(shape, 'rectangle'),
    follows: shape => isIn(shape, 'rhombus'),
    kinds: ['rectangle', 'rhombus', 'square', 'rightTrapezoid'],
  },
  {
    says: words('Every parallelogram has 4 equal sides', 'Todo paralelogramo tiene 4 lados iguales'),
    premise: shape => isIn(shape, 'parallelogram'),
    follows: ({ equalSides }) => equalSides,
    kinds: ['parallelogram', 'rhombus', 'trapezoid', 'square'],
  },
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  howOften: form(
    match({
      levels: ['hard'],
      share: 2,
      what: {
        en: line`each sentence with how often it is true: always, sometimes, or never`,
        es: line`cada oración con la frecuencia con que es verdad: siempre, a veces o nunca`,
      },
      draw: random =>
        random.shuffle(
          (['sometimes', 'always', 'never'] as const).map(
            truth => [random.evenly(BY_TRUTH[truth]).says, OFTEN[truth]] as const,
          ),
        ),
      belong: ([left], [right]) => claimOf(left)?.truth === TRUTHS.find(truth => isSaid(right, OFTEN[truth])),
      solution: (pairs, letters) => [
        ...pairs.flatMap(([left], i) => {
          const claim = claimOf(left)
          return claim === undefined
            ? []
            : [
                explainedBy(both(prose`${i + 1}: ${symbol(itemOf(letters, i))}`), {
                  en: [`${capital(OFTEN[claim.truth].en)}: `, ...lowered(claim.why.en)],
                  es: [`${capital(OFTEN[claim.truth].es)}: `, ...lowered(claim.why.es)],
                }),
              ]
        }),
        explainedBy(list(...letters.map(letter => symbol(letter))), {
          en: line`Write the letters in order, starting with row 1.`,
          es: line`Escribe las letras en orden, desde la fila 1.`,
        }),
      ],
    }),
  ),

  difference: form({
    levels: ['hard'],
    lines: 0,
    draw: random => ({ at: DIFFERENCES.indexOf(random.evenly(DIFFERENCES)) }),
    answer: sentenceChoice,
    solve: ({ at }) => {
      const { key, lacks } = itemOf(DIFFERENCES, at)
      return pairSaid(key, lacks)
    },
    mistakes: ({ at }) => {
      const { key, lacks, has, both: common, outside } = itemOf(DIFFERENCES, at)
      return {
        hasIt: pairSaid(key, has),
        common: pairSaid(common, lacks),
        outside: pairSaid(common, outside),
      }
    },
    ask: ({ at }) => {
      const { one, other } = itemOf(DIFFERENCES, at)
      const asked = {
        en: prose`Every ${thing(NOUN[one])} is ${aThing(NOUN[other])}. Which property does every ${thing(NOUN[one])} have, and which ${thing(NOUN[other])} does not have it?`,
        es: prose`Todo ${thing(NOUN[one])} es ${aThing(NOUN[other])}. ¿Qué propiedad tiene todo ${thing(NOUN[one])} y qué ${thing(NOUN[other])} no la tiene?`,
      }
      return other === 'trapezoid' ? { en: [DEFINITION.en, asked.en], es: [DEFINITION.es, asked.es] } : asked
    },
    solution: ({ at }, { says }) => {
      const { one, other, key } = itemOf(DIFFERENCES, at)
      return [
        explainedBy(propertyOf(key).says, {
          en: line`Every ${thing(NOUN[one])} has this, but ${aThing(NOUN[other])} need not.`,
          es: line`Esto lo tiene todo ${thing(NOUN[one])}, pero no todo ${thing(NOUN[other])}.`,
        }),
        answerStep(says, {
          en: line`This shape is ${aThing(NOUN[other])} and does not have the property.`,
          es: line`Esta figura es ${aThing(NOUN[other])} y no tiene la propiedad.`,
        }),
      ]
    },
    whyWrong: ({ at }) => {
      const { other } = itemOf(DIFFERENCES, at)
      const isCommon = {
        en: line`Every ${thing(NOUN[other])} has this property.`,
        es: line`Todo ${thing(NOUN[other])} tiene esta propiedad.`,
      }
      return {
        hasIt: { en: line`This shape has the property.`, es: line`Esta figura tiene la propiedad.` },
        common: isCommon,
        outside: isCommon,
      }
    },
    check(printed, { key }) {
      const [one, other] = printed.terms('thing').map(({ noun }) => FAMILIES.find(family => NOUN[family] === noun))
      const [name, kind] = tupleOf(key.split(' '), 2)
      const property = PROPERTIES.find(found => found.key === name)
      const shape = QUADRILATERALS.find(found => found === kind)
      if (one === undefined || other === undefined || property === undefined || shape === undefined) return false
      return inside(one).every(property.holds) && isIn(FEATURES[shape], other) && !property.holds(FEATURES[shape])
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
    solution: ({ shapes }, answer) => [
      explainedBy(seen(FEATURES[itemOf(shapes, 0).kind]), {
        en: line`Look for a shape that fits the first part of the statement, but not the second.`,
        es: line`Busca una figura que cumpla la primera parte de la afirmación, pero no la segunda.`,
      }),
      explainedBy(figure(answer), {
        en: line`This shape shows that the statement is false.`,
        es: line`Esta figura muestra que la afirmación es falsa.`,
      }),
    ],
    whyWrong: ({ refuted, shapes }) =>
      Object.fromEntries(
        shapes
          .slice(1)
          .map(({ kind }) => [
            kind,
            itemOf(REFUTED, refuted).premise(FEATURES[kind])
              ? { en: line`It fits both parts.`, es: line`Cumple las dos partes.` }
              : { en: line`The first part does not fit here.`, es: line`Aquí no se cumple la primera parte.` },
          ]),
      ),
    check(printed, answer) {
      const { en } = printed.one('words')
      const found = REFUTED.find(({ says }) => says.en === en)
      const shape = measuredIn(answer)
      return found?.premise(shape) === true && !found.follows(shape)
    },
  }),
})
