import {
  answerStep,
  both,
  bracketed,
  count,
  divide,
  type Expr,
  equation,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  itemOf,
  line,
  minus,
  over,
  type Printed,
  prose,
  type Quantity,
  quantity,
  quantityInLowestTerms,
  type Random,
  Ratio,
  role,
  type Step,
  statements,
  step,
  sum,
  table,
  thing,
  things,
  times,
  toSimplestForm,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { valueIn } from '../../kit/choices/cells.ts'
import { dividedUnits, divisionOf } from '../../kit/fractions/unit-division.ts'
import type { levels } from './levels.ts'
import { portion } from './own-nouns.ts'
import { joined, partsAsked } from './parts.ts'
import { type CountedStory, countedStories, type SharedStory, sharedStories } from './two-step-stories.ts'

/** The number of parts in the story, and what it comes to. */
function counted({ plan }: CountedStory, whole: number, d: number, second: number): number {
  switch (plan) {
    case 'amountMore':
      return (whole + second) * d
    case 'amountLess':
      return (whole - second) * d
    case 'partsLess':
      return whole * d - second
    default:
      return whole * d * second
  }
}

function countedSteps(
  { plan, also, found, pieces = found }: CountedStory,
  whole: number,
  d: number,
  second: number,
): readonly Step[] {
  if (plan === 'amountMore' || plan === 'amountLess') {
    const isMore = plan === 'amountMore'
    const total = isMore ? whole + second : whole - second
    return [
      step(equation(isMore ? sum(whole, second) : minus(whole, second), total), because.explain, {
        sentence: isMore
          ? { en: line`Find how much there is in all: add.`, es: line`Halla cuánto hay en total: suma.` }
          : { en: line`Find how much is left: subtract.`, es: line`Halla cuánto queda: resta.` },
      }),
      partsAsked({ whole: total, d }),
      ...dividedUnits({ whole: total, d }, 'whole by unit'),
    ]
  }
  const parts = whole * d
  return [
    partsAsked({ whole, d }),
    ...dividedUnits({ whole, d }, 'whole by unit'),
    plan === 'partsLess'
      ? step(equation(minus(parts, second), parts - second), because.explain, {
          sentence: { en: line`Subtract ${count(second, also)}.`, es: line`Resta ${count(second, also)}.` },
        })
      : step(equation(times(parts, second), parts * second), because.explain, {
          sentence: {
            en: line`Multiply the number of ${things(pieces)} by the ${things(also)} for each ${thing(pieces)}.`,
            es: line`Multiplica el número de ${things(pieces)} por la cantidad de ${things(also)} de cada ${thing(pieces)}.`,
          },
        }),
  ]
}

interface Counted {
  readonly story: CountedStory
  readonly whole: number
  readonly d: number
  readonly second: number
}
function drawCounted(random: Random, stories: readonly CountedStory[]): Counted {
  const story = random.evenly(stories)
  return random.until(
    () => ({
      story,
      whole: random.int(...story.wholes),
      d: random.pick(story.denominators),
      second: random.int(...story.second),
    }),
    // Nor half of it: what is left would be the number that is told.
    ({ whole, d, second }) =>
      whole !== second && whole !== 2 * second && second !== d && counted(story, whole, d, second) > 4,
  )
}
const tellCounted = ({ story, whole, d, second }: Counted) =>
  joined(
    story.ask(
      role('whole', count(whole, story.unit)),
      role('part', count(Ratio.of(1, d), story.unit)),
      role(story.plan, count(second, story.also)),
    ),
  )
/** Goes back from the answer to the amount that there was. */
function fitsCounted(printed: Printed, found: Ratio): boolean {
  const [part, whole] = [printed.role('part'), printed.role('whole')]
  const names = printed.terms('role').map(({ name }) => name)
  if (names.includes('amountMore')) return found.times(part).minus(printed.role('amountMore')).equals(whole)
  if (names.includes('amountLess')) return found.times(part).plus(printed.role('amountLess')).equals(whole)
  if (names.includes('partsLess')) return found.plus(printed.role('partsLess')).times(part).equals(whole)
  return found.over(printed.role('forEach')).times(part).equals(whole)
}

/** The right expression, then those with the steps in another order, with a product and with the numbers exchanged. */
function expressionsOf(
  plan: CountedStory['plan'],
  whole: number,
  unit: Ratio,
  second: number,
): readonly [Expr, Expr, Expr, Expr] {
  switch (plan) {
    case 'amountMore': {
      const all = sum(whole, second)
      return [divide(all, unit), sum(divide(whole, unit), second), times(bracketed(all), unit), divide(unit, all)]
    }
    case 'amountLess': {
      const left = minus(whole, second)
      return [divide(left, unit), minus(divide(whole, unit), second), times(bracketed(left), unit), divide(unit, left)]
    }
    case 'partsLess': {
      const parts = divide(whole, unit)
      return [
        minus(parts, second),
        divide(minus(whole, second), unit),
        minus(times(whole, unit), second),
        sum(parts, second),
      ]
    }
    default: {
      const parts = divide(whole, unit)
      return [times(parts, second), times(divide(unit, whole), second), times(whole, unit, second), sum(parts, second)]
    }
  }
}

const sharedOf = ({ plan }: SharedStory, whole: number, d: number, second: number): Ratio =>
  plan === 'again' ? Ratio.of(1, d * whole * second) : Ratio.of(second, d * whole)

interface SharedTwice {
  readonly story: SharedStory
  readonly whole: number
  readonly d: number
  readonly second: number
}
/** What both forms of shares have in common; only shares taken together may have to be reduced. */
const shared = (plan: SharedStory['plan']) =>
  ({
    levels: ['hard'],
    kind: 'story',
    lines: 3,
    draw(random: Random): SharedTwice {
      const story = random.evenly(sharedStories.filter(own => own.plan === plan))
      return random.until(
        () => ({
          story,
          whole: random.pick(story.wholes),
          d: random.pick(story.denominators),
          second: random.pick(story.second),
        }),
        ({ whole, d, second }) =>
          (plan === 'again' ? whole !== second && d * whole * second <= 60 : second < whole && 2 * second !== whole) &&
          d !== whole,
      )
    },
    solve: ({ story, whole, d, second }: SharedTwice) => count(sharedOf(story, whole, d, second), story.unit),
    ask: ({ story, whole, d, second }: SharedTwice) =>
      joined(
        story.ask(
          role('part', count(Ratio.of(1, d), story.unit)),
          role('whole', count(whole, story.groups)),
          role(plan, count(second, story.seconds)),
        ),
      ),
    solution({ story, whole, d, second }: SharedTwice, found: Quantity) {
      const share = Ratio.of(1, d * whole)
      return [
        ...dividedUnits({ whole, d }, 'unit by whole'),
        ...(plan === 'again'
          ? [
              step(equation(divide(share, second), Ratio.of(1, d * whole * second)), because.explain, {
                sentence: {
                  en: line`Divide each of these parts into ${second} equal parts: the whole then has ${d * whole * second} equal parts.`,
                  es: line`Divide cada una de esas partes en ${second} partes iguales: el entero tiene entonces ${d * whole * second} partes iguales.`,
                },
              }),
            ]
          : [
              step(equation(times(second, share), over(second, d * whole)), because.explain, {
                sentence: {
                  en: line`Take ${second} of these parts: multiply.`,
                  es: line`Toma ${second} de esas partes: multiplica.`,
                },
              }),
              ...toSimplestForm({ n: second, d: d * whole }),
            ]),
        answerStep(both({ kind: 'paragraph', content: [found] }), story.ends(found)),
      ]
    },
    // All of the small parts make the part that was shared.
    check(printed: Printed, { amount }: Quantity) {
      const [part, whole, second] = [printed.role('part'), printed.role('whole'), printed.role(plan)]
      return plan === 'again'
        ? exact(amount).times(second).times(whole).equals(part)
        : exact(amount).times(whole).over(second).equals(part)
    },
  }) as const

/** Each form has stories of its own, one of each plan. */
const COUNTED = [0, 4, 6, 3].map(i => itemOf(countedStories, i))
const CHOSEN = [5, 1, 2, 7].map(i => itemOf(countedStories, i))

/** Each with the parts of a cup that a serving may be. */
const SNACKS = [
  { name: words('Raisins', 'Pasas'), servings: [3, 4, 5] },
  { name: words('Nuts', 'Nueces'), servings: [3, 4, 5] },
  { name: words('Cereal', 'Cereal'), servings: [2] },
  { name: words('Seeds', 'Semillas'), servings: [4, 5] },
  { name: words('Granola', 'Granola'), servings: [2, 3, 4] },
  { name: words('Grapes', 'Uvas'), servings: [2, 3] },
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  countTheParts: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    lines: 3,
    draw: random => drawCounted(random, COUNTED),
    answer: quantity,
    solve: ({ story, whole, d, second }) => count(counted(story, whole, d, second), story.found),
    ask: tellCounted,
    solution: ({ story, whole, d, second }, found) => [
      ...countedSteps(story, whole, d, second),
      answerStep(both({ kind: 'paragraph', content: [found] }), story.ends(found)),
    ],
    check: (printed, { amount }) => fitsCounted(printed, exact(amount)),
  }),

  shareAgain: form({ ...shared('again'), answer: quantity }),

  takeSomeShares: form({
    ...shared('some'),
    instruction: {
      en: prose`Write the answer in lowest terms.`,
      es: prose`Escribe la respuesta en su mínima expresión.`,
    },
    answer: quantityInLowestTerms,
  }),

  chooseTheExpression: form({
    levels: ['hard'],
    instruction: {
      en: prose`Which expression answers the question?`,
      es: prose`¿Qué expresión responde a la pregunta?`,
    },
    draw: random => drawCounted(random, CHOSEN),
    answer: formulaChoice,
    solve: ({ story, whole, d, second }) => expressionsOf(story.plan, whole, Ratio.of(1, d), second)[0],
    mistakes({ story, whole, d, second }) {
      const [, one, two, three] = expressionsOf(story.plan, whole, Ratio.of(1, d), second)
      return { otherOrder: one, multiplied: two, exchanged: three }
    },
    ask: tellCounted,
    solution({ story, whole, d, second }, answer) {
      const unit = Ratio.of(1, d)
      const parts = {
        en: line`Divide by ${unit} to count the parts.`,
        es: line`Divide entre ${unit} para contar las partes.`,
      }
      const [first, then] = {
        amountMore: [
          sum(whole, second),
          { en: line`First find how much there is in all: add.`, es: line`Primero halla cuánto hay en total: suma.` },
        ] as const,
        amountLess: [
          minus(whole, second),
          { en: line`First find how much is left: subtract.`, es: line`Primero halla cuánto queda: resta.` },
        ] as const,
        partsLess: [
          divide(whole, unit),
          {
            en: line`First count all the parts: divide by ${unit}.`,
            es: line`Primero cuenta todas las partes: divide entre ${unit}.`,
          },
        ] as const,
        forEach: [
          divide(whole, unit),
          {
            en: line`First count the parts: divide by ${unit}.`,
            es: line`Primero cuenta las partes: divide entre ${unit}.`,
          },
        ] as const,
      }[story.plan]
      const last = {
        amountMore: parts,
        amountLess: parts,
        partsLess: { en: line`Then subtract ${second} parts.`, es: line`Luego resta ${second} partes.` },
        forEach: {
          en: line`Then multiply by the ${things(story.also)} for each part.`,
          es: line`Luego multiplica por la cantidad de ${things(story.also)} de cada parte.`,
        },
      }[story.plan]
      return [step(first, because.explain, { sentence: then }), step(expr(answer), because.explain, { sentence: last })]
    },
    whyWrong: ({ story: { plan }, d, second }) => {
      const unit = Ratio.of(1, d)
      const divides = {
        en: line`To count parts of ${unit}, divide. Do not multiply.`,
        es: line`Para contar partes de ${unit}, divide. No multipliques.`,
      }
      const turned = {
        en: line`This divides ${unit} by the amount, not the amount by ${unit}.`,
        es: line`Esto divide ${unit} entre la cantidad, no la cantidad entre ${unit}.`,
      }
      const notAdded = {
        en:
          plan === 'forEach'
            ? line`There are ${second} for each part: multiply, do not add.`
            : line`The ${second} parts are taken away: subtract, do not add.`,
        es:
          plan === 'forEach'
            ? line`A cada parte le corresponden ${second}: se multiplica, no se suma.`
            : line`Esas ${second} partes se quitan: se resta, no se suma.`,
      }
      return {
        otherOrder: {
          amountMore: { en: line`The ${second} must be added first.`, es: line`El ${second} se debe sumar primero.` },
          amountLess: {
            en: line`The ${second} must be subtracted first.`,
            es: line`El ${second} se debe restar primero.`,
          },
          partsLess: {
            en: line`The ${second} are parts: subtract them after dividing.`,
            es: line`El ${second} cuenta partes: réstalo después de dividir.`,
          },
          forEach: turned,
        }[plan],
        multiplied: divides,
        exchanged: plan === 'amountMore' || plan === 'amountLess' ? turned : notAdded,
      }
    },
    check: (printed, answer) => fitsCounted(printed, exact(answer)),
  }),

  snackTable: form({
    levels: ['hard'],
    lines: 4,
    draw(random) {
      const asked = random.evenly(['total', 'difference'] as const)
      const snacks = random.sample(SNACKS, 3)
      return random.until(
        () => ({
          asked,
          snacks,
          rows: snacks.map(({ servings }) => ({ whole: random.int(3, 9), d: random.pick(servings) })),
        }),
        ({ rows }) => {
          const quotients = rows.map(({ whole, d }) => whole * d)
          return (
            new Set(rows.map(({ d }) => d)).size === 3 &&
            new Set(quotients).size === 3 &&
            rows.every(row => row.whole !== row.d)
          )
        },
      )
    },
    answer: quantity,
    solve: ({ asked, rows }) => count(askedOf(asked, rows), portion),
    ask({ asked, snacks, rows }) {
      const drawn = table({
        head: [words('Snack', 'Refrigerio'), words('Cups', 'Tazas'), words('Cups in one serving', 'Tazas por porción')],
        rows: rows.map(({ whole, d }, i) => [itemOf(snacks, i).name, whole, Ratio.of(1, d)]),
      })
      const about = {
        en: prose`The table shows how much of each snack there is.`,
        es: prose`La tabla muestra cuánto hay de cada refrigerio.`,
      }
      return asked === 'total'
        ? {
            en: [about.en, drawn, prose`How many servings are there in all?`],
            es: [about.es, drawn, prose`¿Cuántas porciones hay en total?`],
          }
        : {
            en: [
              about.en,
              drawn,
              prose`How many more servings are there of the snack with the most servings than of the one with the fewest?`,
            ],
            es: [
              about.es,
              drawn,
              prose`Compara el refrigerio con más porciones con el de menos porciones. ¿Cuántas porciones más tiene el primero?`,
            ],
          }
    },
    solution({ asked, rows }, found) {
      const quotients = rows.map(({ whole, d }) => whole * d)
      return [
        step(
          statements(
            ...rows.map(row =>
              equation(equation(divisionOf(row, 'whole by unit'), times(row.whole, row.d)), row.whole * row.d),
            ),
          ),
          because.explain,
          {
            sentence: {
              en: line`Divide the cups of each snack by the cups in one serving.`,
              es: line`Divide las tazas de cada refrigerio entre las tazas por porción.`,
            },
          },
        ),
        asked === 'total'
          ? step(equation(sum(...quotients), askedOf(asked, rows)), because.explain, {
              sentence: {
                en: line`Add the servings of the three snacks.`,
                es: line`Suma las porciones de los tres refrigerios.`,
              },
            })
          : step(
              equation(minus(Math.max(...quotients), Math.min(...quotients)), askedOf(asked, rows)),
              because.explain,
              {
                sentence: {
                  en: line`Subtract the fewest servings from the most.`,
                  es: line`Resta el menor número de porciones del mayor.`,
                },
              },
            ),
        answerStep(
          both({ kind: 'paragraph', content: [found] }),
          asked === 'total'
            ? { en: line`There are ${found} in all.`, es: line`Hay ${found} en total.` }
            : { en: line`There are ${found.amount} more servings.`, es: line`Son ${found} más.` },
        ),
      ]
    },
    // Counts up by the serving, row by row.
    check(printed, { amount }) {
      const servings = printed.block('table').rows.map(([, whole, part]) => {
        const [all, size] = [valueIn(whole ?? []), valueIn(part ?? [])]
        let many = 0
        for (let used = size; used.compare(all) <= 0; used = used.plus(size)) many++
        return many
      })
      const isTotal = !/fewest|menos/.test(printed.text)
      const expected = isTotal ? servings.reduce((a, b) => a + b, 0) : Math.max(...servings) - Math.min(...servings)
      return exact(amount).equals(expected)
    },
  }),
})

const askedOf = (
  asked: 'total' | 'difference',
  rows: readonly { readonly whole: number; readonly d: number }[],
): number => {
  const quotients = rows.map(({ whole, d }) => whole * d)
  return asked === 'total' ? quotients.reduce((a, b) => a + b, 0) : Math.max(...quotients) - Math.min(...quotients)
}
