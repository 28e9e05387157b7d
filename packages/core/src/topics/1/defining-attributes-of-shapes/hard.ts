import {
  type Block,
  type Both,
  type Content,
  drawing,
  explainedBy,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  type Inline,
  itemOf,
  line,
  type Of,
  prose,
  type Random,
  type Sentence,
  type Shape,
  sentenceChoice,
  shapeSet,
  symbol,
  thing,
  things,
  tupleOf,
  words,
  writtenLetter,
} from '../../../author.ts'
import {
  asked,
  attributesOf,
  CLUES,
  type ClueName,
  cluesIn,
  type Drawn,
  drawn,
  FILLS,
  fitsAll,
  isOfKind,
  KINDS,
  type Kind,
  LETTERS,
  lettered,
  NOUNS,
  OF_KIND,
  picture,
  SIZES,
  shapesIn,
} from './attributes.ts'

export const levels = { easy: {}, medium: {}, hard: {} } as const

type Letter = 'A' | 'B' | 'C' | 'D' | 'E'
const letter = writtenLetter<Letter>('A', 'B', 'C', 'D', 'E')

/** Two clues, the one shape that fits both, one that fits the first alone, and others. */
interface Riddle {
  readonly clues: readonly [ClueName, keyof typeof MISSED]
  readonly shape: Shape
  readonly wrong: readonly [firstOnly: Shape, other: Shape, third: Shape]
}
const RIDDLES: readonly Riddle[] = [
  { clues: ['square4', 'longAndShort'], shape: 'rectangle', wrong: ['square', 'parallelogram', 'triangle'] },
  { clues: ['sides3', 'square1'], shape: 'right-triangle', wrong: ['triangle', 'square', 'trapezoid'] },
  { clues: ['corners6', 'equal6'], shape: 'hexagon', wrong: ['irregular-hexagon', 'pentagon', 'octagon'] },
  { clues: ['sides5', 'unequal'], shape: 'irregular-pentagon', wrong: ['pentagon', 'rectangle', 'hexagon'] },
  { clues: ['equal4', 'square0'], shape: 'rhombus', wrong: ['square', 'parallelogram', 'triangle'] },
  { clues: ['sides6', 'unequal'], shape: 'irregular-hexagon', wrong: ['hexagon', 'trapezoid', 'pentagon'] },
  { clues: ['corners3', 'unequal'], shape: 'scalene-triangle', wrong: ['triangle', 'rectangle', 'hexagon'] },
  { clues: ['corners5', 'equal5'], shape: 'pentagon', wrong: ['irregular-pentagon', 'hexagon', 'square'] },
]
const ALL_EQUAL = { en: line`All its sides are equal.`, es: line`Todos sus lados son iguales.` }
const NOT_EQUAL = { en: line`Its sides are not all equal.`, es: line`Sus lados no son todos iguales.` }
/** What a shape has that does not fit a second clue. */
const MISSED = {
  longAndShort: ALL_EQUAL,
  unequal: ALL_EQUAL,
  equal5: NOT_EQUAL,
  equal6: NOT_EQUAL,
  square0: { en: line`Its corners are square.`, es: line`Sus esquinas son rectas.` },
  square1: { en: line`It has no square corner.`, es: line`No tiene ninguna esquina recta.` },
} as const satisfies Partial<Record<ClueName, Both<readonly Inline[]>>>
/** What is to be drawn; many shapes fit, one is shown. */
const DRAWN: readonly (Pick<Riddle, 'clues' | 'shape'> & { readonly not: Shape })[] = [
  { clues: ['sides4', 'square0'], shape: 'parallelogram', not: 'rectangle' },
  { clues: ['sides3', 'square1'], shape: 'right-triangle', not: 'triangle' },
  { clues: ['square4', 'unequal'], shape: 'rectangle', not: 'square' },
  { clues: ['corners5', 'unequal'], shape: 'irregular-pentagon', not: 'pentagon' },
  { clues: ['equal4', 'square0'], shape: 'rhombus', not: 'square' },
  { clues: ['corners6', 'unequal'], shape: 'irregular-hexagon', not: 'hexagon' },
  { clues: ['corners3', 'unequal'], shape: 'scalene-triangle', not: 'triangle' },
  { clues: ['corners4', 'unequal'], shape: 'trapezoid', not: 'square' },
]
interface Task {
  readonly shape: Shape
  readonly not: Shape
  readonly clues: readonly [ClueName, ClueName]
}
const drawnShape = {
  ...drawing<{ readonly shape: Shape }>(
    ({ shape }) => shapeSet([shape], { says: 'traits' }),
    ({ shape }) => DRAWN.filter(task => task.shape === shape).map(({ not }) => ({ shape: not })),
  ),
  show: ({ shape }: { readonly shape: Shape }): Both<Content> => {
    const example = figure(shapeSet([shape], { says: 'traits' }))
    return {
      en: [example, prose`This is one example. Other drawings can be right too.`],
      es: [example, prose`Este es un ejemplo. Otros dibujos también pueden ser correctos.`],
    }
  },
}

