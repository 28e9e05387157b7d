import {
  both,
  counters,
  drawing,
  explained,
  expr,
  type FormMaker,
  figure,
  type Icon,
  itemOf,
  labelOrder,
  line,
  list,
  prose,
  type Sentence,
  sentenceChoice,
  step,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { PICTURES } from '../../kit/facts/pictures.ts'
import { type Counts, drawLonger, drawThree, LETTERS } from './groups.ts'
import type { levels } from './levels.ts'
import { A, asks, B, countsSaid, drawGroup, howMuchMore, leftOver, place, sizesOf, upTo } from './parts.ts'

/** A row that got as many as the other has. */
type Evened = Readonly<{ icon: Icon; less: number; added: number; isFirst: boolean }>

const letterOrder = labelOrder(LETTERS)

const longer = (name: typeof A) => ({
  en: prose`Row ${name} is longer. Which sentence is true?`,
  es: prose`La fila ${name} es más larga. ¿Qué oración es verdadera?`,
})

/** What is true of two rows: the first has so many more, fewer, or as many. */
const says = (more: number): Sentence => {
  if (more === 0)
    return {
      key: '0',
      says: {
        en: prose`Both rows have the same number.`,
        es: prose`Las dos filas tienen la misma cantidad.`,
      },
    }
  const [name, by] = [more > 0 ? A : B, Math.abs(more)]
  return {
    key: `${more}`,
    says: { en: prose`Row ${name} has ${by} more.`, es: prose`La fila ${name} tiene ${by} más.` },
  }
}
const moreIn = (counts: Counts) => {
  const [a, b] = tupleOf(counts, 2)
  return a - b
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  howManyFewer: form({ levels: ['hard'], ...howMuchMore('spread') }),
  drawTwoMore: form({ levels: ['hard'], ...drawGroup(['two fewer', 'two more']) }),
  longerRow: form({
    levels: ['hard'],
    lines: 0,
    draw: random => drawLonger(random),
    answer: sentenceChoice,
    solve: ({ counts }) => says(moreIn(counts)),
    mistakes: ({ counts }): Record<string, Sentence> => {
      const more = moreIn(counts)
      return more === 0 ? { onlyLonger: says(1), onlyShorter: says(-1) } : { otherRow: says(-more), asMany: says(0) }
    },
    ask: ({ long, drawn }) => asks(longer(long === 0 ? A : B), drawn),
    solution: ({ counts, long }, answer) => {
      const [less, greater, more] = [Math.min(...counts), Math.max(...counts), moreIn(counts)]
      const [own, other] = long === 0 ? [A, B] : [B, A]
      const isLonger = more > 0 === (long === 0)
      return [
        step(both(countsSaid(counts)), because.countEachRow),
        ...(more === 0
          ? []
          : [
              explained(
                upTo(greater, less + 1),
                line`Count on from ${less} to ${greater}. Count how many numbers you said.`,
                line`Sigue contando después del ${less} hasta el ${greater}. Cuenta cuántos números dijiste.`,
              ),
            ]),
        explained(
          answer.says,
          more === 0
            ? line`Row ${own} is longer only because its objects are far apart.`
            : isLonger
              ? line`The longer row, ${own}, has the greater number.`
              : line`Row ${other} has the greater number. Row ${own} is longer only because its objects are far apart.`,
          more === 0
            ? line`La fila ${own} es más larga solo porque sus objetos están separados.`
            : isLonger
              ? line`La fila más larga, ${own}, tiene el número mayor.`
              : line`La fila ${other} tiene el número mayor. La fila ${own} es más larga solo porque sus objetos están separados.`,
        ),
      ]
    },
    whyWrong: ({ counts }) => {
      const [less, greater, more] = [Math.min(...counts), Math.max(...counts), moreIn(counts)]
      const fewer = more > 0 ? B : A
      const bothRows = { en: line`Each row has ${less}.`, es: line`Cada fila tiene ${less}.` }
      return more === 0
        ? { onlyLonger: bothRows, onlyShorter: bothRows }
        : {
            otherRow: { en: line`Row ${fewer} has fewer.`, es: line`La fila ${fewer} tiene menos.` },
            asMany: {
              en: line`One row has ${greater}, the other ${less}.`,
              es: line`Una fila tiene ${greater} y la otra ${less}.`,
            },
          }
    },
    check(printed, { key }) {
      const [a, b] = tupleOf(leftOver(sizesOf(printed.figure('counters'))), 2)
      return key === `${a - b}`
    },
  }),
  evenUp: form({
    levels: ['hard'],
    lines: 0,
    draw: random => {
      const gap = random.evenly([3, 2, 4])
      const less = random.intExcept(3, 9 - gap, gap)
      return {
        icon: random.evenly(turned(PICTURES, 6)),
        more: less + gap,
        less,
        isFirst: random.evenly([true, false]),
      }
    },
    answer: drawing<Evened>(
      ({ icon, less, added, isFirst }) =>
        counters(
          isFirst
            ? [
                { icon, count: less, added, fill: 'white', label: 'A' },
                { icon, count: less + added, fill: 'white', label: 'B' },
              ]
            : [
                { icon, count: less + added, fill: 'white', label: 'A' },
                { icon, count: less, added, fill: 'white', label: 'B' },
              ],
          'down',
        ),
      value => [value.added - 1, value.added + 1].map(added => ({ ...value, added })),
    ),
    solve: ({ icon, more, less, isFirst }): Evened => ({ icon, less, isFirst, added: more - less }),
    ask({ icon, more, less, isFirst }) {
      const counts = isFirst ? [less, more] : [more, less]
      const name = isFirst ? A : B
      const drawn = figure(
        counters(
          counts.map((count, i) => ({ icon, count, fill: 'white', label: itemOf(LETTERS, i) })),
          'down',
        ),
      )
      return {
        en: [prose`Draw more in ${name}. Both rows must have the same number.`, drawn],
        es: [prose`Dibuja más en ${name}. Las dos filas deben tener la misma cantidad.`, drawn],
      }
    },
    key: (_, { added }) => ({ en: prose`${added} more`, es: prose`${added} más` }),
    solution: ({ more, less, isFirst }, { added }) => [
      step(both(countsSaid(isFirst ? [less, more] : [more, less])), because.countEachRow),
      explained(
        upTo(more, less + 1),
        line`Draw one for each number from ${less + 1} to ${more}.`,
        line`Dibuja uno por cada número del ${less + 1} al ${more}.`,
      ),
      explained(expr(added), line`You draw ${added}.`, line`Dibujas ${added}.`),
    ],
    check(printed, { added }) {
      const [a, b] = leftOver(sizesOf(printed.figure('counters')))
      const [named] = printed.all('symbol')
      return added > 0 && (named?.name === 'A' ? a === 0 && b === added : b === 0 && a === added)
    },
  }),
  inOrder: form({
    levels: ['hard'],
    kind: 'order',
    lines: 1,
    draw: random => drawThree(random),
    answer: letterOrder,
    solve: ({ counts }) => [...counts].sort((a, b) => a - b).map(count => place(counts, count)),
    ask: ({ drawn }) =>
      asks(
        {
          en: prose`Order the groups from fewest to most. Write the letters.`,
          es: prose`Ordena los grupos de menos a más. Escribe las letras.`,
        },
        drawn,
      ),
    solution: ({ counts }, letters) => [
      step(both(countsSaid(counts)), because.countEachGroup),
      explained(
        list(...[...counts].sort((a, b) => a - b)),
        line`Say the numbers in counting order.`,
        line`Di los números en el orden en que se cuentan.`,
      ),
      explained(
        list(...letters.map(name => symbol(name))),
        line`Write the letter of each number.`,
        line`Escribe la letra de cada número.`,
      ),
    ],
    check(printed, letters) {
      const counts = sizesOf(printed.figure('counters'))
      const sorted = letters.map(name => itemOf(counts, LETTERS.indexOf(name)))
      return sorted.length === counts.length && sorted.slice(1).every((count, i) => count > itemOf(sorted, i))
    },
  }),
})
