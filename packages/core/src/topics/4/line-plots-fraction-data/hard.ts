import {
  answerStep,
  both,
  count,
  type Expr,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  type Inline,
  line,
  list,
  minus,
  mixed,
  name,
  numberList,
  over,
  type Person,
  people,
  prose,
  type Quantity,
  quantity,
  Ratio,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
  subject,
  sum,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixedQuantity } from '../../kit/fractions/mixed-quantity.ts'
import {
  countAt,
  type FractionPlot,
  hasOneTallest,
  marked,
  placesOf,
  printedCounts,
  printedValues,
  valueAt,
  valuesIn,
  valuesOf,
} from '../../kit/measures/fraction-plots.ts'
import type { levels } from './levels.ts'
import { AS_MIXED_NUMBER, drawSmall, IN_LOWEST_TERMS, inLowestTerms, plots } from './plots.ts'

/** Three or more marks above a value in lowest terms that make more than 1 together, and no whole number. */
const totalsOf = (plot: FractionPlot): readonly number[] =>
  marked(plot).filter(place => {
    const total = totalAt(plot, place)
    return (
      valueAt(plot, place).d === plot.parts && countAt(plot, [place]) >= 3 && total.compare(1) > 0 && !total.isInteger
    )
  })
const totalAt = (plot: FractionPlot, place: number): Ratio => valueAt(plot, place).times(countAt(plot, [place]))
const amount = (plot: FractionPlot, value: Ratio): Quantity => count(mixed(value), plots.settingOf(plot).unit)
/** 4 × 3/8 = 12/8. */
const multiplied = (plot: FractionPlot, place: number): Expr => {
  const [many, parts] = [countAt(plot, [place]), plot.first + place]
  return equation(times(many, over(parts, plot.parts)), over(many * parts, plot.parts))
}
const countStep = (plot: FractionPlot, place: number): Step =>
  step(both(plots.counted(plot, [place])), because.countTheMarksAboveOne, { number: plots.shownAt(plot, place) })
/** In lowest terms as a mixed number, by way of the parts that are left: 12/8 = 1 4/8 = 1 1/2. */
const asMixed = (n: number, d: number, what: 'total' | 'difference' = 'total'): readonly Step[] => {
  const value = Ratio.of(n, d)
  if (value.d === d && n < d) return []
  return [
    explainedBy(
      equation(over(n, d), mixed(value)),
      what === 'total'
        ? {
            en: line`Write the total in lowest terms as a mixed number.`,
            es: line`Escribe el total en su mínima expresión, como número mixto.`,
          }
        : {
            en:
              value.compare(1) > 0
                ? line`Write the difference in lowest terms as a mixed number.`
                : line`Write the difference in lowest terms.`,
            es:
              value.compare(1) > 0
                ? line`Escribe la diferencia en su mínima expresión, como número mixto.`
                : line`Escribe la diferencia en su mínima expresión.`,
          },
    ),
  ]
}

const MISTAKES = ['oneMissing', 'denominators', 'added'] as const
type Mistake = (typeof MISTAKES)[number]
/** What somebody writes as the total of the marks above one value. */
const written = (mistake: Mistake, plot: FractionPlot, place: number): Expr => {
  const [many, parts] = [countAt(plot, [place]), plot.first + place]
  return {
    oneMissing: over((many - 1) * parts, plot.parts),
    denominators: over(many * parts, many * plot.parts),
    added: over(many + parts, plot.parts),
  }[mistake]
}
/** How it comes about. */
const wrongWork = (mistake: Mistake, plot: FractionPlot, place: number): Expr => {
  const [many, parts] = [countAt(plot, [place]), plot.first + place]
  return {
    oneMissing: equation(times(many - 1, over(parts, plot.parts)), over((many - 1) * parts, plot.parts)),
    denominators: equation(over(times(many, parts), times(many, plot.parts)), over(many * parts, many * plot.parts)),
    added: equation(over(sum(many, parts), plot.parts), over(many + parts, plot.parts)),
  }[mistake]
}
const saysOf = (mistake: Mistake, who: Person): Sentence['says'] =>
  ({
    oneMissing: {
      en: prose`${subject(who)} did not count one of the X’s.`,
      es: prose`No contó una de las X.`,
    },
    denominators: {
      en: prose`${subject(who)} multiplied the denominator too.`,
      es: prose`Multiplicó también el denominador.`,
    },
    added: {
      en: prose`${subject(who)} added the number of X’s to the numerator.`,
      es: prose`Sumó el número de X al numerador.`,
    },
  })[mistake]

