import {
  borderOf,
  both,
  count,
  defineTopic,
  type Expr,
  exact,
  explainedBy,
  type Figure,
  figure,
  figureChoice,
  howMany,
  itemOf,
  line,
  list,
  numberList,
  numbersInAnyOrder,
  prose,
  quantity,
  type Shape,
  sentenceChoice,
  shapeNoun,
  shapeSet,
  symbol,
  thing,
  things,
  trueStatement,
  wholes,
  words,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import {
  asked,
  attributesOf,
  CLUES,
  type ClueName,
  drawn,
  isOfKind,
  KINDS,
  type Kind,
  LETTERS,
  lettered,
  MUST_HAVE,
  NOUNS,
  OF_KIND,
  picture,
  shapesIn,
} from './defining-attributes-of-shapes/attributes.ts'
import { hardForms, levels } from './defining-attributes-of-shapes/hard.ts'
import { drawSet, MISSES, otherReason, reason, SHORT } from './defining-attributes-of-shapes/look-alikes.ts'

const COUNTED = [
  'hexagon',
  'right-triangle',
  'trapezoid',
  'scalene-triangle',
  'rectangle',
  'irregular-hexagon',
  'square',
  'isosceles-triangle',
] as const satisfies readonly Shape[]
const PARTS = { side: nouns.side, corner: nouns.corner } as const
/** The named shape first, then two others that it is chosen from. */
const CHOSEN = [
  ['triangle', 'square', 'hexagon'],
  ['hexagon', 'triangle', 'rectangle'],
  ['rectangle', 'triangle', 'hexagon'],
  ['hexagon', 'square', 'triangle'],
  ['square', 'hexagon', 'triangle'],
] as const satisfies readonly (readonly Kind[])[]

/** What makes a shape one of its kind. */
const MARKS_OF: Readonly<Record<Kind, Expr>> = {
  triangle: words('3 straight sides', '3 lados rectos'),
  rectangle: words('4 straight sides and 4 square corners', '4 lados rectos y 4 esquinas rectas'),
  square: words('4 equal sides and 4 square corners', '4 lados iguales y 4 esquinas rectas'),
  hexagon: words('6 straight sides', '6 lados rectos'),
}

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

export const definingAttributesOfShapes = defineTopic(
  {
    id: 'defining-attributes-of-shapes',
    name: { en: 'Attributes of shapes', es: 'Atributos de las figuras' },
    description: {
      en: 'Decide which attributes, such as straight sides or corners, make a shape what it is.',
      es: 'Decide qué atributos, como los lados rectos o las esquinas, definen una figura.',
    },
    domain: 'Geometry',
    standards: ['1.G.A.1'],
    levels,
  },
  form => ({
    sidesAndCorners: form({
      levels: ['easy'],
      lines: 0,
      draw: random => drawn(random, random.evenly(COUNTED), true),
      answer: numberList,
      solve: ({ shape }) => [attributesOf(shape).sides, attributesOf(shape).sides],
      ask: item =>
        asked(
          { en: prose`Count the sides and the corners.`, es: prose`Cuenta los lados y las esquinas.` },
          figure(shapeSet([item], { says: 'borders' })),
          { en: prose`Sides: ____`, es: prose`Lados: ____` },
          { en: prose`Corners: ____`, es: prose`Esquinas: ____` },
        ),
      solution: ({ shape }) => {
        const many = attributesOf(shape).sides
        return [
          explainedBy(list(...wholes(1, many)), {
            en: line`Count each side as you go around the shape.`,
            es: line`Cuenta cada lado al dar la vuelta a la figura.`,
          }),
          explainedBy(
            {
              en: prose`Sides: ${many}. Corners: ${many}.`,
              es: prose`Lados: ${many}. Esquinas: ${many}.`,
            },
            {
              en: line`Two sides meet at each corner. There are as many corners as sides.`,
              es: line`En cada esquina se unen dos lados. Hay tantas esquinas como lados.`,
            },
          ),
        ]
      },
      check(printed, answer) {
        const { parts = [] } = borderOf(itemOf(shapesIn(printed), 0)) ?? {}
        const met = (['side', 'corner'] as const).map(part => parts.filter(other => other === part).length)
        return answer.length === 2 && answer.every((value, i) => exact(value).equals(itemOf(met, i)))
      },
    }),

    whichIs: form({
      levels: ['easy'],
      draw: random => {
        const kinds = random.evenly(CHOSEN)
        return { kind: kinds[0], items: kinds.map(kind => drawn(random, random.pick(OF_KIND[kind]), true)) }
      },
      answer: figureChoice,
      solve: ({ items }): Figure => picture(itemOf(items, 0)),
      mistakes: ({ items }) => ({ another: picture(itemOf(items, 1)), third: picture(itemOf(items, 2)) }),
      ask: ({ kind }) => ({
        en: prose`Which shape is a ${thing(NOUNS[kind])}?`,
        es: prose`¿Qué figura es un ${thing(NOUNS[kind])}?`,
      }),
      solution: ({ kind, items }, answer) => [
        explainedBy(figure(picture(...items.slice(1))), {
          en: line`These shapes have ${sidesAt(items, 1)} sides and ${sidesAt(items, 2)} sides.`,
          es: line`Estas figuras tienen ${sidesAt(items, 1)} lados y ${sidesAt(items, 2)} lados.`,
        }),
        explainedBy(figure(answer), {
          en: line`This shape has ${MARKS_OF[kind]}. It is a ${thing(NOUNS[kind])}.`,
          es: line`Esta figura tiene ${MARKS_OF[kind]}. Es un ${thing(NOUNS[kind])}.`,
        }),
      ],
      check: (printed, answer) => {
        const { noun } = printed.term('thing')
        const shape = answer.kind === 'shape-set' ? answer.rows[0]?.[0]?.shape : null
        return shape !== null && shape !== undefined && shapeNoun(shape).en[0] === noun.en[0]
      },
    }),

    howManyOf: form({
      levels: ['easy'],
      lines: 1,
      draw: random => ({
        kind: random.evenly(['hexagon', 'rectangle', 'triangle', 'square'] as const),
        part: random.evenly(['corner', 'side'] as const),
      }),
      answer: quantity,
      solve: ({ kind, part }) => count(attributesOf(itemOf(OF_KIND[kind], 0)).sides, PARTS[part]),
      ask: ({ kind, part }) => ({
        en: prose`${howMany(PARTS[part])} does a ${thing(NOUNS[kind])} have?`,
        es: prose`¿${howMany(PARTS[part])} tiene un ${thing(NOUNS[kind])}?`,
      }),
      solution: ({ kind, part }, answer) => [
        explainedBy(figure(picture({ shape: kind })), {
          en: line`Draw a ${thing(NOUNS[kind])}.`,
          es: line`Dibuja un ${thing(NOUNS[kind])}.`,
        }),
        explainedBy(list(...wholes(1, exact(answer.amount).n)), {
          en: line`Count its ${things(PARTS[part])} as you go around it.`,
          es: line`Cuenta sus ${things(PARTS[part])} al darle la vuelta.`,
        }),
        explainedBy(both(prose`${answer}`), {
          en: line`A ${thing(NOUNS[kind])} has ${answer}.`,
          es: line`Un ${thing(NOUNS[kind])} tiene ${answer}.`,
        }),
      ],
      check(printed, { amount }) {
        const kind = printed.terms('thing').flatMap(({ noun }) => KINDS.filter(own => NOUNS[own].en[0] === noun.en[0]))
        const { parts = [] } = borderOf(itemOf(kind, 0)) ?? {}
        return exact(amount).equals(parts.length / 2)
      },
    }),

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
        solution: ({ items, offered: [near], common }, { says }) => [
          ...(near === undefined
            ? []
            : [
                explainedBy(
                  figure(
                    picture(
                      itemOf(
                        items.filter(({ shape }) => !holdsFor(near, shape)),
                        0,
                      ),
                    ),
                  ),
                  {
                    en: line`This shape does not have ${CLUES[near].says}.`,
                    es: line`Esta figura no tiene ${CLUES[near].says}.`,
                  },
                ),
              ]),
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

    ...hardForms(form),
  }),
)

const sidesAt = (items: readonly { readonly shape: Shape }[], place: number) =>
  attributesOf(itemOf(items, place).shape).sides
