import {
  answerStep,
  both,
  count,
  evaluate,
  explained,
  type FormMaker,
  line,
  m,
  minus,
  option,
  prose,
  quantity,
  Ratio,
  statements,
  step,
  story,
  system,
  systemSolution,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { solutionOf } from '../../kit/equations/linear-system.ts'
import { dollars } from '../../kit/stories/amounts.ts'
import type { levels } from './levels.ts'
import { check, draw, drawSpecial, kinds } from './parts.ts'
import { countAndPriceStories } from './system-stories.ts'

const CANCELED = {
  en: line`The terms with a letter canceled, so there is no single value to find.`,
  es: line`Los términos con letra se anularon, así que no hay un solo valor que hallar.`,
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  anySystem: form({
    levels: ['hard'],
    share: 3,
    instruction: {
      en: prose`Solve the system. Write an ordered pair, “no solution,” or “infinitely many solutions.”`,
      es: prose`Resuelve el sistema. Escribe un par ordenado, “no tiene solución” o “infinitas soluciones”.`,
    },
    draw,
    answer: systemSolution,
    solve: ({ solution }) => solution,
    ask: ({ rows }) => both(system(...rows)),
    solution: ({ steps }) => steps(),
    check,
  }),
  countAndPrice: form(
    story({
      levels: ['hard'],
      settings: countAndPriceStories,
      draw: (random, { first, second, counts }) => {
        const [one, other] = [random.int(...counts), random.int(...counts)]
        const [a, b] = [random.int(...first), random.int(...second)]
        return { all: one + other, total: dollars(a * one + b * other), price: dollars(a), other: dollars(b) }
      },
      answer: quantity,
      solve: ({ all, total, price, other }, { noun }) => {
        const [sum, a, b] = [evaluate(total), evaluate(price), evaluate(other)]
        return count(sum.minus(b.times(all)).over(a.minus(b)), noun)
      },
      ask: ({ all, total, price, other }, { tells }) => tells(all, total, price, other),
      solution: ({ all, total, price, other: otherPrice }, answer, { whose, other, answers }) => {
        const [sum, a, b] = [evaluate(total).n, evaluate(price).n, evaluate(otherPrice).n]
        return [
          explained(
            statements(m`x + y = ${all}`, m`${a}x + ${b}y = ${sum}`),
            [
              ...line`Let ${m`x`} be `,
              ...whose.en,
              ...line` and ${m`y`} `,
              ...other.en,
              '. The first equation adds the numbers, the second the dollars.',
            ],
            [
              ...line`Sean ${m`x`} `,
              ...whose.es,
              ...line` e ${m`y`} `,
              ...other.es,
              '. La primera ecuación suma los números; la segunda, los dólares.',
            ],
          ),
          step(m`${b}x + ${b}y = ${b * all}`, because.multiplyEquation, { which: 1, value: b }),
          explained(
            m`${a - b}x = ${sum - b * all}`,
            line`Subtract this from equation 2 to eliminate ${m`y`}: ${minus(sum, b * all)} is ${sum - b * all}.`,
            line`Réstala de la ecuación 2 para eliminar ${m`y`}: ${minus(sum, b * all)} es ${sum - b * all}.`,
          ),
          ...(a - b === 1
            ? []
            : [step(m`x = ${Ratio.of(sum - b * all, a - b)}`, because.divideBothSides, { value: a - b })]),
          answerStep(both({ kind: 'paragraph', content: [answer] }), answers(answer)),
        ]
      },
      // The rest are of the other kind, and all prices together make the total.
      check(numberOf, { amount }) {
        const one = evaluate(amount)
        const rest = numberOf('all').minus(one)
        return (
          one.n > 0 &&
          rest.n > 0 &&
          one
            .times(numberOf('price'))
            .plus(rest.times(numberOf('other')))
            .equals(numberOf('total'))
        )
      },
    }),
  ),
  howMany: form({
    levels: ['hard'],
    instruction: {
      en: prose`How many solutions does the system have?`,
      es: prose`¿Cuántas soluciones tiene el sistema?`,
    },
    draw(random) {
      const asked = random.evenly(['one', 'none', 'all'] as const)
      const { rows, solution, steps } =
        asked === 'one' ? kinds['one solved for a letter'](random) : drawSpecial(random, asked)
      return { rows, steps, solution }
    },
    answer: option({
      none: { en: prose`none`, es: prose`ninguna` },
      one: { en: prose`exactly one`, es: prose`exactamente una` },
      all: { en: prose`infinitely many`, es: prose`infinitas` },
    }),
    solve: ({ solution }) => (typeof solution === 'string' ? solution : 'one'),
    ask: ({ rows }) => both(system(...rows)),
    solution: ({ steps }) => steps(),
    whyWrong: ({ solution }) =>
      solution === 'none'
        ? {
            all: {
              en: line`The last line would have to be true for every value, and it is false.`,
              es: line`El último renglón tendría que ser verdadero para todo valor y es falso.`,
            },
            one: CANCELED,
          }
        : solution === 'all'
          ? {
              none: {
                en: line`The last line would have to be false, and it is true.`,
                es: line`El último renglón tendría que ser falso y es verdadero.`,
              },
              one: CANCELED,
            }
          : {
              all: {
                en: line`The letter did not cancel, so it has only one value.`,
                es: line`La letra no se canceló, así que tiene un solo valor.`,
              },
              none: {
                en: line`The last line would have to be false, but it gives a value.`,
                es: line`El último renglón tendría que ser falso, pero da un valor.`,
              },
            },
    check(printed, answer) {
      const found = solutionOf(printed.one('system').rows)
      return answer === (typeof found === 'string' ? found : 'one')
    },
  }),
})