/** A rule that all but one of five shapes follow. */
const RULES: readonly {
  readonly rule: 'equal' | 'unequal' | 'square4' | 'square1'
  readonly follow: readonly Shape[]
  readonly breaks: readonly Shape[]
}[] = [
  {
    rule: 'equal',
    follow: ['square', 'rhombus', 'triangle', 'pentagon', 'hexagon'],
    breaks: ['rectangle', 'isosceles-triangle', 'irregular-pentagon'],
  },
  {
    rule: 'square1',
    follow: ['square', 'rectangle', 'right-triangle', 'irregular-pentagon', 'irregular-hexagon'],
    breaks: ['rhombus', 'triangle', 'hexagon', 'parallelogram'],
  },
  {
    rule: 'square4',
    follow: ['square', 'rectangle', 'square', 'rectangle'],
    breaks: ['rhombus', 'parallelogram'],
  },
  {
    rule: 'unequal',
    follow: ['rectangle', 'trapezoid', 'right-triangle', 'irregular-pentagon', 'isosceles-triangle', 'parallelogram'],
    breaks: ['square', 'triangle', 'rhombus', 'pentagon'],
  },
]

/** What the one has that breaks the rule. */
const BREAKING = {
  equal: CLUES.unequal.says,
  unequal: CLUES.equal.says,
  square4: CLUES.square0.says,
  square1: words('no square corner', 'ninguna esquina recta'),
} as const

/** What is true of all shapes of a kind. */
const ALWAYS: Readonly<Record<Kind, readonly ClueName[]>> = {
  triangle: ['sides3', 'corners3'],
  square: ['equal4', 'square4', 'corners4'],
  rectangle: ['square4', 'sides4', 'corners4'],
  hexagon: ['sides6', 'corners6'],
}
/** What is true of some alone: each is refuted by one of three that are drawn. */
type Claim = 'gray' | 'striped' | 'size' | 'equal' | 'turned'
const CLAIMS: Readonly<Record<Claim, (kind: Kind) => Both<Block>>> = {
  gray: kind => ({
    en: prose`All ${things(NOUNS[kind])} are gray.`,
    es: prose`Todos los ${things(NOUNS[kind])} son grises.`,
  }),
  striped: kind => ({
    en: prose`All ${things(NOUNS[kind])} have stripes.`,
    es: prose`Todos los ${things(NOUNS[kind])} tienen rayas.`,
  }),
  size: kind => ({
    en: prose`All ${things(NOUNS[kind])} are the same size.`,
    es: prose`Todos los ${things(NOUNS[kind])} son del mismo tamaño.`,
  }),
  equal: kind => ({
    en: prose`All ${things(NOUNS[kind])} have sides that are all equal.`,
    es: prose`Todos los ${things(NOUNS[kind])} tienen todos sus lados iguales.`,
  }),
  turned: kind => ({
    en: prose`All ${things(NOUNS[kind])} are turned the same way.`,
    es: prose`Todos los ${things(NOUNS[kind])} están girados igual.`,
  }),
}
const claim = (kind: Kind, own: Claim): Sentence => ({ key: own, says: CLAIMS[own](kind) })
const always = (kind: Kind, own: ClueName): Sentence => ({
  key: own,
  says: {
    en: prose`All ${things(NOUNS[kind])} have ${CLUES[own].says}.`,
    es: prose`Todos los ${things(NOUNS[kind])} tienen ${CLUES[own].says}.`,
  },
})

/** Three of a kind that differ in all that does not count. */
function threeOf(random: Random, kind: Kind): readonly Drawn[] {
  const turns = random.sample([0, 30, 75, 110, 160], 3)
  const [sizes, fills] = [random.shuffle(SIZES), random.shuffle(FILLS)]
  const shapes = random.until(
    () => turns.map(() => random.pick(OF_KIND[kind])),
    all => kind === 'square' || all.some(shape => !attributesOf(shape).isEqual),
  )
  return shapes.map((shape, i) => ({ shape, turn: itemOf(turns, i), size: itemOf(sizes, i), fill: itemOf(fills, i) }))
}

