import { expression } from '../../answer/expression.ts'
import { integer } from '../../answer/number.ts'
import { option } from '../../answer/option.ts'
import { numberInWords } from '../../answer/words.ts'
import { both, bullets, figure, line, numberWords, prose } from '../../content.ts'
import { placeValueChart } from '../../figure/place-value-chart.ts'
import { blank, equation, expr, sum, times } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

/** Numbers by the name that levels list. */
const numbers = {
  'no zeros': (random: Random) =>
    random.until(
      () => random.int(random.pick([1111, 11_111]), 99_999),
      n => !String(n).includes('0'),
    ),
  'one or two zeros': (random: Random) =>
    random.until(
      () => random.int(100_000, 999_999),
      n => [1, 2].includes(String(n).split('0').length - 1),
    ),
  'up to a million': (random: Random) =>
    random.until(
      () => random.int(10_000, 999_999),
      n => n % 10 !== 0,
    ),
}

interface Level {
  readonly numbers: keyof typeof numbers
}

const draw = (random: Random, level: Level) => ({ value: numbers[level.numbers](random) })

/** 46,203 is 40,000 + 6,000 + 200 + 3; zeros are left out. */
const partsOf = (value: number) =>
  [...String(value)].map((digit, i, all) => Number(digit) * 10 ** (all.length - 1 - i)).filter(part => part > 0)

const writeNumber = { en: prose`Write the number with digits.`, es: prose`Escribe el número con cifras.` }

const isSame = option({
  yes: { en: prose`Yes, all three are the same number.`, es: prose`Sí, los tres son el mismo número.` },
  words: { en: prose`No, the number in words is different.`, es: prose`No, el número en palabras es distinto.` },
  expanded: { en: prose`No, the expanded form is different.`, es: prose`No, la forma desarrollada es distinta.` },
})

export const multiDigitNumberForms = defineTopic(
  {
    id: 'multi-digit-number-forms',
    name: { en: 'Read and write multi-digit numbers', es: 'Leer y escribir números de varios dígitos' },
    description: {
      en: 'Write numbers up to one million in standard, word and expanded form.',
      es: 'Escribe números hasta un millón en forma estándar, con palabras y en forma desarrollada.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.A.2'],
    levels: {
      easy: { numbers: 'no zeros' },
      medium: { numbers: 'one or two zeros' },
      hard: { numbers: 'up to a million' },
    },
  },
  form => ({
    wordsToNumeral: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: writeNumber,
      lines: 1,
      draw,
      answer: integer,
      solve: ({ value }) => value,
      ask: ({ value }) => both(prose`${numberWords(value)}`),
      check: (printed, answer) => exact(answer).equals(printed.term('number-words').value),
    }),

    missingPart: form({
      levels: ['easy'],
      instruction: { en: prose`Write the missing part.`, es: prose`Escribe la parte que falta.` },
      lines: 0,
      draw: (random, level) => {
        const { value } = draw(random, level)
        return { value, missing: random.int(0, partsOf(value).length - 1) }
      },
      answer: integer,
      solve: ({ value, missing }) => partsOf(value)[missing] ?? 0,
      ask: ({ value, missing }) =>
        both(equation(value, sum(...partsOf(value).map((part, i) => (i === missing ? blank(3) : part))))),
      check(printed, answer) {
        const [value, ...parts] = printed.all('number').map(number => evaluate(number))
        return value !== undefined && parts.reduce((total, part) => total.plus(part), exact(answer)).equals(value)
      },
    }),

    toStandard: form({
      levels: ['medium'],
      instruction: writeNumber,
      lines: 0,
      draw,
      answer: integer,
      solve: ({ value }) => value,
      ask: ({ value }) => both(equation(sum(...partsOf(value)), blank(4))),
      check: (printed, answer) =>
        printed
          .all('number')
          .reduce((rest, part) => rest.minus(evaluate(part)), exact(answer))
          .equals(0),
    }),

    chart: form({
      levels: ['easy', 'medium'],
      instruction: writeNumber,
      lines: 0,
      draw,
      answer: integer,
      solve: ({ value }) => value,
      ask: ({ value }) => both(figure(placeValueChart({ from: String(value).length - 1, rows: [String(value)] }))),
      check(printed, answer) {
        const { from, rows } = printed.figure('place-value-chart')
        const total = (rows[0] ?? []).reduce(
          (sum, cell, i) => sum + (cell?.kind === 'number' ? cell.n : 0) * 10 ** (from - i),
          0,
        )
        return exact(answer).equals(total)
      },
    }),

    numeralToWords: form({
      levels: ['hard'],
      instruction: { en: prose`Write the number in words.`, es: prose`Escribe el número en palabras.` },
      lines: 2,
      draw,
      answer: numberInWords,
      solve: ({ value }) => value,
      ask: ({ value }) => both(expr(value)),
      check: (printed, answer) => evaluate(printed.one('number')).equals(answer),
    }),

    expandedForm: form({
      levels: ['hard'],
      instruction: {
        en: prose`Write the number in expanded form.`,
        es: prose`Escribe el número en forma desarrollada.`,
      },
      lines: 1,
      draw,
      answer: { ...expression, requires: 'same-form' },
      solve: ({ value }) => sum(...partsOf(value)),
      ask: ({ value }) => both(expr(value)),
      // Each part is one digit followed by zeros, and no two have the same length.
      check(printed, answer) {
        const parts = answer.kind === 'sum' ? answer.terms.map(term => evaluate(term).toString()) : []
        const isPart =
          parts.every(part => /^[1-9]0*$/.test(part)) && new Set(parts.map(part => part.length)).size === parts.length
        return isPart && evaluate(answer).equals(evaluate(printed.one('number')))
      },
    }),

    scrambled: form({
      levels: ['hard'],
      instruction: writeNumber,
      lines: 0,
      draw: (random, level) => {
        const { value } = draw(random, level)
        return { value, parts: random.shuffle(partsOf(value)), asProducts: random.evenly([true, false]) }
      },
      answer: integer,
      solve: ({ value }) => value,
      ask: ({ parts, asProducts }) =>
        both(
          equation(
            sum(
              ...parts.map(part =>
                asProducts && part >= 10 ? times(Number(String(part)[0]), 10 ** (String(part).length - 1)) : part,
              ),
            ),
            blank(4),
          ),
        ),
      check: (printed, answer) => evaluate(printed.one('relation').left).equals(exact(answer)),
    }),

    threeForms: form({
      levels: ['hard'],
      instruction: {
        en: prose`Do all three lines show the same number?`,
        es: prose`¿Muestran los tres renglones el mismo número?`,
      },
      draw: (random, level) => {
        const { value } = draw(random, level)
        const other = random.until(
          () => value + random.pick([1, 2, 3]) * 10 ** random.int(0, 4) * random.sign(),
          n => n > 10_000 && n < 999_999,
        )
        return { value, other, odd: random.evenly(['yes', 'words', 'expanded']) }
      },
      answer: isSame,
      solve: ({ odd }) => odd,
      ask: ({ value, other, odd }) =>
        both(
          bullets(
            line`${value}`,
            line`${numberWords(odd === 'words' ? other : value)}`,
            line`${sum(...partsOf(odd === 'expanded' ? other : value))}`,
          ),
        ),
      check(printed, answer) {
        const value = evaluate(printed.one('number'))
        const wordsAgree = value.equals(printed.term('number-words').value)
        const partsAgree = value.equals(evaluate(printed.one('sum')))
        return answer === (!wordsAgree ? 'words' : !partsAgree ? 'expanded' : 'yes')
      },
    }),
  }),
)