const inOrder = (values: readonly Ratio[]) =>
  [...values]
    .sort((a, b) => a.compare(b))
    .map(({ n, d }) => `${n}/${d}`)
    .join(' ')
const moved = (plot: FractionPlot, right: number, wrong: number): FractionPlot => ({
  ...plot,
  counts: plot.counts.map((value, i) => (i === right ? value - 1 : i === wrong ? value + 1 : value)),
})
/** The values of the list with the denominator of the line: 1/2 = 4/8. */
function renamed(plot: FractionPlot, of: readonly number[]): readonly Step[] {
  const others = of.filter(place => {
    const value = valueAt(plot, place)
    return !value.isInteger && value.d !== plot.parts
  })
  if (others.length === 0) return []
  const content = others.flatMap((place, i): readonly Inline[] => [
    ...(i > 0 ? ['; '] : []),
    equation(valueAt(plot, place), plots.shownAt(plot, place)),
  ])
  return [
    step(both({ kind: 'paragraph', content }), because.explain, {
      sentence: {
        en: line`Write the fractions in the list with the denominator of the number line, ${plot.parts}.`,
        es: line`Escribe las fracciones de la lista con el denominador de la recta numérica, ${plot.parts}.`,
      },
    }),
  ]
}
const listed = (plot: FractionPlot, of: readonly number[]): Step =>
  explainedBy(both(plots.counted(plot, of)), {
    en: line`Count each fraction in the list.`,
    es: line`Cuenta cada fracción de la lista.`,
  })
