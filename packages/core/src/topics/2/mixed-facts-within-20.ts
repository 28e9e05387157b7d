import {
  blank,
  both,
  column,
  defineTopic,
  differenceWithin20,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  failed,
  formulaChoice,
  integer,
  intoItsPlace,
  isTrue,
  itemOf,
  line,
  list,
  minus,
  missingPart,
  missingWhole,
  negative,
  numberList,
  type Printed,
  prose,
  type Random,
  type Step,
  statements,
  step,
  sum,
  sumWithin20,
  symbol,
  table,
  tableCells,
  type Value,
  words,
  writtenOption,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { undoesTheColumn } from '../kit/columns/columns.ts'
import { drillOf } from '../kit/facts/drill.ts'
import {
  canBeCopied,
  complete,
  type Fact,
  fitsEveryGap,
  fitsTheGap,
  missingFrom,
  missingNumber,
  type Place,
  resultOf,
  toWorkOut,
  withBox,
  written,
} from '../kit/facts/facts.ts'

type Sign = Fact['sign']

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)
/** Every sum of two of these numbers that is in the range, and the difference that undoes it: no 0, no 1. */
const facts = (
  firsts: readonly number[],
  seconds: readonly number[],
  least: number,
  most: number,
): Readonly<Record<Sign, readonly Fact[]>> => {
  const pairs = firsts
    .flatMap(a => seconds.map(b => [a, b] as const))
    .filter(([a, b]) => a + b >= least && a + b <= most)
  return {
    '+': pairs.map(([a, b]) => ({ a, b, sign: '+' })),
    '−': pairs.map(([a, b]) => ({ a: a + b, b, sign: '−' })),
  }
}

/** Facts by the name that levels list. */
const FACTS = {
  'within ten': facts(from(2, 8), from(2, 8), 4, 10),
  'across ten': facts(from(2, 9), from(2, 9), 11, 18),
  teens: facts(from(11, 16), from(2, 8), 13, 19),
}

interface Level {
  readonly facts: readonly (keyof typeof FACTS)[]
  readonly drill: number
  /** Where a number of the drill is missing. */
  readonly places: readonly Place[]
}

const SIGNS: readonly Sign[] = ['+', '−']
const draw = (random: Random, level: Level): Fact =>
  random.pick(FACTS[random.evenly(level.facts)][random.evenly(SIGNS)])

const worked = ({ a, b, sign }: Fact): readonly Step[] => (sign === '+' ? sumWithin20(a, b) : differenceWithin20(a, b))
/** The steps to a number that is missing from a fact, and the fact. */
function found(fact: Fact, place: Place): readonly Step[] {
  const { a, b, sign } = fact
  if (place === 'result') return worked(fact)
  const steps =
    sign === '+'
      ? missingPart(a + b, place === 'first' ? b : a)
      : place === 'first'
        ? missingWhole(a - b, b)
        : missingPart(a, a - b)
  return intoItsPlace(steps, complete(fact))
}

interface Missing {
  readonly fact: Fact
  readonly place: Place
}
const gap = ({ fact, place }: Missing): Expr => (place === 'result' ? toWorkOut(fact) : withBox(fact, place))

const isTurned = (one: Fact, other: Fact) => one.sign === '+' && one.a === other.b && one.b === other.a

/** As many sums as differences in no order; no fact comes twice, and no sum both ways round. */
function drawDrill(random: Random, level: Level): readonly Missing[] {
  const half = level.drill / 2
  const pools = level.facts.map(name => FACTS[name])
  const some = (sign: Sign, count: number) => {
    const all = new Set(random.shuffle<readonly Fact[]>(pools.flatMap(pool => pool[sign])))
    const kept = [...all].filter((fact, i, shuffled) => !shuffled.slice(0, i).some(before => isTurned(fact, before)))
    return kept.slice(0, count)
  }
  const drawn = random.shuffle<readonly Fact[]>([...some('+', Math.ceil(half)), ...some('−', Math.floor(half))])
  return drawn.map(fact => ({
    fact,
    place: random.pick(level.places.filter(place => place === 'result' || !canBeCopied(fact, place))),
  }))
}

