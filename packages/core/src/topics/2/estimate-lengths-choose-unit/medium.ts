import {
  assert,
  type Both,
  both,
  type CellHole,
  type Content,
  type Expr,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  failed,
  type Inline,
  isSameContent,
  itemOf,
  labelOrder,
  line,
  list,
  match,
  numbersInAnyOrder,
  prose,
  type Random,
  role,
  type Step,
  sentenceChoice,
  symbol,
  table,
  tupleOf,
} from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import type { levels } from './levels.ts'
import {
  inUnits,
  isAbout,
  JUDGED,
  knownLength,
  lengthOf,
  mayBe,
  printedThings,
  SYSTEM_NAMES,
  SYSTEMS,
  type System,
  sizeOf,
  THINGS,
  type Thing,
  thingsOf,
  unitsOf,
} from './things.ts'
import { askedHow, estimated, type Length, otherLengths, said } from './told.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const
/** Lengths about three times as short or as long, or more. */
const NEAR: readonly (readonly [(amount: number) => number, (amount: number) => number])[] = [
  [amount => Math.max(1, Math.floor(amount / 3)), amount => amount * 3],
  [amount => amount * 3, amount => amount * 10],
  [amount => Math.max(1, Math.floor(amount / 4)), amount => amount * 4],
]
/** With so few units, a third of them is none. */
const wrongAmounts = (thing: Thing, turn: number): readonly Length[] => {
  const [low, high] = itemOf(NEAR, thing.amount < 3 ? 1 : turn)
  return [low, high].map(other => ({ amount: other(thing.amount), unit: thing.unit }))
}
/** The same number of other units, or what comes near to it in the metric system. */
const wrongUnits = (thing: Thing): readonly Length[] => {
  const others = unitsOf(thing).filter(({ noun }) => noun !== thing.unit)
  const same = others.map(({ noun }) => ({ amount: thing.amount, unit: noun }))
  return same.length === 2 ? same : [...same, { amount: thing.amount * 10, unit: thing.unit }]
}
const othersOf = ({
  thing,
  by,
  turn,
}: {
  readonly thing: Thing
  readonly by: 'amount' | 'unit'
  readonly turn: number
}) => (by === 'amount' ? wrongAmounts(thing, turn) : wrongUnits(thing))

const THREE = ['A', 'B', 'C'] as const
/** Things to lay side by side, each 1.8 to 8 times as long as the next shorter one. */
const apartIn = (system: System): readonly (readonly [Thing, Thing, Thing])[] => {
  const all = thingsOf(system).filter(({ way }) => way === 'long')
  const isApart = (one: Thing, other: Thing) =>
    lengthOf(other) >= 1.8 * lengthOf(one) && lengthOf(other) <= 8 * lengthOf(one)
  return all.flatMap(one =>
    all.flatMap(two =>
      isApart(one, two) ? all.flatMap(three => (isApart(two, three) ? [[one, two, three] as const] : [])) : [],
    ),
  )
}
const APART = { customary: apartIn('customary'), metric: apartIn('metric') } as const satisfies Record<System, unknown>
const drawApart = (random: Random) => random.pick(APART[random.evenly(SYSTEM_NAMES)])

const cellOf = (hole: CellHole): readonly Inline[] => line`${hole as Expr}`
const sizeIn = (hole: CellHole): number =>
  typeof hole === 'object' && 'kind' in hole && hole.kind === 'quantity' ? exact(hole.amount).n * sizeOf(hole.noun) : 0
const lengthsIn = (hole: CellHole): readonly Length[] =>
  typeof hole === 'object' && 'kind' in hole && hole.kind === 'quantity'
    ? [{ amount: exact(hole.amount).n, unit: hole.noun }]
    : []
const RANKS = [
  {
    en: line`The shortest thing has the least length.`,
    es: line`La cosa más corta tiene la longitud menor.`,
  },
  { en: line`This one is between the other two.`, es: line`Está entre las otras dos.` },
  {
    en: line`The longest thing has the greatest length.`,
    es: line`La cosa más larga tiene la longitud mayor.`,
  },
] as const

