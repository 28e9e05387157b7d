import {
  exact,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  fraction,
  itemOf,
  line,
  prose,
  Ratio,
  spinner,
} from '../../../author.ts'
import { printedOf } from '../../kit/choices/statements.ts'
import { calendarEvents, favorableNames } from './calendar.ts'
import { bagTotal, colors, drawBag, events, namedEvent, numberAt, printedBag, sayEvent } from './chance.ts'
import { allInBag, likelihoodSteps, numberSteps, shareSteps } from './chance-steps.ts'
import type { levels } from './levels.ts'
import {
  askBag,
  drawNumbers,
  drawSpinner,
  END,
  IN_FRACTION,
  joined,
  LIKELIHOOD_NAMES,
  LIKELIHOODS,
  LIKELY,
  labelsOf,
  SOURCES,
} from './probability-models.ts'

const askedEvents = calendarEvents.map(event => ({ ...event, says: joined(event.says, IN_FRACTION) }))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  spinner: form({
    levels: ['easy'],
    share: 2,
    draw: drawSpinner,
    answer: fraction,
    solve: ({ sectors, asked }) => Ratio.of(sectors.filter(value => value === asked).length, sectors.length),
    ask({ sectors, asked, pointer }) {
      const drawn = figure(spinner(sectors, { pointer }))
      return {
        en: [drawn, prose`All sections are equal. What is the probability of landing on ${asked}? Write a fraction.`],
        es: [
          drawn,
          prose`Todas las secciones son iguales. ¿Cuál es la probabilidad de caer en ${asked}? Escribe una fracción.`,
        ],
      }
    },
    solution({ sectors, asked }) {
      const count = sectors.filter(value => value === asked).length
      return [
        explainedBy(expr(sectors.length), {
          en: line`Count the sections: each is as likely as the others.`,
          es: line`Cuenta las secciones: cada una es tan probable como las demás.`,
        }),
        ...shareSteps(count, sectors.length, {
          en: line`The number ${asked} is on ${count} of the ${sectors.length} sections.`,
          es: line`El número ${asked} está en ${count} de las ${sectors.length} secciones.`,
        }),
      ]
    },
    // So many times the probability as there are sections gives those with the number.
    check(printed, answer) {
      const labels = labelsOf(printed)
      const [asked] = printed.numbers
      return exact(answer)
        .times(labels.length)
        .equals(labels.filter(value => asked!.equals(value)).length)
    },
  }),

  bag: form({
    levels: ['easy'],
    share: 2,
    draw: (random, { kinds }) => ({
      bag: drawBag(random, random.int(7, 12), kinds, ['marbles', 'slips']),
      asked: random.int(0, kinds - 1),
    }),
    answer: fraction,
    solve: ({ bag, asked }) => Ratio.of(itemOf(bag.parts, asked).count, bagTotal(bag)),
    ask: ({ bag, asked }) => {
      const { one } = itemOf(bag.parts, asked).color
      return askBag(
        bag,
        {
          en: line`What is the probability that it is ${one}?`,
          es: line`¿Cuál es la probabilidad de que sea ${one}?`,
        },
        IN_FRACTION,
      )
    },
    solution: ({ bag, asked }) => [
      allInBag(bag),
      ...shareSteps(itemOf(bag.parts, asked).count, bagTotal(bag), {
        en: line`Write how many are ${itemOf(bag.parts, asked).color.one}, ${itemOf(bag.parts, asked).count}, over how many there are in all, ${bagTotal(bag)}.`,
        es: line`Escribe cuántas son ${itemOf(bag.parts, asked).color.many}, ${itemOf(bag.parts, asked).count}, sobre cuántas hay en total, ${bagTotal(bag)}.`,
      }),
    ],
    check(printed, answer) {
      const { favorable, total } = printedBag(printed)
      return exact(answer).times(total).equals(favorable)
    },
  }),

  numbers: form({
    levels: ['easy'],
    share: 2,
    draw: drawNumbers,
    answer: fraction,
    solve: ({ favorable, n }) => Ratio.of(favorable, n),
    ask: ({ source, n, event, k }) => joined(SOURCES[source](n), sayEvent(event, k), END, IN_FRACTION),
    solution: ({ event, k, n }) => numberSteps(event, k, n),
    // Goes through all numbers.
    check(printed, answer) {
      const numbers = printed.numbers.map(value => value.n)
      const n = itemOf(numbers, 1)
      const name = namedEvent(printed.text)
      const k = numberAt(numbers, 2, name)
      let hits = 0
      for (let value = 1; value <= n; value++) if (events[name].holds(value, k)) hits++
      return exact(answer).times(n).equals(hits)
    },
  }),

  calendar: form({
    levels: ['easy'],
    draw: random => random.evenly(askedEvents),
    answer: fraction,
    solve: ({ favorable, of }) => Ratio.of(favorable, of.length),
    ask: ({ says }) => says,
    solution: event => [
      explainedBy(
        favorableNames(event),
        event.of.length === 7
          ? { en: line`List the favorable days.`, es: line`Escribe los días favorables.` }
          : { en: line`List the favorable months.`, es: line`Escribe los meses favorables.` },
      ),
      ...shareSteps(
        event.favorable,
        event.of.length,
        event.of.length === 7
          ? {
              en: line`Write their number, ${event.favorable}, over the ${7} days of the week.`,
              es: line`Escribe cuántos son, ${event.favorable}, sobre los ${7} días de la semana.`,
            }
          : {
              en: line`Write their number, ${event.favorable}, over the ${12} months of the year.`,
              es: line`Escribe cuántos son, ${event.favorable}, sobre los ${12} meses del año.`,
            },
      ),
    ],
    // Goes through the days or months.
    check(printed, answer) {
      const said = printedOf(askedEvents, printed)
      return said !== undefined && exact(answer).times(said.of.length).equals(said.of.filter(said.holds).length)
    },
  }),

  likelihood: form({
    levels: ['easy'],
    share: 2,
    draw(random) {
      const wanted = random.evenly(LIKELIHOOD_NAMES)
      const bag = random.until(
        () => drawBag(random, random.pick([8, 10, 12]), 2, ['cards', 'stickers']),
        ({ parts }) =>
          wanted === 'impossible' ||
          wanted === 'certain' ||
          LIKELIHOODS[wanted](Ratio.of(itemOf(parts, 0).count, itemOf(parts, 0).count + itemOf(parts, 1).count)),
      )
      const absent = random.pick(colors.filter(color => bag.parts.every(part => part.color !== color)))
      return { wanted, bag, absent }
    },
    answer: LIKELY,
    solve: ({ wanted }) => wanted,
    ask({ wanted, bag, absent }) {
      const [first, second] = bag.parts.map(({ color }) => color)
      if (wanted === 'certain')
        return askBag(bag, {
          en: line`How likely is it that it is ${first!.one} or ${second!.one}?`,
          es: line`¿Qué tan probable es que sea ${first!.one} o ${second!.one}?`,
        })
      const asked = wanted === 'impossible' ? absent.one : first!.one
      return askBag(bag, {
        en: line`How likely is it that it is ${asked}?`,
        es: line`¿Qué tan probable es que sea ${asked}?`,
      })
    },
    solution: ({ wanted, bag }) => [
      allInBag(bag),
      ...likelihoodSteps(
        wanted,
        wanted === 'impossible' ? 0 : wanted === 'certain' ? bagTotal(bag) : itemOf(bag.parts, 0).count,
        bagTotal(bag),
      ),
    ],
    whyWrong({ wanted, bag }) {
      const [favorable, all] = [itemOf(bag.parts, 0).count, bagTotal(bag)]
      switch (wanted) {
        case 'impossible':
          return {
            unlikely: {
              en: line`Not even 1 of the ${all} outcomes is favorable.`,
              es: line`Ni siquiera 1 de los ${all} resultados es favorable.`,
            },
          }
        case 'unlikely':
          return {
            impossible: {
              en: line`It can happen: ${favorable} of the ${all} outcomes are favorable.`,
              es: line`Puede ocurrir: ${favorable} de los ${all} resultados son favorables.`,
            },
            even: {
              en: line`A half would be ${all / 2} of the ${all} outcomes. Here there are fewer: ${favorable}.`,
              es: line`La mitad serían ${all / 2} de los ${all} resultados. Aquí hay menos: ${favorable}.`,
            },
          }
        case 'even':
          return {
            likely: {
              en: line`Exactly a half of the ${all} outcomes are favorable, not more.`,
              es: line`Es favorable exactamente la mitad de los ${all} resultados, no más.`,
            },
          }
        case 'likely':
          return {
            even: {
              en: line`A half would be ${all / 2} of the ${all} outcomes. Here there are more: ${favorable}.`,
              es: line`La mitad serían ${all / 2} de los ${all} resultados. Aquí hay más: ${favorable}.`,
            },
            certain: {
              en: line`It may not happen: ${all - favorable} of the ${all} outcomes are not favorable.`,
              es: line`Puede no ocurrir: ${all - favorable} de los ${all} resultados no son favorables.`,
            },
          }
        case 'certain':
          return {
            likely: {
              en: line`All ${all} outcomes are favorable: nothing else can happen.`,
              es: line`Los ${all} resultados son favorables: no puede ocurrir otra cosa.`,
            },
          }
      }
    },
    check(printed, answer) {
      const { favorable, total } = printedBag(printed)
      return LIKELIHOODS[answer](Ratio.of(favorable, total))
    },
  }),
})
