import {
  both,
  explainedBy,
  type FormMaker,
  figure,
  type Inline,
  itemOf,
  line,
  list,
  numbersInAnyOrder,
  prose,
  type Shape,
  type Step,
  sentenceChoice,
  symbol,
  thing,
  things,
  trueStatement,
} from '../../../author.ts'
import {
  asked,
  attributesOf,
  CLUES,
  type ClueName,
  type Drawn,
  drawn,
  isOfKind,
  KINDS,
  LETTERS,
  lettered,
  MUST_HAVE,
  NOUNS,
  picture,
  shapesIn,
} from './attributes.ts'
import type { levels } from './hard.ts'
import { drawSet, MISSES, otherReason, reason, SHORT } from './look-alikes.ts'

/** Two shapes, and what both have. */
const ALIKE: readonly { readonly pair: readonly [Shape, Shape]; readonly both: ClueName }[] = [
  { pair: ['square', 'rectangle'], both: 'square4' },
  { pair: ['right-triangle', 'isosceles-triangle'], both: 'corners3' },
  { pair: ['square', 'rhombus'], both: 'equal4' },
  { pair: ['hexagon', 'irregular-hexagon'], both: 'sides6' },
  { pair: ['trapezoid', 'rectangle'], both: 'corners4' },
  { pair: ['pentagon', 'irregular-pentagon'], both: 'sides5' },
  { pair: ['triangle', 'scalene-triangle'], both: 'sides3' },
  { pair: ['rhombus', 'parallelogram'], both: 'sides4' },
  { pair: ['hexagon', 'square'], both: 'equal' },
  { pair: ['triangle', 'rhombus'], both: 'equal' },
]

/** What only one of two has comes before what none has. */
const OFFERED: readonly ClueName[] = [
  'equal',
  'square4',
  'unequal',
  'corners3',
  'sides4',
  'corners5',
  'sides6',
  'equal4',
  'sides5',
  'corners6',
]

const holdsFor = (name: ClueName, shape: Shape): boolean => CLUES[name].holds(attributesOf(shape))

/** What one of two shapes does not have, each with the shape; then what none of them has. */
function whyNotBoth(items: readonly Drawn[], offered: readonly ClueName[]): readonly Step[] {
  const without = (name: ClueName) => items.filter(({ shape }) => !holdsFor(name, shape))
  const none = offered.filter(name => without(name).length === items.length)
  const ofOne = offered.filter(name => !none.includes(name))
  const joined = (last: string) =>
    none.flatMap((name, i) => [...(i === 0 ? [] : [i < none.length - 1 ? ', ' : last]), CLUES[name].says])
  return [
    ...items.flatMap(item => {
      const said = ofOne.filter(name => without(name).includes(item)).map(lacking)
      return said.length === 0
        ? []
        : [
            explainedBy(figure(picture(item)), {
              en: spaced(said.map(({ en }) => en)),
              es: spaced(said.map(({ es }) => es)),
            }),
          ]
    }),
    ...(none.length === 0
      ? []
      : [
          explainedBy(figure(picture(...items)), {
            en: [...line`Neither shape has `, ...joined(none.length > 2 ? ', or ' : ' or '), '.'],
            es: [...line`Ninguna de las dos figuras tiene `, ...joined(' ni '), '.'],
          }),
        ]),
  ]
}

const spaced = (sentences: readonly (readonly Inline[])[]) =>
  sentences.flatMap((sentence, i) => (i > 0 ? [' ', ...sentence] : sentence))

