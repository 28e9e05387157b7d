import {
  anotherAnswer,
  type Both,
  bracketed,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  gcd,
  type Inline,
  itemOf,
  line,
  minus,
  mixed,
  name,
  numberList,
  over,
  type Printed,
  people,
  prose,
  type Quantity,
  type Random,
  Ratio,
  relation,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  sum,
  table,
  times,
  tupleOf,
  type Value,
  wholes,
} from '../../../author.ts'
import { valueIn } from '../../kit/choices/cells.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import { mixedQuantity } from '../../kit/fractions/mixed-quantity.ts'
import { answered, paragraph } from '../../kit/stories/endings.ts'
import { groupedByTimes, inParts, MIXED, multiplied, simplest } from './facts.ts'
import {
  betweenStories,
  expressionStories,
  mistakeStories,
  type Plan,
  type TwoStepStory,
  tableStories,
  twoStepStories,
} from './hard-stories.ts'
import type { levels } from './levels.ts'

/** n × a/d and c/d. */
interface TwoSteps {
  readonly n: number
  readonly a: number
  readonly c: number
  readonly d: number
}
const topOf = (plan: Plan, { n, a, c }: TwoSteps): number =>
  plan === 'more' ? n * a + c : plan === 'left' ? c - n * a : n * a - c
const isMixed = (top: number, d: number) => top > d && top % d !== 0

const made = new WeakMap<TwoStepStory, readonly TwoSteps[]>()
/** All likely numbers of a story: the result is a mixed number, and so is the product. */
function numbersOf(story: TwoStepStory): readonly TwoSteps[] {
  const { plan, denominators, most, mostEach = 1, isWhole = false } = story
  const found =
    made.get(story) ??
    denominators.flatMap(d =>
      wholes(2, d - 1)
        .filter(a => gcd(a, d) === 1 && a <= mostEach * d)
        .flatMap(a => wholes(3, 7).map(n => ({ n, a, d })))
        .filter(({ n, a }) => isMixed(n * a, d) && n * a <= most * d)
        .flatMap(product => wholes(d + 1, most * d).map(c => ({ ...product, c })))
        .filter(numbers => {
          const top = topOf(plan, numbers)
          const isOther = isWhole ? numbers.c % d === 0 : gcd(numbers.c, d) === 1
          const isLikely =
            plan === 'left' ? top <= 3 * d : plan === 'more' ? numbers.c < 3 * d && top <= most * d : true
          // What is left is not the product itself.
          return isOther && isLikely && isMixed(top, d) && top !== numbers.n * numbers.a
        }),
    )
  made.set(story, found)
  return found
}

interface Told extends TwoSteps {
  readonly story: TwoStepStory
}
/** Draws a story and numbers of it that also pass the test; which they are is found out once. */
function drawerOf(stories: readonly TwoStepStory[], test: (plan: Plan, numbers: TwoSteps) => boolean = () => true) {
  const fitting = new WeakMap<TwoStepStory, readonly (readonly TwoSteps[])[]>()
  return (random: Random): Told => {
    const story = random.evenly(stories)
    const byTimes = fitting.get(story) ?? groupedByTimes(numbersOf(story).filter(own => test(story.plan, own)))
    fitting.set(story, byTimes)
    return { story, ...random.pick(random.pick(byTimes)) }
  }
}
const eachOf = ({ story, a, d }: Told): Quantity => count(Ratio.of(a, d), story.noun)
const otherOf = ({ c, d }: TwoSteps): Ratio => Ratio.of(c, d)
const tell = (told: Told): Both<readonly Inline[]> =>
  told.story.tell(
    role('n', told.n),
    role('each', eachOf(told)),
    role(told.story.plan, count(inLowestTerms(otherOf(told)), told.story.noun)),
  )
const resultOf = (told: Told): Ratio => Ratio.of(topOf(told.story.plan, told), told.d)

