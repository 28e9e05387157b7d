import {
  answerStep,
  type Both,
  type Content,
  count,
  type Expr,
  evaluate,
  explained,
  expr,
  type FormMaker,
  itemOf,
  line,
  list,
  option,
  over,
  point,
  prose,
  quantity,
  type Random,
  Ratio,
  relation,
  type Sentence,
  sentenceChoice,
  table,
  things,
  tupleOf,
  type WhyWrong,
} from '../../../author.ts'
import { ratioOfKey } from '../../kit/choices/ratio-key.ts'
import { heads } from '../../kit/proportion/contexts.ts'
import { easyContexts } from '../../kit/proportion/easy-contexts.ts'
import { alone } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import {
  isProportional,
  type Pair,
  type Pairs,
  pairsIn,
  QUOTIENT,
  quotientOf,
  quotientStep,
  quotients,
  spread,
  tableIn,
  tableOf,
  X,
  Y,
} from './pairs.ts'

const DIFFERENCE = { kind: 'sum', terms: [Y, { kind: 'negative', of: X }] } as const

const WHY = option({
  ratioSame: {
    en: prose`Yes, because ${QUOTIENT} is the same in every column.`,
    es: prose`Sí, porque ${QUOTIENT} es igual en todas las columnas.`,
  },
  differenceSame: {
    en: prose`Yes, because ${DIFFERENCE} is the same in every column.`,
    es: prose`Sí, porque ${DIFFERENCE} es igual en todas las columnas.`,
  },
  ratioDiffers: {
    en: prose`No, because ${QUOTIENT} is not the same in every column.`,
    es: prose`No, porque ${QUOTIENT} no es igual en todas las columnas.`,
  },
  differenceDiffers: {
    en: prose`No, because ${DIFFERENCE} is not the same in every column.`,
    es: prose`No, porque ${DIFFERENCE} no es igual en todas las columnas.`,
  },
})