/** A page of facts; one of them is worked out, the first that is short enough for the numbers of all to follow. */
const drill = {
  wide: true,
  draw: drawDrill,
  answer: numberList,
  solve: (drawn: readonly Missing[]) => drawn.map(({ fact, place }) => missingFrom(fact, place)),
  ask: (drawn: readonly Missing[]) => both(drillOf(drawn.map(gap), 5)),
  solution(drawn: readonly Missing[], numbers: readonly Value[]) {
    const solutions = drawn.map(({ fact, place }) => found(fact, place))
    return [
      ...itemOf(
        solutions.filter(steps => steps.length < 6),
        0,
      ),
      step(list(...numbers), because.sameWayForEach),
    ]
  },
  check: fitsEveryGap,
}

/** Two steps; the number after the first or after the second is past ten. */
interface Chain {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly signs: readonly [Sign, Sign]
}
const after = ({ a, b, signs }: Chain) => resultOf({ a, b, sign: signs[0] })
const endOf = (chain: Chain) => resultOf({ a: after(chain), b: chain.c, sign: chain.signs[1] })
const chainWritten = ({ a, b, c, signs: [first, second] }: Chain): Expr =>
  sum(a, first === '+' ? b : negative(b), second === '+' ? c : negative(c))
const SIGN_PAIRS: readonly (readonly [Sign, Sign])[] = [
  ['+', '−'],
  ['−', '+'],
  ['−', '−'],
  ['+', '−'],
  ['−', '+'],
  ['+', '+'],
]
const RANGES: Readonly<Record<Sign, readonly [number, number]>> = { '+': [3, 9], '−': [11, 18] }

function drawChain(random: Random): Chain {
  const signs = random.evenly(SIGN_PAIRS)
  return random.until(
    () => ({ a: random.int(...RANGES[signs[0]]), b: random.int(2, 9), c: random.int(2, 9), signs }),
    chain => {
      const [middle, end] = [after(chain), endOf(chain)]
      const isTold = signs[0] === '−' || chain.a >= chain.b
      return (
        isTold &&
        chain.b !== chain.c &&
        (signs[1] === '−' || middle >= chain.c) &&
        middle > 1 &&
        end > 1 &&
        end <= 20 &&
        middle <= 20 &&
        Math.max(middle, end) > 10 &&
        end !== chain.a
      )
    },
  )
}

const SIGN_NAMES = { '+': 'plus', '−': 'minus' } as const
const oneSign = writtenOption({ plus: both(prose`+`), minus: both(prose`−`) })
const pairName = ([first, second]: readonly [Sign, Sign]) => `${first} ${second}` as const
const twoSigns = writtenOption({
  '+ +': both(prose`+, +`),
  '+ −': both(prose`+, −`),
  '− +': both(prose`−, +`),
  '− −': both(prose`−, −`),
})
const ALL_PAIRS = SIGNS.flatMap(first => SIGNS.map(second => [first, second] as const))
/** The numbers with each pair of signs, without those that go below 0. */
const tried = (chain: Chain): readonly Chain[] =>
  ALL_PAIRS.map(signs => ({ ...chain, signs })).filter(other => after(other) >= 0 && endOf(other) >= 0)

