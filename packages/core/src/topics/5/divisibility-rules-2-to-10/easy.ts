import {
  answerStep,
  asWritten,
  type Block,
  type Both,
  blank,
  both,
  evaluate,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  list,
  numbersInAnyOrder,
  prose,
  type Random,
  role,
  type Sentence,
  symbol,
  table,
  tableCells,
  trueStatement,
  wholes,
  words,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { filledNumber, holdsRule, isVerdict, onesSaid, verdict } from './rules.ts'

const ASKED = [2, 5, 10] as const
/** Two lists of one length take their turns in step: seldom the same divisor in both. */
const LISTED = [2, 5, 10, 2, 5, 10] as const
const BOXED = [2, 5, 2, 5, 5, 2] as const
const HEAD = [words('Number', 'Número'), ...ASKED.map(by => words(`by ${by}`, `entre ${by}`))]

/** By the ones digit: half of the numbers are divisible by none. */
const ONES = { none: [1, 3, 7, 9], two: [2, 4, 6, 8], five: [5], ten: [0] } as const
type Kind = keyof typeof ONES
const ending = (random: Random, kind: Kind) => random.int(3, 98) * 10 + random.pick(ONES[kind])

const RULES: Readonly<Record<(typeof ASKED)[number], Both<readonly Inline[]>>> = {
  2: {
    en: line`A number is divisible by 2 if its ones digit is 0, 2, 4, 6, or 8.`,
    es: line`Un número es divisible entre 2 si su dígito de las unidades es 0, 2, 4, 6 u 8.`,
  },
  5: {
    en: line`A number is divisible by 5 if its ones digit is 0 or 5.`,
    es: line`Un número es divisible entre 5 si su dígito de las unidades es 0 o 5.`,
  },
  10: {
    en: line`A number is divisible by 10 if its ones digit is 0.`,
    es: line`Un número es divisible entre 10 si su dígito de las unidades es 0.`,
  },
}

const ALL_RULES: Both<readonly Inline[]> = {
  en: line`Numbers divisible by 2 end in 0, 2, 4, 6, or 8; by 5, in 0 or 5; by 10, in 0.`,
  es: line`Los números divisibles entre 2 terminan en 0, 2, 4, 6 u 8; entre 5, en 0 o 5; entre 10, en 0.`,
}
const boxed = (front: number): Block => ({ kind: 'paragraph', content: [`${front}`, symbol('□')] })
const NEITHER: Sentence['says'] = {
  en: prose`It is not divisible by 2, by 5, or by 10.`,
  es: prose`No es divisible entre 2, ni entre 5, ni entre 10.`,
}
/** The rule that a number meets, or that it meets none. */
const endsSo = (n: number): Both<readonly Inline[]> => {
  const met = ASKED.find(by => n % by === 0)
  return met
    ? RULES[met]
    : {
        en: line`A number that ends in ${n % 10} is not divisible by any of the three.`,
        es: line`Un número que termina en ${n % 10} no es divisible entre ninguno de los tres.`,
      }
}
/** What the ones digit of this number tells. */
const notMet = (n: number, by: (typeof ASKED)[number]): Both<readonly Inline[]> => ({
  en: line`${n} ends in ${n % 10}, so it is not divisible by ${by}.`,
  es: line`${n} termina en ${n % 10}, así que no es divisible entre ${by}.`,
})
const metBy = (n: number): Both<readonly Inline[]> => {
  const met = ASKED.find(by => n % by === 0)
  return met
    ? {
        en: line`${n} ends in ${n % 10}, so it is divisible by ${met}.`,
        es: line`${n} termina en ${n % 10}, así que es divisible entre ${met}.`,
      }
    : endsSo(n)
}
const claims = (n: number) => [
  ...ASKED.map(by => ({
    key: `${by}`,
    isTrue: n % by === 0,
    says: { en: prose`It is divisible by ${by}.`, es: prose`Es divisible entre ${by}.` },
    why: n % by === 0 ? RULES[by] : notMet(n, by),
  })),
  { key: 'none', isTrue: ASKED.every(by => n % by !== 0), says: NEITHER, why: metBy(n) },
]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  threeQuestions: form({
    levels: ['easy'],
    kind: 'table',
    lines: 0,
    instruction: {
      en: prose`Is each number divisible by 2, by 5, and by 10? Write yes or no in each box.`,
      es: prose`¿Es cada número divisible entre 2, entre 5 y entre 10? Escribe sí o no en cada casilla.`,
    },
    draw(random) {
      const numbers = [ending(random, 'none'), ending(random, random.evenly(['two', 'five', 'ten', 'two', 'five']))]
      return { numbers: random.shuffle<readonly number[]>(numbers) }
    },
    answer: tableCells,
    solve({ numbers }) {
      const rows = numbers.map(n => ASKED.map(by => verdict(n % by === 0)))
      return { head: HEAD, rows: rows.map((row, i) => [itemOf(numbers, i), ...row]), blanks: rows.flat() }
    },
    ask: ({ numbers }) => both(table({ head: HEAD, rows: numbers.map(n => [n, ...ASKED.map(() => blank(3))]) })),
    solution: ({ numbers }, answer) => [
      ...numbers.map(n => explainedBy(expr(n), onesSaid(n))),
      explainedBy(tableCells.show(answer), ALL_RULES),
    ],
    check(printed, { blanks }) {
      const right = printed.numbers.flatMap(({ n }) => ASKED.map(by => holdsRule(n, by)))
      return blanks.length === right.length && right.every((isSo, i) => isVerdict(itemOf(blanks, i), isSo))
    },
  }),

  inAList: form({
    levels: ['easy'],
    lines: 1,
    draw(random) {
      const by = random.evenly(LISTED)
      const right = by === 2 ? ONES.two : by === 5 ? [0, 5] : [0]
      const wrong = wholes(1, 9).filter(ones => ones % by !== 0)
      const tens = random.sample(wholes(3, 98), 6)
      const count = random.int(2, 4)
      const values = tens.map((ten, i) => ten * 10 + random.pick(i < count ? right : wrong))
      return { by, chosen: values.slice(0, count), shown: random.shuffle<readonly number[]>(values) }
    },
    answer: numbersInAnyOrder,
    solve: ({ chosen }) => chosen,
    ask: ({ by, shown }) => ({
      en: [prose`Write all the numbers in the list that are divisible by ${role('by', by)}.`, list(...shown)],
      es: [prose`Escribe todos los números de la lista que son divisibles entre ${role('by', by)}.`, list(...shown)],
    }),
    solution: ({ by, chosen, shown }) => [
      explainedBy(list(...shown.map(n => asWritten(n % 10))), {
        en: line`Look at the ones digit of each number.`,
        es: line`Mira el dígito de las unidades de cada número.`,
      }),
      explainedBy(
        list(...[...chosen].sort((a, b) => a - b)),
        by === 2
          ? {
              en: line`Numbers divisible by 2 end in 0, 2, 4, 6, or 8.`,
              es: line`Los números divisibles entre 2 terminan en 0, 2, 4, 6 u 8.`,
            }
          : by === 5
            ? {
                en: line`Numbers divisible by 5 end in 0 or 5.`,
                es: line`Los números divisibles entre 5 terminan en 0 o 5.`,
              }
            : { en: line`Numbers divisible by 10 end in 0.`, es: line`Los números divisibles entre 10 terminan en 0.` },
      ),
    ],
    check(printed, answer) {
      const by = printed.role('by').n
      const shown = printed.one('list').items.map(value => evaluate(value).n)
      const given = answer.map(value => exact(value).n)
      return given.every(n => shown.includes(n)) && shown.every(n => holdsRule(n, by) === given.includes(n))
    },
  }),

  whichIsTrue: form(
    trueStatement({
      levels: ['easy'],
      draw: random => ({ n: ending(random, random.evenly(['two', 'none', 'five'])) }),
      question: {
        en: prose`Which statement about the number is true?`,
        es: prose`¿Qué afirmación sobre el número es verdadera?`,
      },
      about: ({ n }) => both([{ kind: 'maths', of: expr(n) }]),
      statements: ({ n }) => claims(n),
      solution: ({ n }, { says }) => [
        explainedBy(
          { en: prose`Ones digit: ${n % 10}`, es: prose`Dígito de las unidades: ${n % 10}` },
          {
            en: line`For 2, 5, and 10, only the ones digit counts.`,
            es: line`Para el 2, el 5 y el 10, solo cuenta el dígito de las unidades.`,
          },
        ),
        answerStep(says, endsSo(n)),
      ],
      holds(printed, key) {
        const [n] = printed.take(1)
        return key === 'none' ? ASKED.every(by => !holdsRule(n.n, by)) : holdsRule(n.n, Number(key))
      },
    }),
  ),

  onesDigit: form({
    levels: ['easy'],
    lines: 1,
    draw: random => ({ by: random.evenly(BOXED), front: random.int(12, 98) }),
    answer: numbersInAnyOrder,
    solve: ({ by }) => wholes(0, 9).filter(ones => ones % by === 0),
    ask({ by, front }) {
      const box = boxed(front)
      return {
        en: [prose`Write all the ones digits that make the number divisible by ${role('by', by)}.`, box],
        es: [
          prose`Escribe todos los dígitos de las unidades que hacen que el número sea divisible entre ${role('by', by)}.`,
          box,
        ],
      }
    },
    solution: ({ by, front }, answer) => [
      explainedBy(boxed(front), {
        en: line`For ${by}, only the ones digit counts. The digits in front do not matter.`,
        es: line`Para el ${by}, solo cuenta el dígito de las unidades. Los dígitos de delante no importan.`,
      }),
      answerStep(list(...answer), RULES[by]),
    ],
    check(printed, answer) {
      const by = printed.role('by').n
      const [, number] = printed.blocksOf('paragraph')
      const given = answer.map(value => exact(value).n)
      return wholes(0, 9).every(digit => holdsRule(filledNumber(number, digit), by) === given.includes(digit))
    },
  }),
})
