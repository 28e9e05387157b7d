import {
  addFractions,
  blank,
  both,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  fractionInLowestTerms,
  line,
  minus,
  mixedNumberInLowestTerms,
  numberLine,
  over,
  prose,
  type Random,
  Ratio,
  statements,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import type { levels } from './levels.ts'
import { addsUp, drawPair, type Level, type Pair, type Sign, worked, written } from './parts.ts'

/** A sum greater than 1. */
function drawOverOne(random: Random, { denominators }: Pick<Level, 'denominators'>): Pair {
  const sign: Sign = '+'
  return random.until(
    () => {
      const d = random.pick(denominators)
      const [a, b] = [random.int(1, d - 1), random.int(1, d - 1)]
      return { a, b, d, sign, top: a + b }
    },
    ({ a, b, d, top }) => top > d && a !== b,
  )
}

const lowest = {
  en: prose`Write the answer in lowest terms.`,
  es: prose`Escribe el resultado en su mínima expresión.`,
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  larger: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Add. Write the answer as a mixed number in lowest terms.`,
      es: prose`Suma. Escribe el resultado como número mixto en su mínima expresión.`,
    },
    draw: (random, { denominators }) => drawOverOne(random, { denominators: denominators.filter(d => d < 100) }),
    answer: mixedNumberInLowestTerms,
    solve: ({ top, d }) => inLowestTerms(Ratio.of(top, d)),
    ask: facts => both(equation(written(facts), blank(3))),
    solution: worked,
    check: (printed, answer) => addsUp(printed, exact(answer)),
  }),
  reducible: form({
    levels: ['medium'],
    share: 2,
    instruction: lowest,
    draw: (random, level) =>
      random.until(
        () => drawPair(random, level),
        ({ top, d }) => top < d,
      ),
    answer: fractionInLowestTerms,
    solve: ({ top, d }) => Ratio.of(top, d),
    ask: facts => both(equation(written(facts), blank(3))),
    solution: worked,
    check: (printed, answer) => addsUp(printed, exact(answer)),
  }),
  fromOne: form({
    levels: ['medium'],
    instruction: {
      en: prose`Subtract. Write the answer in lowest terms.`,
      es: prose`Resta. Escribe el resultado en su mínima expresión.`,
    },
    draw(random) {
      const d = random.pick([3, 4, 5, 6, 8, 10, 12])
      return { d, n: random.int(1, d - 1) }
    },
    answer: fractionInLowestTerms,
    solve: ({ n, d }) => Ratio.of(d - n, d),
    ask: ({ n, d }) => both(equation(minus(1, over(n, d)), blank(3))),
    solution: ({ n, d }) => [
      step(equation(1, over(d, d)), because.regroupWhole, { as: over(d, d) }),
      ...addFractions('−', { n: d, d }, { n, d }),
    ],
    // The fraction and the answer make one whole.
    check: (printed, answer) =>
      exact(answer)
        .plus(evaluate(printed.one('quotient')))
        .equals(1),
  }),
  numberLineJumps: form({
    levels: ['medium'],
    share: 2,
    wide: true,
    instruction: {
      en: prose`Use the number line to add. Write the answer as a mixed number in lowest terms.`,
      es: prose`Usa la recta numérica para sumar. Escribe el resultado como número mixto en su mínima expresión.`,
    },
    draw: random => drawOverOne(random, { denominators: [4, 5, 6, 8] }),
    answer: mixedNumberInLowestTerms,
    solve: ({ top, d }) => inLowestTerms(Ratio.of(top, d)),
    ask: facts => {
      const { a, d, top } = facts
      const jumps = [[Ratio.of(a, d), Ratio.of(top, d)]] as const
      return both([
        figure(numberLine({ from: 0, to: 2, step: Ratio.of(1, d), labels: d, jumps })),
        equation(written(facts), blank(3)),
      ])
    },
    solution: facts => [
      explained(
        statements(over(facts.a, facts.d), over(facts.top, facts.d)),
        line`The jump starts at ${over(facts.a, facts.d)} and ends at ${over(facts.top, facts.d)}. From one tick to the next is ${over(1, facts.d)}.`,
        line`El salto empieza en ${over(facts.a, facts.d)} y termina en ${over(facts.top, facts.d)}. De una marca a la siguiente hay ${over(1, facts.d)}.`,
      ),
      explained(
        equation(written(facts), over(facts.top, facts.d)),
        facts.b === 1
          ? line`The jump is 1 tick to the right, and where it ends is the sum.`
          : line`The jump is ${facts.b} ticks to the right, and where it ends is the sum.`,
        facts.b === 1
          ? line`El salto es de 1 marca a la derecha, y donde termina está la suma.`
          : line`El salto es de ${facts.b} marcas a la derecha, y donde termina está la suma.`,
      ),
      ...worked(facts).slice(2),
    ],
    check: (printed, answer) => addsUp(printed, exact(answer)),
  }),
})
