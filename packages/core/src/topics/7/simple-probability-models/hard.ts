import {
  answerStep,
  bracketed,
  degrees,
  divide,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  fraction,
  integer,
  itemOf,
  lastOf,
  line,
  list,
  minus,
  over,
  times as product,
  prose,
  Ratio,
  step,
  sum,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { colors, events, namedEvent, numberAt, sayEvent } from './chance.ts'
import { favorableNumbers } from './chance-steps.ts'
import { gameForms } from './games.ts'
import type { levels } from './levels.ts'
import { modelForms } from './models-from-probabilities.ts'
import { anglesTable, drawUnequal, END, joined, LETTERS, shareOf, unequalSpinner } from './probability-models.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  unequal: form({
    levels: ['hard'],
    share: 2,
    draw: drawUnequal,
    answer: fraction,
    solve: ({ sizes, asked }) => Ratio.of(sizes[asked]!, 12),
    ask(facts) {
      const [drawn, angles, letter] = [
        unequalSpinner(facts),
        anglesTable(facts.sizes, facts.asked),
        symbol(itemOf(LETTERS, facts.asked)),
      ] as const
      return {
        en: [
          drawn,
          angles,
          prose`The table shows the angles of all sections except one. What is the probability of landing on ${letter}? Write a fraction.`,
        ],
        es: [
          drawn,
          angles,
          prose`La tabla muestra los ángulos de todas las secciones menos una. ¿Cuál es la probabilidad de caer en ${letter}? Escribe una fracción.`,
        ],
      }
    },
    solution({ sizes, asked }, answer) {
      const angle = 30 * itemOf(sizes, asked)
      const known = sizes.flatMap((size, i) => (i === asked ? [] : [degrees(30 * size)]))
      return [
        explained(
          equation(sum(...known), degrees(360 - angle)),
          line`Add the known angles.`,
          line`Suma los ángulos conocidos.`,
        ),
        explained(
          equation(minus(degrees(360), degrees(360 - angle)), degrees(angle)),
          line`A full turn is 360°: subtract to find the angle of ${symbol(itemOf(LETTERS, asked))}.`,
          line`Un giro completo mide 360°: resta para hallar el ángulo de ${symbol(itemOf(LETTERS, asked))}.`,
        ),
        explained(
          equation(over(angle, 360), answer),
          line`Write this angle over the full turn, and divide the numerator and the denominator by ${360 / exact(answer).d}.`,
          line`Escribe ese ángulo sobre el giro completo y divide el numerador y el denominador entre ${360 / exact(answer).d}.`,
        ),
      ]
    },
    check(printed, answer) {
      const asked = lastOf(printed.all('symbol')).name
      return exact(answer).equals(shareOf(printed, asked))
    },
  }),

  expected: form({
    levels: ['hard'],
    share: 2,
    draw(random) {
      const source = random.evenly(['spinner', 'defective', 'cube'])
      if (source === 'cube') {
        const { event, k, favorable } = random.until(
          () => {
            const event = random.pick(['greater', 'less', 'multiple', 'exactly'] as const)
            const k = random.pick(events[event].at)
            return { event, k, favorable: [1, 2, 3, 4, 5, 6].filter(value => events[event].holds(value, k)).length }
          },
          ({ favorable }) => favorable > 0 && favorable < 6,
        )
        return { source, event, k, top: favorable, bottom: 6, times: 6 * random.int(5, 50) } as const
      }
      const bottom = source === 'spinner' ? random.pick([5, 8, 10]) : random.pick([20, 25, 40, 50])
      const top = random.int(2, source === 'spinner' ? bottom - 1 : 3)
      return { source, event: 'exactly', k: 1, top, bottom, times: bottom * random.int(6, 40) } as const
    },
    answer: integer,
    solve: ({ top, bottom, times }) => Ratio.of(top * times, bottom),
    ask({ source, event, k, top, bottom, times }) {
      switch (source) {
        case 'cube':
          return joined(
            {
              en: line`A fair number cube with the numbers from ${1} to ${6} is rolled ${times} times. How many times can you expect `,
              es: line`Un dado justo con los números del ${1} al ${6} se lanza ${times} veces. ¿Cuántas veces se puede esperar que salga `,
            },
            sayEvent(event, k),
            END,
          )
        case 'spinner':
          return {
            en: prose`A spinner has ${bottom} equal sections, and ${top} of the sections are gray. It is spun ${times} times. How many times can you expect gray?`,
            es: prose`Una ruleta tiene ${bottom} secciones iguales y ${top} de las secciones son grises. Se gira ${times} veces. ¿Cuántas veces se puede esperar que salga gris?`,
          }
        case 'defective':
          return {
            en: prose`In a factory, ${top} of every ${bottom} light bulbs are defective. How many defective bulbs can be expected among ${times} light bulbs?`,
            es: prose`En una fábrica, ${top} de cada ${bottom} focos salen defectuosos. ¿Cuántos focos defectuosos se pueden esperar entre ${times} focos?`,
          }
      }
    },
    solution: ({ source, event, k, top, bottom, times }, answer) => [
      ...(source === 'cube' ? [step(list(...favorableNumbers(event, k, 6)), because.listFavorable)] : []),
      step(over(top, bottom), because.favorableOverAll),
      source === 'defective'
        ? explained(
            equation(product(over(top, bottom), times), answer),
            line`Multiply the probability by the number of light bulbs.`,
            line`Multiplica la probabilidad por el número de focos.`,
          )
        : step(equation(product(over(top, bottom), times), answer), because.timesTheTrials),
      answerStep(
        expr(answer),
        source === 'defective'
          ? {
              en: line`About ${answer} defective bulbs can be expected.`,
              es: line`Se pueden esperar unos ${answer} focos defectuosos.`,
            }
          : source === 'spinner'
            ? {
                en: line`Gray can be expected about ${answer} times.`,
                es: line`Se puede esperar que salga gris unas ${answer} veces.`,
              }
            : {
                en: line`You can expect this in about ${answer} of the ${times} rolls.`,
                es: line`Se puede esperar esto en unos ${answer} de los ${times} lanzamientos.`,
              },
      ),
    ],
    check(printed, answer) {
      const numbers = printed.numbers.map(value => value.n)
      if (/cube|dado/.test(printed.text)) {
        const [, , times] = tupleOf(numbers, 3)
        const name = namedEvent(printed.text.replace(/with the numbers|con los números/, ''))
        const k = numberAt(numbers, 3, name)
        const hits = [1, 2, 3, 4, 5, 6].filter(value => events[name].holds(value, k)).length
        return exact(answer)
          .times(6)
          .equals(hits * times)
      }
      const [a, b, times] = tupleOf(numbers, 3)
      const [top, bottom] = [Math.min(a, b), Math.max(a, b)]
      return exact(answer)
        .times(bottom)
        .equals(top * times)
    },
  }),

  needed: form({
    levels: ['hard'],
    share: 2,
    draw(random) {
      const color = random.pick(colors)
      return random.until(
        () => {
          const bottom = random.int(2, 6)
          const top = random.int(1, bottom - 1)
          const other = random.int(4, 24)
          const p = Ratio.of(top, bottom)
          return { color, p, other, count: p.times(other).over(Ratio.of(1).minus(p)) }
        },
        ({ count, other }) => count.isInteger && count.n >= 2 && count.n <= 40 && count.n !== other,
      )
    },
    answer: integer,
    solve: ({ count }) => count,
    ask({ color, p, other }) {
      return {
        en: prose`A bag holds ${other} marbles, and none of them is ${color.one}. How many ${color.many} marbles must be added so that the probability of taking a ${color.one} marble is ${p}?`,
        es: prose`En una bolsa hay ${other} canicas y ninguna es ${color.one}. ¿Cuántas canicas ${color.many} hay que agregar para que la probabilidad de sacar una canica ${color.one} sea ${p}?`,
      }
    },
    solution({ p, other, color }, answer) {
      const rest = Ratio.of(1).minus(p)
      const all = exact(answer).plus(other)
      return [
        step(equation(minus(1, p), rest), because.shareOfTheOthers),
        step(equation(divide(other, bracketed(rest)), all), because.divideByTheirShare),
        explained(
          equation(minus(all, other), answer),
          line`Subtract the ${other} marbles that are not ${color.one} from all ${all}.`,
          line`Resta de las ${all} canicas las ${other} que no son ${color.many}.`,
        ),
        answerStep(expr(answer), {
          en: line`${answer} ${color.many} marbles must be added.`,
          es: line`Hay que agregar ${answer} canicas ${color.many}.`,
        }),
      ]
    },
    // With so many more marbles the probability comes out.
    check(printed, answer) {
      const [other, p] = printed.numbers
      const added = exact(answer)
      return added.over(added.plus(other!)).equals(p!)
    },
  }),

  ...modelForms(form),
  ...gameForms(form),
})
