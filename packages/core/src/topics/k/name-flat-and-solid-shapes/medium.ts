import {
  answerStep,
  type Both,
  both,
  type Content,
  count,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  howMany,
  itemOf,
  line,
  list,
  numbersInAnyOrder,
  prose,
  quantity,
  type Shape,
  shapeNoun,
  shapeSet,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { drawn, FEATURES, LETTERS, type Level, others } from './parts.ts'

const squaresIn = (items: readonly { readonly shape: Shape }[], row: number) =>
  items.slice(3 * row, 3 * row + 3).filter(({ shape }) => shape === 'square').length

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  findTriangles: form({
    levels: ['medium'],
    draw(random, { names }: Level) {
      const count = random.int(2, 4)
      const rest = others('triangle', names)
      const all = Array.from({ length: 6 }, (_, i) => drawn(random, i < count ? 'triangle' : random.pick(rest), true))
      return { items: random.shuffle(all) }
    },
    answer: numbersInAnyOrder,
    solve: ({ items }) => items.flatMap(({ shape }, i) => (/triangle/.test(shape) ? [symbol(itemOf(LETTERS, i))] : [])),
    ask({ items }): Both<Content> {
      const set = figure(shapeSet(items, { named: 'letters', perRow: 3 }))
      return {
        en: [prose`Which shapes are triangles? Write their letters.`, set],
        es: [prose`¿Qué figuras son triángulos? Escribe sus letras.`, set],
      }
    },
    solution: (_, letters) => [
      step(FEATURES.triangle, because.lookForShapes),
      explained(
        list(...letters),
        line`These shapes have ${3} sides and ${3} corners. The others do not.`,
        line`Estas figuras tienen ${3} lados y ${3} esquinas. Las demás no.`,
      ),
    ],
    check(printed, letters) {
      const chosen = letters.map(letter => JSON.stringify(letter))
      return (
        printed
          .figure('shape-set')
          .rows.flat()
          .every(
            item =>
              item?.label &&
              chosen.includes(JSON.stringify(item.label)) === (shapeNoun(item.shape).en[0] === 'triangle'),
          ) && chosen.every(letter => LETTERS.some(name => letter === JSON.stringify(symbol(name))))
      )
    },
  }),
  countSquares: form({
    levels: ['medium'],
    draw(random, { names }: Level) {
      const count = random.int(2, 4)
      const rest = names.filter(name => name !== 'square')
      // A rectangle is always there: it is what a square is taken for.
      const nameAt = (i: number) => (i < count ? 'square' : i === count ? 'rectangle' : random.pick(rest))
      const all = Array.from({ length: 6 }, (_, i) => drawn(random, nameAt(i), true))
      // Squares stand in both rows: there is something to put together.
      return {
        items: random.until(
          () => random.shuffle(all),
          drawn => squaresIn(drawn, 0) > 0 && squaresIn(drawn, 1) > 0,
        ),
      }
    },
    answer: quantity,
    solve: ({ items }) => count(items.filter(({ shape }) => shape === 'square').length, nouns.square),
    ask({ items }): Both<Content> {
      const set = figure(shapeSet(items, { perRow: 3 }))
      return {
        en: [set, prose`${howMany(nouns.square)}? ____`],
        es: [set, prose`¿${howMany(nouns.square)} hay? ____`],
      }
    },
    solution({ items }, answer) {
      const [first, second] = [squaresIn(items, 0), squaresIn(items, 1)]
      return [
        step(FEATURES.square, because.lookForShapes),
        step(
          { en: prose`Row 1: ${first}; row 2: ${second}`, es: prose`Fila 1: ${first}; fila 2: ${second}` },
          because.count,
          {
            group: { en: line`the squares in each row`, es: line`los cuadrados de cada fila` },
          },
        ),
        step(equation(sum(first, second), first + second), because.putTogether),
        answerStep(both(prose`${answer}`), { en: line`There are ${answer}.`, es: line`Hay ${answer}.` }),
      ]
    },
    check: (printed, { amount, noun }) =>
      exact(amount).equals(
        printed
          .figure('shape-set')
          .rows.flat()
          .filter(item => item && shapeNoun(item.shape).en[0] === noun.en[0]).length,
      ),
  }),
})