const twoClues = (clues: readonly [ClueName, ClueName]) =>
  tupleOf(
    clues.map(name => CLUES[name].says),
    2,
  )

/** A shape that fits the first clue alone. */
function lacks(one: Of<'words'>, second: ClueName) {
  if (second === 'unequal')
    return {
      en: line`This shape has ${one}, but all its sides are the same length.`,
      es: line`Esta figura tiene ${one}, pero todos sus lados son del mismo largo.`,
    }
  return second === 'square0'
    ? {
        en: line`This shape has ${one}, but its corners are square.`,
        es: line`Esta figura tiene ${one}, pero sus esquinas son rectas.`,
      }
    : {
        en: line`This shape has ${one}, but none of its corners is square.`,
        es: line`Esta figura tiene ${one}, pero ninguna de sus esquinas es recta.`,
      }
}

/** What makes a shape what it is, and what does not. */
export const hardForms = (form: FormMaker<typeof levels>) => ({
  alwaysTrue: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const kind = random.evenly(['rectangle', 'triangle', 'square', 'hexagon'] as const)
      const claims: readonly Claim[] = ['gray', 'striped', 'size', 'turned']
      const others = random.shuffle<readonly Claim[]>(claims).slice(0, kind === 'square' ? 3 : 2)
      const wrong: readonly Claim[] = kind === 'square' ? others : ['equal', ...others]
      return { kind, right: random.pick(ALWAYS[kind]), wrong, items: threeOf(random, kind) }
    },
    answer: sentenceChoice,
    solve: ({ kind, right }) => always(kind, right),
    mistakes: ({ kind, wrong }) => Object.fromEntries(wrong.map(own => [own, claim(kind, own)])),
    ask: ({ kind, items }) =>
      asked(
        {
          en: prose`These are all ${things(NOUNS[kind])}. Which sentence is always true?`,
          es: prose`Todos estos son ${things(NOUNS[kind])}. ¿Qué oración es siempre verdadera?`,
        },
        figure(shapeSet(items, { named: 'numbers', says: 'traits' })),
      ),
    solution: ({ kind }, { says }) => [
      explainedBy(
        { en: prose`Shapes 1, 2, and 3`, es: prose`Figuras 1, 2 y 3` },
        {
          en: line`They differ in size, fill, and turn. All three are ${things(NOUNS[kind])}.`,
          es: line`Son distintas en tamaño, relleno y giro. Las tres son ${things(NOUNS[kind])}.`,
        },
      ),
      explainedBy(says, {
        en: line`This is true of every ${thing(NOUNS[kind])}.`,
        es: line`Esto es verdad para todos los ${things(NOUNS[kind])}.`,
      }),
    ],
    whyWrong: ({ items }) => {
      const first = (isSo: (item: Drawn) => boolean) => items.findIndex(isSo) + 1
      const notGray = first(({ fill }) => fill !== 'gray')
      const noStripes = first(({ fill }) => fill !== 'striped')
      const unequal = first(({ shape }) => !attributesOf(shape).isEqual)
      return {
        gray: { en: line`Shape ${notGray} is not gray.`, es: line`La figura ${notGray} no es gris.` },
        striped: { en: line`Shape ${noStripes} has no stripes.`, es: line`La figura ${noStripes} no tiene rayas.` },
        size: { en: line`Their sizes are different.`, es: line`Sus tamaños son distintos.` },
        equal: {
          en: line`In shape ${unequal}, not all sides are equal.`,
          es: line`En la figura ${unequal} no todos los lados son iguales.`,
        },
        turned: { en: line`They are turned in different ways.`, es: line`Están giradas de distinta manera.` },
      }
    },
    check(printed, { key }) {
      const shapes = shapesIn(printed)
      const kind = itemOf(
        KINDS.filter(own => shapes.every(shape => isOfKind(own, shape))),
        0,
      )
      return (
        key in CLUES &&
        key !== 'equal' &&
        OF_KIND[kind].every(shape => CLUES[key as ClueName].holds(attributesOf(shape)))
      )
    },
  }),

  whoAmI: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const { clues, shape, wrong } = random.evenly(RIDDLES)
      const [right, ...others] = [shape, ...wrong].map(own => drawn(random, own, true))
      return { clues, right: right ?? { shape }, others }
    },
    answer: figureChoice,
    solve: ({ right }): Figure => picture(right),
    mistakes: ({ others }) => Object.fromEntries(others.map((own, i) => [`choice${i + 1}`, picture(own)])),
    ask: ({ clues }) => {
      const [one, other] = twoClues(clues)
      return {
        en: [prose`I am a closed shape. I have ${one}.`, prose`I also have ${other}. Which shape am I?`],
        es: [prose`Soy una figura cerrada. Tengo ${one}.`, prose`También tengo ${other}. ¿Qué figura soy?`],
      }
    },
    solution: ({ clues, right, others }, answer) => {
      const [one, other] = twoClues(clues)
      return [
        explainedBy(figure(picture(right, itemOf(others, 0))), {
          en: line`Use the first clue. Only these two have ${one}.`,
          es: line`Usa la primera pista. Solo estas dos tienen ${one}.`,
        }),
        explainedBy(figure(answer), {
          en: line`Use the second clue. Of the two, this one has ${other}.`,
          es: line`Usa la segunda pista. De las dos, esta tiene ${other}.`,
        }),
      ]
    },
    whyWrong: ({ clues, others }) => {
      const [one] = twoClues(clues)
      const lacks = { en: line`It does not have ${one}.`, es: line`No tiene ${one}.` }
      return Object.fromEntries(others.map((_, i) => [`choice${i + 1}`, i === 0 ? MISSED[clues[1]] : lacks]))
    },
    check: (printed, answer) => {
      const shape = answer.kind === 'shape-set' ? answer.rows[0]?.[0]?.shape : null
      return shape !== null && shape !== undefined && fitsAll(cluesIn(printed), shape)
    },
  }),

  drawIt: form({
    levels: ['hard'],
    lines: 4,
    draw: (random): Task => random.evenly(DRAWN),
    answer: drawnShape,
    solve: ({ shape }) => ({ shape }),
    ask: ({ clues }) => {
      const [one, other] = twoClues(clues)
      return {
        en: prose`Draw a closed shape with ${one} and ${other}.`,
        es: prose`Dibuja una figura cerrada con ${one} y ${other}.`,
      }
    },
    solution: ({ clues, shape, not }) => {
      const [one, other] = twoClues(clues)
      return [
        explainedBy(figure(picture({ shape: not })), lacks(one, clues[1])),
        explainedBy(figure(picture({ shape })), {
          en: line`This shape has ${one} and ${other}.`,
          es: line`Esta figura tiene ${one} y ${other}.`,
        }),
      ]
    },
    check: (printed, { shape }) => fitsAll(cluesIn(printed), shape),
  }),

  breaksTheRule: form({
    levels: ['hard'],
    kind: 'choose',
    share: 2,
    lines: 0,
    wide: true,
    draw: random => {
      const { rule, follow, breaks } = random.evenly(RULES)
      const place = random.turn(5)
      const shapes = random.shuffle<readonly Shape[]>(follow).slice(0, 4).toSpliced(place, 0, random.pick(breaks))
      return { rule, place, items: shapes.map(shape => drawn(random, shape, true)) }
    },
    answer: letter,
    solve: ({ place }): Letter => itemOf(['A', 'B', 'C', 'D', 'E'] as const, place),
    ask: ({ rule, items }) =>
      asked(
        {
          en: prose`Rule: Each shape has ${CLUES[rule].says}. Which shape breaks the rule?`,
          es: prose`Regla: Cada figura tiene ${CLUES[rule].says}. ¿Qué figura no cumple la regla?`,
        },
        lettered(items),
      ),
    solution: ({ rule, place, items }, answer) => [
      explainedBy(
        {
          en: { kind: 'paragraph', content: restOf(place, items.length) },
          es: { kind: 'paragraph', content: restOf(place, items.length) },
        },
        {
          en: line`Each of these shapes has ${CLUES[rule].says}.`,
          es: line`Cada una de estas figuras tiene ${CLUES[rule].says}.`,
        },
      ),
      explainedBy(symbol(answer), {
        en: line`Shape ${symbol(answer)} has ${BREAKING[rule]}.`,
        es: line`La figura ${symbol(answer)} tiene ${BREAKING[rule]}.`,
      }),
    ],
    check(printed, answer) {
      const [rule] = tupleOf(cluesIn(printed), 1)
      const breaking = shapesIn(printed).flatMap((shape, i) => (fitsAll([rule], shape) ? [] : [itemOf(LETTERS, i)]))
      return breaking.length === 1 && breaking[0] === answer
    },
  }),
})

const restOf = (place: number, many: number) =>
  LETTERS.slice(0, many)
    .filter((_, i) => i !== place)
    .flatMap((own, i) => [...(i > 0 ? [', '] : []), symbol(own)])