interface Sums {
  readonly tops: readonly number[]
  readonly sides: readonly number[]
  /** The column and the row whose heads are hidden; null where all heads are printed. */
  readonly hidden: readonly [column: number, row: number] | null
}
/** The table with each cell, and whether it is left for the pupil. */
function cellsOf({ tops, sides, hidden }: Sums): readonly (readonly { value: number; isBlank: boolean }[])[] {
  const [column, row] = hidden ?? [-1, -1]
  // One sum beside each hidden head is printed.
  const isShown = (r: number, c: number) =>
    hidden !== null && ((c === column && r === (row + 1) % 3) || (r === row && c === (column + 1) % 3))
  return [
    tops.map((value, c) => ({ value, isBlank: c === column })),
    ...sides.map((side, r) => [
      { value: side, isBlank: r === row },
      ...tops.map((top, c) => ({ value: side + top, isBlank: !isShown(r, c) })),
    ]),
  ]
}
const PLUS = words('+', '+')
const tableOf = (sums: Sums, isFilled: boolean) => {
  const shown = cellsOf(sums).map(row => row.map(({ value, isBlank }) => (isBlank && !isFilled ? blank(2) : value)))
  const [head, ...rows] = shown
  return { head: [PLUS, ...(head ?? [])], rows, rowHeads: true }
}
const filledTable = (sums: Sums) => ({
  ...tableOf(sums, true),
  blanks: cellsOf(sums).flatMap(row => row.filter(({ isBlank }) => isBlank).map(({ value }) => value)),
})
const rowsAdded = ({ tops, sides }: Sums) =>
  sides.map(side => step(statements(...tops.map(top => equation(sum(side, top), side + top))), because.addRowAndColumn))

/** With the blanks filled, each sum without the head of its column is the head of its row. */
function addsUp(printed: Printed, blanks: readonly Parameters<typeof exact>[0][]): boolean {
  const { head, rows } = printed.block('table')
  let next = 0
  const values = [head ?? [], ...rows].map(row =>
    row.map(([item]) => {
      if (item === undefined || typeof item === 'string' || item.kind === 'words') return null
      return exact(item.kind === 'blank' ? itemOf(blanks, next++) : (item as Expr))
    }),
  )
  const [tops, ...others] = values
  return (
    next === blanks.length &&
    others.every(([side, ...cells]) =>
      cells.every((cell, c) => {
        const top = tops?.[c + 1]
        return !!side && !!cell && !!top && cell.minus(top).equals(side)
      }),
    )
  )
}

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const
const letter = writtenOption({
  A: both(symbol('A')),
  B: both(symbol('B')),
  C: both(symbol('C')),
  D: both(symbol('D')),
  E: both(symbol('E')),
})
const WRONG_BY = new Map([
  [1, { en: line`the result is ${1} too high`, es: line`al resultado le sobra ${1}` }],
  [2, { en: line`the result is ${2} too high`, es: line`al resultado le sobran ${2}` }],
  [-1, { en: line`the result is ${1} too low`, es: line`al resultado le falta ${1}` }],
  [-2, { en: line`the result is ${2} too low`, es: line`al resultado le faltan ${2}` }],
])
const OFF = [...WRONG_BY.keys()]

