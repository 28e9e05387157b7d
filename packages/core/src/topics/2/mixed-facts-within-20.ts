import {
  blank,
  both,
  column,
  defineTopic,
  differenceWithin20,
  type Expr,
  equation,
  evaluate,
  explained,
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
  numberList,
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
  writtenName,
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
import { addsUp, filledTable, type Sums, tableOf, tableWorked } from './mixed-facts-within-20/addition-table.ts'
import {
  ALL_PAIRS,
  after,
  chainWritten,
  drawChain,
  endOf,
  pairName,
  tried,
  twoSigns,
} from './mixed-facts-within-20/chains.ts'
import {
  drawAlone,
  drawFive,
  drawRows,
  FAMILIES,
  type FamilyName,
  SIGNS,
  type Sign,
} from './mixed-facts-within-20/families.ts'
import { inOneLine, isHalf, wayOf } from './mixed-facts-within-20/ways.ts'

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
function worked(fact: Fact): readonly Step[] {
  const { a, b, sign } = fact
  if (isHalf(fact))
    return [
      step(equation(sum(b, b), a), because.useADouble, { a: b }),
      explained(
        complete(fact),
        line`Take one ${b} of the double away: the other ${b} is left.`,
        line`Quita un ${b} del doble: queda el otro ${b}.`,
      ),
    ]
  return sign === '+' ? sumWithin20(a, b) : differenceWithin20(a, b)
}
/** The steps to a number that is missing from a fact, and the fact. */
function found(fact: Fact, place: Place): readonly Step[] {
  const { a, b, sign } = fact
  if (place === 'result') return worked(fact)
  const missing = missingFrom(fact, place)
  if (sign === '+' && missing <= 3)
    return [
      step(list(...counted(a + b - missing, a + b)), because.countOnTo, { start: a + b - missing, end: a + b }),
      step(complete(fact), because.countNumbersSaid),
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

/** A missing number of a drill in a line. */
function told(item: Missing): Step {
  const { fact, place } = item
  const { a, b, sign } = fact
  if (place === 'result') return inOneLine(fact)
  if (sign === '−' && place === 'first')
    return explained(
      statements(boxed(item), equation(sum(a - b, b), a)),
      line`The number before the minus sign is missing: add the parts.`,
      line`Falta el número antes del signo menos: suma las partes.`,
    )
  const missing = missingFrom(fact, place)
  const whole = Math.max(a, resultOf(fact))
  const undone = statements(boxed(item), equation(minus(whole, whole - missing), missing))
  return sign === '−'
    ? explained(
        undone,
        line`The number after the minus sign is missing: take what is left from the whole.`,
        line`Falta el número después del signo menos: resta del total lo que queda.`,
      )
    : explained(
        undone,
        line`A part is missing: take the known part from the whole.`,
        line`Falta una parte: resta del total la parte conocida.`,
      )
}
/** What is to do in an item: facts of the drill that are found in the same way are worked out once. */
const kindOf = ({ fact, place }: Missing) =>
  place === 'result' ? wayOf(fact) : fact.sign === '−' ? `${place} −` : 'part'

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
    const ways = missingFirst.map(kindOf)
    const hasGaps = drawn.some(({ place }) => place !== 'result')
    const examples = missingFirst
      .filter((_, i) => ways[i] !== null && ways.indexOf(itemOf(ways, i)) === i)
      .slice(0, hasGaps ? 5 : 4)
    return [...examples.map(told), step(list(...numbers), because.othersInTheSameWay)]
  },
  check: fitsEveryGap,
}

const SIGN_NAMES = { '+': 'plus', '−': 'minus' } as const
const oneSign = writtenOption({ plus: both(prose`+`), minus: both(prose`−`) })
const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const
const letter = writtenName('A', 'B', 'C', 'D', 'E')
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
    rev: 2,
    levels: {
      easy: { facts: ['within ten', 'to twenty'], drill: { 'within ten': 3, 'to twenty': 2 }, places: ['result'] },
      medium: {
        facts: ['across ten'],
        drill: { 'across ten': 8, teens: 2 },
        places: ['result'],
      },
      hard: { facts: ['across ten'], drill: { 'across ten': 15 }, places: ['first', 'second', 'result'] },
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
      instruction: ADD,
      ask: ({ a, b, sign }) => both(column(sign, a, b)),
      check: undoesTheColumn,
    }),

    subtractDown: form({
      ...alone('−'),
      levels: ['medium'],
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
      // The greater number first, so that both signs could be.
      draw(random, level: Level): Fact {
        const { a, b, sign } = drawAlone(random, level.facts, 4)
        return { a: Math.max(a, b), b: Math.min(a, b), sign }
      },
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
      share: 2,
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
      draw: random => drawChain(random, 'twice'),
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
      draw: random => drawChain(random),
      answer: twoSigns,
      solve: ({ signs }) => pairName(signs),
      ask: chain => both(prose`${chain.a} __ ${chain.b} __ ${chain.c} = ${endOf(chain)}`),
      key: chain => both(equation(chainWritten(chain), endOf(chain))),
      solution: chain => [
        explained(
          statements(
            ...tried(chain)
              .filter(other => pairName(other.signs) !== pairName(chain.signs))
              .map(other => equation(chainWritten(other), endOf(other))),
          ),
          line`Try each pair of signs that can be.`,
          line`Prueba cada par de signos posible.`,
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
