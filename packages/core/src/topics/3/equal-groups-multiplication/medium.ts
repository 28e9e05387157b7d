import {
  array,
  blank,
  both,
  count,
  drawing,
  equation,
  equationAsWritten,
  exact,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  iconNoun,
  isTrue,
  line,
  numberList,
  prose,
  step,
  sum,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Groups, groupsIn, groupsWith, isUnequal, productOf } from '../../kit/facts/equal-groups.ts'
import { addedUp, groupByGroup } from '../../kit/facts/groups.ts'
import { asGroups, countedAll, factOf, readFrom, repeated, rowsRead, seen, threeNumbers } from './groups.ts'
import type { levels } from './levels.ts'
import { draw, drawFrom, missingNumbers } from './parts.ts'
import { areGroups, jumpsOn } from './pictures.ts'
import { storyForms } from './stories.ts'

/** The pictures to choose from have the pairs with an odd sum. */
const ON_A_LINE = groupsWith(
  [3, 8],
  [3, 9],
  pair => isUnequal(pair) && productOf(pair) <= 40 && (pair.groups + pair.each) % 2 === 0,
)

/** In a square array, rows and columns cannot be mixed up. */
/** Arrays that are soon drawn; the stories to choose from have the larger products. */
const DRAWN = groupsWith([3, 6], [5, 10], pair => isUnequal(pair) && productOf(pair) < 32)

