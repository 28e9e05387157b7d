import {
  asWritten,
  type Both,
  both,
  type Content,
  count,
  equation,
  explained,
  expr,
  type Inline,
  line,
  list,
  numberWords,
  prose,
  type Step,
  step,
  sum,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'

const paragraph = (content: readonly Inline[]): Content => ({ kind: 'paragraph', content })
/** Forty-six: 46; sixty-four: 64. */
export const spelled = (numbers: readonly number[]): Both<Content> =>
  both(paragraph(numbers.flatMap((n, i) => [...(i > 0 ? ['; '] : []), ...line`${numberWords(n)}: ${n}`])))

/** What a number is built of: its tens or hundred, and the rest. */
const splitOf = (n: number) => {
  const first = n > 100 ? 100 : n < 20 ? 10 : n - (n % 10)
  return [first, n - first] as const
}
/** 100 with more is ciento. */
const partsSpelled = (first: number, rest: number): Both<Content> => ({
  en: paragraph(line`${numberWords(first)}: ${first}; ${numberWords(rest)}: ${rest}`),
  es: paragraph([
    ...(first === 100 ? line`Ciento: ${first}` : line`${numberWords(first)}: ${first}`),
    ...line`; ${numberWords(rest)}: ${rest}`,
  ]),
})

/** From words to digits. */
export function numeralOf(n: number): readonly Step[] {
  const [first, rest] = splitOf(n)
  if (rest === 0)
    return [
      step(list(...wholes(1, n / 10).map(tens => 10 * tens)), because.explain, {
        sentence: {
          en: line`Count by tens to ${numberWords(n)}.`,
          es: line`Cuenta de diez en diez hasta ${numberWords(n)}.`,
        },
      }),
      step(asWritten(n), because.writeWhereYouStop),
    ]
  if (n < 20)
    return [
      step(both(prose`${count(1, nouns.ten)}, ${count(rest, nouns.one)}`), because.explain, {
        sentence: {
          en: line`The word ${numberWords(n)} means ten and ${rest} more.`,
          es: line`La palabra ${numberWords(n)} quiere decir diez y ${rest} más.`,
        },
      }),
      step(equation(sum(first, rest), n), because.explain, {
        sentence: { en: line`Put ${first} and ${rest} together.`, es: line`Junta ${first} y ${rest}.` },
      }),
    ]
  return [
    step(partsSpelled(first, rest), because.explain, {
      sentence:
        first === 100
          ? { en: line`Read the hundred, then the rest.`, es: line`Lee la centena y luego lo demás.` }
          : { en: line`Read the tens, then the ones.`, es: line`Lee las decenas y luego las unidades.` },
    }),
    step(equation(sum(first, rest), n), because.explain, {
      sentence: { en: line`Put ${first} and ${rest} together.`, es: line`Junta ${first} y ${rest}.` },
    }),
  ]
}

/** The same, ending with the number alone, which is a choice. */
export function chosenNumeral(n: number): readonly Step[] {
  const [first, rest] = splitOf(n)
  return [
    ...numeralOf(n).slice(0, 1),
    rest === 0
      ? explained(expr(n), line`This number is ${numberWords(n)}.`, line`Este número es el ${numberWords(n)}.`)
      : step(expr(n), because.explain, {
          sentence: { en: line`${first} and ${rest} make ${n}.`, es: line`${first} y ${rest} forman ${n}.` },
        }),
  ]
}

/** From digits to words, from 21 on, but no tens alone. */
export function wordsOf(n: number): readonly Step[] {
  const [first, rest] = splitOf(n)
  return [
    step(equation(n, sum(first, rest)), because.explain, {
      sentence:
        first === 100
          ? { en: line`Split off the hundred.`, es: line`Separa la centena.` }
          : { en: line`Split the number into tens and ones.`, es: line`Separa el número en decenas y unidades.` },
    }),
    step(partsSpelled(first, rest), because.writePartsInWords),
    step(prose`${numberWords(n)}`, because.explain, {
      sentence:
        first === 100
          ? {
              en: line`Write the hundred first. Do not write “and” after it.`,
              es: line`Escribe primero la centena, sin “y” después.`,
            }
          : {
              en: line`Join the two words with a hyphen.`,
              es: n < 30 ? line`Del 21 al 29 se escribe una sola palabra.` : line`Une las dos palabras con “y”.`,
            },
    }),
  ]
}

/** What a number in words is built of, in one step. */
export function readAs(n: number): Step {
  const [first, rest] = splitOf(n)
  return rest === 0
    ? step(asWritten(n), because.explain, {
        sentence: {
          en: line`Read ${numberWords(n)}: it is ${count(n / 10, nouns.ten)}.`,
          es: line`Lee ${numberWords(n)}: son ${count(n / 10, nouns.ten)}.`,
        },
      })
    : step(equation(sum(first, rest), n), because.explain, {
        sentence: {
          en: line`Read ${numberWords(n)}: it is ${first} and ${rest}.`,
          es: line`Lee ${numberWords(n)}: es ${first} y ${rest}.`,
        },
      })
}
