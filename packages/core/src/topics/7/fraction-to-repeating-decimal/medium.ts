import {
  type Both,
  both,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  fillTable,
  formulaChoice,
  type Inline,
  itemOf,
  line,
  name,
  negative,
  number,
  ordinal,
  people,
  prose,
  type Random,
  Ratio,
  relation,
  repeating,
  type Sentence,
  sentenceChoice,
  statements,
  words,
} from '../../../author.ts'
import { comparesTheSides, comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { compare } from '../../kit/facts/facts.ts'
import {
  asDecimal,
  asFraction,
  barred,
  barredDigits,
  blockOf,
  decimalSteps,
  divided,
  type Form,
  fromDigits,
  properOver,
  USE_A_BAR,
  written,
} from './dividing.ts'
import { isDecimalOf } from './easy.ts'

/** A proper fraction whose digits begin to repeat after the first place: 5/6, 7/12, 4/15, 9/22. */
const delayed = (random: Random, denominators: readonly number[]): Ratio =>
  random.until(
    () => properOver(random, random.evenly(denominators)),
    value => {
      const { before, block } = blockOf(value)
      return before !== '' && before !== block && [before, block].every(digits => !digits.startsWith('0'))
    },
  )

/** 0.4166… */
function longForm(value: Ratio) {
  const digits = String(Math.floor(value.toNumber() * 10_000 + 1e-9)).padStart(4, '0')
  return words(`0.${digits}…`, `0.${digits}…`)
}

export const mediumForms = (form: Form) => ({
  signed: form({
    levels: ['medium'],
    share: 2,
    instruction: USE_A_BAR,
    draw(random, { ending, repeating }) {
      const isEnding = random.evenly([false, false, true])
      const shape = random.evenly(['negative', 'mixed', 'negative mixed'] as const)
      const value = properOver(random, random.evenly(isEnding ? ending : repeating)).plus(
        shape === 'negative' ? 0 : random.int(1, 6),
      )
      return { value: shape === 'mixed' ? value : value.negated() }
    },
    answer: barred,
    solve: ({ value }) => asSigned(value),
    ask: ({ value }) => both(written(value)),
    solution: ({ value }) => decimalSteps(value),
    check: (printed, answer) => printed.maths.every(shown => isDecimalOf(evaluate(shown), exact(answer))),
  }),

  chooseBar: form({
    levels: ['medium'],
    draw: random => ({ value: delayed(random, [15, 22]) }),
    answer: formulaChoice,
    solve: ({ value }) => repeating(value),
    mistakes({ value }): Readonly<Record<string, Expr>> {
      const { before, block } = blockOf(value)
      return {
        barOverAll: repeating(barredDigits('', before + block)),
        onlyBlock: repeating(barredDigits('', block)),
        barLeftOut: asDecimal(fromDigits(`0.${before}${block}`)),
        turned: repeating(barredDigits(block, before)),
      }
    },
    ask: ({ value }) => ({
      en: prose`Which decimal is equal to ${asFraction(value)}?`,
      es: prose`¿Qué decimal es igual a ${asFraction(value)}?`,
    }),
    solution: ({ value }) => {
      const { before, block } = blockOf(value)
      return [
        divided(value),
        explained(
          equation(asFraction(value), repeating(value)),
          line`The bar is over ${Number(block)} only: ${Number(before)} does not repeat.`,
          line`La barra va solo sobre ${Number(block)}: ${Number(before)} no se repite.`,
        ),
      ]
    },
    whyWrong: ({ value }) => {
      const { before, block } = blockOf(value)
      return {
        barOverAll: {
          en: line`The bar covers ${Number(before)} too, which does not repeat.`,
          es: line`La barra cubre también ${Number(before)}, que no se repite.`,
        },
        onlyBlock: {
          en: line`It leaves out what comes before the repeating block: ${Number(before)}.`,
          es: line`Omite lo que va antes del bloque que se repite: ${Number(before)}.`,
        },
        barLeftOut: { en: line`Without the bar the decimal ends.`, es: line`Sin la barra, el decimal termina.` },
        turned: {
          en: line`It puts ${Number(block)} first and repeats ${Number(before)}.`,
          es: line`Pone primero ${Number(block)} y repite ${Number(before)}.`,
        },
      }
    },
    check: (printed, answer) => {
      const [fraction] = printed.maths
      return fraction !== undefined && isDecimalOf(exact(fraction), exact(answer))
    },
  }),

  table: form(
    fillTable({
      levels: ['medium'],
      instruction: {
        en: prose`Complete the table. Put a bar over the shortest block of digits that repeats.`,
        es: prose`Completa la tabla. Pon una barra sobre el bloque más corto de cifras que se repite.`,
      },
      draw(random) {
        const rows = random
          .shuffle([properOver(random, 11), properOver(random, 33), properOver(random, random.pick([15, 22]))] as const)
          .map(value => [number(value), asDecimal(value)] as const)
        return {
          head: [words('Fraction', 'Fracción'), words('Decimal', 'Decimal')],
          rows,
          blanks: rows.map((_, row) => [row, 1] as const),
        }
      },
      fits: rows =>
        rows.every(
          ([fraction, decimal]) => fraction !== undefined && decimal !== undefined && isDecimalOf(fraction, decimal),
        ),
      solution: ({ rows }) => {
        const values = rows.map(row => exact(itemOf(row, 0)))
        return [
          ...values.map(divided),
          explained(
            statements(...values.map(value => equation(number(value), asDecimal(value)))),
            line`In each row, put the bar over the digits that repeat.`,
            line`En cada fila, pon la barra sobre las cifras que se repiten.`,
          ),
        ]
      },
    }),
  ),

  compare: form({
    levels: ['medium'],
    instruction: compare,
    draw(random) {
      const wanted = random.evenly(['cut', 'above', 'equal', 'cut'] as const)
      const value = delayed(random, [12, 15, 22])
      const { before, block } = blockOf(value)
      const cut = fromDigits(`0.${(before + block + block).slice(0, 2)}`)
      const other = wanted === 'equal' ? value : wanted === 'cut' ? cut : cut.plus(Ratio.of(1, 100))
      const isNegative = random.chance(0.5)
      const pair = [value, other] as const
      const [a, b] = isNegative ? [pair[0].negated(), pair[1].negated()] : pair
      return { fraction: a, decimal: b }
    },
    answer: comparison,
    solve: ({ fraction, decimal }) => comparisonOf(fraction, decimal),
    ask: ({ fraction, decimal }) => both(prose`${number(fraction)} ____ ${asSigned(decimal)}`),
    solution({ fraction, decimal }, answer) {
      const size = fraction.n < 0 ? fraction.negated() : fraction
      const sign = comparisonSigns[answer]
      const other = exact(decimal).n < 0 ? exact(decimal).negated() : exact(decimal)
      const apart = relation(longForm(size), size.compare(other) < 0 ? '<' : '>', asDecimal(other))
      return [
        divided(size),
        ...(answer === 'equal'
          ? []
          : [
              explained(
                equation(number(fraction), asSigned(fraction)),
                line`Write the digits after the decimal point, with the bar over those that repeat.`,
                line`Escribe las cifras después del punto decimal, con la barra sobre las que se repiten.`,
              ),
            ]),
        answer === 'equal'
          ? explained(
              relation(number(fraction), sign, asSigned(decimal)),
              line`Written as a decimal, the fraction has the same digits and the same bar.`,
              line`Escrita como decimal, la fracción tiene las mismas cifras y la misma barra.`,
            )
          : fraction.n < 0
            ? explained(
                relation(number(fraction), sign, asSigned(decimal)),
                line`Without the minus signs, ${apart}. Of two negative numbers, the one farther from 0 is less.`,
                line`Sin los signos menos, ${apart}. De dos números negativos es menor el que está más lejos de 0.`,
              )
            : explained(
                relation(number(fraction), sign, asSigned(decimal)),
                line`Compare place by place: ${apart}.`,
                line`Compara lugar por lugar: ${apart}.`,
              ),
      ]
    },
    check: comparesTheSides,
  }),

  mistake: form({
    levels: ['medium'],
    kind: 'find-mistake',
    wide: true,
    draw(random) {
      const way = random.evenly(['all', 'ended', 'rounded', 'terms'] as const)
      return {
        way,
        who: random.evenly(people),
        value: random.until(
          () => delayed(random, [6, 12]),
          value => new Set(Object.values(wrongOf(value)).map(shown => evaluate(shown).toString())).size === 4,
        ),
      }
    },
    answer: sentenceChoice,
    solve: ({ way }) => REPLIES[way],
    mistakes({ way }): Readonly<Record<string, Sentence>> {
      return Object.fromEntries(othersThan(way).map(other => [other, REPLIES[other]]))
    },
    ask: ({ way, who, value }) => ({
      en: [
        prose`${name(who)} writes ${equation(asFraction(value), wrongOf(value)[way])}, which is wrong.`,
        prose`What is the mistake?`,
      ],
      es: [
        prose`${name(who)} escribe ${equation(asFraction(value), wrongOf(value)[way])}, y no es correcto.`,
        prose`¿Cuál es el error?`,
      ],
    }),
    key: ({ value }) => both(equation(asFraction(value), repeating(value))),
    solution: ({ way, value }, { says }) => [
      divided(value),
      explained(
        equation(asFraction(value), repeating(value)),
        line`Put the bar over the digits that repeat, and over no others.`,
        line`Pon la barra sobre las cifras que se repiten y sobre ninguna otra.`,
      ),
      explainedBy(says, way === 'rounded' ? lastDigitWhy(value) : WHY[way]),
    ],
    whyWrong: ({ way, value }) => {
      return Object.fromEntries(
        othersThan(way).map(other => {
          if (other === 'turned') {
            const led = divide(value.d, value.n)
            return [
              other,
              {
                en: line`This would be ${led}, a number greater than 1.`,
                es: line`Ese sería ${led}, un número mayor que 1.`,
              },
            ] as const
          }
          const led = wrongOf(value)[other]
          return [other, { en: line`This would give ${led}.`, es: line`Con este error se obtendría ${led}.` }] as const
        }),
      )
    },
    check(printed, { key }) {
      const { left, right } = printed.one('relation')
      const value = evaluate(left)
      const found = Object.entries(wrongOf(value)).find(([, shown]) => evaluate(shown).equals(evaluate(right)))
      return found !== undefined && found[0] === key
    },
  }),
})

const asSigned = (value: Ratio): Expr => (value.n < 0 ? negative(asDecimal(value.negated())) : asDecimal(value))

/** What somebody writes for 5/6: 0.83 with both digits under the bar, 0.83, 0.84, 0.56. */
function wrongOf(value: Ratio) {
  const { before, block } = blockOf(value)
  const long = (before + block + block).slice(0, before.length + block.length)
  return {
    all: repeating(barredDigits('', before + block)),
    ended: asDecimal(fromDigits(`0.${long}`)),
    rounded: asDecimal(fromDigits(`0.${long}`).plus(Ratio.of(1, 10 ** long.length))),
    terms: asDecimal(fromDigits(`0.${value.n}${value.d}`)),
  }
}

type Slip = 'all' | 'ended' | 'rounded' | 'terms'
/** A decimal that is rounded is also cut off. */
const othersThan = (way: Slip): readonly (Slip | 'turned')[] =>
  way === 'rounded'
    ? ['all', 'turned', 'terms']
    : (['all', 'ended', 'rounded', 'terms'] as const).filter(other => other !== way)
const REPLIES: Readonly<Record<Slip | 'turned', Sentence>> = {
  turned: {
    key: 'turned',
    says: {
      en: prose`The denominator was divided by the numerator.`,
      es: prose`Se dividió el denominador entre el numerador.`,
    },
  },
  all: {
    key: 'all',
    says: {
      en: prose`The bar covers a digit that does not repeat.`,
      es: prose`La barra cubre una cifra que no se repite.`,
    },
  },
  ended: {
    key: 'ended',
    says: {
      en: prose`The decimal was cut off, but it never ends.`,
      es: prose`El decimal se cortó, pero no termina.`,
    },
  },
  rounded: {
    key: 'rounded',
    says: {
      en: prose`The last digit written is 1 too great.`,
      es: prose`La última cifra escrita es 1 mayor de lo debido.`,
    },
  },
  terms: {
    key: 'terms',
    says: {
      en: prose`The numerator and the denominator were written as digits.`,
      es: prose`El numerador y el denominador se escribieron como cifras.`,
    },
  },
}

/** The last digit of the decimal as far as it is written. */
function lastDigitWhy(value: Ratio): Both<readonly Inline[]> {
  const { before, block } = blockOf(value)
  const length = before.length + block.length
  const right = Number(itemOf([...(before + block)], length - 1))
  return {
    en: line`The ${ordinal(length)} digit is ${right}, not ${right + 1}.`,
    es: line`La ${ordinal(length, 'f')} cifra es ${right}, no ${right + 1}.`,
  }
}
/** Why it is this mistake and none of the others. */
const WHY = {
  all: {
    en: line`The digits written are right, but the bar is too long.`,
    es: line`Las cifras escritas son correctas, pero la barra es demasiado larga.`,
  },
  ended: {
    en: line`The digits written are right, but they have no bar.`,
    es: line`Las cifras escritas son correctas, pero no llevan barra.`,
  },
  terms: {
    en: line`The digits written are those of the fraction, not the quotients of a division.`,
    es: line`Las cifras escritas son las de la fracción, no los cocientes de una división.`,
  },
} as const