const jumped = (pair: Groups) => ({
  en: prose`${count(pair.groups, nouns.jump)} of ${pair.each} = ${productOf(pair)}`,
  es: prose`${count(pair.groups, nouns.jump)} de ${pair.each} = ${productOf(pair)}`,
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  repeatedAddition: form({
    levels: ['medium'],
    instruction: missingNumbers,
    lines: 0,
    draw: (random, level) => ({ ...draw(0)(random, level), isFirstGiven: random.evenly([true, false]) }),
    answer: numberList,
    solve: ({ isFirstGiven, ...pair }) => [isFirstGiven ? pair.each : pair.groups, productOf(pair)],
    ask: ({ isFirstGiven, ...pair }) => {
      const product = times(isFirstGiven ? pair.groups : blank(2), isFirstGiven ? blank(2) : pair.each)
      return both(prose`${repeated(pair)} = ${product} = __`)
    },
    key: pair => both(factOf(pair)),
    solution: pair => [
      step(asGroups(pair), because.count, {
        group: { en: line`the ${pair.each}s`, es: line`cuántas veces está el ${pair.each}` },
      }),
      ...groupByGroup(pair.groups, pair.each),
    ],
    check(printed, answers) {
      const [factor, all] = tupleOf(answers, 2)
      const { terms } = printed.one('sum')
      const written = printed.one('product').factors.map(item => (item.kind === 'blank' ? factor : item))
      const [groups, each] = tupleOf(written, 2)
      const total = terms.reduce((so, term) => so.plus(exact(term)), exact(0))
      return (
        exact(groups).equals(terms.length) &&
        terms.every(term => exact(term).equals(exact(each))) &&
        total.equals(exact(all))
      )
    },
  }),
  arrayEquation: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write a multiplication equation for the array. Write the number of rows first.`,
      es: prose`Escribe una ecuación de multiplicación para el arreglo. Escribe primero el número de filas.`,
    },
    draw: draw(7),
    answer: equationAsWritten,
    solve: factOf,
    ask: ({ icon, groups, each }) =>
      both([figure(array(groups, each, { icon, fill: 'white' })), equation(times(blank(2), blank(2)), blank(2))]),
    solution: ({ icon, ...pair }) => [rowsRead(pair, icon), ...countedAll(pair, iconNoun(icon), nouns.row, true)],
    check(printed, answer) {
      const { rows, columns } = printed.figure('array')
      if (answer.kind !== 'relation' || answer.left.kind !== 'product') return false
      const factors = answer.left.factors.map(factor => exact(factor).n)
      const isEither = factors.join() === [rows, columns].join() || factors.join() === [columns, rows].join()
      return isEither && exact(answer.right).equals(addedUp(rows, columns))
    },
  }),
  numberLineJumps: form({
    levels: ['medium'],
    instruction: missingNumbers,
    draw: drawFrom(ON_A_LINE, 2),
    answer: numberList,
    solve: threeNumbers,
    ask: pair => {
      const drawn = figure(jumpsOn(pair, 40))
      return {
        en: [drawn, prose`__ jumps of __ = __`],
        es: [drawn, prose`__ saltos de __ = __`],
      }
    },
    namedAnswer: jumped,
    solution: pair => [
      readFrom(pair, nouns.jump, {
        en: line`the jumps, and the spaces under the first jump`,
        es: line`los saltos y los espacios bajo el primer salto`,
      }),
      ...groupByGroup(pair.groups, pair.each).slice(0, -1),
      step(jumped(pair), because.explain, {
        sentence: {
          en: line`The last jump ends at ${productOf(pair)}.`,
          es: line`El último salto llega al ${productOf(pair)}.`,
        },
      }),
    ],
    check: (printed, answers) => {
      const drawn = groupsIn(printed.figure('number-line'))
      return drawn !== null && areGroups(answers, drawn)
    },
  }),
  drawArray: form({
    levels: ['medium'],
    lines: 6,
    draw: drawFrom(DRAWN, 5),
    answer: drawing<Groups & { readonly [name: string]: number }>(
      ({ groups, each }) => array(groups, each),
      ({ groups, each }) => [
        { groups: groups + 1, each },
        { groups, each: each + 1 },
      ],
    ),
    solve: ({ groups, each }) => ({ groups, each }),
    ask: ({ groups, each }) => {
      const product = times(groups, each)
      return {
        en: prose`Draw an array for ${product}. The first factor is the number of rows.`,
        es: prose`Dibuja un arreglo para ${product}. El primer factor es el número de filas.`,
      }
    },
    solution: ({ groups, each }) => [
      step(seen({ groups, each }, nouns.row), because.explain, {
        sentence: {
          en: line`${groups} is the number of rows, and ${each} is how many are in each row.`,
          es: line`${groups} es el número de filas y ${each} es cuántos hay en cada fila.`,
        },
      }),
      step(figure(array(groups, each)), because.drawTheRows),
    ],
    check: (printed, { groups, each }) => {
      const [rows, columns] = tupleOf(printed.one('product').factors, 2)
      return exact(rows).equals(groups) && exact(columns).equals(each)
    },
  }),
  whichProduct: form({
    levels: ['medium'],
    draw: (random, level) => random.until(() => draw(18)(random, level), isUnequal),
    answer: formulaChoice,
    solve: ({ groups, each }) => times(groups, each),
    mistakes: ({ groups, each }): Record<string, Value> => ({
      adds: sum(groups, each),
      oneGroupTooFew: times(groups - 1, each),
      numberTimesItself: times(each, each),
    }),
    ask: pair => ({
      en: prose`Which expression has the same value as ${repeated(pair)}?`,
      es: prose`¿Qué expresión tiene el mismo valor que ${repeated(pair)}?`,
    }),
    solution: (pair, answer) => [
      step(asGroups(pair), because.count, {
        group: { en: line`the ${pair.each}s`, es: line`cuántas veces está el ${pair.each}` },
      }),
      step(expr(answer), because.equalGroups, { groups: pair.groups }),
    ],
    whyWrong: ({ groups, each }) => ({
      adds: {
        en: line`It adds ${groups} and ${each}. The number ${each} is added ${groups} times.`,
        es: line`Aquí se suman ${groups} y ${each}. El número ${each} se suma ${groups} veces.`,
      },
      oneGroupTooFew: {
        en: line`The number ${each} is added ${groups} times, not ${groups - 1}.`,
        es: line`El número ${each} se suma ${groups} veces, no ${groups - 1}.`,
      },
      numberTimesItself: {
        en: line`The number ${each} is added ${groups} times, not ${each}.`,
        es: line`El número ${each} se suma ${groups} veces, no ${each}.`,
      },
    }),
    check(printed, answer) {
      const { terms } = printed.one('sum')
      const total = terms.reduce((so, term) => so.plus(exact(term)), exact(0))
      return isTrue(equation(answer, total))
    },
  }),
  ...storyForms(form),
})
