import {
  blank,
  both,
  type CellHole,
  equation,
  evaluate,
  exact,
  type FormMaker,
  measure as measured,
  numberList,
  option,
  prose,
  Ratio,
  rational,
  symbol,
  table,
  tableCells,
  type UnitId,
  unitIds,
  unitSign,
  words,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { customary, draw, IN_BASE, inBase, instruction, isConversion, oneStep, type Pair, shown } from './parts.ts'

const unitName = (unit: UnitId) => words(unitSign(unit).en, unitSign(unit).es)

/** Amounts of the large unit over those of the small one. */
const tableRows = ({ large, small }: Pair, amounts: readonly number[], results: readonly CellHole[]): CellHole[][] => [
  [unitName(large), ...amounts],
  [unitName(small), ...results],
]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  convert: form({
    levels: ['medium', 'hard'],
    share: 3,
    instruction,
    draw,
    answer: rational,
    solve: ({ pair, amount, toSmall }) => shown(toSmall ? amount.times(pair.factor) : amount, pair),
    ask: ({ pair: { large, small, factor, system }, amount, toSmall }) => {
      const first = toSmall
        ? measured(shown(amount, { large, small, factor, system }), large)
        : measured(amount.times(factor), small)
      return both(equation(first, measured(blank(3.2), toSmall ? small : large)))
    },
    check: (printed, answer) => isConversion(printed, exact(answer)),
  }),

  mixedUnits: form({
    levels: ['medium'],
    share: 2,
    instruction,
    draw: random => {
      const pair = random.pick(customary)
      return { pair, large: random.int(1, 9), small: random.int(1, pair.factor - 1) }
    },
    answer: numberList,
    solve: ({ large, small }) => [large, small],
    ask: ({ pair, large, small }) =>
      both(
        prose`${measured(large * pair.factor + small, pair.small)} = ${measured(blank(3.2), pair.large)} ${measured(blank(3.2), pair.small)}`,
      ),
    check(printed, [large, small]) {
      const [given, first, second] = printed.all('measure')
      if (!given || !first || !second || large === undefined || small === undefined) return false
      const total = inBase(first, exact(large)).plus(inBase(second, exact(small)))
      return total.equals(inBase(given)) && inBase(second, exact(small)).compare(inBase(first, Ratio.of(1))) < 0
    },
  }),

  compare: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`Compare. Write <, >, or =.`, es: prose`Compara. Escribe <, > o =.` },
    draw: random => {
      const pair = random.pick(oneStep)
      const large = random.int(2, 9)
      const change = random.evenly([0, -1, 1]) * random.int(1, Math.max(1, Math.floor(pair.factor / 2)))
      return { pair, large, small: large * pair.factor + change, first: random.pick([true, false]) }
    },
    answer: option({
      less: { en: prose`<`, es: prose`<` },
      greater: { en: prose`>`, es: prose`>` },
      equal: { en: prose`=`, es: prose`=` },
    }),
    solve: ({ pair, large, small, first }) => {
      const order = large * pair.factor - small
      return order === 0 ? 'equal' : order < 0 === first ? 'less' : 'greater'
    },
    ask: ({ pair, large, small, first }) => {
      const [a, b] = [measured(large, pair.large), measured(small, pair.small)]
      return both(first ? prose`${a} ${symbol('□')} ${b}` : prose`${b} ${symbol('□')} ${a}`)
    },
    check(printed, answer) {
      const [left, right] = printed.all('measure')
      if (!left || !right) return false
      const order = inBase(left).compare(inBase(right))
      return answer === (order < 0 ? 'less' : order > 0 ? 'greater' : 'equal')
    },
  }),

  table: form({
    levels: ['easy'],
    instruction: { en: prose`Complete the table.`, es: prose`Completa la tabla.` },
    draw: random => ({ pair: random.pick(oneStep), start: random.int(1, 6), step: random.int(1, 3) }),
    answer: tableCells,
    solve({ pair, start, step }) {
      const amounts = [0, 1, 2, 3].map(i => start + i * step)
      const blanks = amounts.map(amount => amount * pair.factor)
      return { blanks, rows: tableRows(pair, amounts, blanks), rowHeads: true }
    },
    ask({ pair, start, step }) {
      const amounts = [0, 1, 2, 3].map(i => start + i * step)
      return both(
        table({
          rowHeads: true,
          rows: tableRows(
            pair,
            amounts,
            amounts.map(() => blank(2)),
          ),
        }),
      )
    },
    check(printed, { blanks }) {
      const [large, small] = printed
        .all('words')
        .map(({ en }) => IN_BASE[unitIds.find(unit => unitSign(unit).en === en) ?? 'unit'])
      const amounts = printed.all('number').map(number => evaluate(number))
      return (
        large !== undefined &&
        small !== undefined &&
        blanks.length === amounts.length &&
        blanks.every((answer, i) =>
          exact(answer)
            .times(small)
            .equals((amounts[i] ?? Ratio.of(0)).times(large)),
        )
      )
    },
  }),
})
