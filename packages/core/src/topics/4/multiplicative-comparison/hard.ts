import {
  answerStep,
  type Both,
  blank,
  both,
  count,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  fillTable,
  type Inline,
  integer,
  itemOf,
  line,
  minus,
  type Noun,
  type NumberTable,
  name,
  prose,
  quantity,
  type Random,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  sum,
  things,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { amount, drawPair, joined, named } from './drawn-pair.ts'
import type { levels } from './levels.ts'
import { threeShares } from './three-shares.ts'

const HEAD = [
  words('Smaller', 'Menor'),
  words('Larger', 'Mayor'),
  words('How many more', 'Cuántos más'),
  words('How many times as many', 'Cuántas veces'),
] as const

/** In each row two of the four numbers are told; they lead to the others. */
const TOLD = [
  [0, 3],
  [1, 3],
  [0, 2],
  [1, 2],
] as const

function drawTable(random: Random): NumberTable {
  const kinds = random.shuffle(TOLD)
  const smalls = random.sample([3, 4, 6, 11, 12, 15], 3)
  const factors = random.sample([5, 7, 8, 9], 3)
  const drawn = tupleOf(kinds, 3).map((told, r) => {
    const [small, factor] = [itemOf(smalls, r), itemOf(factors, r)]
    return { told, row: [small, small * factor, small * (factor - 1), factor] as const }
  })
  return {
    head: HEAD,
    rows: drawn.map(({ row }) => row),
    blanks: drawn.flatMap(({ told }, r) =>
      [0, 1, 2, 3].filter(c => !told.some(known => known === c)).map(c => [r, c] as const),
    ),
  }
}

/** What is done in a row, by what is missing in it. */
function rowSentence(row: number, hasTimes: boolean, findsLarger: boolean): Both<readonly Inline[]> {
  if (hasTimes)
    return findsLarger
      ? { en: line`Row ${row}: multiply, then subtract.`, es: line`Fila ${row}: multiplica y luego resta.` }
      : { en: line`Row ${row}: divide, then subtract.`, es: line`Fila ${row}: divide y luego resta.` }
  return findsLarger
    ? { en: line`Row ${row}: add, then divide.`, es: line`Fila ${row}: suma y luego divide.` }
    : { en: line`Row ${row}: subtract, then divide.`, es: line`Fila ${row}: resta y luego divide.` }
}

const NAMES = ['Nina', 'Hugo', 'Zoe'] as const
const COUNTED = [nouns.stamp, nouns.marble, nouns.shell, nouns.coin, nouns.comicBook, nouns.button] as const
interface Claim {
  readonly kind: 'times' | 'more'
  readonly who: number
  readonly than: number
  readonly value: number
}
const claimed = (values: readonly number[], { kind, who, than, value }: Claim): boolean =>
  kind === 'times'
    ? itemOf(values, than) * value === itemOf(values, who)
    : itemOf(values, than) + value === itemOf(values, who)
const saidAs = ({ kind, who, than, value }: Claim, noun: Noun): Sentence => {
  const [one, other] = [words(itemOf(NAMES, who), itemOf(NAMES, who)), words(itemOf(NAMES, than), itemOf(NAMES, than))]
  return {
    key: `${kind} ${who} ${than} ${value}`,
    says:
      kind === 'times'
        ? {
            en: prose`${one} has ${value} times as many ${things(noun)} as ${other}.`,
            es:
              noun.gender === 'f'
                ? prose`${one} tiene ${value} veces tantas ${things(noun)} como ${other}.`
                : prose`${one} tiene ${value} veces tantos ${things(noun)} como ${other}.`,
          }
        : {
            en: prose`${one} has ${value} more ${things(noun)} than ${other}.`,
            es: prose`${one} tiene ${count(value, noun)} más que ${other}.`,
          },
  }
}
function claimsOf({ first, k, j, kind }: { first: number; k: number; j: number; kind: 'times' | 'more' }) {
  const [second, third] = [first * k, first * k * j]
  const right: Claim =
    kind === 'times' ? { kind, who: 2, than: 0, value: k * j } : { kind, who: 2, than: 0, value: third - first }
  const wrong: readonly Claim[] = [
    { kind: 'times', who: 1, than: 0, value: second - first },
    { kind: 'more', who: 2, than: 1, value: j },
    kind === 'times'
      ? { kind: 'more', who: 2, than: 0, value: k * j }
      : { kind: 'times', who: 2, than: 0, value: k + j },
  ]
  return { values: [first, second, third] as const, right, wrong }
}

const ASKS_QUOTIENT = {
  en: line`“Times as many” asks for the quotient.`,
  es: line`“Veces” pide el cociente.`,
}
const ASKS_DIFFERENCE = { en: line`“More” asks for the difference.`, es: line`“Más” pide la diferencia.` }

export const hardForms = (form: FormMaker<typeof levels>) => ({
  moreAndTimes: form({
    levels: ['hard'],
    kind: 'story',
    lines: 2,
    draw: random => ({ asks: random.evenly(['times', 'more'] as const), ...drawPair(random, 5) }),
    answer: integer,
    solve: ({ asks, small, large, times: k }) => (asks === 'times' ? k : large - small),
    // One comparison is told, the other is asked.
    ask({ asks, pair, small, large, times: k }) {
      if (asks === 'more')
        return joined(
          pair.tellLarger(named('large', large, pair)),
          pair.meetsSmaller(role('times', k)),
          pair.isMore(blank(4)),
        )
      const meetsMore = pair.meetsMore ?? pair.isMore
      return joined(
        pair.tellSmaller(named('small', small, pair)),
        meetsMore(role('more', large - small)),
        pair.isTimes(blank(4)),
      )
    },
    solution: ({ asks, pair, small, large, times: k }) =>
      asks === 'more'
        ? [
            explained(
              equation(divide(large, k), small),
              line`${large} is ${k} groups of the smaller amount: divide.`,
              line`${large} son ${k} grupos de la cantidad menor: divide.`,
            ),
            explained(
              equation(minus(large, small), large - small),
              line`How much more is a difference: subtract.`,
              line`Cuánto más es una diferencia: resta.`,
            ),
            answerStep(expr(large - small), pair.isMore(large - small)),
          ]
        : [
            explained(
              equation(sum(small, large - small), large),
              line`The larger amount is ${large - small} more than ${small}: add.`,
              line`La cantidad mayor es ${large - small} más que ${small}: suma.`,
            ),
            explained(
              equation(divide(large, small), k),
              line`Find how many groups of ${small} there are in ${large}: divide.`,
              line`Halla cuántos grupos de ${small} hay en ${large}: divide.`,
            ),
            answerStep(expr(k), pair.isTimes(k)),
          ],
    // The smaller amount and what is more, and the smaller amount so many times, both make the larger one.
    check(printed, answer) {
      if (printed.terms('role').some(({ name }) => name === 'large')) {
        const small = printed.role('large').minus(exact(answer))
        return small.times(printed.role('times')).equals(printed.role('large'))
      }
      return printed
        .role('small')
        .times(exact(answer))
        .equals(printed.role('small').plus(printed.role('more')))
    },
  }),

  timesThenMore: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 3,
    draw: random => drawPair(random, 2),
    answer: quantity,
    solve: ({ pair, large, times: k }) => amount(large + k, pair),
    // The same number is once a factor and once an addend.
    ask: ({ pair, small, times: k }) =>
      joined(
        pair.tellSmaller(named('small', small, pair)),
        pair.meetsLarger(role('times', k)),
        pair.third.isMore(role('more', k)),
        pair.third.ask,
      ),
    solution({ pair, small, times: k, large }, found) {
      return [
        step(equation(times(k, small), large), because.explain, {
          sentence: {
            en: line`“${k} times” means ${k} groups of ${small}: multiply.`,
            es: line`“${k} veces” significa ${k} grupos de ${small}: multiplica.`,
          },
        }),
        step(equation(sum(large, k), large + k), because.explain, {
          sentence: {
            en: line`The second comparison tells a difference: add.`,
            es: line`La segunda comparación dice una diferencia: suma.`,
          },
        }),
        answerStep(both({ kind: 'paragraph', content: [found] }), pair.third.ends(found)),
      ]
    },
    // Goes back: takes away what is more, and divides.
    check: (printed, { amount: value }) =>
      evaluate(value).minus(printed.role('more')).over(printed.role('times')).equals(printed.role('small')),
  }),

  timesOfTheThird: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 3,
    draw(random) {
      const share = random.evenly(threeShares)
      return random.until(
        () => {
          const [first, k, third] = [random.intExcept(4, 12, 10), random.int(3, 5), random.int(3, 8)]
          return { share, first, k, third, total: first * (1 + k + third) }
        },
        ({ first, k, third }) => new Set([first, k, third]).size === 3 && k + 1 !== third,
      )
    },
    answer: integer,
    solve: ({ third }) => third,
    ask: ({ share, first, k, total }) =>
      joined(share.tell(role('first', first), role('times', k), role('total', total)), share.isTimes(blank(4))),
    solution: ({ share, first, k, third, total }) => [
      step(equation(times(k, first), k * first), because.explain, {
        sentence: {
          en: line`Find ${name(share.second)}’s amount: multiply.`,
          es: line`Halla la cantidad de ${name(share.second)}: multiplica.`,
        },
      }),
      step(equation(minus(minus(total, first), k * first), third * first), because.explain, {
        sentence: {
          en: line`Take the two amounts away from the total. ${name(share.third)}’s amount is left.`,
          es: line`Resta las dos cantidades del total. Queda la cantidad de ${name(share.third)}.`,
        },
      }),
      step(equation(divide(third * first, first), third), because.explain, {
        sentence: {
          en: line`Find how many groups of ${first} there are in ${third * first}: divide.`,
          es: line`Halla cuántos grupos de ${first} hay en ${third * first}: divide.`,
        },
      }),
      answerStep(expr(third), share.isTimes(third)),
    ],
    // All three amounts make the total.
    check(printed, answer) {
      const first = printed.role('first')
      const second = first.times(printed.role('times'))
      return first
        .plus(second)
        .plus(first.times(exact(answer)))
        .equals(printed.role('total'))
    },
  }),

  comparisonTable: form(
    fillTable({
      levels: ['hard'],
      instruction: {
        en: prose`Complete the table. Each row compares two numbers.`,
        es: prose`Completa la tabla. Cada fila compara dos números.`,
      },
      draw: drawTable,
      solution: ({ rows, blanks }) =>
        rows.map((row, r) => {
          const [small, large, more, k] = tupleOf(row, 4).map(value => exact(value).n) as [
            number,
            number,
            number,
            number,
          ]
          const hidden = blanks.filter(([at]) => at === r).map(([, c]) => c)
          const has = (c: number) => hidden.includes(c)
          const [one, other] = has(2)
            ? has(1)
              ? [equation(times(k, small), large), equation(minus(large, small), more)]
              : [equation(divide(large, k), small), equation(minus(large, small), more)]
            : has(1)
              ? [equation(sum(small, more), large), equation(divide(large, small), k)]
              : [equation(minus(large, more), small), equation(divide(large, small), k)]
          return step(statements(one, other), because.explain, { sentence: rowSentence(r + 1, has(2), has(1)) })
        }),
      fits: rows =>
        rows.every(row => {
          const [small, large, more, k] = tupleOf(row, 4)
          return small.plus(more).equals(large) && large.over(k).equals(small)
        }),
    }),
  ),

  whichIsTrue: form({
    levels: ['hard'],
    draw: random => {
      const kind = random.evenly(['times', 'more'] as const)
      const noun = random.evenly(COUNTED)
      return random.until(
        () => ({ noun, kind, first: random.int(3, 9), k: random.int(2, 6), j: random.int(2, 5) }),
        ({ first, k, j }) => {
          const { values, wrong } = claimsOf({ first, k, j, kind })
          return k !== j && first > 2 && k * j <= 20 && wrong.every(claim => !claimed(values, claim))
        },
      )
    },
    answer: sentenceChoice,
    solve: facts => saidAs(claimsOf(facts).right, facts.noun),
    mistakes: facts => {
      const [differenceAsFactor, factorAsDifference, mixedUp] = tupleOf(claimsOf(facts).wrong, 3)
      return {
        differenceAsFactor: saidAs(differenceAsFactor, facts.noun),
        factorAsDifference: saidAs(factorAsDifference, facts.noun),
        mixedUp: saidAs(mixedUp, facts.noun),
      }
    },
    ask(facts) {
      const [first, second, third] = claimsOf(facts).values
      const { noun } = facts
      const parts = [role('0', count(first, noun)), role('1', second), role('2', third)] as const
      return {
        en: prose`Nina has ${parts[0]}, Hugo has ${parts[1]}, and Zoe has ${parts[2]}. Which statement is true?`,
        es: prose`Nina tiene ${parts[0]}, Hugo tiene ${parts[1]} y Zoe tiene ${parts[2]}. ¿Qué afirmación es verdadera?`,
      }
    },
    solution(facts, { says }) {
      const { values, right } = claimsOf(facts)
      const [first, , third] = values
      return [
        step(
          right.kind === 'times'
            ? equation(divide(third, first), facts.k * facts.j)
            : equation(minus(third, first), third - first),
          because.explain,
          { sentence: { en: line`Compare Zoe with Nina.`, es: line`Compara a Zoe con Nina.` } },
        ),
        answerStep(says, right.kind === 'times' ? ASKS_QUOTIENT : ASKS_DIFFERENCE),
      ]
    },
    whyWrong(facts) {
      const { values, wrong } = claimsOf(facts)
      const [differenceAsFactor, factorAsDifference, mixedUp] = tupleOf(
        wrong.map(({ kind, who, than }) => {
          const [large, small] = [itemOf(values, who), itemOf(values, than)]
          return kind === 'times'
            ? step(equation(divide(large, small), large / small), because.explain, { sentence: ASKS_QUOTIENT })
            : step(equation(minus(large, small), large - small), because.explain, { sentence: ASKS_DIFFERENCE })
        }),
        3,
      )
      return { differenceAsFactor, factorAsDifference, mixedUp }
    },
    check(printed, { key }) {
      const [kind, ...numbers] = key.split(' ')
      const [who, than, value] = tupleOf(numbers.map(Number), 3)
      const values = ['0', '1', '2'].map(name => printed.role(name).n)
      return (kind === 'times' || kind === 'more') && claimed(values, { kind, who, than, value })
    },
  }),
})
