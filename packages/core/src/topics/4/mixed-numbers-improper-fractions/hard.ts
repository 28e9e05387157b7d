import {
  answerStep,
  blank,
  both,
  drawing,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  expr,
  type FormMaker,
  findMistake,
  gcd,
  line,
  list,
  minus,
  mixed,
  mixedNumberInLowestTerms,
  order,
  over,
  prose,
  Ratio,
  relation,
  step,
  sum,
  times,
  toImproperFraction,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { asItStands } from '../../kit/fractions/mixed.ts'
import { wholesOut } from '../../kit/fractions/wholes-out.ts'
import type { levels } from './levels.ts'
import {
  improper,
  type Level,
  lineFrom,
  type Mixed,
  mixedAsItStands,
  partsOf,
  partsOrOne,
  topOf,
  valueOf,
} from './parts.ts'

/** An improper fraction, its wholes beside the rest, and the mixed number in lowest terms. */
const reduced = ({ w, n, d }: Mixed, wholes: number, rest: number) =>
  [over(w * d + n, d), sum(wholes, over(rest, d)), mixed(Ratio.of(wholes * d + rest, d))] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  toMixedSimplified: form({
    levels: ['hard'],
    share: 3,
    instruction: {
      en: prose`Write the fraction as a mixed number in lowest terms.`,
      es: prose`Escribe la fracción como número mixto en su mínima expresión.`,
    },
    draw(random, { wholes }) {
      const d = random.pick([4, 6, 8, 10, 12])
      const n = random.until(
        () => random.int(2, d - 2),
        value => gcd(value, d) > 1,
      )
      return { w: random.int(...wholes), n, d }
    },
    answer: mixedNumberInLowestTerms,
    solve: facts => mixed(valueOf(facts)),
    ask: facts => both(equation(improper(facts), blank(3))),
    solution(facts) {
      const asItStands = sum(facts.w, over(facts.n, facts.d))
      return [
        ...wholesOut(topOf(facts), facts.d),
        explained(
          equation(improper(facts), asItStands),
          line`Write the wholes and the parts that are left over.`,
          line`Escribe los enteros y las partes que sobran.`,
        ),
        step(equation(asItStands, mixed(valueOf(facts))), because.divideBothTerms, { value: gcd(facts.n, facts.d) }),
      ]
    },
    check(printed, answer) {
      const [n, d] = partsOf(printed.one('quotient'))
      return exact(answer).times(d).equals(n)
    },
  }),

  place: form({
    levels: ['hard'],
    wide: true,
    draw(random) {
      // A number in lowest terms on a line with smaller parts.
      const as = random.evenly(['mixed', 'improper'] as const)
      const d = random.pick([4, 6, 8])
      const from = random.int(4, 9)
      const n = random.until(
        () => random.int(1, d - 1),
        value => gcd(value, d) > 1,
      )
      return { d, from, top: (from + random.int(0, 2)) * d + n, as }
    },
    answer: drawing(
      ({ d, from, top }: { readonly d: number; readonly from: number; readonly top: number }) =>
        lineFrom(from, d, [Ratio.of(top, d)]),
      ({ d, from, top }) => [
        { d, from, top: top + 1 },
        { d, from, top: top - 1 },
      ],
    ),
    solve: ({ d, from, top }) => ({ d, from, top }),
    ask({ d, from, top, as }) {
      const number = as === 'mixed' ? mixed(Ratio.of(top, d)) : expr(Ratio.of(top, d))
      return withFigure(
        { en: prose`Mark ${number} on the number line.`, es: prose`Marca ${number} en la recta numérica.` },
        lineFrom(from, d),
      )
    },
    solution({ d, top, as }) {
      const [w, n] = [Math.floor(top / d), top % d]
      const [value, part] = [Ratio.of(top, d), Ratio.of(n, d)]
      return [
        ...(as === 'improper' ? wholesOut(value.n, value.d) : []),
        explainedBy(equation(over(part.n, part.d), over(n, d)), {
          en: line`From one whole number to the next, the line has ${d} equal parts. Write the fraction with denominator ${d}.`,
          es: line`De un número entero al siguiente, la recta tiene ${d} partes iguales. Escribe la fracción con denominador ${d}.`,
        }),
        answerStep(equation(as === 'mixed' ? mixed(value) : expr(value), asItStands({ w, n, d })), {
          en: line`Start at ${w} and count ${n} of the ${d} equal parts to the right. Mark the point there.`,
          es: line`Empieza en ${w} y cuenta ${n} de las ${d} partes iguales hacia la derecha. Marca allí el punto.`,
        }),
      ]
    },
    // The point lies where the printed number is.
    check(printed, { d, top }) {
      const [wanted] = tupleOf(printed.maths, 1)
      return evaluate(wanted).times(d).equals(top)
    },
  }),

  compare: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Write <, >, or =.`, es: prose`Escribe <, > o =.` },
    draw(random) {
      const wanted = random.evenly(['less', 'greater', 'equal'])
      // The parts of the improper fraction are smaller.
      const [part, factor] = random.pick([
        [2, 2],
        [2, 3],
        [3, 2],
        [4, 2],
        [5, 2],
        [3, 3],
        [4, 3],
        [6, 2],
      ] as const)
      const d = part * factor
      const value = Ratio.of(random.int(4, 9) * part + random.coprimeTo(part), part)
      const top = value.n * factor
      const off =
        wanted === 'equal'
          ? 0
          : random.until(
              () => (wanted === 'less' ? 1 : -1) * random.int(1, 2),
              more => (top + more) % d !== 0,
            )
      return { value, top: top + off, d, mixedFirst: random.chance(0.5) }
    },
    answer: comparison,
    solve({ value, top, d, mixedFirst }) {
      const other = Ratio.of(top, d)
      return mixedFirst ? comparisonOf(value, other) : comparisonOf(other, value)
    },
    ask({ value, top, d, mixedFirst }) {
      const [a, b] = mixedFirst ? [mixed(value), over(top, d)] : [over(top, d), mixed(value)]
      return both(prose`${a} ${blank(2)} ${b}`)
    },
    solution({ value, top, d, mixedFirst }, answer) {
      const factor = d / value.d
      const [a, b] = mixedFirst ? [value.n * factor, top] : [top, value.n * factor]
      const [left, right] = mixedFirst ? [mixed(value), over(top, d)] : [over(top, d), mixed(value)]
      const greater = answer === 'greater' ? left : right
      return [
        ...toImproperFraction(value),
        explained(
          equation(over(value.n, value.d), over(value.n * factor, d)),
          line`Multiply the numerator and the denominator by ${factor}: now both fractions have the denominator ${d}.`,
          line`Multiplica el numerador y el denominador por ${factor}: ahora las dos fracciones tienen el denominador ${d}.`,
        ),
        step(relation(a, comparisonSigns[answer], b), because.moreEqualParts),
        ...(answer === 'equal'
          ? []
          : [
              explained(
                relation(left, comparisonSigns[answer], right),
                line`So ${greater} is the greater number. Write the sign.`,
                line`Entonces ${greater} es el número mayor. Escribe el signo.`,
              ),
            ]),
      ]
    },
    check(printed, answer) {
      const [a, b] = tupleOf(
        printed.maths.filter(({ kind }) => kind !== 'blank').map(item => evaluate(item)),
        2,
      )
      return answer === comparisonOf(a.minus(b), 0)
    },
  }),

  order: form(
    order({
      levels: ['hard'],
      draw(random) {
        const d = random.pick([3, 4, 5, 6, 8])
        const w = random.int(4, 9)
        const [one, two, three] = tupleOf(
          random.sample(
            Array.from({ length: 2 * d + 2 }, (_, i) => w * d - 1 + i).filter(top => top % d !== 0),
            3,
          ),
          3,
        )
        return [over(one, d), mixedAsItStands(two, d), over(three, d)]
      },
      solution: (sorted, printed) => [
        ...printed
          .filter(value => expr(value).kind !== 'quotient')
          .flatMap(value => {
            const d = Math.max(...printed.map(item => partsOrOne(item)))
            const top = exact(value).times(d).n
            return [
              explainedBy(equation(sum(times(Math.floor(top / d), d), top % d), top), {
                en: line`Write ${value} as a fraction with denominator ${d}: multiply the whole number by ${d} and add ${top % d}.`,
                es: line`Escribe ${value} como fracción con denominador ${d}: multiplica el entero por ${d} y suma ${top % d}.`,
              }),
              step(list(...sorted.map(item => exact(item).times(d).n).map(one => over(one, d))), because.explain, {
                sentence: {
                  en: line`Now the denominators are equal: order by the numerators.`,
                  es: line`Ahora los denominadores son iguales: ordena por los numeradores.`,
                },
              }),
            ]
          }),
        explainedBy(list(...sorted), {
          en: line`Write the numbers as they were given.`,
          es: line`Escribe los números como estaban dados.`,
        }),
      ],
    }),
  ),

  findMistake: form(
    findMistake({
      levels: ['hard'],
      lines: 2,
      draw: (random, level: Level) => {
        const [under, factor] = random.pick([
          [6, 2],
          [8, 2],
          [9, 3],
          [10, 2],
          [12, 2],
          [12, 3],
          [12, 4],
        ] as const)
        return { w: random.int(...level.wholes), n: random.coprimeTo(under / factor) * factor, d: under, factor }
      },
      work: facts => reduced(facts, facts.w, facts.n),
      steps: ({ w, n, d, factor }) => [
        explained(
          equation(over(w * d + n, d), sum(w, over(n, d))),
          line`Take out the wholes: ${equation(times(w, d), w * d)}, and ${equation(minus(w * d + n, w * d), n)} parts are left.`,
          line`Saca los enteros: ${equation(times(w, d), w * d)}, y quedan ${equation(minus(w * d + n, w * d), n)} partes.`,
        ),
        explained(
          equation(sum(w, over(n, d)), mixed(Ratio.of(w * d + n, d))),
          line`Divide the numerator and the denominator of ${over(n, d)} by ${factor}.`,
          line`Divide el numerador y el denominador de ${over(n, d)} entre ${factor}.`,
        ),
      ],
      mistakes: {
        oneWholeLess: {
          says: ({ w, n, d }) => ({
            en: line`${d} fits ${w} times in ${w * d + n}, not ${w - 1} times`,
            es: line`${d} cabe ${w} veces en ${w * d + n}, no ${w - 1} veces`,
          }),
          work: facts => reduced(facts, facts.w - 1, facts.n),
        },
        missingParts: {
          says: ({ w, n, d }) => ({
            en: line`${d - n} parts are missing to make ${w + 1} wholes; ${n} are left after ${w} wholes`,
            es: line`${d - n} partes son las que faltan para ${w + 1} enteros; después de ${w} enteros quedan ${n}`,
          }),
          work: facts => reduced(facts, facts.w, facts.d - facts.n),
        },
        numeratorOnly: {
          says: ({ factor }) => ({
            en: line`only the numerator was divided by ${factor}`,
            es: line`solo el numerador se dividió entre ${factor}`,
          }),
          work: facts => {
            const [given, first] = reduced(facts, facts.w, facts.n)
            return [given, first, asItStands({ w: facts.w, n: facts.n / facts.factor, d: facts.d })]
          },
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),
})
