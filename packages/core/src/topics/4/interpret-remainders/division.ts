import {
  type Block,
  type Both,
  count,
  divide,
  type Expr,
  equation,
  type Inline,
  line,
  minus,
  type Noun,
  type Random,
  remainder,
  type Step,
  step,
  sum,
  thing,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Level } from './levels.ts'

/** What a question asks for: the groups that are full, what is left, the groups that hold all. */
export type Kind = 'full' | 'left' | 'needed'

export interface Division {
  readonly total: number
  readonly each: number
  readonly quotient: number
  readonly rest: number
}

/** None of the numbers that a pupil could give is another one or stands in the story. */
export function drawDivision(random: Random, sizes: readonly number[], { least, most }: Level): Division {
  return random.until(
    () => {
      const [total, each] = [random.int(least, most), random.pick(sizes)]
      return { total, each, quotient: Math.floor(total / each), rest: total % each }
    },
    ({ each, quotient, rest }) => {
      const given = [quotient, quotient + 1, rest, each]
      return rest > 1 && quotient > 2 && new Set(given).size === given.length
    },
  )
}

export const resultOf = ({ quotient, rest }: Division, kind: Kind): number =>
  kind === 'full' ? quotient : kind === 'left' ? rest : quotient + 1

/** Counts up group by group: how many are full, what is left, how many hold all. */
export function countedUp(total: number, each: number): Readonly<Record<Kind, number>> {
  let full = 0
  for (let filled = each; filled <= total; filled += each) full++
  const left = total - full * each
  return { full, left, needed: left > 0 ? full + 1 : full }
}

export const asWorked = ({ total, each, quotient, rest }: Division): Expr =>
  equation(divide(total, each), remainder(quotient, rest))

/** The quotient and the remainder, each with where it comes from. */
export const divided = ({ total, each, quotient, rest }: Division): readonly Step[] => [
  step(equation(times(each, quotient), each * quotient), because.explain, {
    sentence: {
      en: line`Divide ${total} by ${each}: ${each * quotient} is the greatest multiple of ${each} that is not more than ${total}. The quotient is ${quotient}.`,
      es: line`Divide ${total} entre ${each}: ${each * quotient} es el mayor múltiplo de ${each} que no pasa de ${total}. El cociente es ${quotient}.`,
    },
  }),
  step(equation(minus(total, each * quotient), rest), because.whatIsLeft),
]

/** What the remainder does to the answer. */
export function interpreted(division: Division, kind: Kind, groups: Noun): Step {
  const { quotient, rest } = division
  if (kind === 'needed')
    return step(equation(sum(quotient, 1), quotient + 1), because.explain, {
      sentence: {
        en: line`One more ${thing(groups)} is needed for the remainder, ${rest}. Add 1 to the quotient.`,
        es: line`Para el residuo, ${rest}, hace falta ${count(1, groups)} más. Suma 1 al cociente.`,
      },
    })
  return step(asWorked(division), because.explain, {
    sentence:
      kind === 'left'
        ? {
            en: line`The question asks for what is left over. That is the remainder.`,
            es: line`La pregunta pide lo que sobra. Eso es el residuo.`,
          }
        : {
            en: line`The remainder, ${rest}, is not enough for one more ${thing(groups)}. Drop it.`,
            es: line`El residuo, ${rest}, no alcanza para ${count(1, groups)} más. Descártalo.`,
          },
  })
}

/** Sentences one after the other. */
export const joined = (...sentences: readonly Both<readonly Inline[]>[]): Both<Block> => {
  const inOne = (locale: 'en' | 'es'): Block => ({
    kind: 'paragraph',
    content: sentences.flatMap((sentence, i) => (i === 0 ? sentence[locale] : [' ', ...sentence[locale]])),
  })
  return { en: inOne('en'), es: inOne('es') }
}