/** The second step in parts of one size. */
const secondOf = (plan: Plan, { n, a, c, d }: TwoSteps): Expr => {
  const [product, other] = [over(n * a, d), over(c, d)]
  return plan === 'more' ? sum(product, other) : plan === 'left' ? minus(other, product) : minus(product, other)
}
const SECOND: Readonly<Record<Plan, Both<readonly Inline[]>>> = {
  more: { en: line`Add the other amount.`, es: line`Suma la otra cantidad.` },
  left: {
    en: line`Subtract the product from the amount at the start.`,
    es: line`Resta el producto de la cantidad del principio.`,
  },
  less: { en: line`Subtract the other amount.`, es: line`Resta la otra cantidad.` },
}
const worked = (told: Told): readonly Step[] => {
  const { story, n, a, d } = told
  const second = SECOND[story.plan]
  return [
    multiplied(n, a, d, eachOf(told)),
    inParts(otherOf(told), d),
    explained(equation(secondOf(story.plan, told), over(topOf(story.plan, told), d)), second.en, second.es),
    ...simplest(topOf(story.plan, told), d),
  ]
}

/** The amount is added again and again, or taken away again and again. */
function counted(printed: Printed): Ratio {
  const plan = itemOf(
    printed.terms('role').flatMap(({ name }) => (name === 'more' || name === 'left' || name === 'less' ? [name] : [])),
    0,
  )
  const [each, other] = [printed.role('each'), printed.role(plan)]
  const times = wholes(1, printed.role('n').n)
  if (plan === 'left') return times.reduce(rest => rest.minus(each), other)
  const start = plan === 'more' ? other : Ratio.of(0).minus(other)
  return times.reduce(all => all.plus(each), start)
}

/** The whole calculation, right and with the mistakes that are usual. */
const expressionsOf = (told: Told) => {
  const { n, a, d } = told
  const [each, other] = [over(a, d), inLowestTerms(otherOf(told))]
  const product = bracketed(times(n, each))
  return {
    more: {
      right: sum(product, other),
      otherOperation: minus(product, other),
      onceOnly: sum(each, other),
      allTimes: times(n, bracketed(sum(each, other))),
    },
    left: {
      right: minus(other, product),
      otherOperation: sum(other, product),
      onceOnly: minus(other, each),
      allTimes: times(n, bracketed(minus(other, each))),
    },
    less: {
      right: minus(product, other),
      otherOperation: sum(product, other),
      onceOnly: sum(each, other),
      allTimes: times(n, bracketed(sum(each, other))),
    },
  }[told.story.plan]
}

/** What a pupil answers, and why that is wrong. */
const MISTAKES = ['once', 'stopped', 'operation', 'added'] as const
type MistakeName = (typeof MISTAKES)[number]
const wrongTop = (plan: Plan, { n, a, c, d }: TwoSteps, mistake: MistakeName): number => {
  const withProduct = (product: number) => topOf(plan, { n: 1, a: product, c, d })
  return {
    once: withProduct(a),
    stopped: n * a,
    operation: plan === 'more' ? n * a - c : n * a + c,
    added: withProduct(n + a),
  }[mistake]
}
const mistakeSays = (told: Told, mistake: MistakeName): Sentence => {
  const { story, n, a } = told
  const adds = story.plan === 'more'
  const says = {
    once: {
      en: prose`The amount of ${eachOf(told)} was counted only once.`,
      es: prose`La cantidad de ${eachOf(told)} se contó una sola vez.`,
    },
    stopped: {
      en: prose`Only the first step was done: the product is not the answer yet.`,
      es: prose`Solo se hizo el primer paso: el producto no es todavía la respuesta.`,
    },
    operation: adds
      ? {
          en: prose`In the second step, the amounts were subtracted instead of added.`,
          es: prose`En el segundo paso se restó en vez de sumar.`,
        }
      : {
          en: prose`In the second step, the amounts were added instead of subtracted.`,
          es: prose`En el segundo paso se sumó en vez de restar.`,
        },
    added: {
      en: prose`In the first step, ${n} and the numerator ${a} were added instead of multiplied.`,
      es: prose`En el primer paso, ${n} y el numerador ${a} se sumaron en vez de multiplicarse.`,
    },
  }[mistake]
  return { key: mistake, says }
}
/** Whether each mistake leads to a likely answer of its own. */
const tellsMistakesApart = (plan: Plan, numbers: TwoSteps): boolean => {
  const tops = MISTAKES.map(mistake => wrongTop(plan, numbers, mistake))
  return tops.every(top => top > 0) && new Set([...tops, topOf(plan, numbers)]).size === MISTAKES.length + 1
}

