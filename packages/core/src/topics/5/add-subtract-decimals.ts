import {
  addDecimals,
  answerStep,
  areaGrid,
  blank,
  both,
  column,
  count,
  decimal,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  figure,
  findMistake,
  itemOf,
  line,
  m,
  mapParts,
  match,
  minus,
  money,
  moneyAmount,
  prose,
  quantity,
  type Random,
  Ratio,
  rational,
  type Step,
  sideBySide,
  statements,
  step,
  story,
  sum,
  type Work,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { formulaIn, valueIn } from '../kit/choices/cells.ts'
import { undoesTheColumn } from '../kit/columns/columns.ts'
import { borrows, carries, smallerFromLarger, sumWithoutCarrying } from '../kit/columns/regrouping.ts'
import { numbersIn, placesOf, withPlaces } from '../kit/decimals/decimals.ts'
import { type AmountsStory, change, compared, together } from './add-subtract-decimals/stories.ts'

type Range = readonly [least: number, most: number]
type Sign = '+' | '−'
interface Facts {
  readonly left: Ratio
  readonly right: Ratio
  readonly sign: Sign
}
interface Level {
  readonly pair: 'same places' | 'different places' | 'whole and hundredths'
}

const hundredths = (value: Ratio) => value.times(100).n
const inHundredths = (value: number) => Ratio.of(value, 100)
const regrouped = ({ left, right, sign }: Facts) =>
  (sign === '+' ? carries : borrows)(hundredths(left), hundredths(right))

/** Equal places regroup once at most, different ones at least once. */
const fits: Readonly<Record<Level['pair'], (facts: Facts) => boolean>> = {
  'same places': facts => placesOf(facts.left) === placesOf(facts.right) && regrouped(facts) <= 1,
  'different places': facts => regrouped(facts) >= 1,
  'whole and hundredths': ({ left, right }) => left.compare(right) > 0,
}

/** How many decimal places the two numbers have. */
const placesAt = (random: Random, pair: Level['pair']): readonly [number, number] => {
  if (pair === 'whole and hundredths') return [0, 2]
  if (pair === 'different places') return random.shuffle([1, 2])
  const places = random.pick([1, 2])
  return [places, places]
}

/** The greater number first where one is subtracted; the ranges are in hundredths. */
function drawFrom(random: Random, { pair }: Level, sign: Sign, first: Range, second: Range): Facts {
  return random.until(
    () => {
      const [one, other] = placesAt(random, pair)
      return {
        left: withPlaces(random, one, first[0] / 100, first[1] / 100),
        right: withPlaces(random, other, second[0] / 100, second[1] / 100),
        sign,
      }
    },
    facts => fits[pair](facts) && (sign === '+' || facts.left.compare(facts.right) > 0),
  )
}

const ranges: Readonly<Record<Level['pair'], readonly [Range, Range]>> = {
  'same places': [
    [200, 1900],
    [100, 1900],
  ],
  'different places': [
    [500, 9900],
    [100, 6000],
  ],
  'whole and hundredths': [
    [300, 6000],
    [100, 3000],
  ],
}
const drawPair = (random: Random, level: Level) => {
  const sign = level.pair === 'whole and hundredths' ? '−' : random.evenly(['+', '−'])
  return drawFrom(random, level, sign, ...ranges[level.pair])
}

const result = ({ left, right, sign }: Facts) => (sign === '+' ? left.plus(right) : left.minus(right))
const written = ({ left, right, sign }: Facts) =>
  sign === '+' ? sum(decimal(left), decimal(right)) : minus(decimal(left), decimal(right))
const worked = ({ left, right, sign }: Facts) => addDecimals(sign, left, right)
const lengthOf = ({ left, right }: Facts) => Math.max(placesOf(left), placesOf(right))

const instruction = { en: prose`Calculate.`, es: prose`Calcula.` }

/** The last digits stand under each other, whatever places they have. */
function alignedRight(facts: Facts): Ratio {
  const digits = (value: Ratio) => value.times(10 ** placesOf(value))
  const total = result({ ...facts, left: digits(facts.left), right: digits(facts.right) })
  return total.over(10 ** lengthOf(facts))
}

/** Each column by itself: nothing is carried, and the smaller digit is taken from the greater. */
const notRegrouped = ({ left, right, sign }: Facts) =>
  inHundredths((sign === '+' ? sumWithoutCarrying : smallerFromLarger)(hundredths(left), hundredths(right)))

/** 3.4 + 2.5 as 34 + 25. */
const inTenths = (of: Expr): Expr => (of.kind === 'number' ? expr(evaluate(of).times(10)) : mapParts(of, inTenths))

const slips = (facts: Facts) => {
  const one = Ratio.of(1, facts.sign === '+' ? 1 : -1)
  return {
    pointsNotLinedUp: alignedRight(facts),
    notRegrouped: notRegrouped(facts),
    regroupedOnceTooOften: result(facts).plus(one),
    tenthLost: result(facts).minus(Ratio.of(1, 10)),
  }
}

const twoAmounts = (at: 'easy' | 'medium', sign: Sign, settings: readonly AmountsStory[]) =>
  story({
    levels: [at],
    share: 2,
    settings,
    draw(random, { noun, first, second }, level: Level) {
      const { left, right } = drawFrom(random, level, sign, first, second)
      return { first: count(decimal(left), noun), second: count(decimal(right), noun) }
    },
    answer: quantity,
    solve: ({ first, second }, { noun }) =>
      count(decimal(result({ left: evaluate(first.amount), right: evaluate(second.amount), sign })), noun),
    ask: ({ first, second }, { ask }) => ask(first, second),
    solution({ first, second }, answer, { says }) {
      const facts = { left: evaluate(first.amount), right: evaluate(second.amount), sign }
      return [...worked(facts), answerStep(equation(written(facts), answer.amount), says(answer))]
    },
    check: (numberOf, { amount }) =>
      sign === '+'
        ? exact(amount).minus(numberOf('second')).equals(numberOf('first'))
        : exact(amount).plus(numberOf('second')).equals(numberOf('first')),
  })

/** A whole number, hundredths and tenths: the sum, and what is left of it. */
interface TwoSigns {
  readonly whole: number
  readonly added: Ratio
  readonly taken: Ratio
}
const firstSum = ({ whole, added }: TwoSigns): Facts => ({ left: Ratio.of(whole), right: added, sign: '+' })
const thenTaken = (from: Ratio, { taken }: TwoSigns): Facts => ({ left: from, right: taken, sign: '−' })
const workOf = (facts: TwoSigns, total: Ratio, rest: Ratio): Work => [
  m`${facts.whole} + ${decimal(facts.added)} - ${decimal(facts.taken)}`,
  minus(decimal(total), decimal(facts.taken)),
  decimal(rest),
]
const totalOf = (facts: TwoSigns) => result(firstSum(facts))
const restOf = (facts: TwoSigns, total = totalOf(facts)) => result(thenTaken(total, facts))
const lastStep = ({ taken }: TwoSigns, total: Ratio): Step =>
  step(
    statements(
      equation(minus(hundredths(total), hundredths(taken)), hundredths(total.minus(taken))),
      decimal(total.minus(taken)),
    ),
    because.placeThePoint,
  )

export const addSubtractDecimals = defineTopic(
  {
    id: 'add-subtract-decimals',
    name: { en: 'Add and subtract decimals', es: 'Sumar y restar decimales' },
    description: {
      en: 'Align the decimal points to add or subtract decimals up to hundredths.',
      es: 'Alinea los puntos decimales para sumar o restar decimales hasta las centésimas.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.B.7'],
    rev: 3,
    levels: {
      easy: { pair: 'same places' },
      medium: { pair: 'different places' },
      hard: { pair: 'whole and hundredths' },
    },
  },
  form => ({
    columns: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction,
      draw: drawPair,
      answer: rational,
      solve: facts => decimal(result(facts)),
      ask: ({ left, right, sign }) => both(column(sign, decimal(left), decimal(right))),
      solution: worked,
      check: undoesTheColumn,
    }),

    horizontal: form({
      share: 2,
      instruction,
      lines: 3,
      draw: drawPair,
      answer: rational,
      solve: facts => decimal(result(facts)),
      ask: facts => both(equation(written(facts), blank(3))),
      solution: worked,
      check(printed, answer) {
        const [left, right] = numbersIn(printed, 2)
        return printed.all('negative').length > 0
          ? exact(answer).plus(right).equals(left)
          : exact(answer).minus(right).equals(left)
      },
    }),

    grids: form({
      levels: ['easy'],
      instruction: {
        en: prose`Each grid is one whole. Add the gray parts.`,
        es: prose`Cada cuadrícula es una unidad. Suma las partes grises.`,
      },
      draw: random =>
        random.until(
          () => ({ left: random.int(12, 95), right: random.int(12, 95) }),
          ({ left, right }) => left % 10 !== 0 && right % 10 !== 0 && (left + right) % 10 !== 0,
        ),
      answer: rational,
      solve: ({ left, right }) => decimal(inHundredths(left + right)),
      ask: ({ left, right }) =>
        both([
          sideBySide(...[left, right].map(shaded => figure(areaGrid({ rows: 10, columns: 10, shaded })))),
          equation(sum(decimal(inHundredths(left)), decimal(inHundredths(right))), blank(3)),
        ]),
      solution: ({ left, right }) => [
        step(equation(sum(left, right), left + right), because.count, {
          group: {
            en: line`the gray squares, each a hundredth`,
            es: line`los cuadrados grises, cada uno una centésima`,
          },
        }),
        step(
          equation(sum(decimal(inHundredths(left)), decimal(inHundredths(right))), decimal(inHundredths(left + right))),
          because.placeThePoint,
        ),
      ],
      // Counts the gray squares of both grids.
      check(printed, answer) {
        const squares = printed.figures('area-grid').map(({ shaded }) => shaded.length)
        const given = numbersIn(printed, 2)
        return (
          squares.every((shaded, i) => itemOf(given, i).equals(inHundredths(shaded))) &&
          exact(answer).equals(inHundredths(squares.reduce((total, shaded) => total + shaded, 0)))
        )
      },
    }),

    equalResults: form(
      match({
        levels: ['easy'],
        what: { en: line`each sum or difference with its value`, es: line`cada suma o resta con su valor` },
        draw(random, level) {
          // A middle value, and two that slips would make of it.
          const middle = random.until(
            () => drawPair(random, level),
            facts => placesOf(facts.left) === 1 && result(facts).compare(3) > 0,
          )
          const value = result(middle)
          const others = [value.plus(1), value.plus(Ratio.of(1, 10))].map(total => {
            const right = random.until(
              () => withPlaces(random, 1, 1, 9),
              part =>
                !part.equals(middle.right) && (total.minus(part).compare(1) > 0 || total.plus(part).compare(19) < 0),
            )
            return total.minus(right).compare(1) > 0
              ? { left: total.minus(right), right, sign: '+' as const }
              : { left: total.plus(right), right, sign: '−' as const }
          })
          return [middle, ...others].map(facts => [written(facts), decimal(result(facts))] as const)
        },
        belong: (left, right) => valueIn(left).equals(valueIn(right)),
        solution: pairs => [
          step(
            statements(
              ...pairs.map(([left]) => formulaIn(left)).map(of => equation(inTenths(of), evaluate(of).times(10))),
            ),
            because.countTenths,
          ),
          step(
            statements(...pairs.map(([left, right]) => equation(formulaIn(left), formulaIn(right)))),
            because.matchTheNumbers,
          ),
        ],
      }),
    ),

    together: form(twoAmounts('easy', '+', together)),
    compared: form(twoAmounts('medium', '−', compared)),

    choice: form({
      levels: ['medium'],
      instruction: { en: prose`Choose the value.`, es: prose`Elige el valor.` },
      draw: (random, level) =>
        random.until(
          () => drawPair(random, level),
          facts => {
            const values = [result(facts), ...Object.values(slips(facts))].map(String)
            return new Set(values).size === values.length && alignedRight(facts).compare(0) > 0
          },
        ),
      answer: rational,
      solve: facts => decimal(result(facts)),
      mistakes: facts =>
        Object.fromEntries(Object.entries(slips(facts)).map(([name, value]) => [name, decimal(value)])),
      ask: facts => both(written(facts)),
      solution: worked,
      check(printed, answer) {
        const [left, right] = numbersIn(printed, 2)
        return (printed.all('negative').length > 0 ? exact(answer).plus(right) : exact(answer).minus(right)).equals(
          left,
        )
      },
    }),

    threeTerms: form({
      levels: ['hard'],
      instruction: { en: prose`Add.`, es: prose`Suma.` },
      lines: 4,
      draw: random => ({
        first: withPlaces(random, 1, 4, 40),
        second: withPlaces(random, 2, 1, 20),
        third: Ratio.of(random.int(2, 30)),
      }),
      answer: rational,
      solve: ({ first, second, third }) => decimal(first.plus(second).plus(third)),
      ask: ({ first, second, third }) => both(equation(sum(decimal(first), decimal(second), third), blank(3))),
      solution({ first, second, third }, answer) {
        const total = first.plus(second)
        return [
          step(sum(decimal(first, 2), decimal(second), decimal(third, 2)), because.sameDecimalPlacesInAll),
          step(equation(sum(decimal(first, 2), decimal(second)), decimal(total, 2)), because.workLeftToRight),
          step(equation(sum(decimal(total), third), answer), because.addWhatIsLeft),
        ]
      },
      check: (printed, answer) =>
        numbersIn(printed, 3)
          .reduce((rest, number) => rest.minus(number), exact(answer))
          .equals(0),
    }),

    missingNumber: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      lines: 3,
      draw: random => {
        const [one, other] = random.shuffle([1, 2])
        const place = random.evenly(['first addend', 'second addend', 'minuend'])
        return random.until(
          () => ({ missing: withPlaces(random, one, 1, 40), known: withPlaces(random, other, 1, 30), place }),
          // Both ways a place has to be regrouped.
          ({ missing, known }) =>
            place === 'minuend'
              ? missing.compare(known) > 0 && carries(hundredths(missing.minus(known)), hundredths(known)) > 0
              : borrows(hundredths(missing.plus(known)), hundredths(known)) > 0,
        )
      },
      answer: rational,
      solve: ({ missing }) => decimal(missing),
      ask({ missing, known, place }) {
        const shown = decimal(known)
        if (place === 'minuend') return both(equation(minus(blank(3), shown), decimal(missing.minus(known))))
        return both(
          equation(
            place === 'first addend' ? sum(blank(3), shown) : sum(shown, blank(3)),
            decimal(missing.plus(known)),
          ),
        )
      },
      solution({ missing, known, place }) {
        const isSum = place !== 'minuend'
        const undone: Facts = {
          left: isSum ? missing.plus(known) : missing.minus(known),
          right: known,
          sign: isSum ? '−' : '+',
        }
        return [step(written(undone), because.useOppositeOperation), ...worked(undone)]
      },
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const [known] = numbersIn(printed, 2)
        if (left.kind !== 'sum') return false
        const change = printed.all('negative').length > 0 ? known.negated() : known
        return exact(answer).plus(change).equals(evaluate(right))
      },
    }),

    findTheError: form(
      findMistake({
        levels: ['hard'],
        lines: 2,
        draw: (random): TwoSigns =>
          random.until(
            () => ({
              whole: random.int(11, 48),
              added: withPlaces(random, 2, 2, 9),
              taken: withPlaces(random, 1, 1, 6),
            }),
            facts => {
              const misaligned = alignedRight(firstSum(facts))
              return (
                misaligned.compare(facts.taken) > 0 &&
                borrows(hundredths(totalOf(facts)), hundredths(facts.taken)) > 0 &&
                carries(facts.whole, Math.floor(facts.added.toNumber())) >= 0
              )
            },
          ),
        work: facts => workOf(facts, totalOf(facts), restOf(facts)),
        steps: facts => [
          step(
            equation(sum(decimal(facts.whole, 2), decimal(facts.added)), decimal(totalOf(facts))),
            because.sameDecimalPlaces,
          ),
          lastStep(facts, totalOf(facts)),
        ],
        mistakes: {
          wholeAsHundredths: {
            says: ({ whole }) => ({
              en: line`the digits of ${whole} were lined up with the hundredths`,
              es: line`los dígitos de ${whole} se alinearon con las centésimas`,
            }),
            work: facts => {
              const total = alignedRight(firstSum(facts))
              return workOf(facts, total, restOf(facts, total))
            },
          },
          tenthsAsHundredths: {
            says: ({ taken }) => ({
              en: line`the decimal point of ${decimal(taken)} was not lined up`,
              es: line`el punto decimal de ${decimal(taken)} no se alineó`,
            }),
            work: facts => workOf(facts, totalOf(facts), alignedRight(thenTaken(totalOf(facts), facts))),
          },
          smallerFromGreater: {
            says: () => ({
              en: line`the smaller digit was taken from the greater one`,
              es: line`se restó el dígito menor del mayor`,
            }),
            work: facts => workOf(facts, totalOf(facts), notRegrouped(thenTaken(totalOf(facts), facts))),
          },
        },
        follows: (before, after) => evaluate(before).minus(evaluate(after)).equals(0),
      }),
    ),

    change: form(
      story({
        levels: ['hard'],
        share: 2,
        settings: change,
        draw(random, { first, second, paid }) {
          const [one, other] = random.until(
            () => [random.int(...first), random.int(...second)] as const,
            ([a, b]) => a % 5 > 0 && b % 5 > 0 && a + b < paid - 40,
          )
          return { first: money(one), second: money(other), paid: money(paid) }
        },
        answer: moneyAmount,
        solve: ({ first, second, paid }) => paid.cents - first.cents - second.cents,
        ask: ({ first, second, paid }, { ask }) => ask(first, second, paid),
        solution({ first, second, paid }, answer) {
          const both = money(first.cents + second.cents)
          return [
            step(equation(sum(first, second), both), because.putTogether),
            explainedBy(equation(minus(paid.cents, first.cents + second.cents), answer), {
              en: line`Subtract this from ${paid}, in cents.`,
              es: line`Réstalo de ${paid}, en centavos.`,
            }),
            answerStep(equation(minus(paid, both), money(answer)), {
              en: line`The change is ${money(answer)}.`,
              es: line`El cambio es de ${money(answer)}.`,
            }),
          ]
        },
        check: (numberOf, answer) =>
          numberOf('paid').minus(inHundredths(answer)).minus(numberOf('first')).equals(numberOf('second')),
      }),
    ),
  }),
)
