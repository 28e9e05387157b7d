import {
  answerStep,
  type Both,
  both,
  count,
  equation,
  exact,
  explained,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  fillTable,
  formulaChoice,
  type Inline,
  isTrue,
  line,
  prose,
  quantity,
  relation,
  role,
  step,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { comparesTheSides, comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { compare, complete, type Fact, resultOf, written } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { drawFact, drawOfSign, making, PICTURED, TABLES } from './numbers.ts'
import { groupStories } from './stories.ts'
import { asNumber, factInTens, inTens, rods, shownBy, thinkOfTens } from './tens.ts'

/** What is wrong with each of the other pictures. */
const crossedOut = (rods: number) =>
  rods === 1
    ? { en: line`Here ${1} rod is crossed out.`, es: line`Aquí hay ${1} barra tachada.` }
    : { en: line`Here ${rods} rods are crossed out.`, es: line`Aquí hay ${rods} barras tachadas.` }
/** What a column asks for. */
const whatItMeans = ({ b, sign }: Fact): Both<readonly Inline[]> =>
  sign === '+'
    ? { en: line`${b} more: add ${b}. `, es: line`${b} más: suma ${b}. ` }
    : { en: line`${b} less: subtract ${b}. `, es: line`${b} menos: resta ${b}. ` }

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  story: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    lines: 2,
    draw(random) {
      const story = random.evenly(groupStories)
      // More than one group is left.
      const fact = random.until(
        () => drawOfSign(random, story.sign, 8),
        found => resultOf(found) > 10,
      )
      return { story, fact }
    },
    answer: quantity,
    solve: ({ story, fact }) => count(resultOf(fact), story.noun),
    ask: ({ story, fact }) =>
      story.tell(role('start', fact.a / 10), role(story.sign === '+' ? 'more' : 'fewer', fact.b / 10)),
    solution: ({ story, fact }, answer) => [
      step(both(prose`${inTens(fact.a)} = ${fact.a}; ${inTens(fact.b)} = ${fact.b}`), because.explain, {
        sentence: { en: line`Each group of ${10} is 1 ten.`, es: line`Cada grupo de ${10} es 1 decena.` },
      }),
      step(written(fact), story.sign === '+' ? because.putTogether : because.takeAway),
      thinkOfTens(fact),
      answerStep(complete(fact), story.says(answer)),
    ],
    check(printed, { amount }) {
      const isMore = printed.terms('role').some(({ name }) => name === 'more')
      const tens = exact(amount).over(10)
      return isMore
        ? tens.minus(printed.role('more')).equals(printed.role('start'))
        : tens.plus(printed.role('fewer')).equals(printed.role('start'))
    },
  }),

  whichPicture: form({
    levels: ['medium'],
    draw: random => random.evenly(PICTURED),
    answer: figureChoice,
    solve: rods,
    mistakes: (fact): Record<string, Figure> => ({
      oneRodMore: rods({ ...fact, a: fact.a + 10 }),
      oneMoreCrossedOut: rods({ ...fact, b: fact.b + 10 }),
      restCrossedOut: rods({ ...fact, b: resultOf(fact) }),
    }),
    ask: fact => ({
      en: prose`Which picture shows ${written(fact)}?`,
      es: prose`¿Qué dibujo muestra ${written(fact)}?`,
    }),
    solution: fact => [
      step(both(prose`${fact.a} = ${inTens(fact.a)}; ${fact.b} = ${inTens(fact.b)}`), because.explain, {
        sentence: { en: line`Each rod is one ten.`, es: line`Cada barra es una decena.` },
      }),
      step(figure(rods(fact)), because.explain, {
        sentence: {
          en: line`There are ${fact.a / 10} rods, and ${fact.b / 10} of them are crossed out.`,
          es: line`Hay ${fact.a / 10} barras y ${fact.b / 10} de ellas están tachadas.`,
        },
      }),
    ],
    whyWrong: fact => ({
      oneRodMore: { en: line`Here there are ${fact.a / 10 + 1} rods.`, es: line`Aquí hay ${fact.a / 10 + 1} barras.` },
      oneMoreCrossedOut: crossedOut(fact.b / 10 + 1),
      restCrossedOut: crossedOut(resultOf(fact) / 10),
    }),
    check(printed, answer) {
      const { all, left } = shownBy(answer)
      const [start, taken] = tupleOf(printed.one('sum').terms, 2)
      return exact(start).equals(all) && exact(taken).equals(left - all)
    },
  }),

  whichEquals: form({
    levels: ['medium'],
    draw(random) {
      const result = random.evenly([60, 40, 80, 50, 30, 70])
      const [right, high, low] = [
        random.pick(making(result)),
        random.pick(making(result + 10)),
        random.pick(making(result - 10)),
      ]
      return { result, right, high, low }
    },
    answer: formulaChoice,
    solve: ({ right }) => written(right),
    mistakes: ({ high, low }): Record<string, Value> => ({ tenMore: written(high), tenLess: written(low) }),
    ask: ({ result }) => ({ en: prose`Which is equal to ${result}?`, es: prose`¿Cuál es igual a ${result}?` }),
    solution: ({ right }) => [thinkOfTens(right), step(written(right), because.explain, asNumber(resultOf(right)))],
    whyWrong: ({ high, low }) => ({
      tenMore: explained(complete(high), line`That is ${10} too many.`, line`Son ${10} de más.`),
      tenLess: explained(complete(low), line`That is ${10} too few.`, line`Faltan ${10}.`),
    }),
    check: (printed, answer) => isTrue(equation(answer, printed.take(1)[0])),
  }),

  compareWithNumber: form({
    levels: ['medium'],
    instruction: compare,
    draw(random) {
      const off = random.evenly([10, 0, -10])
      const fact = random.until(
        () => drawFact(random, 13),
        found => resultOf(found) < 90,
      )
      return { fact, other: resultOf(fact) + off }
    },
    answer: comparison,
    solve: ({ fact, other }) => comparisonOf(resultOf(fact), other),
    ask: ({ fact, other }) => both(prose`${written(fact)} ____ ${other}`),
    solution: ({ fact, other }, answer) => [
      thinkOfTens(fact),
      step(relation(resultOf(fact), comparisonSigns[answer], other), because.explain, {
        sentence: {
          en: line`Write ${inTens(resultOf(fact))} as ${resultOf(fact)}, and compare.`,
          es: line`Escribe ${inTens(resultOf(fact))} como ${resultOf(fact)} y compara.`,
        },
      }),
      step(relation(written(fact), comparisonSigns[answer], other), because.explain, {
        sentence: {
          en: [`Write ${comparisonSigns[answer]} between the sides.`],
          es: [`Escribe ${comparisonSigns[answer]} entre los lados.`],
        },
      }),
    ],
    check: comparesTheSides,
  }),

  moreOrLess: form(
    fillTable({
      levels: ['medium'],
      instruction: { en: prose`Complete the table.`, es: prose`Completa la tabla.` },
      draw(random) {
        const { sign, b, from } = random.evenly(TABLES)
        return {
          head: [
            words('Number', 'Número'),
            sign === '+' ? words(`${b} more`, `${b} más`) : words(`${b} less`, `${b} menos`),
          ],
          rows: random.sample(from, 3).map(a => [a, resultOf({ a, b, sign })]),
          blanks: [0, 1, 2].map(row => [row, 1] as const),
        }
      },
      // The same number is added or taken away in each row.
      fits(rows) {
        const changes = rows.map(([a, result]) => (a && result ? result.minus(a).n : 0))
        return changes.every(change => change === changes[0] && change !== 0)
      },
      solution: ({ rows }) =>
        rows.map((row, i) => {
          const [a, result] = row.map(cell => exact(cell).n) as [number, number]
          const fact: Fact = { a, b: Math.abs(result - a), sign: result > a ? '+' : '−' }
          return step(complete(fact), because.explain, {
            sentence: {
              en: [...(i === 0 ? whatItMeans(fact).en : []), ...factInTens(fact, inTens(result)), '.'],
              es: [...(i === 0 ? whatItMeans(fact).es : []), ...factInTens(fact, inTens(result)), '.'],
            },
          })
        }),
    }),
  ),
})