interface Row {
  readonly n: number
  readonly a: number
}
interface Rows {
  readonly d: number
  readonly rows: readonly [Row, Row]
}
/** Two unlike rows of likely size, and their sum or difference a mixed number. */
const allRows = (asks: 'all' | 'more', d: number): readonly Rows[] => {
  const all = wholes(3, 7).flatMap(n =>
    wholes(2, d - 1)
      .filter(a => gcd(a, d) === 1 && n * a < 6 * d)
      .map((a): Row => ({ n, a })),
  )
  return all.flatMap(one =>
    all
      .filter(other => {
        const [first, second] = [one.n * one.a, other.n * other.a]
        const isUnlike = one.n !== other.n && one.a !== other.a
        return isUnlike && isMixed(asks === 'all' ? first + second : first - second, d)
      })
      .map((other): Rows => ({ d, rows: [one, other] })),
  )
}
const madeRows = new Map<string, readonly Rows[]>()
function rowsOf(asks: 'all' | 'more', d: number): readonly Rows[] {
  const key = `${asks} ${d}`
  const found = madeRows.get(key) ?? allRows(asks, d)
  madeRows.set(key, found)
  return found
}

const drawTwoSteps = drawerOf(twoStepStories)
const drawBetween = drawerOf(betweenStories, (plan, numbers) => topOf(plan, numbers) > 2 * numbers.d)
/** None of the expressions has the value of another. */
const drawExpression = drawerOf(expressionStories, (plan, { n, a, c }) => {
  const tops = {
    more: [n * a + c, n * a - c, a + c, n * (a + c)],
    left: [c - n * a, c + n * a, c - a, n * (c - a)],
    less: [n * a - c, n * a + c, a + c, n * (a + c)],
  }[plan]
  return new Set(tops).size === tops.length
})
const drawMistaken = drawerOf(mistakeStories, (plan, numbers) => numbers.n > 3 && tellsMistakesApart(plan, numbers))

