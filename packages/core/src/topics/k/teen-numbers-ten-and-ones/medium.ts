import {
  blank,
  both,
  box,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  integer,
  intoItsPlace,
  isTrue,
  itemOf,
  labelOrder,
  line,
  list,
  numberBond,
  prose,
  step,
  sum,
  symbol,
  table,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { completesBond } from '../../kit/facts/bond.ts'
import type { levels } from './levels.ts'
import { drawOnes, equations, type Level, ONES, tenAndOnes } from './parts.ts'

const LETTERS = ['A', 'B', 'C'] as const

const letterOrder = labelOrder(LETTERS)

const makes = (a: number, b: number) =>
  explained(equation(sum(a, b), a + b), line`It makes ${a + b}.`, line`Forma ${a + b}.`)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  gap: form({
    levels: ['medium', 'hard'],
    instruction: { en: prose`Write the missing number.`, es: prose`Escribe el número que falta.` },
    draw: (random, level: Level) => ({ ...drawOnes(random, 0), gap: random.evenly(level.gaps) }),
    answer: integer,
    solve: ({ gap, ones }) => equations[gap](ones).missing,
    ask: ({ gap, ones }) => both(equations[gap](ones).gap(box())),
    solution({ gap, ones }) {
      const { gap: place, missing } = equations[gap](ones)
      return intoItsPlace([tenAndOnes(ones)], place(missing))
    },
    check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
  }),
  bond: form({
    levels: ['medium'],
    instruction: { en: prose`Write the missing part.`, es: prose`Escribe la parte que falta.` },
    draw: random => ({ ...drawOnes(random, 4), isTenFirst: random.evenly([true, false]) }),
    answer: integer,
    solve: ({ ones }) => ones,
    ask: ({ ones, isTenFirst }) => both(figure(numberBond(10 + ones, isTenFirst ? [10, null] : [null, 10]))),
    solution: ({ ones }) => [
      step(equation(10 + ones, sum(10, ones)), because.explain, {
        sentence: {
          en: line`One part is ${10}. The other part is ${ones}.`,
          es: line`Una parte es ${10}. La otra parte es ${ones}.`,
        },
      }),
      step(expr(ones), because.explain, {
        sentence: { en: line`Write ${ones} in the empty part.`, es: line`Escribe ${ones} en la parte vacía.` },
      }),
    ],
    check: (printed, answer) => completesBond(printed.figure('number-bond'), answer),
  }),
  match: form({
    levels: ['medium'],
    kind: 'match',
    instruction: { en: prose`Match. Write the letters.`, es: prose`Relaciona. Escribe las letras.` },
    lines: 0,
    draw: random => {
      const left = random.sample(ONES, 3)
      const right = random.until(
        () => random.shuffle<readonly number[]>(left),
        drawn => drawn.some((ones, i) => ones !== itemOf(left, i)),
      )
      return { left, right }
    },
    answer: letterOrder,
    solve: ({ left, right }) => left.map(ones => itemOf(LETTERS, right.indexOf(ones))),
    ask: ({ left, right }) =>
      both(
        table({
          rows: left.map((ones, i) => [10 + ones, blank(2), symbol(itemOf(LETTERS, i)), sum(10, itemOf(right, i))]),
        }),
      ),
    solution: ({ left }, letters) => [
      step(
        {
          kind: 'paragraph',
          content: left.flatMap((ones, i) => [
            ...(i > 0 ? ['; '] : []),
            ...line`${equation(10 + ones, sum(10, ones))}`,
          ]),
        },
        because.intoTenAndOnes,
      ),
      step(list(...letters.map(name => symbol(name))), because.matchTheNumbers),
    ],
    check(printed, letters) {
      const sums = printed.all('sum').map(item => item.terms.reduce((all, term) => all + exact(term).n, 0))
      return (
        new Set(letters).size === 3 &&
        letters.every((name, i) => itemOf(printed.numbers, i).equals(itemOf(sums, LETTERS.indexOf(name))))
      )
    },
  }),
  whichMakes: form({
    levels: ['medium'],
    draw: random => drawOnes(random, 2),
    answer: formulaChoice,
    solve: ({ ones }) => sum(10, ones),
    mistakes: ({ ones }) => ({
      oneOff: sum(10, ones === 1 ? 2 : ones - 1),
      twice: sum(ones, ones),
      oneForTen: sum(1, ones),
    }),
    ask: ({ ones }) => ({ en: prose`Which makes ${10 + ones}?`, es: prose`¿Cuál forma ${10 + ones}?` }),
    solution: ({ ones }) => [
      tenAndOnes(ones),
      explained(sum(10, ones), line`Choose the sum of ${10} and ${ones}.`, line`Elige la suma de ${10} y ${ones}.`),
    ],
    whyWrong: ({ ones }) => ({
      oneOff: makes(10, ones === 1 ? 2 : ones - 1),
      twice: makes(ones, ones),
      oneForTen: makes(1, ones),
    }),
    check: (printed, answer) => isTrue(equation(expr(answer), itemOf(printed.numbers, 0))),
  }),
})