const multiples = (xs: readonly number[], k: number): Pairs => xs.map(x => [x, k * x])
const more = (xs: readonly number[], m: number, b: number): Pairs => xs.map(x => [x, m * x + b])
const sums = (xs: readonly number[], c: number): Pairs => xs.map(x => [x, x + c])
const QUESTION: Both<Content> = {
  en: prose`Is the relationship between ${X} and ${Y} proportional?`,
  es: prose`¿Es proporcional la relación entre ${X} e ${Y}?`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  decide: form({
    levels: ['easy'],
    draw(random) {
      const isYes = random.evenly([true, false])
      const xs = spread(random, 4, 9)
      const k = random.int(3, 9)
      return { isYes, k, pairs: isYes ? multiples(xs, k) : sums(xs, random.int(3, 9)) }
    },
    answer: WHY,
    solve: ({ isYes }) => (isYes ? 'ratioSame' : 'ratioDiffers'),
    ask: ({ pairs }) => ({ en: [tableOf(pairs), QUESTION.en as never], es: [tableOf(pairs), QUESTION.es as never] }),
    solution: ({ isYes, k, pairs }, answer) => [
      quotientStep(pairs),
      isYes
        ? answerStep(WHY.show(answer), {
            en: line`All the quotients are ${k}. The difference ${DIFFERENCE} does not matter.`,
            es: line`Todos los cocientes son ${k}. La diferencia ${DIFFERENCE} no importa.`,
          })
        : answerStep(WHY.show(answer), {
            en: line`The quotients are not all equal. That ${DIFFERENCE} is always the same does not matter.`,
            es: line`Los cocientes no son todos iguales. No importa que ${DIFFERENCE} sea siempre igual.`,
          }),
    ],
    check: (printed, answer) =>
      (answer === 'ratioSame') === isProportional(tableIn(printed)) && answer.startsWith('ratio'),
  }),

  findConstant: form({
    levels: ['easy'],
    draw(random) {
      const context = random.evenly(easyContexts)
      const [least, most] = context.whole
      return { context, k: random.int(least, most), xs: spread(random, 4, 9) }
    },
    answer: quantity,
    solve: ({ context, k }) => count(k, context.rate),
    ask({ context, k, xs }) {
      const [xHead, yHead] = heads(context)
      const shown = table({
        rows: [
          [xHead, ...xs],
          [yHead, ...xs.map(x => k * x)],
        ],
        rowHeads: true,
      })
      return {
        en: [
          shown,
          prose`The table shows a proportional relationship. What is the constant of proportionality in ${things(context.rate)}?`,
        ],
        es: [
          shown,
          prose`La tabla muestra una relación proporcional. ¿Cuál es la constante de proporcionalidad en ${things(context.rate)}?`,
        ],
      }
    },
    solution: ({ context, k, xs }, answer) => [
      explained(
        quotients(multiples(xs, k)),
        line`Divide the number of ${things(context.y)} by the number of ${things(context.x)} in each column.`,
        line`Divide el número de ${things(context.y)} entre el número de ${things(context.x)} en cada columna.`,
      ),
      answerStep(alone(answer), {
        en: line`The constant of proportionality is ${answer}.`,
        es: line`La constante de proporcionalidad es de ${answer}.`,
      }),
    ],
    check: (printed, { amount }) => tableIn(printed).every(([x, y]) => evaluate(amount).times(x).equals(y)),
  }),

  pairsListed: form({
    levels: ['easy'],
    draw(random) {
      const isYes = random.evenly([false, true])
      return random.until(
        () => {
          const xs = spread(random, 4, 8)
          const k = random.int(2, 8)
          return { isYes, pairs: isYes ? multiples(xs, k) : more(xs, random.int(2, 4), random.int(1, 4)) }
        },
        ({ pairs }) => new Set(valuesFor(pairs).map(String)).size === 3 && valuesFor(pairs)[0].isInteger,
      )
    },
    answer: sentenceChoice,
    solve: ({ isYes, pairs }) => (isYes ? withK(quotientOf(itemOf(pairs, 0))) : NOT),
    mistakes: ({ isYes, pairs }) => {
      const [first, turned, difference] = valuesFor(pairs)
      return {
        turned: withK(turned),
        difference: withK(difference),
        other: isYes ? NOT : withK(first),
      }
    },
    ask({ pairs }) {
      const shown = list(...pairs.map(([x, y]) => point(x, y)))
      return {
        en: prose`In the ordered pairs ${shown}, is ${Y} proportional to ${X}? If so, what is the constant of proportionality ${K}?`,
        es: prose`En los pares ordenados ${shown}, ¿es ${Y} proporcional a ${X}? Si lo es, ¿cuál es la constante de proporcionalidad ${K}?`,
      }
    },
    solution: ({ isYes, pairs }, answer) => [
      quotientStep(pairs),
      isYes
        ? answerStep(answer.says, {
            en: line`All the quotients are equal: their value is ${K}.`,
            es: line`Todos los cocientes son iguales: su valor es ${K}.`,
          })
        : answerStep(answer.says, {
            en: line`The quotients are not all equal, so there is no constant.`,
            es: line`Los cocientes no son todos iguales; por eso no hay una constante.`,
          }),
    ],
    whyWrong: ({ isYes, pairs }) => {
      const k = quotientOf(itemOf(pairs, 0))
      const no = {
        en: line`The quotients ${QUOTIENT} are not all equal.`,
        es: line`Los cocientes ${QUOTIENT} no son todos iguales.`,
      }
      return isYes
        ? {
            turned: {
              en: line`It divides ${X} by ${Y}; ${K} is ${QUOTIENT}.`,
              es: line`Divide ${X} entre ${Y}; ${K} es ${QUOTIENT}.`,
            },
            difference: {
              en: line`It is the difference of a pair, not a quotient.`,
              es: line`Es la diferencia de un par, no un cociente.`,
            },
            other: {
              en: line`All the quotients are ${expr(k)}.`,
              es: line`Todos los cocientes son ${expr(k)}.`,
            },
          }
        : { turned: no, difference: no, other: no }
    },
    check(printed, { key }) {
      const pairs = printed
        .all('list')
        .flatMap(({ items, brackets }) =>
          brackets === '('
            ? [pairOf(items)]
            : items.flatMap(item => (item.kind === 'list' ? [pairOf(item.items)] : [])),
        )
      return key === 'not' ? !isProportional(pairs) : pairs.every(pair => quotientOf(pair).equals(ratioOfKey(key)))
    },
  }),

  whichTable: form({
    levels: ['easy'],
    draw(random) {
      const k = random.int(2, 7)
      const columns = () => startingAt(spread(random, 3, 8), 0)
      const b = random.int(2, 4)
      const c = random.int(1, 4)
      const [one, two, three, four] = [columns(), columns(), columns(), columns()]
      return {
        right: multiples(one, k),
        squared: two.map((x): readonly [number, number] => [x, x * x]),
        taken: three.map((x): readonly [number, number] => [x, 60 - k * x]),
        more: more(four, b, c),
      }
    },
    answer: sentenceChoice,
    solve: ({ right }) => tableSaid(right),
    mistakes: ({ squared, more, taken }) => ({
      squared: tableSaid(squared),
      more: tableSaid(more),
      taken: tableSaid(taken),
    }),
    ask: () => ({
      en: prose`Which table shows a proportional relationship?`,
      es: prose`¿Qué tabla muestra una relación proporcional?`,
    }),
    solution: ({ right }, answer) => [
      explained(
        quotients(right),
        line`Find ${QUOTIENT} in each column: here it is always the same.`,
        line`Halla ${QUOTIENT} en cada columna: aquí siempre es igual.`,
      ),
      answerStep(answer.says, {
        en: line`This table shows a proportional relationship.`,
        es: line`Esta tabla muestra una relación proporcional.`,
      }),
    ],
    whyWrong: ({ squared, more, taken }) => {
      const differs = (pairs: readonly (readonly [number, number])[]): WhyWrong => {
        const [[x, y], [u, v]] = tupleOf(pairs.slice(0, 2), 2)
        return explained(
          relation(over(y, x), '≠', over(v, u)),
          line`The first two columns already have different quotients.`,
          line`Las dos primeras columnas ya tienen cocientes distintos.`,
        )
      }
      return { squared: differs(squared), more: differs(more), taken: differs(taken) }
    },
    check(_, { says }) {
      const shown = says.en
      return 'kind' in shown && shown.kind === 'table' && isProportional(pairsIn(shown))
    },
  }),
})
const K = { kind: 'symbol', name: 'k' } as const
const NOT: Sentence = {
  key: 'not',
  says: { en: prose`No, it is not proportional.`, es: prose`No, no es proporcional.` },
}
const withK = (value: Ratio): Sentence => ({
  key: String(value),
  says: { en: prose`Yes, ${K} = ${expr(value)}.`, es: prose`Sí, ${K} = ${expr(value)}.` },
})
const pairOf = (items: readonly Expr[]): Pair =>
  tupleOf(
    items.map(item => evaluate(item).toNumber()),
    2,
  )
/** What a hasty pupil takes for k: the quotient of the first pair, the quotient turned, the difference. */
const valuesFor = (pairs: Pairs): readonly [Ratio, Ratio, Ratio] => {
  const [x, y] = itemOf(pairs, 0)
  return [Ratio.of(y, x), Ratio.of(x, y), Ratio.of(y - x)]
}
const tableSaid = (pairs: Pairs): Sentence => ({
  key: pairs.map(pair => pair.join(' ')).join(', '),
  says: { en: tableOf(pairs), es: tableOf(pairs) },
})

export type { Random }
