import {
  both,
  count,
  equation,
  exact,
  explainedBy,
  figure,
  itemOf,
  line,
  list,
  name,
  people,
  prose,
  type Random,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  shownValue,
  tupleOf,
  type WhyWrong,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { mediumContexts } from './contexts.ts'
import {
  ascending,
  distanceStep,
  drawValues,
  type Form,
  IQR,
  iqr,
  iqrOf,
  iqrSteps,
  isMad,
  mad,
  madStep,
  mean,
  meanAndMad,
  meanStep,
  printedLists,
  quartiles,
  quartilesAndIqr,
  range,
  titled,
  titledForQuartiles,
  uneven,
} from './data.ts'
import { findIqr, withAxis } from './easy.ts'

const findMad = {
  en: prose`Find the mean and the mean absolute deviation (MAD). Write the exact values.`,
  es: prose`Halla la media y la desviación media absoluta (DMA). Escribe los valores exactos.`,
}

/** How many values, and the total of the distances on each side: a MAD with one decimal at the most. */
const SIZES = [
  [5, 6],
  [8, 14],
  [5, 8],
  [8, 18],
  [5, 9],
  [6, 12],
] as const
function drawSpread(random: Random, ahead: number) {
  const context = random.evenly(startingAt(mediumContexts, ahead === 0 ? 3 : 5))
  const [size, side] = itemOf(SIZES, (random.turn(SIZES.length) + ahead) % SIZES.length)
  const [least, most] = context.values
  const center = random.int(least + 10, most - 10)
  return { context, values: random.shuffle<readonly number[]>(uneven(random, center, size, side)) }
}

const MISTAKES = ['notOrdered', 'keptMedian', 'rangeTaken', 'lowerHalves'] as const
type Mistake = (typeof MISTAKES)[number]
const middleOf = (values: readonly number[]): Ratio => {
  const last = values.length - 1
  return Ratio.of(itemOf(values, Math.floor(last / 2)) + itemOf(values, Math.ceil(last / 2)), 2)
}
/** What somebody finds for the IQR who makes this mistake. */
function misworked(mistake: Mistake, values: readonly number[]): Ratio {
  const ordered = ascending(values)
  const half = Math.floor(values.length / 2)
  const [low] = quartiles(values)
  return {
    notOrdered: middleOf(values.slice(-half)).minus(middleOf(values.slice(0, half))),
    keptMedian: middleOf(ordered.slice(half)).minus(middleOf(ordered.slice(0, half + 1))),
    rangeTaken: Ratio.of(range(values)),
    lowerHalves: middleOf(ordered).minus(low),
  }[mistake]
}
const SAYS: Readonly<Record<Mistake, Sentence>> = {
  notOrdered: {
    key: 'notOrdered',
    says: {
      en: prose`The values were not put in order first.`,
      es: prose`Los valores no se ordenaron primero.`,
    },
  },
  keptMedian: {
    key: 'keptMedian',
    says: {
      en: prose`The median was kept in both halves.`,
      es: prose`La mediana se dejó en las dos mitades.`,
    },
  },
  rangeTaken: {
    key: 'rangeTaken',
    says: {
      en: prose`The least value was subtracted from the greatest.`,
      es: prose`Se restó el valor menor del mayor.`,
    },
  },
  lowerHalves: {
    key: 'lowerHalves',
    says: {
      en: prose`The lower quartile was subtracted from the median.`,
      es: prose`Se restó el cuartil inferior de la mediana.`,
    },
  },
}
/** An odd count of values out of order, for which each mistake has its own result. */
function drawMisworked(random: Random) {
  const context = random.evenly(startingAt(mediumContexts, 7))
  const mistake = random.evenly(MISTAKES)
  const values = random.until(
    () => drawValues(random, context, random.pick([9, 11])),
    drawn =>
      new Set([iqr(drawn), ...MISTAKES.map(one => misworked(one, drawn))].map(String)).size === 5 &&
      misworked('notOrdered', drawn).n > 0,
  )
  return { context, mistake, values, person: random.evenly(people) }
}

export const mediumForms = (form: Form) => ({
  iqrOfList: form({
    levels: ['medium'],
    instruction: findIqr,
    lines: 3,
    draw(random) {
      const context = random.evenly(startingAt(mediumContexts, 1))
      return { context, values: drawValues(random, context, random.evenly([10, 9, 12, 8])) }
    },
    answer: quartilesAndIqr,
    solve: ({ values }) => [...quartiles(values), iqr(values)].map(shownValue),
    ask: ({ context, values }) => titledForQuartiles(context, values),
    solution: ({ values }) => iqrSteps(values),
    check(printed, answer) {
      const [low, high] = iqrOf(itemOf(printedLists(printed), 0))
      const [a, b, c] = tupleOf(answer.map(exact), 3)
      return a.equals(low) && b.equals(high) && c.plus(low).equals(high)
    },
  }),

  madOfList: form({
    levels: ['medium'],
    instruction: findMad,
    lines: 4,
    draw: random => drawSpread(random, 0),
    answer: meanAndMad,
    solve: ({ values }) => [mean(values), shownValue(mad(values))],
    ask: ({ context, values }) => titled(context, values),
    solution: ({ values }) => [meanStep(values), distanceStep(values), madStep(values)],
    check(printed, answer) {
      const [center, spread] = tupleOf(answer.map(exact), 2)
      return isMad(itemOf(printedLists(printed), 0), center, spread)
    },
  }),

  madOfDotPlot: form({
    levels: ['medium'],
    instruction: findMad,
    lines: 4,
    draw: random => drawSpread(random, 3),
    answer: meanAndMad,
    solve: ({ values }) => [mean(values), shownValue(mad(values))],
    ask: ({ context, values }) => both(figure(withAxis(context, values))),
    solution: ({ values }) => {
      const ordered = ascending(values)
      return [
        explainedBy(list(...ordered), {
          en: line`Read the dot plot: each dot is one value.`,
          es: line`Lee el diagrama de puntos: cada punto es un valor.`,
        }),
        meanStep(ordered),
        distanceStep(ordered),
        madStep(ordered),
      ]
    },
    check(printed, answer) {
      const [center, spread] = tupleOf(answer.map(exact), 2)
      const drawn = printed.figure('dot-plot').plots.flatMap(({ values }) => values)
      return isMad(
        drawn.map(value => Ratio.of(value)),
        center,
        spread,
      )
    },
  }),

  whichMistake: form({
    levels: ['medium'],
    kind: 'find-mistake',
    lines: 3,
    draw: drawMisworked,
    answer: sentenceChoice,
    solve: ({ mistake }) => SAYS[mistake],
    mistakes: ({ mistake }) =>
      Object.fromEntries(MISTAKES.filter(one => one !== mistake).map(one => [one, SAYS[one]] as const)),
    ask({ context, mistake, values, person }) {
      const { en, es } = titled(context, values)
      const [who, found] = [name(person), role('found', count(shownValue(misworked(mistake, values)), context.unit))]
      return {
        en: [
          en,
          prose`The median is left out of both halves. ${who} says that the interquartile range (IQR) is ${found}. That is incorrect. What was the mistake?`,
        ],
        es: [
          es,
          prose`La mediana se deja fuera de las dos mitades. ${who} dice que el rango intercuartil (RIC) es de ${found}. Eso es incorrecto. ¿Cuál fue el error?`,
        ],
      }
    },
    key: ({ values }) => both(equation(IQR, shownValue(iqr(values)))),
    solution: ({ values, mistake }, { says }) => [...iqrSteps(values), explainedBy(says, leadsTo(mistake, values))],
    whyWrong: ({ mistake, values, context }) => {
      const elsewhere = (one: Mistake): WhyWrong => {
        const found = count(shownValue(misworked(one, values)), context.unit)
        return { en: line`This would give ${found}.`, es: line`Con este error, el RIC sería de ${found}.` }
      }
      return Object.fromEntries(MISTAKES.filter(one => one !== mistake).map(one => [one, elsewhere(one)] as const))
    },
    check(printed, { key }) {
      const values = itemOf(printedLists(printed), 0).map(value => value.n)
      const found = printed.role('found')
      const mistake = MISTAKES.find(one => one === key)
      return mistake !== undefined && misworked(mistake, values).equals(found)
    },
  }),
})

/** How the mistake comes to what was found. */
function leadsTo(mistake: Mistake, values: readonly number[]) {
  const ordered = ascending(values)
  const half = Math.floor(values.length / 2)
  const [low] = quartiles(values)
  const found = shownValue(misworked(mistake, values))
  const pairs: Readonly<Record<Mistake, readonly [Ratio, Ratio]>> = {
    notOrdered: [middleOf(values.slice(0, half)), middleOf(values.slice(-half))],
    keptMedian: [middleOf(ordered.slice(0, half + 1)), middleOf(ordered.slice(half))],
    rangeTaken: [Ratio.of(itemOf(ordered, 0)), Ratio.of(itemOf(ordered, ordered.length - 1))],
    lowerHalves: [low, middleOf(ordered)],
  }
  const [a, b] = pairs[mistake]
  const [small, large] = a.compare(b) < 0 ? [a, b] : [b, a]
  if (mistake === 'notOrdered')
    return {
      en: line`In the list as it is, the halves have the medians ${shownValue(a)} and ${shownValue(b)}: their difference is ${found}.`,
      es: line`En la lista sin ordenar, las mitades tienen las medianas ${shownValue(a)} y ${shownValue(b)}: su diferencia es ${found}.`,
    }
  return {
    en: line`With this mistake, ${shownValue(small)} is subtracted from ${shownValue(large)}, which gives ${found}.`,
    es: line`Con este error se resta ${shownValue(small)} de ${shownValue(large)}, lo que da ${found}.`,
  }
}