const varied = (plot: FractionPlot) =>
  hasOneTallest(plot) &&
  marked(plot).length >= 4 &&
  marked(plot).some(place => !valueAt(plot, place).isInteger && valueAt(plot, place).d !== plot.parts)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  drawFromList: form({
    levels: ['hard'],
    wide: true,
    instruction: {
      en: prose`Use the list to draw the X’s on the line plot.`,
      es: prose`Usa la lista para dibujar las X en el diagrama de puntos.`,
    },
    draw(random, level) {
      const plot = drawSmall(random, level, ['hard', 0], varied)
      return { plot, values: random.shuffle<Ratio[]>([...valuesOf(plot)]) }
    },
    answer: plots.completed,
    solve: ({ plot }) => plot,
    ask({ plot, values }) {
      const { en, es } = plots.told(plot, values)
      const empty = figure(plots.figureOf(plot, []))
      return { en: [en, empty], es: [es, empty] }
    },
    solution: ({ plot }) => [
      ...renamed(plot, marked(plot)),
      listed(plot, marked(plot)),
      answerStep(figure(plots.figureOf(plot)), {
        en: line`Draw one X for each number in the list.`,
        es: line`Dibuja una X por cada número de la lista.`,
      }),
    ],
    check(printed, answer) {
      const { from } = printed.figure('line-plot')
      const start = valueAt(answer, 0)
      return from.n === start.n && from.d === start.d && inOrder(valuesIn(printed)) === inOrder(valuesOf(answer))
    },
  }),

  totalAtOne: form({
    levels: ['hard'],
    draw(random, level) {
      const plot = drawSmall(random, level, ['hard', 1], drawn => totalsOf(drawn).length > 0)
      return { plot, place: random.pick(totalsOf(plot)) }
    },
    answer: mixedQuantity,
    solve: ({ plot, place }) => amount(plot, totalAt(plot, place)),
    ask: ({ plot, place }) => plots.asksTotal(plot, place, AS_MIXED_NUMBER),
    solution({ plot, place }, found) {
      const [many, parts] = [countAt(plot, [place]), plot.first + place]
      return [
        countStep(plot, place),
        explainedBy(multiplied(plot, place), {
          en: line`There are ${many} of them: multiply the numerator by ${many}.`,
          es: line`Hay ${many}: multiplica el numerador por ${many}.`,
        }),
        ...asMixed(many * parts, plot.parts),
        answerStep(quantity.show(found), { en: line`The total is ${found}.`, es: line`El total es de ${found}.` }),
      ]
    },
    check(printed, { amount: found }) {
      const own = printedValues(printed).filter(value => value.equals(printed.role('at')))
      return exact(found).equals(own.reduce((all, value) => all.plus(value), Ratio.of(0)))
    },
  }),

  totalsCompared: form({
    levels: ['hard'],
    draw(random, level) {
      const pairs = (plot: FractionPlot) => {
        const places = marked(plot).filter(
          place => valueAt(plot, place).d === plot.parts && countAt(plot, [place]) >= 2,
        )
        return places.flatMap(one =>
          places
            .filter(other => {
              const apart = totalAt(plot, one).minus(totalAt(plot, other))
              return other !== one && apart.compare(0) > 0 && !apart.isInteger && countAt(plot, [one, other]) >= 5
            })
            .map(other => [one, other] as const),
        )
      }
      const plot = drawSmall(random, level, ['hard', 2], drawn => pairs(drawn).length > 0)
      const [more, less] = random.pick(pairs(plot))
      return { plot, more, less }
    },
    answer: inLowestTerms,
    solve: ({ plot, more, less }) => amount(plot, totalAt(plot, more).minus(totalAt(plot, less))),
    ask({ plot, more, less }) {
      const [first, then] = [plots.totalOf(plot, more, 'more'), plots.totalOf(plot, less, 'less')]
      const en = ['Find ', ...first.en, '. Then find ', ...then.en, '. How much greater is the first total?']
      const es = ['Halla ', ...first.es, '. Luego halla ', ...then.es, '. ¿Cuánto mayor es el primer total?']
      return plots.below(plot, {
        en: { kind: 'paragraph', content: [...en, ...IN_LOWEST_TERMS.en, ...line` ____`] },
        es: { kind: 'paragraph', content: [...es, ...IN_LOWEST_TERMS.es, ...line` ____`] },
      })
    },
    solution({ plot, more, less }, found) {
      const parts = (place: number) => countAt(plot, [place]) * (plot.first + place)
      const apart = parts(more) - parts(less)
      return [
        step(both(plots.counted(plot, [more, less])), because.explain, {
          sentence: { en: line`Count the X’s above both numbers.`, es: line`Cuenta las X sobre los dos números.` },
        }),
        explainedBy(multiplied(plot, more), {
          en: line`Find the greater total: multiply.`,
          es: line`Halla el total mayor: multiplica.`,
        }),
        explainedBy(multiplied(plot, less), {
          en: line`Find the other total: multiply.`,
          es: line`Halla el otro total: multiplica.`,
        }),
        explainedBy(
          equation(minus(over(parts(more), plot.parts), over(parts(less), plot.parts)), over(apart, plot.parts)),
          { en: line`Subtract the numerators.`, es: line`Resta los numeradores.` },
        ),
        ...asMixed(apart, plot.parts, 'difference'),
        answerStep(quantity.show(found), {
          en: line`The difference is ${found}.`,
          es: line`La diferencia es de ${found}.`,
        }),
      ]
    },
    check(printed, { amount: found }) {
      const values = printedValues(printed)
      const total = (at: Ratio) =>
        values.filter(value => value.equals(at)).reduce((all, value) => all.plus(value), Ratio.of(0))
      return exact(found)
        .plus(total(printed.role('less')))
        .equals(total(printed.role('more')))
    },
  }),

  wrongTotal: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random, level) {
      const mistake = random.evenly(MISTAKES)
      // What is written for the total is no 1.
      const fitting = (plot: FractionPlot) =>
        totalsOf(plot).filter(place => {
          const [many, parts] = [countAt(plot, [place]), plot.first + place]
          return many + parts !== plot.parts && (many - 1) * parts !== plot.parts && (many - 1) * parts !== many + parts
        })
      const plot = drawSmall(random, level, ['hard', 3], drawn => fitting(drawn).length > 0)
      return { mistake, plot, place: random.pick(fitting(plot)), who: random.pick(people) }
    },
    answer: sentenceChoice,
    solve: ({ mistake, who }) => ({ key: mistake, says: saysOf(mistake, who) }),
    mistakes: ({ mistake, who }) =>
      Object.fromEntries(
        MISTAKES.filter(other => other !== mistake).map(other => [other, { key: other, says: saysOf(other, who) }]),
      ),
    ask({ mistake, plot, place, who }) {
      const [total, said] = [plots.totalOf(plot, place), role('said', written(mistake, plot, place))]
      return plots.below(plot, {
        en: {
          kind: 'paragraph',
          content: [
            ...line`${name(who)} finds `,
            ...total.en,
            ...line` and writes ${said}. That is wrong. What was the mistake?`,
          ],
        },
        es: {
          kind: 'paragraph',
          content: [
            ...line`${name(who)} calcula `,
            ...total.es,
            ...line` y escribe ${said}. Es incorrecto. ¿Cuál fue el error?`,
          ],
        },
      })
    },
    solution({ mistake, plot, place }, { says }) {
      const [many, parts] = [countAt(plot, [place]), plot.first + place]
      return [
        countStep(plot, place),
        explainedBy(multiplied(plot, place), {
          en: line`There are ${many} of them: multiply only the numerator by ${many}.`,
          es: line`Hay ${many}: multiplica solo el numerador por ${many}.`,
        }),
        ...asMixed(many * parts, plot.parts),
        answerStep(says, {
          en: line`The mistake gives ${wrongWork(mistake, plot, place)}.`,
          es: line`El error da ${wrongWork(mistake, plot, place)}.`,
        }),
      ]
    },
    whyWrong: ({ mistake, plot, place }) =>
      Object.fromEntries(
        MISTAKES.filter(other => other !== mistake).map(other => [
          other,
          explainedBy(wrongWork(other, plot, place), {
            en: line`This mistake gives ${written(other, plot, place)}, not ${written(mistake, plot, place)}.`,
            es: line`Este error da ${written(other, plot, place)}, no ${written(mistake, plot, place)}.`,
          }),
        ]),
      ),
    check(printed, { key }) {
      const at = printed.role('at')
      const many = printedCounts(printed).find(([value]) => value.equals(at))?.[1]
      const said = printed.terms('role').find(({ name: own }) => own === 'said')?.of
      if (many === undefined || said?.kind !== 'quotient') return false
      const [n, d] = [exact(said.over), exact(said.under)]
      const results: Readonly<Record<Mistake, boolean>> = {
        oneMissing: d.equals(at.d) && n.equals(at.n * (many - 1)),
        denominators: n.over(d).equals(at) && d.equals(at.d * many),
        added: d.equals(at.d) && n.equals(at.n + many),
      }
      const fitting = MISTAKES.filter(mistake => results[mistake])
      return fitting.length === 1 && fitting[0] === key
    },
  }),

  wrongMark: form({
    levels: ['hard'],
    wide: true,
    kind: 'find-mistake',
    instruction: {
      en: prose`The list is right. One X of the line plot is in the wrong place.`,
      es: prose`La lista está bien. Una X del diagrama está en un lugar equivocado.`,
    },
    draw(random, level) {
      const plot = drawSmall(random, level, ['hard', 4], varied)
      const right = random.pick(marked(plot))
      const wrong = random.pick([right - 1, right + 1].filter(place => placesOf(plot).includes(place)))
      return { plot, right, wrong, values: random.shuffle<Ratio[]>([...valuesOf(plot)]) }
    },
    answer: numberList,
    solve: ({ plot, right, wrong }) => [plots.shownAt(plot, wrong), plots.shownAt(plot, right)],
    ask({ plot, right, wrong, values }) {
      const { en, es } = plots.told(plot, values)
      const drawn = figure(plots.figureOf(plot, valuesOf(moved(plot, right, wrong))))
      return {
        en: [en, drawn, prose`An X above ____ should be above ____.`],
        es: [es, drawn, prose`Una X sobre ____ debe estar sobre ____.`],
      }
    },
    solution({ plot, right, wrong }) {
      const [from, to] = [plots.shownAt(plot, wrong), plots.shownAt(plot, right)]
      return [
        ...renamed(plot, marked(plot)),
        listed(plot, placesOf(plot)),
        explainedBy(both(plots.counted(moved(plot, right, wrong), placesOf(plot))), {
          en: line`Count the X’s above each number.`,
          es: line`Cuenta las X sobre cada número.`,
        }),
        answerStep(list(from, to), {
          en: line`There is 1 X too many above ${from} and 1 too few above ${to}.`,
          es: line`Sobra 1 X sobre ${from} y falta 1 sobre ${to}.`,
        }),
      ]
    },
    check(printed, answers) {
      const [from, to] = tupleOf(answers.map(exact), 2)
      const drawn = printedValues(printed)
      const at = drawn.findIndex(value => value.equals(from))
      return at >= 0 && !from.equals(to) && inOrder([...drawn.toSpliced(at, 1), to]) === inOrder(valuesIn(printed))
    },
  }),
})
