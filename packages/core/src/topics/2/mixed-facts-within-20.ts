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
  wholes,
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
import {
  drawAlone,
  drawFive,
  drawRows,
  FAMILIES,
  type FamilyName,
  SIGNS,
  type Sign,
} from './mixed-facts-within-20/families.ts'

interface Level {
  /** Whose facts are asked alone, and how many of each are in the drill. */
  readonly facts: readonly FamilyName[]
  readonly drill: Partial<Readonly<Record<FamilyName, number>>>
  /** Where a number of the drill is missing. */
  readonly places: readonly Place[]
}

/** Facts of two numbers, the greater first, that add up to 10 or less: for one right choice and the wrong ones. */
const WITHIN_TEN: readonly Fact[] = FAMILIES['within ten'].flat()

const counted = (start: number, end: number) => Array.from({ length: end - start }, (_, i) => start + 1 + i)
const worked = ({ a, b, sign }: Fact): readonly Step[] => (sign === '+' ? sumWithin20(a, b) : differenceWithin20(a, b))
/** The steps to a number that is missing from a fact, and the fact. */
function found(fact: Fact, place: Place): readonly Step[] {
  const { a, b, sign } = fact
  if (place === 'result') return worked(fact)
  const missing = missingFrom(fact, place)
  if (sign === '+' && missing <= 3)
    return [
      step(list(...counted(a + b - missing, a + b)), because.countOnTo, { start: a + b - missing, end: a + b }),
      step(complete(fact), because.countJumps),
    ]
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
const boxed = ({ fact, place }: Missing): Expr => withBox(fact, place)

/** Another sum or difference that is as much stands on the right side. */
interface TwoSided extends Missing {
  readonly other: Fact
}
const factsWith = (result: number): readonly Fact[] => [
  ...wholes(2, result - 2)
    .filter(a => a <= 9 && result - a <= 9)
    .map((a): Fact => ({ a, b: result - a, sign: '+' })),
  ...wholes(2, 8)
    .filter(b => result + b <= 20)
    .map((b): Fact => ({ a: result + b, b, sign: '−' })),
]
const leftOf = (item: Expr): Expr => (item.kind === 'relation' ? item.left : item)

/** One of a family each, so that no fact tells another. */
const drawDrill = (random: Random, level: Level): readonly Missing[] =>
  drawRows(random, level.drill).map(fact => ({
    fact,
    place: random.pick(level.places.filter(place => place === 'result' || !canBeCopied(fact, place))),
  }))

/** Where the ten stays: 15 + 3, 10 + 6, 18 − 3. */
const isInTeens = ({ a, b, sign }: Fact) =>
  sign === '+' ? Math.max(a, b) >= 10 && a + b < 20 : a > 10 && a < 20 && a - b >= 10
function byOnes({ a, b, sign }: Fact): Step {
  const [most, least] = [Math.max(a, b), Math.min(a, b)]
  const ones = most - 10
  if (sign === '−')
    return step(statements(complete({ a: ones, b, sign }), complete({ a, b, sign })), because.explain, {
      sentence: { en: line`Subtract the ones. The ten stays.`, es: line`Resta las unidades. La decena queda.` },
    })
  return step(
    ones === 0 ? complete({ a, b, sign }) : statements(complete({ a: ones, b: least, sign }), complete({ a, b, sign })),
    because.explain,
    { sentence: { en: line`Add the ones. The ten stays.`, es: line`Suma las unidades. La decena queda.` } },
  )
}
const isDouble = ({ a, b, sign }: Fact) => sign === '+' && a === b

/** A fact within twenty in one line. */
function inOneLine(fact: Fact): Step {
  const { a, b, sign } = fact
  if (isDouble(fact)) return step(complete(fact), because.useADouble, { a })
  if (isInTeens(fact)) return byOnes(fact)
  if (Math.max(a, resultOf(fact)) <= 10) {
    if (sign === '+') return step(complete(fact), because.countOn, { count: Math.min(a, b), start: Math.max(a, b) })
    return b <= a - b
      ? step(complete(fact), because.countBack, { count: b, start: a })
      : step(complete(fact), because.thinkAndCountOn, { a: b, whole: a })
  }
  if (sign === '−') {
    const ones = a - 10
    return step(
      statements(
        equation(minus(a, b), sum(a, negative(ones), negative(b - ones))),
        equation(minus(10, b - ones), a - b),
      ),
      because.goToTen,
    )
  }
  const [most, least] = [Math.max(a, b), Math.min(a, b)]
  const [toTen, rest] = [10 - most, least - (10 - most)]
  return step(
    statements(equation(sum(a, b), sum(most, toTen, rest)), equation(sum(10, rest), a + b)),
    because.makeTen,
    { a: most, b: toTen },
  )
}
const isAcrossTen = ({ a, b, sign }: Fact) =>
  sign === '+' ? a < 10 && a + b > 10 && b < 10 : a > 10 && b < 10 && a - b < 10
/** Facts of one kind are found in one way. */
function wayOf(fact: Fact): string | null {
  if (isDouble(fact)) return 'double'
  if (isInTeens(fact)) return 'ones'
  if (Math.max(fact.a, resultOf(fact)) <= 10) return `within ten ${fact.sign}`
  return isAcrossTen(fact) ? `across ten ${fact.sign}` : null
}
/** A missing number of a drill in a line or two. */
function told({ fact, place }: Missing): readonly Step[] {
  const { a, b, sign } = fact
  if (place === 'result') return [inOneLine(fact)]
  if (sign === '−' && place === 'first')
    return [step(sum(a - b, b), because.addTheParts), inOneLine({ a: a - b, b, sign: '+' })]
  const missing = missingFrom(fact, place)
  const whole = Math.max(a, resultOf(fact))
  return [
    step(minus(whole, whole - missing), because.findTheMissingPart),
    inOneLine({ a: whole, b: whole - missing, sign: '−' }),
  ]
}

const ADD = { en: prose`Add.`, es: prose`Suma.` }
const SUBTRACT = { en: prose`Subtract.`, es: prose`Resta.` }
/** A sum or a difference by itself. */
const alone = (sign: Sign) => ({
  draw: (random: Random, level: Level) => drawAlone(random, level.facts, 0, sign),
  answer: integer,
  solve: resultOf,
  solution: worked,
})

/** A page of facts: one of each kind is worked out, with a number missing where there is one. */
const drill = {
  wide: true,
  draw: drawDrill,
  answer: numberList,
  solve: (drawn: readonly Missing[]) => drawn.map(({ fact, place }) => missingFrom(fact, place)),
  solution(drawn: readonly Missing[], numbers: readonly Value[]) {
    const missingFirst = [...drawn].sort(
      (one, other) => Number(one.place === 'result') - Number(other.place === 'result'),
    )
    const ways = missingFirst.map(({ fact, place }) => (place === 'result' ? wayOf(fact) : fact.sign))
    const hasGaps = drawn.some(({ place }) => place !== 'result')
    const examples = missingFirst
      .filter((_, i) => ways[i] !== null && ways.indexOf(itemOf(ways, i)) === i)
      .slice(0, hasGaps ? 2 : 4)
    return [...examples.flatMap(told), step(list(...numbers), because.othersInTheSameWay)]
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
/** One sum in full, one row, and the whole table. */
function tableWorked(sums: Sums): readonly Step[] {
  const { tops, sides } = sums
  const all = sides.flatMap(a => tops.map((b): Fact => ({ a, b, sign: '+' })))
  return [
    ...all.filter(isAcrossTen).slice(0, 1).map(inOneLine),
    ...sides
      .slice(0, 1)
      .map(side => step(statements(...tops.map(top => equation(sum(side, top), side + top))), because.addRowAndColumn)),
    step(both(table(tableOf(sums, true))), because.othersInTheSameWay),
  ]
}

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
      easy: { facts: ['within ten', 'to twenty'], drill: { 'within ten': 6, 'to twenty': 4 }, places: ['result'] },
      medium: {
        facts: ['across ten', 'teens', 'across ten'],
        drill: { 'across ten': 12, teens: 3 },
        places: ['result'],
      },
      hard: { facts: ['across ten'], drill: { 'across ten': 20 }, places: ['first', 'second', 'result'] },
    },
  },
  form => ({
    add: form({
      ...alone('+'),
      levels: ['easy'],
      share: 2,
      instruction: ADD,
      ask: fact => both(toWorkOut(fact)),
      check: fitsTheGap,
    }),

    subtract: form({
      ...alone('−'),
      levels: ['easy'],
      share: 2,
      instruction: SUBTRACT,
      ask: fact => both(toWorkOut(fact)),
      check: fitsTheGap,
    }),

    whichMakes: form({
      levels: ['easy'],
      share: 2,
      draw(random) {
        const target = random.evenly([7, 5, 6])
        const sign = random.evenly(SIGNS)
        const making = (result: number, of: Sign) =>
          random.pick(WITHIN_TEN.filter(fact => fact.sign === of && resultOf(fact) === result))
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

    addDown: form({
      ...alone('+'),
      levels: ['medium'],
      share: 2,
      instruction: ADD,
      ask: ({ a, b, sign }) => both(column(sign, a, b)),
      check: undoesTheColumn,
    }),

    subtractDown: form({
      ...alone('−'),
      levels: ['medium'],
      share: 2,
      instruction: SUBTRACT,
      ask: ({ a, b, sign }) => both(column(sign, a, b)),
      check: undoesTheColumn,
    }),

    drill: form({
      ...drill,
      ask: (drawn: readonly Missing[]) => both(drillOf(drawn.map(gap), 5)),
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Add or subtract. Write the answers row by row.`,
        es: prose`Suma o resta. Escribe las respuestas fila por fila.`,
      },
    }),

    missingDrill: form({
      ...drill,
      ask: (drawn: readonly Missing[]) => both(drillOf(drawn.map(boxed), 5)),
      levels: ['hard'],
      instruction: {
        en: prose`Find the missing numbers. Write them row by row.`,
        es: prose`Halla los números que faltan. Escríbelos fila por fila.`,
      },
    }),

    sign: form({
      levels: ['medium'],
      instruction: { en: prose`Write + or −.`, es: prose`Escribe + o −.` },
      draw: (random, level: Level) => drawAlone(random, level.facts, 4),
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
        if (sums.hidden === null) return tableWorked(sums)
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
          ...tableWorked(sums),
        ]
      },
      check: (printed, { blanks }) => addsUp(printed, blanks),
    }),

    findTheMistake: form({
      levels: ['medium'],
      share: 2,
      kind: 'find-mistake',
      instruction: {
        en: prose`One fact is wrong. Write its letter.`,
        es: prose`Una operación está mal. Escribe su letra.`,
      },
      wide: true,
      draw: random => ({ shown: drawFive(random), wrong: random.evenly([3, 1, 4, 0, 2]), off: random.evenly(OFF) }),
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
      draw(random, level: Level): TwoSided {
        return random.until(
          (): TwoSided => {
            const fact = drawAlone(random, level.facts, 0)
            return { fact, place: random.pick(['first', 'second']), other: random.pick(factsWith(resultOf(fact))) }
          },
          ({ fact, place, other }) =>
            missingFrom(fact, place) >= 4 &&
            !canBeCopied(fact, place) &&
            ![other.a, other.b].some(number => number === fact.a || number === fact.b),
        )
      },
      answer: integer,
      solve: ({ fact, place }) => missingFrom(fact, place),
      ask: ({ fact, place, other }) => both(equation(leftOf(withBox(fact, place)), written(other))),
      solution: ({ fact, place, other }) => [
        step(complete(other), because.workOutTheRightSide),
        step(withBox(fact, place), because.explain, {
          sentence: {
            en: line`The left side must be ${resultOf(fact)} too.`,
            es: line`El lado izquierdo también debe ser ${resultOf(fact)}.`,
          },
        }),
        ...found(fact, place).slice(-4),
      ],
      check: fitsTheGap,
    }),

    chain: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Work from left to right.`, es: prose`Calcula de izquierda a derecha.` },
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
