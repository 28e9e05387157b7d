import {
  type Cell,
  type Expr,
  evaluate,
  explained,
  type FormMaker,
  itemOf,
  line,
  match,
  prose,
  type Random,
  symbol,
  tupleOf,
  words,
} from '../../../author.ts'
import { formulaIn } from '../../kit/choices/cells.ts'
import { type InOrder, valueIn, wordsOf } from './easy.ts'
import type { levels } from './levels.ts'
import { expressionOf, type Operation, type Words } from './tree.ts'

/** The four expressions of a match, all of the same three numbers. */
function drawPlans(random: Random): readonly InOrder[] {
  const of = (first: Operation, a: number, b: number, second: Operation, c: number) => ({ first, second, a, b, c })
  return random.until(
    () => {
      const [a, b, c] = [random.int(6, 12), random.int(4, 9), random.int(2, 5)]
      const others = [of('+', a, c, '×', b), of('×', a, b, '+', c), of('×', a, b, '−', c), of('×', a, c, '−', b)]
      return [of('+', a, b, '×', c), of('×', b, c, '+', a), ...random.sample(others, 2)]
    },
    plans => new Set(plans.map(valueIn)).size === 4 && new Set(plans.flatMap(({ a, b, c }) => [a, b, c])).size === 3,
  )
}
/** 9 + 5 × 3 stands with its numbers in another order than they are told. */
const shown = ({ first, second, a, b, c }: InOrder): Expr =>
  expressionOf(first === '×' && second === '+' && c > a ? ['+', c, ['×', a, b]] : [second, [first, a, b], c])
const textOf = (content: Words['en']): string =>
  content.map(part => (typeof part === 'string' ? part : part.kind === 'number' ? part.n : '')).join('')

export const matchingForms = (form: FormMaker<typeof levels>) => ({
  matchWords: form(
    match({
      levels: ['easy'],
      what: { en: line`each sentence with its expression`, es: line`cada oración con su expresión` },
      draw: random =>
        random.shuffle<readonly InOrder[]>(drawPlans(random)).map(plan => {
          const { en, es } = wordsOf(plan)
          return [words(textOf(en), textOf(es)), shown(plan)] as const
        }),
      belong(left: Cell, right: Cell) {
        const [said] = left
        if (typeof said !== 'object' || said.kind !== 'words') return false
        const [a, b, c] = tupleOf(
          [...said.en.matchAll(/\d+/g)].map(([digits]) => Number(digits)),
          3,
        )
        const first = said.en.startsWith('Add') ? a + b : a * b
        const value = said.en.includes('then multiply')
          ? first * c
          : said.en.includes('subtract')
            ? first - c
            : first + c
        return evaluate(formulaIn(right)).equals(value)
      },
      solution: (pairs, letters) =>
        pairs.map(([, right], i) => {
          const of = formulaIn(right)
          const work = prose`${symbol(itemOf(letters, i))}: ${of}`
          if (of.kind === 'product')
            return explained(
              work,
              line`Row ${i + 1}: the sum comes first, so it is in parentheses.`,
              line`Fila ${i + 1}: la suma va primero, así que está entre paréntesis.`,
            )
          return of.kind === 'sum' && itemOf(of.terms, 1).kind === 'negative'
            ? explained(
                work,
                line`Row ${i + 1}: the product comes first, then the subtraction.`,
                line`Fila ${i + 1}: el producto va primero, luego la resta.`,
              )
            : explained(
                work,
                line`Row ${i + 1}: the product comes first, then the addition.`,
                line`Fila ${i + 1}: el producto va primero, luego la suma.`,
              )
        }),
    }),
  ),
})
