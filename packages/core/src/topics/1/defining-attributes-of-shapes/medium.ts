import {
  both,
  explainedBy,
  type FormMaker,
  figure,
  itemOf,
  line,
  list,
  numbersInAnyOrder,
  prose,
  type Shape,
  sentenceChoice,
  symbol,
  thing,
  things,
  trueStatement,
  tupleOf,
} from '../../../author.ts'
import {
  asked,
  attributesOf,
  CLUES,
  type ClueName,
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
import { drawSet, MISSES, notSo, otherReason, reason, SHORT } from './look-alikes.ts'

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
        en: line`A ${thing(NOUNS[kind])} is closed and has ${MUST_HAVE[kind]}. Find what is not so here.`,
        es: line`Un ${thing(NOUNS[kind])} es una figura cerrada y tiene ${MUST_HAVE[kind]}. Busca qué no se cumple aquí.`,
      }),
      explainedBy(says, {
        en: line`That is why the shape is not a ${thing(NOUNS[kind])}.`,
        es: line`Por eso la figura no es un ${thing(NOUNS[kind])}.`,
      }),
    ],
    whyWrong: ({ kind, miss, item }) => ({
      turned: { en: line`How it is turned does not matter.`, es: line`El giro no importa.` },
      other: notSo(otherReason(kind, miss), attributesOf(item.shape).sides),
      fill:
        item.fill === 'white'
          ? { en: line`Its size does not matter.`, es: line`El tamaño no importa.` }
          : { en: line`Its fill does not matter.`, es: line`El relleno no importa.` },
    }),
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
        const items = tupleOf(
          random.shuffle<readonly Shape[]>(pair).map(shape => drawn(random, shape, random.chance(0.7))),
          2,
        )
        // Of two shapes with 4 sides, all equal and 4 equal sides say the same.
        const haveFour = pair.every(shape => attributesOf(shape).sides === 4)
        const wrong = OFFERED.filter(
          name => !pair.every(shape => holdsFor(name, shape)) && !(haveFour && name === 'equal4'),
        )
        const [one, none] = tupleOf(
          [true, false].map(isOne => wrong.filter(name => pair.some(shape => holdsFor(name, shape)) === isOne)),
          2,
        )
        const offered = [...one.slice(0, 2), ...random.shuffle<readonly ClueName[]>(none)].slice(0, 3)
        return { items, common: both, offered }
      },
      about: ({ items }) => both([figure(picture(...items))]),
      statements: ({ items, common, offered }) =>
        [common, ...offered].map(name => ({
          key: name,
          isTrue: name === common,
          why: items.some(({ shape }) => holdsFor(name, shape))
            ? {
                en: line`Only one shape has ${CLUES[name].says}.`,
                es: line`Solo una figura tiene ${CLUES[name].says}.`,
              }
            : {
                en: line`Neither shape has ${CLUES[name].says}.`,
                es: line`Ninguna de las dos tiene ${CLUES[name].says}.`,
              },
          says: {
            en: prose`Both have ${CLUES[name].says}.`,
            es: prose`Las dos tienen ${CLUES[name].says}.`,
          },
        })),
      solution: ({ items: [one, other], common }, { says }) => [
        explainedBy(figure(picture(one)), {
          en: line`This shape has ${CLUES[common].says}.`,
          es: line`Esta figura tiene ${CLUES[common].says}.`,
        }),
        explainedBy(figure(picture(other)), {
          en: line`This shape has ${CLUES[common].says} too.`,
          es: line`Esta figura también tiene ${CLUES[common].says}.`,
        }),
        explainedBy(says, { en: line`Choose what both have.`, es: line`Elige lo que tienen las dos.` }),
      ],
      holds: (printed, key) => {
        const own = CLUES[key as ClueName]
        return shapesIn(printed).every(shape => own.holds(attributesOf(shape)))
      },
    }),
  }),
})