function lacking(name: ClueName) {
  if (name === 'equal')
    return {
      en: line`Not all sides of this shape are equal.`,
      es: line`No todos los lados de esta figura son iguales.`,
    }
  if (name === 'unequal')
    return { en: line`All sides of this shape are equal.`, es: line`Todos los lados de esta figura son iguales.` }
  return {
    en: line`This shape does not have ${CLUES[name].says}.`,
    es: line`Esta figura no tiene ${CLUES[name].says}.`,
  }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  whichAre: form({
    levels: ['medium'],
    kind: 'choose',
    share: 2,
    lines: 1,
    wide: true,
    draw: random => {
      const kind = random.evenly(['triangle', 'square', 'rectangle', 'hexagon'] as const)
      const items = drawSet(random, kind, random.evenly([3, 2, 4]))
      return { kind, items }
    },
    answer: numbersInAnyOrder,
    solve: ({ items }) => items.flatMap(({ why, letter }) => (why === null ? [symbol(letter)] : [])),
    ask: ({ kind, items }) =>
      asked(
        {
          en: prose`Which shapes are ${things(NOUNS[kind])}? Write their letters.`,
          es: prose`¿Qué figuras son ${things(NOUNS[kind])}? Escribe sus letras.`,
        },
        lettered(items.map(item => item.drawn)),
      ),
    solution: ({ kind, items }, answer) => {
      const wrong = (locale: 'en' | 'es') => ({
        kind: 'paragraph' as const,
        content: items
          .flatMap(({ why, letter }) => (why === null ? [] : [[symbol(letter), ': ', ...SHORT[why][locale]]]))
          .flatMap((each, i) => [...(i > 0 ? ['; '] : []), ...each]),
      })
      return [
        explainedBy(
          { en: wrong('en'), es: wrong('es') },
          {
            en: line`These shapes are not ${things(NOUNS[kind])}.`,
            es: line`Estas figuras no son ${things(NOUNS[kind])}.`,
          },
        ),
        explainedBy(list(...answer), {
          en: line`These shapes are closed and have ${MUST_HAVE[kind]}.`,
          es: line`Estas figuras son cerradas y tienen ${MUST_HAVE[kind]}.`,
        }),
      ]
    },
    check(printed, answer) {
      const { noun } = printed.term('thing')
      const kind = itemOf(
        KINDS.filter(own => NOUNS[own] === noun),
        0,
      )
      const right = shapesIn(printed).flatMap((shape, i) => (isOfKind(kind, shape) ? [itemOf(LETTERS, i)] : []))
      const given = answer.flatMap(value => (typeof value === 'object' && 'name' in value ? [value.name] : []))
      return given.length === right.length && [...given].sort().every((own, i) => own === right[i])
    },
  }),
  whyNot: form({
    levels: ['medium'],
    draw: random => {
      const kind = random.evenly(['square', 'triangle', 'rectangle', 'hexagon'] as const)
      const miss = random.evenly(MISSES[kind])
      const item = {
        ...drawn(random, miss.shape, true),
        fill: miss.why === 'open' ? 'white' : random.pick(['gray', 'striped'] as const),
      } as const
      return { kind, miss, item }
    },
    answer: sentenceChoice,
    solve: ({ miss }) => reason(miss.why),
    mistakes: ({ kind, miss, item }) => ({
      turned: reason('turned'),
      other: reason(otherReason(kind, miss)),
      fill: reason(item.fill === 'white' ? 'small' : item.fill),
    }),
    ask: ({ kind, item }) =>
      asked(
        {
          en: prose`Why is this shape not a ${thing(NOUNS[kind])}?`,
          es: prose`¿Por qué esta figura no es un ${thing(NOUNS[kind])}?`,
        },
        figure(picture(item)),
      ),
    solution: ({ kind, item }, { says }) => [
      explainedBy(figure(picture(item)), {
        en: line`A ${thing(NOUNS[kind])} is closed and has ${MUST_HAVE[kind]}. Compare.`,
        es: line`Un ${thing(NOUNS[kind])} es una figura cerrada y tiene ${MUST_HAVE[kind]}. Compara.`,
      }),
      explainedBy(says, {
        en: [
          ...line`That is why the shape is not a ${thing(NOUNS[kind])}. `,
          ...(item.fill === 'white'
            ? line`Its turn and its size do not matter. `
            : line`Its turn and its fill do not matter. `),
          ...line`The other sentence is not true of this shape.`,
        ],
        es: [
          ...line`Por eso la figura no es un ${thing(NOUNS[kind])}. `,
          ...(item.fill === 'white'
            ? line`No importan el giro ni el tamaño. `
            : line`No importan el giro ni el relleno. `),
          ...line`La otra oración no es verdadera para esta figura.`,
        ],
      }),
    ],
    check(printed, { key }) {
      const { isClosed, isStraight, sides, isEqual, squareCorners } = attributesOf(itemOf(shapesIn(printed), 0))
      const asksFor = printed.term('thing').noun
      const needsEqual = asksFor === NOUNS.square
      const needsSquare = needsEqual || asksFor === NOUNS.rectangle
      if (key === 'open') return !isClosed
      if (!isClosed) return false
      if (key === 'curved') return !isStraight
      if (!isStraight) return false
      if (key === 'lengths') return needsEqual && !isEqual && squareCorners === 4
      if (key === 'corners') return needsSquare && squareCorners < sides
      return key === { 4: 'four', 5: 'five', 8: 'eight' }[sides] && !(needsSquare && sides === 4)
    },
  }),
  howAlike: form({
    levels: ['medium'],
    share: 2,
    ...trueStatement({
      question: { en: prose`How are the shapes alike?`, es: prose`¿En qué se parecen las figuras?` },
      draw: random => {
        const { pair, both } = random.evenly(ALIKE)
        const items = random.shuffle<readonly Shape[]>(pair).map(shape => drawn(random, shape, random.chance(0.7)))
        const wrong = OFFERED.filter(name => !pair.every(shape => holdsFor(name, shape)))
        const [one, none] = [true, false].map(isOne =>
          wrong.filter(name => pair.some(shape => holdsFor(name, shape)) === isOne),
        )
        const offered = [...(one ?? []).slice(0, 2), ...random.shuffle<readonly ClueName[]>(none ?? [])].slice(0, 3)
        return { items, common: both, offered }
      },
      about: ({ items }) => both([figure(picture(...items))]),
      statements: ({ common, offered }) =>
        [common, ...offered].map(name => ({
          key: name,
          isTrue: name === common,
          says: {
            en: prose`Both have ${CLUES[name].says}.`,
            es: prose`Las dos tienen ${CLUES[name].says}.`,
          },
        })),
      solution: ({ items, offered, common }, { says }) => [
        ...whyNotBoth(items, offered),
        explainedBy(says, {
          en: line`Count and compare: each of the two shapes has ${CLUES[common].says}.`,
          es: line`Cuenta y compara: cada una de las dos figuras tiene ${CLUES[common].says}.`,
        }),
      ],
      holds: (printed, key) => {
        const own = CLUES[key as ClueName]
        return shapesIn(printed).every(shape => own.holds(attributesOf(shape)))
      },
    }),
  }),
})