/** Lengths in different units: the shorter one is less than one of the greater unit, or both are told in the smaller one. */
function unitsCompared(lengths: readonly Length[]): readonly Step[] {
  const long = ({ amount, unit }: Length) => amount * sizeOf(unit)
  const sorted = [...lengths].sort((one, other) => long(one) - long(other))
  return sorted.slice(1).flatMap((more, i) => {
    const less = itemOf(sorted, i)
    if (more.unit === less.unit) return []
    assert(sizeOf(more.unit) > sizeOf(less.unit), 'The longer thing has the greater unit')
    if (long(less) >= sizeOf(more.unit) && less.amount < more.amount) {
      const [smaller, greater] = [inUnits(more.amount, less.unit), inUnits(more.amount, more.unit)]
      const [oneLess, oneMore] = [inUnits(1, less.unit), inUnits(1, more.unit)]
      return [
        explainedBy(both(prose`${inUnits(less.amount, less.unit)} < ${smaller} < ${greater}`), {
          en: line`${oneLess} is shorter than ${oneMore}, so ${smaller} are shorter than ${greater}.`,
          es: line`${oneLess} mide menos que ${oneMore}, así que ${smaller} miden menos que ${greater}.`,
        }),
      ]
    }
    const each = sizeOf(more.unit) / sizeOf(less.unit)
    const [one, inSmaller] = [inUnits(1, more.unit), inUnits(each, less.unit)]
    return [
      explainedBy(
        long(less) < sizeOf(more.unit)
          ? both(prose`${inUnits(less.amount, less.unit)} < ${one}`)
          : both(
              prose`${inUnits(less.amount, less.unit)} < ${inUnits(more.amount * each, less.unit)} = ${inUnits(more.amount, more.unit)}`,
            ),
        { en: line`There are ${inSmaller} in ${one}.`, es: line`En ${one} hay ${inSmaller}.` },
      ),
    ]
  })
}
const inOrder = (first: 'shortest' | 'longest', things: readonly Thing[]): Both<readonly Inline[]> => {
  const [a, b, c] = tupleOf(
    things.map(({ amount, unit }) => inUnits(amount, unit)),
    3,
  )
  return first === 'shortest'
    ? {
        en: line`From shortest to longest: ${a}, ${b}, ${c}.`,
        es: line`De lo más corto a lo más largo: ${a}, ${b}, ${c}.`,
      }
    : {
        en: line`From longest to shortest: ${a}, ${b}, ${c}.`,
        es: line`De lo más largo a lo más corto: ${a}, ${b}, ${c}.`,
      }
}

