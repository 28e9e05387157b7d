import {
  areaGrid,
  blank,
  both,
  column,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  itemOf,
  line,
  mapParts,
  match,
  prose,
  Ratio,
  rational,
  sideBySide,
  statements,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { formulaIn, valueIn } from '../../kit/choices/cells.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import { numbersIn, placesOf, withPlaces } from '../../kit/decimals/decimals.ts'
import type { levels } from './levels.ts'
import { drawPair, inHundredths, result, twoAmounts, worked, written } from './parts.ts'
import { together } from './stories.ts'

const instruction = { en: prose`Calculate.`, es: prose`Calcula.` }

/** 3.4 + 2.5 as 34 + 25. */
const inTenths = (of: Expr): Expr => (of.kind === 'number' ? expr(evaluate(of).times(10)) : mapParts(of, inTenths))

export const easyForms = (form: FormMaker<typeof levels>) => ({
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
        because.explain,
        {
          sentence: {
            en: line`So many hundredths are ${decimal(inHundredths(left + right))}.`,
            es: line`Esa cantidad de centésimas es ${decimal(inHundredths(left + right))}.`,
          },
        },
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
      what: { en: line`each expression with its value`, es: line`cada expresión con su valor` },
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
})
