import {
  type Both,
  blank,
  both,
  type Expr,
  equation,
  explained,
  list,
  numberList,
  prose,
  type Random,
  type Step,
  type Value,
} from '../../../author.ts'
import { drillOf } from '../../kit/facts/drill.ts'
import { fitsEveryGap } from '../../kit/facts/facts.ts'
import { drawFact, type Fact, type Level, onOneLine, operation, resultOf, type Sign } from './operations.ts'

export type Place = 'first' | 'second' | 'result'

export interface Missing {
  readonly fact: Fact
  readonly place: Place
}

export const missingFrom = ({ fact, place }: Missing): number =>
  place === 'first' ? fact.a : place === 'second' ? fact.b : resultOf(fact)

export const gapIn = ({ fact, place }: Missing): Expr => {
  const shown = (number: number, at: Place): Value => (place === at ? blank(2) : number)
  return equation(
    operation(fact.sign, shown(fact.a, 'first'), shown(fact.b, 'second')),
    shown(resultOf(fact), 'result'),
  )
}

/** The fact that finds a missing number: the other operation. */
export function finds({ fact, place }: Missing): Fact {
  const { a, b, sign } = fact
  const result = resultOf(fact)
  if (place === 'result') return fact
  const known = place === 'first' ? b : a
  switch (sign) {
    case '+':
      return { a: result, b: known, sign: '−' }
    case '×':
      return { a: result, b: known, sign: '÷' }
    case '−':
      return place === 'first' ? { a: result, b, sign: '+' } : { a, b: result, sign: '−' }
    case '÷':
      return place === 'first' ? { a: result, b, sign: '×' } : { a, b: result, sign: '÷' }
  }
}

/** No two facts have the same answer, and none tells another. */
const areApart = (drawn: readonly Missing[]) =>
  new Set(drawn.map(missingFrom)).size === drawn.length &&
  new Set(drawn.map(({ fact }) => [fact.a, fact.b, resultOf(fact)].sort().join())).size === drawn.length

/** Six facts, with these signs, in any order. */
export const drillWith = (signs: readonly Sign[], places: readonly Place[]) => ({
  wide: true,
  draw: (random: Random, level: Level): readonly Missing[] =>
    random.until(
      () =>
        random
          .shuffle<readonly Sign[]>(signs)
          .map(sign => ({ fact: drawFact(random, sign, level), place: random.pick(places) })),
      areApart,
    ),
  answer: numberList,
  solve: (drawn: readonly Missing[]) => drawn.map(missingFrom),
  ask: (drawn: readonly Missing[]) => both(drillOf(drawn.map(gapIn), 3)),
  check: fitsEveryGap,
})

/** What is missing, by the sign of the fact and the place. */
function whyOf({ fact: { sign }, place }: Missing): Both<string> {
  if (sign === '+' || (sign === '−' && place === 'second'))
    return { en: 'A part is missing. ', es: 'Falta una parte. ' }
  if (sign === '−') return { en: 'The whole is missing. ', es: 'Falta el total. ' }
  if (sign === '×') return { en: 'A factor is missing. ', es: 'Falta un factor. ' }
  return place === 'first'
    ? { en: 'The number that is divided is missing. ', es: 'Falta el número que se divide. ' }
    : { en: 'The divisor is missing. ', es: 'Falta el divisor. ' }
}

/** Each fact worked out, in the order of the drill; below the last one all the answers. */
export const drillSolved = (drawn: readonly Missing[]): readonly Step[] =>
  drawn.map((missing, i) => {
    const found = onOneLine(finds(missing), missing.place === 'result' ? undefined : whyOf(missing))
    if (i < drawn.length - 1) return found
    const answers = prose`${list(...drawn.map(missingFrom))}`
    return explained(
      { en: [...found.work.en, answers], es: [...found.work.es, answers] },
      [...found.says.en, ' Write the six numbers row by row.'],
      [...found.says.es, ' Escribe los seis números fila por fila.'],
    )
  })