export const mixedFactsWithin20 = defineTopic(
  {
    id: 'mixed-facts-within-20',
    name: {
      en: 'Mixed addition and subtraction facts within 20',
      es: 'Operaciones básicas de suma y resta hasta 20, mezcladas',
    },
    description: {
      en: 'Add and subtract from memory with mixed facts up to 20 and find missing numbers.',
      es: 'Suma y resta de memoria operaciones mezcladas hasta 20 y halla números que faltan.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['2.OA.B.2'],
    levels: {
      easy: { facts: ['within ten'], drill: 10, places: ['result'] },
      medium: { facts: ['across ten', 'across ten', 'teens'], drill: 15, places: ['result'] },
      hard: { facts: ['across ten'], drill: 20, places: ['first', 'second', 'result'] },
    },
  },
  form => ({
    across: form({
      levels: ['easy'],
      share: 4,
      instruction: { en: prose`Add or subtract.`, es: prose`Suma o resta.` },
      draw,
      answer: integer,
      solve: resultOf,
      ask: fact => both(toWorkOut(fact)),
      solution: worked,
      check: fitsTheGap,
    }),

    whichMakes: form({
      levels: ['easy'],
      share: 2,
      draw(random) {
        const target = random.evenly([7, 5, 6])
        const sign = random.evenly(SIGNS)
        const making = (result: number, of: Sign) =>
          random.pick(FACTS['within ten'][of].filter(fact => resultOf(fact) === result))
        const second = random.int(2, Math.ceil(target / 2) - 1)
        return {
          target,
          right: making(target, sign),
          oneMore: making(target + 1, sign === '+' ? '−' : '+'),
          oneLess: making(target - 1, '+'),
          otherSign: { a: target - second, b: second, sign: '−' as Sign },
        }
      },
      answer: formulaChoice,
      solve: ({ right }) => written(right),
      mistakes: ({ oneMore, oneLess, otherSign }) => ({
        otherSign: written(otherSign),
        oneMore: written(oneMore),
        oneLess: written(oneLess),
      }),
      ask: ({ target }) => ({ en: prose`Which makes ${target}?`, es: prose`¿Cuál da ${target}?` }),
      solution: ({ right }) => worked(right),
      check: (printed, answer) => evaluate(expr(answer)).equals(printed.take(1)[0]),
    }),

    down: form({
      levels: ['medium'],
      share: 3,
      instruction: { en: prose`Add or subtract.`, es: prose`Suma o resta.` },
      draw,
      answer: integer,
      solve: resultOf,
      ask: ({ a, b, sign }) => both(column(sign, a, b)),
      solution: worked,
      check: undoesTheColumn,
    }),

    drill: form({
      ...drill,
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Add or subtract. Write the answers row by row.`,
        es: prose`Suma o resta. Escribe las respuestas fila por fila.`,
      },
    }),

    missingDrill: form({
      ...drill,
      levels: ['hard'],
      instruction: {
        en: prose`Find each missing number. Write them row by row.`,
        es: prose`Halla cada número que falta. Escríbelos fila por fila.`,
      },
    }),

    sign: form({
      levels: ['medium'],
      instruction: { en: prose`Write + or −.`, es: prose`Escribe + o −.` },
      draw,
      answer: oneSign,
      solve: ({ sign }) => SIGN_NAMES[sign],
      ask: fact => both(prose`${fact.a} __ ${fact.b} = ${resultOf(fact)}`),
      solution: fact => [
        step(list(fact.a, resultOf(fact)), fact.sign === '+' ? because.resultIsGreater : because.resultIsLess, {
          start: fact.a,
        }),
        step(complete(fact), because.chooseTheOneThatFits),
      ],
      check(printed, answer) {
        const [a, b, result] = printed.take(3)
        return (answer === 'plus' ? result.minus(b) : result.plus(b)).equals(a)
      },
    }),

    table: form({
      levels: ['medium', 'hard'],
      instruction: { en: prose`Fill in the addition table.`, es: prose`Completa la tabla de sumar.` },
      draw(random, { places }: Level): Sums {
        const tops = random.sample([5, 6, 7, 8, 9], 3)
        const sides = random.sample([3, 4, 5, 6, 7, 8, 9], 3)
        return { tops, sides, hidden: places.length > 1 ? [random.int(0, 2), random.int(0, 2)] : null }
      },
      answer: tableCells,
      solve: filledTable,
      ask: sums => both(table(tableOf(sums, false))),
      solution(sums) {
        if (sums.hidden === null) return rowsAdded(sums)
        const [column, row] = sums.hidden
        const [top, side] = [itemOf(sums.tops, column), itemOf(sums.sides, row)]
        const [knownSide, knownTop] = [itemOf(sums.sides, (row + 1) % 3), itemOf(sums.tops, (column + 1) % 3)]
        return [
          step(
            statements(
              equation(minus(knownSide + top, knownSide), top),
              equation(minus(side + knownTop, knownTop), side),
            ),
            because.takeKnownHeader,
          ),
          ...rowsAdded(sums),
        ]
      },
      check: (printed, { blanks }) => addsUp(printed, blanks),
    }),

    findTheMistake: form({
      levels: ['medium'],
      share: 2,
      kind: 'find-mistake',
      instruction: {
        en: prose`One fact is wrong. Write its letter and the right fact.`,
        es: prose`Una operación está mal. Escribe su letra y la operación correcta.`,
      },
      wide: true,
      draw(random, level) {
        const shown = random.shuffle(
          [...drawDrill(random, { ...level, drill: 5, facts: ['across ten'] })].map(({ fact }) => fact),
        )
        return { shown, wrong: random.evenly([3, 1, 4, 0, 2]), off: random.evenly(OFF) }
      },
      answer: letter,
      solve: ({ wrong }) => itemOf(LETTERS, wrong),
      ask: ({ shown, wrong, off }) =>
        both(
          table({
            head: LETTERS.map(name => symbol(name)),
            rows: [shown.map((fact, i) => equation(written(fact), resultOf(fact) + (i === wrong ? off : 0)))],
          }),
        ),
      key: ({ shown, wrong }) => both(complete(itemOf(shown, wrong))),
      solution({ shown, wrong, off }, name) {
        const fact = itemOf(shown, wrong)
        return [
          step(equation(written(fact), resultOf(fact) + off), because.mistakeIs, {
            what: WRONG_BY.get(off) ?? failed('Each wrong result is off by one of these'),
          }),
          ...worked(fact).slice(-3),
          step(both(prose`${symbol(name)}: ${complete(fact)}`), because.correctIt),
        ]
      },
      check: (printed, name) =>
        printed.all('relation').every((item, i) => isTrue(item) !== (i === LETTERS.indexOf(name))),
    }),

    missing: form({
      levels: ['hard'],
      share: 3,
      instruction: missingNumber,
      draw: (random, level) =>
        random.until(
          (): Missing => ({ place: random.evenly(['first', 'second']), fact: draw(random, level) }),
          ({ fact, place }) => !canBeCopied(fact, place),
        ),
      answer: integer,
      solve: ({ fact, place }) => missingFrom(fact, place),
      ask: missing => both(gap(missing)),
      solution: ({ fact, place }) => found(fact, place),
      check: fitsTheGap,
    }),

    chain: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Add or subtract from left to right.`, es: prose`Suma o resta de izquierda a derecha.` },
      draw: drawChain,
      answer: integer,
      solve: endOf,
      ask: chain => both(equation(chainWritten(chain), blank(2))),
      solution: chain => [
        ...worked({ a: chain.a, b: chain.b, sign: chain.signs[0] }),
        ...worked({ a: after(chain), b: chain.c, sign: chain.signs[1] }),
      ],
      check: fitsTheGap,
    }),

    twoSigns: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Write + or − in each blank.`, es: prose`Escribe + o − en cada espacio.` },
      draw: drawChain,
      answer: twoSigns,
      solve: ({ signs }) => pairName(signs),
      ask: chain => both(prose`${chain.a} __ ${chain.b} __ ${chain.c} = ${endOf(chain)}`),
      key: chain => both(equation(chainWritten(chain), endOf(chain))),
      solution: chain => [
        step(
          statements(
            ...tried(chain)
              .filter(other => pairName(other.signs) !== pairName(chain.signs))
              .map(other => equation(chainWritten(other), endOf(other))),
          ),
          because.tryEach,
        ),
        step(equation(chainWritten(chain), endOf(chain)), because.chooseTheOneThatFits),
      ],
      // What is done to the printed end, the other way round, leads back to the start, by these signs alone.
      check(printed, answer) {
        const [a, b, c, end] = printed.take(4)
        const back = (name: string) => {
          const [first, second] = name.split(' ')
          const middle = second === '+' ? end.minus(c) : end.plus(c)
          return (first === '+' ? middle.minus(b) : middle.plus(b)).equals(a)
        }
        return ALL_PAIRS.map(pairName).filter(back).join() === answer
      },
    }),
  }),
)
