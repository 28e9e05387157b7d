import {
  answerStep,
  blank,
  both,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  name,
  numberList,
  numbersInAnyOrder,
  over,
  people,
  prose,
  relation,
  statements,
  step,
  symbol,
  times,
  tupleOf,
  type Value,
  writtenName,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { missingNumber } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { denominatorIs, partsOfWholes } from './parts.ts'

const DENOMINATORS = [2, 3, 4, 6, 8] as const
const most = (parts: number) => Math.min(10, Math.floor(40 / parts))

/** Wholes and their parts: none of a fraction that is asked the other way round in medium. */
const FACTS = [
  [7, 4],
  [5, 6],
  [9, 3],
  [4, 8],
  [5, 8],
  [9, 4],
  [7, 3],
  [10, 4],
  [3, 8],
  [5, 4],
  [8, 4],
  [10, 3],
  [5, 3],
  [8, 3],
] as const

const LETTERS = ['A', 'B', 'C', 'D'] as const
const letter = writtenName('A', 'B', 'C', 'D')

/** Wrong numerators: the denominator again, or the two numbers added. */
const slips = {
  denominatorAgain: { wrong: (_: number, parts: number) => parts },
  added: { wrong: (wholes: number, parts: number) => wholes + parts },
} as const
type Slip = keyof typeof slips

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingDenominator: form({
    levels: ['hard'],
    instruction: missingNumber,
    draw(random) {
      const [wholes, parts] = random.evenly(FACTS)
      return { wholes, parts }
    },
    answer: integer,
    solve: ({ parts }) => parts,
    ask: ({ parts, wholes }) => both(equation(over(parts * wholes, blank()), wholes)),
    solution: ({ parts, wholes }) => denominatorIs(parts * wholes, wholes),
    // So many wholes of the answer are all the parts.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return left.kind === 'quotient' && exact(answer).times(evaluate(right)).equals(evaluate(left.over))
    },
  }),

  twoNames: form({
    levels: ['hard'],
    instruction: { en: prose`Write the missing numbers.`, es: prose`Escribe los números que faltan.` },
    draw(random) {
      const wholes = random.int(3, 5)
      const [first, second] = random.until(
        () => random.sample(DENOMINATORS, 2),
        both => both.every(parts => parts !== wholes),
      )
      return { wholes, first, second, isTurned: random.evenly([true, false]) }
    },
    answer: numberList,
    solve: ({ wholes, first, second, isTurned }): readonly Value[] =>
      isTurned ? [wholes * second, first] : [first, wholes * second],
    ask({ wholes, first, second, isTurned }) {
      const [one, other] = [over(wholes * first, blank()), over(blank(), second)]
      return both(isTurned ? prose`${equation(wholes, other)} = ${one}` : prose`${equation(wholes, one)} = ${other}`)
    },
    namedAnswer: ({ wholes, first, second, isTurned }) => {
      const [one, other] = [over(wholes * first, first), over(wholes * second, second)]
      return both(isTurned ? prose`${equation(wholes, other)} = ${one}` : prose`${equation(wholes, one)} = ${other}`)
    },
    solution({ wholes, first, second, isTurned }) {
      const [one, other] = [denominatorIs(wholes * first, wholes), partsOfWholes(wholes, second).slice(0, 2)]
      const [top, under] = isTurned ? [wholes * second, first] : [first, wholes * second]
      const end = answerStep(
        both(isTurned ? prose`${wholes * second}, ${first}` : prose`${first}, ${wholes * second}`),
        {
          en: line`The missing numbers are ${top} and ${under}.`,
          es: line`Los números que faltan son ${top} y ${under}.`,
        },
      )
      return isTurned ? [...other, ...one, end] : [...one, ...other, end]
    },
    // The number of parts of one fraction, and the parts of a whole of the other, each undone.
    check(printed, answers) {
      const wholes = evaluate(printed.one('relation').left)
      return (
        answers.length === 2 &&
        printed.all('quotient').every((item, i) => {
          const answer = exact(itemOf(answers, i))
          return item.over.kind === 'blank'
            ? answer.over(evaluate(item.under)).equals(wholes)
            : evaluate(item.over).over(answer).equals(wholes)
        })
      )
    },
  }),

  wholeAmong: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Write all the fractions that are equal to a whole number.`,
      es: prose`Escribe todas las fracciones que son iguales a un número entero.`,
    },
    draw(random) {
      const right = random.evenly([3, 2, 4])
      const values = random.sample([2, 3, 4, 5, 6, 7, 8], 6)
      const shown = values.map((wholes, i) => {
        const parts = random.pick(DENOMINATORS.filter(parts => parts * wholes <= 40))
        return { parts, top: parts * wholes + (i < right ? 0 : random.sign()) }
      })
      return { shown: random.shuffle<readonly { readonly parts: number; readonly top: number }[]>(shown) }
    },
    answer: numbersInAnyOrder,
    solve: ({ shown }): readonly Value[] =>
      shown.filter(({ parts, top }) => top % parts === 0).map(({ parts, top }) => over(top, parts)),
    ask: ({ shown }) => both(list(...shown.map(({ parts, top }) => over(top, parts)))),
    solution({ shown }) {
      const wholes = shown.filter(({ parts, top }) => top % parts === 0)
      return [
        ...wholes.map(({ parts, top }) =>
          step(equation(over(top, parts), top / parts), because.explain, {
            sentence: {
              en: line`${top} parts make ${top / parts} groups of ${parts}, with none left over.`,
              es: line`Con ${top} partes se forman ${top / parts} grupos de ${parts} y no sobra ninguna.`,
            },
          }),
        ),
        step(
          list(
            ...[...wholes].sort((a, b) => a.top / a.parts - b.top / b.parts).map(({ parts, top }) => over(top, parts)),
          ),
          because.explain,
          {
            sentence: {
              en: line`In each of the other fractions, some parts are left over.`,
              es: line`En cada una de las otras fracciones sobran partes.`,
            },
          },
        ),
      ]
    },
    check(printed, answers) {
      const right = printed.all('quotient').filter(item => evaluate(item).isInteger)
      return (
        right.length === answers.length &&
        right.every(item => answers.some(answer => exact(answer).equals(evaluate(item))))
      )
    },
  }),

  between: form({
    levels: ['hard'],
    instruction: {
      en: prose`Between which two whole numbers in a row is the fraction?`,
      es: prose`¿Entre qué dos números enteros seguidos está la fracción?`,
    },
    draw(random) {
      const parts = random.evenly([4, 8, 3, 6])
      const low = random.int(2, most(parts) - 1)
      return { parts, low, rest: random.int(1, parts - 1) }
    },
    answer: numberList,
    solve: ({ low }): readonly Value[] => [low, low + 1],
    ask: ({ parts, low, rest }) => ({
      en: prose`${over(low * parts + rest, parts)} is between ____ and ____.`,
      es: prose`${over(low * parts + rest, parts)} está entre ____ y ____.`,
    }),
    solution: ({ parts, low, rest }) => [
      step(equation(times(low, parts), low * parts), because.explain, {
        sentence: {
          en: line`${low} wholes have ${low * parts} parts, fewer than ${low * parts + rest}.`,
          es: line`${low} enteros tienen ${low * parts} partes, menos que ${low * parts + rest}.`,
        },
      }),
      step(equation(times(low + 1, parts), (low + 1) * parts), because.explain, {
        sentence: {
          en: line`${low + 1} wholes have ${(low + 1) * parts} parts, more than ${low * parts + rest}.`,
          es: line`${low + 1} enteros tienen ${(low + 1) * parts} partes, más que ${low * parts + rest}.`,
        },
      }),
      step(relation(relation(low, '<', over(low * parts + rest, parts)), '<', low + 1), because.explain, {
        sentence: {
          en: line`The fraction is between ${low} and ${low + 1}.`,
          es: line`La fracción está entre ${low} y ${low + 1}.`,
        },
      }),
    ],
    check(printed, answers) {
      const [low, high] = tupleOf(answers, 2).map(answer => exact(answer))
      const value = evaluate(printed.one('quotient'))
      if (!low || !high) return false
      return low.isInteger && high.minus(low).equals(1) && low.compare(value) < 0 && value.compare(high) < 0
    },
  }),

  wrongEquation: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random) {
      const slip: Slip = random.evenly(['denominatorAgain', 'added'])
      const wrong = random.evenly([2, 0, 3, 1])
      const [wholes, parts] = random.until(
        () => [random.sample([2, 3, 4, 5, 6], 4), random.sample(DENOMINATORS, 4)] as const,
        // 2 + 2 is 2 × 2.
        ([all, cut]) => itemOf(all, wrong) + itemOf(cut, wrong) > 4,
      )
      return { who: random.pick(people), slip, wholes, parts, wrong }
    },
    answer: letter,
    solve: ({ wrong }) => itemOf(LETTERS, wrong),
    ask({ who, slip, wholes, parts, wrong }) {
      const claims = wholes.map((whole, i) => {
        const d = itemOf(parts, i)
        const top = i === wrong ? slips[slip].wrong(whole, d) : whole * d
        return line`${symbol(itemOf(LETTERS, i))}: ${equation(whole, over(top, d))}`
      })
      const rows = both({ kind: 'bullets', ordered: false, items: claims })
      return {
        en: [prose`${name(who)} writes four equations. Which equation is wrong? Write its letter.`, rows.en],
        es: [prose`${name(who)} escribe cuatro ecuaciones. ¿Cuál es incorrecta? Escribe su letra.`, rows.es],
      }
    },
    solution({ wholes, parts, wrong }) {
      const [whole, d] = [itemOf(wholes, wrong), itemOf(parts, wrong)]
      return [
        explained(
          statements(
            ...wholes.flatMap((other, i) =>
              i === wrong ? [] : [equation(times(other, itemOf(parts, i)), other * itemOf(parts, i))],
            ),
          ),
          line`Check each equation: wholes times parts in a whole. Three numerators are right.`,
          line`Comprueba cada ecuación: enteros por partes de un entero. Tres numeradores son correctos.`,
        ),
        ...partsOfWholes(whole, d).slice(0, 2),
        answerStep(both(prose`${symbol(itemOf(LETTERS, wrong))}`), {
          en: line`The right equation is ${equation(whole, over(whole * d, d))}.`,
          es: line`La ecuación correcta es ${equation(whole, over(whole * d, d))}.`,
        }),
      ]
    },
    check(printed, answer) {
      const wrong = printed.all('relation').flatMap((claim, i) => (isTrue(claim) ? [] : [itemOf(LETTERS, i)]))
      return wrong.length === 1 && wrong[0] === answer
    },
  }),
})
