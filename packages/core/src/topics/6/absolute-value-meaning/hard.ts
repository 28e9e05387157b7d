import {
  absolute,
  both,
  type Expr,
  equation,
  exact,
  explained,
  explainedBy,
  inARow,
  itemOf,
  line,
  list,
  measure,
  numbersInAnyOrder,
  orderedList,
  prose,
  type Random,
  Ratio,
  relation,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  table,
  tupleOf,
} from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { sizeOf, type Writing, writtenAs } from '../../kit/integers/written.ts'
import { claims, type Numbers } from './claims.ts'
import type { Form } from './easy.ts'
import { type Comparison, comparisons, type Told, tolerances } from './stories.ts'

const paragraph = (content: Told['en']) => ({ kind: 'paragraph', content }) as const
const inBoth = ({ en, es }: Told) => ({ en: paragraph(en), es: paragraph(es) })

type Who = 'first' | 'second'
const sayWho = (story: Comparison, who: Who, isLess: boolean): Sentence => {
  const property = isLess ? story.less : story.greater
  return {
    key: `${who} ${isLess ? 'less' : 'greater'}`,
    says: inBoth({
      en: [...story[who].en, ': ', ...property.en],
      es: [...story[who].es, ': ', ...property.es],
    }),
  }
}
const otherOf = (who: Who): Who => (who === 'first' ? 'second' : 'first')

/** Four numbers, two of them negative; the greatest is not the one with the greatest absolute value. */
function drawSizes(random: Random): readonly { readonly value: Ratio; readonly as: Writing }[] {
  const base = random.int(1, 6)
  const d = random.pick([2, 4, 5])
  const fraction = Ratio.of(random.coprimeTo(d), d)
  // Near one another, written in two ways, no two of one size.
  const sizes = [
    { value: Ratio.of(base).plus(fraction), as: 'mixed' },
    {
      value: Ratio.of(base)
        .plus(fraction)
        .plus(Ratio.of(random.pick([1, 3]), 10)),
      as: 'decimal',
    },
    {
      value: Ratio.of(base + 1)
        .plus(Ratio.of(random.pick([1, 3, 4]), 20))
        .plus(fraction),
      as: 'decimal',
    },
    { value: Ratio.of(base + 2).plus(fraction), as: 'mixed' },
  ] as const
  const signs = random.evenly([
    [1, -1, 1, -1],
    [-1, 1, 1, -1],
    [-1, 1, -1, 1],
    [-1, -1, 1, -1],
  ] as const)
  return sizes.map(({ value, as }, i) => ({ value: value.times(itemOf(signs, i)), as }))
}
const written = ({ value, as }: { readonly value: Ratio; readonly as: Writing }): Expr => writtenAs(value, as)