/** The calculation of a pupil who makes the mistake. */
const mistakenWork = (told: Told, mistake: MistakeName): Expr => {
  const { n, a, c, d, story } = told
  const given = inLowestTerms(Ratio.of(wrongTop(told.story.plan, told, mistake), d))
  const [product, other] = [over(n * a, d), over(c, d)]
  const work = {
    once: secondOf(story.plan, { n: 1, a, c, d }),
    stopped: times(n, over(a, d)),
    operation: story.plan === 'more' ? minus(product, other) : sum(other, product),
    added: secondOf(story.plan, { n: 1, a: n + a, c, d }),
  }[mistake]
  return equation(work, given)
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoSteps: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 4,
    instruction: MIXED,
    draw: drawTwoSteps,
    answer: mixedQuantity,
    solve: told => count(mixed(resultOf(told)), told.story.noun),
    ask: told => paragraph(tell(told)),
    solution: (told, answer) => [...worked(told), answered(answer, told.story.ends(answer))],
    check: (printed, { amount }) => counted(printed).equals(evaluate(amount)),
  }),

  between: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw: drawBetween,
    answer: numberList,
    solve(told): readonly Value[] {
      const least = Math.floor(resultOf(told).toNumber())
      return [least, least + 1]
    },
    ask: told => {
      const { en, es } = paragraph(tell(told), {
        en: line`Do not write the answer itself: write the two consecutive whole numbers that it lies between.`,
        es: line`No escribas la respuesta misma: escribe los dos números enteros consecutivos entre los que está.`,
      })
      return {
        en: [en, prose`The answer is between ____ and ____.`],
        es: [es, prose`La respuesta está entre ____ y ____.`],
      }
    },
    key: told => {
      const { story } = told
      const [least, found] = [Math.floor(resultOf(told).toNumber()), count(mixed(resultOf(told)), story.noun)]
      return {
        en: prose`The answer, ${found}, is between ${least} and ${count(least + 1, story.noun)}.`,
        es: prose`La respuesta, ${found}, está entre ${least} y ${count(least + 1, story.noun)}.`,
      }
    },
    solution(told) {
      const { d, story } = told
      const [least, top] = [Math.floor(resultOf(told).toNumber()), topOf(story.plan, told)]
      return [
        ...worked(told).slice(0, 3),
        explained(
          relation(relation(over(least * d, d), '<', over(top, d)), '<', over((least + 1) * d, d)),
          line`${over(least * d, d)} is ${least}, and ${over((least + 1) * d, d)} is ${least + 1}: the answer is between them.`,
          line`${over(least * d, d)} es ${least} y ${over((least + 1) * d, d)} es ${least + 1}: la respuesta está entre los dos.`,
        ),
      ]
    },
    check(printed, answers) {
      const found = counted(printed)
      const [least, most] = tupleOf(answers.map(exact), 2)
      return most.minus(least).equals(1) && found.compare(least) > 0 && found.compare(most) < 0
    },
  }),

  whichExpression: form({
    levels: ['hard'],
    draw: drawExpression,
    answer: formulaChoice,
    solve: told => expressionsOf(told).right,
    mistakes(told) {
      const { right: _, ...wrong } = expressionsOf(told)
      return wrong
    },
    ask: told => {
      const { en, es } = paragraph(tell(told))
      return {
        en: [en, prose`Which expression answers the question?`],
        es: [es, prose`¿Qué expresión responde a la pregunta?`],
      }
    },
    solution: (told, answer) => {
      const { story, n, a, d } = told
      const why = {
        more: {
          en: line`The other amount is added once: it is not multiplied.`,
          es: line`La otra cantidad se suma una vez: no se multiplica.`,
        },
        left: {
          en: line`The product is taken from the amount at the start.`,
          es: line`El producto se resta de la cantidad del principio.`,
        },
        less: {
          en: line`The other amount is subtracted from the product.`,
          es: line`La otra cantidad se resta del producto.`,
        },
      }[story.plan]
      return [
        explained(
          times(n, over(a, d)),
          line`There are ${n} equal amounts of ${eachOf(told)}: multiply.`,
          line`Hay ${n} cantidades iguales de ${eachOf(told)}: multiplica.`,
        ),
        explained(expr(answer), why.en, why.es),
      ]
    },
    whyWrong: told => ({
      onceOnly: {
        en: line`This counts ${eachOf(told)} only once.`,
        es: line`Esto cuenta ${eachOf(told)} una sola vez.`,
      },
      allTimes: {
        en: line`This multiplies both amounts by ${told.n}.`,
        es: line`Esto multiplica las dos cantidades por ${told.n}.`,
      },
      otherOperation:
        told.story.plan === 'more'
          ? { en: line`This subtracts instead of adding.`, es: line`Esto resta en vez de sumar.` }
          : { en: line`This adds instead of subtracting.`, es: line`Esto suma en vez de restar.` },
    }),
    check: (printed, answer) => evaluate(expr(answer)).equals(counted(printed)),
  }),

  table: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    instruction: MIXED,
    draw(random) {
      const [story, asks] = [random.evenly(tableStories), random.evenly(['more', 'all'] as const)]
      return { story, asks, ...random.pick(rowsOf(asks, random.pick(story.denominators))) }
    },
    answer: mixedQuantity,
    solve({ story, asks, d, rows: [one, other] }) {
      const second = other.n * other.a
      return count(mixed(Ratio.of(one.n * one.a + (asks === 'all' ? second : -second), d)), story.noun)
    },
    ask({ story, asks, d, rows }) {
      const inLanguage = (locale: 'en' | 'es') =>
        table({
          head: story.head.map(cell => cell[locale]),
          rows: rows.map(({ n, a }, i) => [itemOf(story.rows, i)[locale], n, Ratio.of(a, d)]),
          rowHeads: true,
        })
      const { en, es } = paragraph(story[asks])
      return { en: [inLanguage('en'), en], es: [inLanguage('es'), es] }
    },
    solution({ story, asks, d, rows: [one, other] }, answer) {
      const [first, second] = [one.n * one.a, other.n * other.a]
      const top = asks === 'all' ? first + second : first - second
      const product = ({ n, a }: Row, row: 0 | 1) =>
        explained(
          equation(times(n, over(a, d)), over(n * a, d)),
          line`Row ${row + 1}: multiply the numerator by ${n}.`,
          line`Fila ${row + 1}: multiplica el numerador por ${n}.`,
        )
      return [
        product(one, 0),
        product(other, 1),
        asks === 'all'
          ? explained(
              equation(sum(over(first, d), over(second, d)), over(top, d)),
              line`Add the two amounts.`,
              line`Suma las dos cantidades.`,
            )
          : explained(
              equation(minus(over(first, d), over(second, d)), over(top, d)),
              line`Subtract to find the difference.`,
              line`Resta para hallar la diferencia.`,
            ),
        ...simplest(top, d),
        answered(answer, story.ends[asks](answer)),
      ]
    },
    check(printed, { amount }) {
      const [first, second] = tupleOf(
        printed.block('table').rows.map(cells => {
          const [n, each] = [valueIn(itemOf(cells, 1)), valueIn(itemOf(cells, 2))]
          return wholes(1, n.n).reduce(all => all.plus(each), Ratio.of(0))
        }),
        2,
      )
      const isMore = /more|más/.test(printed.text)
      return evaluate(amount)
        .plus(isMore ? second : 0)
        .minus(isMore ? 0 : second)
        .equals(first)
    },
  }),

  whichMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random) {
      return { mistake: random.evenly(MISTAKES), who: random.pick(people), ...drawMistaken(random) }
    },
    answer: sentenceChoice,
    solve: told => mistakeSays(told, told.mistake),
    mistakes: told =>
      Object.fromEntries(
        MISTAKES.filter(mistake => mistake !== told.mistake).map(mistake => [mistake, mistakeSays(told, mistake)]),
      ),
    ask(told) {
      const { en, es } = paragraph(tell(told))
      const given = role(
        'given',
        count(inLowestTerms(Ratio.of(wrongTop(told.story.plan, told, told.mistake), told.d)), told.story.noun),
      )
      return {
        en: [en, prose`${name(told.who)} answers ${given}. What mistake leads to this answer?`],
        es: [es, prose`${name(told.who)} responde ${given}. ¿Qué error lleva a esa respuesta?`],
      }
    },
    solution(told, answer) {
      const { story, d, mistake } = told
      const right = count(mixed(resultOf(told)), story.noun)
      return [
        ...worked(told).slice(0, 3),
        explained(
          equation(over(topOf(story.plan, told), d), mixed(resultOf(told))),
          line`The right answer is ${right}.`,
          line`La respuesta correcta es ${right}.`,
        ),
        explained(
          answer.says,
          line`${name(told.who)}’s calculation: ${mistakenWork(told, mistake)}.`,
          line`El cálculo de ${name(told.who)}: ${mistakenWork(told, mistake)}.`,
        ),
      ]
    },
    whyWrong: told =>
      Object.fromEntries(
        MISTAKES.filter(mistake => mistake !== told.mistake).map(mistake => [
          mistake,
          anotherAnswer(mistakenWork(told, mistake)),
        ]),
      ),
    check(printed, { key }) {
      const [n, each, given] = [printed.role('n').n, printed.role('each'), printed.role('given')]
      const plan = printed.terms('role').find(({ name }) => name === 'more' || name === 'left' || name === 'less')?.name
      if (plan === undefined) return false
      const other = printed.role(plan)
      const second = (product: Ratio) =>
        plan === 'more' ? product.plus(other) : plan === 'left' ? other.minus(product) : product.minus(other)
      const made: Readonly<Record<string, Ratio>> = {
        once: second(each),
        stopped: each.times(n),
        operation: plan === 'more' ? each.times(n).minus(other) : each.times(n).plus(other),
        added: second(each.plus(Ratio.of(n, each.d))),
      }
      return made[key]?.equals(given) === true
    },
  }),
})