/** Of things that two levels could ask for, one asks for every other one. */
const ESTIMATED = turned(
  THINGS.filter(thing => !JUDGED.includes(thing)),
  5,
)
export const mediumForms = (form: FormMaker<typeof levels>) => ({
  bestEstimate: form({
    levels: ['medium'],
    share: 2,
    draw: random => ({
      thing: random.evenly(ESTIMATED),
      by: random.pick(['amount', 'unit'] as const),
      turn: random.int(0, 2),
    }),
    answer: sentenceChoice,
    solve: ({ thing }) => said(thing),
    mistakes: facts => Object.fromEntries(othersOf(facts).map((other, i) => [`other${i + 1}`, said(other)])),
    ask: ({ thing }): Both<Content> => {
      const { en, es } = askedHow(thing)
      return { en, es }
    },
    solution: ({ thing }, { says }) => estimated(thing, says),
    whyWrong: facts => otherLengths(facts.thing, othersOf(facts)),
    check(printed, { key }) {
      const [amount, ...unit] = key.split(' ')
      return printedThings(printed).some(thing =>
        unitsOf(thing).some(({ noun }) => noun.en[0] === unit.join(' ') && mayBe(thing, Number(amount), noun)),
      )
    },
  }),

  longerThan: form({
    levels: ['medium'],
    kind: 'choose',
    lines: 1,
    draw(random) {
      const system = random.evenly(SYSTEM_NAMES)
      const isLonger = random.evenly([true, false])
      const { noun: unit, size } = itemOf(SYSTEMS[system], random.pick(system === 'metric' ? [1] : [1, 2]))
      const clear = thingsOf(system).filter(
        ({ way, least, most }) => way === 'long' && (least > 1.4 * size || most < 0.7 * size),
      )
      const all = random.until(
        () => random.sample(clear, 4),
        four => [2, 3].includes(four.filter(thing => lengthOf(thing) > size === isLonger).length),
      )
      return { all, unit, size, isLonger }
    },
    answer: numbersInAnyOrder,
    solve: ({ all, size, isLonger }) =>
      all.flatMap((thing, i) => (lengthOf(thing) > size === isLonger ? [symbol(itemOf(LETTERS, i))] : [])),
    ask({ all, unit, isLonger }): Both<Content> {
      const rows = table({ rows: all.map((thing, i) => [symbol(itemOf(LETTERS, i)), thing.called]) })
      const bound = role(isLonger ? 'longer' : 'shorter', inUnits(1, unit))
      return isLonger
        ? {
            en: [prose`Which of these are longer than ${bound}? Write all the letters.`, rows],
            es: [prose`¿Cuáles de estas cosas miden más de ${bound} de largo? Escribe todas las letras.`, rows],
          }
        : {
            en: [prose`Which of these are shorter than ${bound}? Write all the letters.`, rows],
            es: [prose`¿Cuáles de estas cosas miden menos de ${bound} de largo? Escribe todas las letras.`, rows],
          }
    },
    solution: ({ all, unit, isLonger }, letters) => [
      explainedBy(both(prose`${inUnits(1, unit)}`), knownLength(unit)),
      ...all.map((thing, i) =>
        explainedBy(
          both(prose`${symbol(itemOf(LETTERS, i))}: ${inUnits(thing.amount, thing.unit)}`),
          isAbout(thing, thing.amount, thing.unit),
        ),
      ),
      explainedBy(
        list(...letters),
        isLonger
          ? {
              en: line`These things are longer than ${inUnits(1, unit)}.`,
              es: line`Estas cosas miden más de ${inUnits(1, unit)}.`,
            }
          : {
              en: line`These things are shorter than ${inUnits(1, unit)}.`,
              es: line`Estas cosas miden menos de ${inUnits(1, unit)}.`,
            },
      ),
    ],
    check(printed, letters) {
      const [bound] = printed.terms('role')
      const unit = bound?.of.kind === 'quantity' ? bound.of.noun : undefined
      const system =
        SYSTEM_NAMES.find(name => SYSTEMS[name].some(({ noun }) => noun === unit)) ?? failed('The bound has a unit')
      const size = SYSTEMS[system].find(({ noun }) => noun === unit)?.size ?? failed('The unit is one of its system')
      const right = printed.block('table').rows.flatMap(([letter, called], i) => {
        const thing = thingsOf(system).find(one => isSameContent(one.called, called?.[0]))
        const fits = thing && (bound?.name === 'longer' ? thing.least > size : thing.most < size)
        return letter && fits ? [symbol(itemOf(LETTERS, i))] : []
      })
      return letters.length === right.length && right.every(one => letters.some(given => isSameContent(given, one)))
    },
  }),

  order: form({
    levels: ['medium'],
    kind: 'order',
    lines: 1,
    draw(random) {
      const first = random.evenly(['shortest', 'longest'] as const)
      const three = drawApart(random)
      const sorted = [...three].sort((one, other) => lengthOf(one) - lengthOf(other))
      const shown = random.until(
        () => random.shuffle(sorted),
        all => all[1] !== sorted[1],
      )
      return { shown, first }
    },
    answer: labelOrder(THREE),
    solve: ({ shown, first }) =>
      THREE.map((letter, i) => ({ letter, length: lengthOf(itemOf(shown, i)) }))
        .sort((one, other) => (first === 'shortest' ? one.length - other.length : other.length - one.length))
        .map(({ letter }) => letter),
    ask({ shown, first }): Both<Content> {
      const rows = table({ rows: shown.map((thing, i) => [symbol(itemOf(THREE, i)), thing.called]) })
      return first === 'shortest'
        ? {
            en: [prose`Write the letters in order from shortest to longest.`, rows],
            es: [prose`Escribe las letras en orden, de lo más corto a lo más largo.`, rows],
          }
        : {
            en: [prose`Write the letters in order from longest to shortest.`, rows],
            es: [prose`Escribe las letras en orden, de lo más largo a lo más corto.`, rows],
          }
    },
    solution: ({ shown, first }, letters) => [
      ...shown.map((thing, i) => explainedBy(expr(symbol(itemOf(THREE, i))), isAbout(thing, thing.amount, thing.unit))),
      ...unitsCompared(shown),
      explainedBy(
        list(...letters.map(letter => symbol(letter))),
        inOrder(
          first,
          letters.map(letter => itemOf(shown, THREE.indexOf(letter))),
        ),
      ),
    ],
    check(printed, letters) {
      const middles = printed.block('table').rows.map(([, called]) => {
        const found = THINGS.filter(thing => isSameContent(thing.called, called?.[0]))
        return itemOf(
          found.map(({ least, most, system }) => ((least + most) * (system === 'metric' ? 1 : 2.54)) / 2),
          0,
        )
      })
      const ordered = letters.map(letter => itemOf(middles, THREE.indexOf(letter)))
      const sign = /from shortest|de lo más corto/.test(printed.text) ? 1 : -1
      return (
        new Set(letters).size === 3 && ordered.slice(1).every((length, i) => sign * (length - itemOf(ordered, i)) > 0)
      )
    },
  }),

  match: form({
    ...match({
      levels: ['medium'],
      what: { en: line`each thing with its length`, es: line`cada cosa con su longitud` },
      draw: random => drawApart(random).map(thing => [thing.called, inUnits(thing.amount, thing.unit)] as const),
      belong([called], [length]) {
        assert(typeof length === 'object' && length.kind === 'quantity', 'The right side is a length')
        return THINGS.some(
          thing => isSameContent(thing.called, called) && mayBe(thing, exact(length.amount).n, length.noun),
        )
      },
      solution: (pairs, letters) => [
        ...unitsCompared(pairs.flatMap(([, length]) => lengthsIn(length))),
        ...[...pairs]
          .sort(([, one], [, other]) => sizeIn(one) - sizeIn(other))
          .map(([called, length], i) =>
            explainedBy(
              both({ kind: 'paragraph', content: [...cellOf(called), ': ', ...cellOf(length)] }),
              itemOf(RANKS, i),
            ),
          ),
        explainedBy(list(...letters.map(letter => symbol(letter))), {
          en: line`Write the letter of each length.`,
          es: line`Escribe la letra de cada longitud.`,
        }),
      ],
    }),
  }),
})