export const hardForms = (form: Form) => ({
  sizeAndOrder: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw(random) {
      const story = random.evenly(comparisons)
      const who = random.evenly(['first', 'second'] as const)
      const near = Ratio.of(4 * random.int(story.range[0], story.range[1] - 3) + random.int(0, 3), 4)
      const far = near.plus(Ratio.of(random.pick([1, 2, 3, 5, 6, 7, 9]), 4))
      return { story, who, values: who === 'first' ? ([far, near] as const) : ([near, far] as const) }
    },
    answer: sentenceChoice,
    solve: ({ story, who }) => sayWho(story, who, true),
    mistakes: ({ story, who }) => ({
      sizeAsOrder: sayWho(story, who, false),
      wrongSize: sayWho(story, otherOf(who), false),
      wrongBoth: sayWho(story, otherOf(who), true),
    }),
    ask: ({ story: { tell, question, amount }, values: [a, b] }) => {
      const { en, es } = tell(role('first', amount(a.negated())), role('second', amount(b.negated())))
      return { en: paragraph([...en, ' ', ...question.en]), es: paragraph([...es, ' ', ...question.es]) }
    },
    solution({ story, who, values: [a, b] }, { says }) {
      const [x, y] = [shown(a), shown(b)]
      const [left, right] = [shown(a.negated()), shown(b.negated())]
      const isFirst = who === 'first'
      return [
        explainedBy(relation(absolute(left), isFirst ? '>' : '<', absolute(right)), {
          en: [...line`The absolute values are `, ...story.size.en, ...line`: compare ${x} and ${y}.`],
          es: [...line`Los valores absolutos son `, ...story.size.es, ...line`: compara ${x} y ${y}.`],
        }),
        explainedBy(relation(left, isFirst ? '<' : '>', right), {
          en: line`Of two negative numbers, the one farther from 0 is less.`,
          es: line`De dos números negativos, es menor el que está más lejos de 0.`,
        }),
        explainedBy(says, {
          en: line`So ${isFirst ? left : right} is farther from 0, and it is less than ${isFirst ? right : left}.`,
          es: line`Así que ${isFirst ? left : right} está más lejos de 0 y es menor que ${isFirst ? right : left}.`,
        }),
      ]
    },
    whyWrong: ({ who, values }) => {
      const [far, near] = (who === 'first' ? values : ([values[1], values[0]] as const)).map(value =>
        shown(value.negated()),
      )
      const order = explained(
        relation(far as Expr, '<', near as Expr),
        line`The number farther from 0 is less, not greater.`,
        line`El número que está más lejos del 0 es menor, no mayor.`,
      )
      const less = relation(absolute(near as Expr), '<', absolute(far as Expr))
      const size = {
        en: line`It has the lesser absolute value: ${less}.`,
        es: line`Tiene el menor valor absoluto: ${less}.`,
      }
      return { sizeAsOrder: order, wrongSize: size, wrongBoth: size }
    },
    check(printed, { key }) {
      const [first, second] = [printed.role('first'), printed.role('second')]
      const gap = first.minus(second)
      return key === `${gap.n < 0 ? 'first' : 'second'} less`
    },
  }),

  orderBySize: form({
    levels: ['hard'],
    kind: 'order',
    lines: 1,
    instruction: {
      en: prose`Write the numbers in order of their absolute values, from least to greatest.`,
      es: prose`Escribe los números según su valor absoluto, de menor a mayor.`,
    },
    draw(random) {
      const sorted = drawSizes(random)
      const order = random.pick([
        [2, 0, 3, 1],
        [1, 3, 0, 2],
        [3, 1, 0, 2],
        [2, 3, 1, 0],
        [1, 0, 3, 2],
        [3, 0, 2, 1],
      ] as const)
      return { sorted, shuffled: order.map(i => itemOf(sorted, i)) }
    },
    answer: orderedList,
    solve: ({ sorted }) => sorted.map(written),
    ask: ({ shuffled }) => both(inARow(...shuffled.map(written))),
    solution({ shuffled, sorted }, answer) {
      const size = ({ value, as }: { readonly value: Ratio; readonly as: Writing }) => writtenAs(sizeOf(value), as)
      return [
        explainedBy(statements(...shuffled.map(one => equation(absolute(written(one)), size(one)))), {
          en: line`Find the distances from 0.`,
          es: line`Halla las distancias al 0.`,
        }),
        explainedBy(list(...sorted.map(({ value }) => shown(sizeOf(value)))), {
          en: line`Write the distances as decimals and put them in order.`,
          es: line`Escribe las distancias como decimales y ordénalas.`,
        }),
        explainedBy(list(...answer), {
          en: line`Write the numbers with these distances, with their signs.`,
          es: line`Escribe los números que tienen estas distancias, con sus signos.`,
        }),
      ]
    },
    // The squares grow, and all that are printed are there.
    check(printed, answer) {
      const given = answer.map(exact)
      const all = printed.numbers.length > 0 ? printed.numbers : printed.one('list').items.map(exact)
      return (
        given.length === all.length &&
        all.every(value => given.some(one => one.equals(value))) &&
        given.slice(1).every((value, i) => value.times(value).compare(itemOf(given, i).times(itemOf(given, i))) > 0)
      )
    },
  }),

  trueOrFalse: form({
    levels: ['hard'],
    draw(random) {
      const claim = random.evenly(claims)
      const small = random.int(2, 7)
      return { claim, small, large: small + random.int(2, 6) }
    },
    answer: sentenceChoice,
    solve: ({ claim, ...sizes }) => ({ key: 'right', says: inBoth(claim.right(numbersOf(sizes))) }),
    mistakes: ({ claim: { wrong }, ...sizes }) =>
      Object.fromEntries(
        wrong.map(
          (verdict, i) =>
            [itemOf(WRONG, i), { key: itemOf(WRONG, i), says: inBoth(verdict(numbersOf(sizes))) }] as const,
        ),
      ),
    ask: ({ claim, ...sizes }) => {
      const { en, es } = claim.says(numbersOf(sizes))
      return {
        en: [paragraph(['“', ...en, '”']), prose`Is this true or false, and why?`],
        es: [paragraph(['“', ...es, '”.']), prose`¿Es esto verdadero o falso, y por qué?`],
      }
    },
    solution: ({ claim, ...sizes }, { says }) => {
      const numbers = numbersOf(sizes)
      return [explainedBy(claim.work(numbers), claim.shows), explainedBy(says, claim.decides)]
    },
    whyWrong: ({ claim, ...sizes }) =>
      Object.fromEntries(claim.fails(numbersOf(sizes)).map((told, i) => [itemOf(WRONG, i), told] as const)),
    check: (_, { key }) => key === 'right',
  }),

  tooFar: form({
    levels: ['hard'],
    kind: 'story',
    lines: 1,
    draw(random) {
      const story = random.evenly(tolerances)
      const limit = Ratio.of(random.int(2, story.most - 2)).plus(random.evenly([Ratio.of(1, 2), Ratio.of(0)]))
      const over = random.evenly([2, 3])
      const tenth = (n: number) => Ratio.of(n, 10)
      // Outside on both sides, inside on both sides, and one of them exactly at the limit.
      const out = [
        limit.plus(tenth(random.int(1, 9))).negated(),
        limit.plus(tenth(random.int(1, 9))),
        limit.plus(tenth(random.int(10, 14))).negated(),
      ]
      const inside = [
        limit.minus(tenth(random.int(1, 9))),
        limit.minus(tenth(random.int(1, 9))).negated(),
        limit.negated(),
        limit.minus(tenth(random.int(10, 14))),
      ]
      const values = random.shuffle<readonly Ratio[]>([...out.slice(0, over), ...inside.slice(0, 5 - over)])
      return { story, limit, values }
    },
    answer: numbersInAnyOrder,
    solve: ({ limit, values }) => values.flatMap((value, i) => (sizeOf(value).compare(limit) > 0 ? [i + 1] : [])),
    ask: ({ story: { tell, head, question, unit }, limit, values }) => {
      const asked = question(role('limit', measure(shown(limit), unit)))
      const of = (locale: 'en' | 'es') => [
        paragraph(tell[locale]),
        table({
          head: head.map(one => one[locale]),
          rows: values.map((value, i) => [i + 1, shown(value)]),
        }),
        paragraph(asked[locale]),
      ]
      return { en: of('en'), es: of('es') }
    },
    solution: ({ limit, values }, answer) => {
      const isOut = (value: Ratio) => sizeOf(value).compare(limit) > 0
      const compared = (out: boolean) =>
        statements(
          ...values
            .filter(value => isOut(value) === out)
            .map(value =>
              relation(absolute(shown(value)), out ? '>' : sizeOf(value).equals(limit) ? '=' : '<', shown(limit)),
            ),
        )
      return [
        explainedBy(compared(false), {
          en: line`The absolute value is the size of the difference. These differences are not more than the limit.`,
          es: line`El valor absoluto es el tamaño de la diferencia. Estas diferencias no pasan del límite.`,
        }),
        explainedBy(compared(true), {
          en: line`These are more than the limit, on either side.`,
          es: line`Estas pasan del límite, por un lado o por el otro.`,
        }),
        explainedBy(list(...answer), {
          en: line`Write the numbers of these rows.`,
          es: line`Escribe los números de estas filas.`,
        }),
      ]
    },
    check(printed, answer) {
      const limit = printed.role('limit')
      const rows = printed.block('table').rows
      return rows.every((row, i) => {
        const [, cell] = tupleOf(row, 2)
        const [value] = tupleOf(cell, 1)
        if (typeof value !== 'object' || value.kind !== 'number') return false
        const far = Ratio.of(value.n, value.d)
        const isOut = far.compare(limit) > 0 || far.plus(limit).n < 0
        return isOut === answer.some(one => exact(one).n === i + 1)
      })
    },
  }),
})

const WRONG = ['provesNothing', 'falseExample', 'falseReason'] as const
const numbersOf = ({ small, large }: { readonly small: number; readonly large: number }): Numbers => ({
  small: shown(Ratio.of(small)),
  large: shown(Ratio.of(large)),
  minusSmall: shown(Ratio.of(-small)),
  minusLarge: shown(Ratio.of(-large)),
})
