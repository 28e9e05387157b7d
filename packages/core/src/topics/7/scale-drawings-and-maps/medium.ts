import {
  answerStep,
  blank,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FilledTable,
  type FormMaker,
  fractionInLowestTerms,
  gcd,
  itemOf,
  line,
  measure,
  over,
  prose,
  Ratio,
  ratio,
  statements,
  step,
  sum,
  table,
  tableCells,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import type { levels } from './levels.ts'
import { factorStories, length, lengthNumber, spokenScale, toActual } from './scale.ts'
import { drawRoom, drawScale, measures, plan, planSaid, sideLengths } from './scales.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  findScale: form({
    levels: ['medium'],
    instruction: { en: prose`Find the scale.`, es: prose`Halla la escala.` },
    draw(random) {
      const units = random.evenly([
        ['inch', 'foot'],
        ['centimeter', 'kilometer'],
        ['centimeter', 'meter'],
        ['inch', 'mile'],
      ] as const)
      return { units, drawn: 2 * random.int(2, 6), perUnit: Ratio.of(2 * random.int(1, 11) + 1, 2) }
    },
    answer: measured,
    solve: ({ units, perUnit }) => ({ amount: lengthNumber(perUnit, units[1]), unit: units[1] }),
    ask({ units, drawn, perUnit }) {
      const [one, two, asked] = [
        measure(drawn, units[0]),
        length(perUnit.times(drawn), units[1]),
        ratio(measure(1, units[0]), blank(3)),
      ]
      return {
        en: prose`A length of ${one} on the drawing stands for ${two}. The scale is ${asked}.`,
        es: prose`Una longitud de ${one} en el dibujo representa ${two}. La escala es ${asked}.`,
      }
    },
    solution: ({ units, drawn, perUnit }) => [
      step(
        equation(divide(lengthNumber(perUnit.times(drawn), units[1]), drawn), lengthNumber(perUnit, units[1])),
        because.explain,
        {
          sentence: {
            en: line`Divide to find the length that ${measure(1, units[0])} stands for.`,
            es: line`Divide para hallar la longitud que representa ${measure(1, units[0])}.`,
          },
        },
      ),
      answerStep(ratio(measure(1, units[0]), length(perUnit, units[1])), {
        en: line`The scale is ${ratio(measure(1, units[0]), length(perUnit, units[1]))}.`,
        es: line`La escala es ${ratio(measure(1, units[0]), length(perUnit, units[1]))}.`,
      }),
    ],
    check(printed, { amount }) {
      const [drawn, actual] = printed.take(2)
      return exact(amount).times(drawn).equals(actual)
    },
  }),

  scaleFactor: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write a whole number or a fraction in lowest terms.`,
      es: prose`Escribe un número entero o una fracción en su mínima expresión.`,
    },
    draw(random) {
      const story = random.evenly(factorStories)
      const [small, times] = random.until(
        () => [random.int(...story.small), random.pick(story.times)] as const,
        ([small, times]) => Number.isInteger(small * times),
      )
      return { story, from: story.grows ? small : small * times, to: story.grows ? small * times : small }
    },
    answer: fractionInLowestTerms,
    solve: ({ from, to }) => Ratio.of(to, from),
    ask: ({ story, from, to }) => story.says(measure(from, story.unit), measure(to, story.unit)),
    solution: ({ from, to }, factor) =>
      gcd(from, to) === 1
        ? [
            explained(
              divide(to, from),
              line`Divide the new length by the original length.`,
              line`Divide la longitud nueva entre la original.`,
            ),
            explained(
              over(to, from),
              line`Write a fraction. ${to} and ${from} have no common factor greater than 1.`,
              line`Escribe una fracción. ${to} y ${from} no tienen ningún factor común mayor que 1.`,
            ),
          ]
        : [
            step(over(to, from), because.newOverOriginal),
            step(equation(over(to, from), factor), because.divideBothTerms, { value: gcd(from, to) }),
          ],
    // The factor takes the first length to the second.
    check(printed, answer) {
      const [from, to] = measures(printed)
      return exact(answer).times(from!).equals(to!)
    },
  }),

  planPerimeter: form({
    levels: ['medium'],
    draw: random => drawRoom(random, 'medium', ['L', 'rectangle']),
    answer: measured,
    solve: ({ corners, perUnit, units }) => ({
      amount: sideLengths(corners).reduce((sum, side) => sum + side, 0) * perUnit,
      unit: units[1],
    }),
    ask(facts) {
      const { place } = facts
      const asked = paragraph(planSaid(facts), {
        en: line`What is the perimeter of the actual ${place}?`,
        es: line`¿Cuál es el perímetro de la ${place} real?`,
      })
      return { en: [plan(facts), asked.en], es: [plan(facts), asked.es] }
    },
    solution({ corners, perUnit, units }) {
      const sides = sideLengths(corners)
      const around = sides.reduce((sum, side) => sum + side, 0)
      return [
        step(equation(sum(...sides), around), because.addAllSides),
        explained(
          equation(times(around, perUnit), around * perUnit),
          line`Each ${measure(1, units[0])} stands for ${measure(perUnit, units[1])}: multiply.`,
          line`Cada ${measure(1, units[0])} representa ${measure(perUnit, units[1])}: multiplica.`,
        ),
        answerStep(measure(around * perUnit, units[1]), {
          en: line`The perimeter is ${measure(around * perUnit, units[1])}.`,
          es: line`El perímetro es de ${measure(around * perUnit, units[1])}.`,
        }),
      ]
    },
    // Scales every labelled side, then adds.
    check(printed, { amount }) {
      const [, perUnit] = measures(printed)
      const sides = printed.figure('polygon').lines.map(({ label }) => evaluate(label as Expr).times(perUnit!))
      return sides.reduce((sum, side) => sum.plus(side), Ratio.of(0)).equals(exact(amount))
    },
  }),

  table: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Use the scale to complete the table.`,
      es: prose`Usa la escala para completar la tabla.`,
    },
    draw(random, { scale: kind }) {
      const units = random.evenly([
        ['inch', 'foot'],
        ['centimeter', 'kilometer'],
        ['inch', 'mile'],
        ['centimeter', 'meter'],
      ] as const)
      // Twice or half would be no work at the harder level.
      const least = units[0] === 'inch' ? 3 : 7
      const scale = random.until(
        () => drawScale(random, kind, { units, most: kind === 'whole' ? 15 : 12 }),
        ({ actual }) => kind === 'whole' || actual.compare(least) >= 0,
      )
      const steps = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 12], 4)
      return { scale, lengths: steps.map(step => scale.drawn.times(step)) }
    },
    answer: tableCells,
    solve({ scale, lengths }): FilledTable {
      const rows = lengths.map(drawn => [length(drawn, scale.units[0]), length(toActual(scale, drawn), scale.units[1])])
      return {
        blanks: lengths.map((drawn, i) =>
          i % 2 === 0 ? lengthNumber(toActual(scale, drawn), scale.units[1]) : lengthNumber(drawn, scale.units[0]),
        ),
        head: [words('Drawing', 'Dibujo'), words('Actual', 'Real')],
        rows,
      }
    },
    ask({ scale, lengths }) {
      const rows = lengths.map((drawn, i) =>
        i % 2 === 0
          ? [length(drawn, scale.units[0]), measure(blank(2), scale.units[1])]
          : [measure(blank(2), scale.units[0]), length(toActual(scale, drawn), scale.units[1])],
      )
      const shown = table({ head: [words('Drawing', 'Dibujo'), words('Actual', 'Real')], rows })
      return {
        en: [prose`Scale: ${spokenScale(scale)} (drawing\u00a0:\u00a0actual)`, shown],
        es: [prose`Escala: ${spokenScale(scale)} (dibujo\u00a0:\u00a0real)`, shown],
      }
    },
    solution({ scale, lengths }) {
      const rate = toActual(scale, 1)
      const shown = lengths.map(drawn => ({
        drawn: lengthNumber(drawn, scale.units[0]),
        actual: lengthNumber(toActual(scale, drawn), scale.units[1]),
      }))
      const per = lengthNumber(rate, scale.units[1])
      const [one, each] = [measure(1, scale.units[0]), length(rate, scale.units[1])]
      return [
        ...(scale.drawn.equals(1)
          ? []
          : [
              explained(
                equation(
                  divide(lengthNumber(scale.actual, scale.units[1]), lengthNumber(scale.drawn, scale.units[0])),
                  per,
                ),
                line`Divide: each ${one} stands for ${each}.`,
                line`Divide: cada ${one} representa ${each}.`,
              ),
            ]),
        explained(
          statements(
            ...shown.filter((_, i) => i % 2 === 0).map(({ drawn, actual }) => equation(times(drawn, per), actual)),
          ),
          line`Each ${one} stands for ${each}: multiply to find the actual lengths.`,
          line`Cada ${one} representa ${each}: multiplica para hallar las longitudes reales.`,
        ),
        explained(
          statements(
            ...shown.filter((_, i) => i % 2 === 1).map(({ drawn, actual }) => equation(divide(actual, per), drawn)),
          ),
          line`Divide to find the lengths on the drawing.`,
          line`Divide para hallar las longitudes en el dibujo.`,
        ),
      ]
    },
    // In every row the two lengths are in the ratio of the scale.
    check(printed, { blanks }) {
      const [a, b] = tupleOf(
        printed.one('ratio').items.map(item => evaluate(item)),
        2,
      )
      return printed.block('table').rows.every((row, i) => {
        const given = exact(itemOf(blanks, i))
        const other = evaluate(itemOf(itemOf(row, i % 2), 0) as Expr)
        const [drawn, actual] = i % 2 === 0 ? [other, given] : [given, other]
        return drawn.times(b).equals(actual.times(a))
      })
    },
  }),
})
