import {
  type Both,
  blank,
  both,
  type Expr,
  equation,
  explained,
  type FormMaker,
  type Inline,
  integer,
  intoItsPlace,
  line,
  list,
  missingPart,
  missingWhole,
  prose,
  type Step,
  statements,
  step,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { drillOf } from '../../kit/facts/drill.ts'
import {
  canBeCopied,
  complete,
  type Fact,
  fitsTheGap,
  missingFrom,
  missingNumber,
  type Place,
  resultOf,
  withBox,
  written,
} from '../../kit/facts/facts.ts'
import { ALL_PAIRS, after, chainWritten, drawChain, endOf, pairName, tried, twoSigns } from './chains.ts'
import { drawAlone } from './families.ts'
import type { levels } from './levels.ts'
import { boxed, drill, type Level, type Missing, worked } from './parts.ts'
import { inOneLine } from './ways.ts'

const counted = (start: number, end: number) => Array.from({ length: end - start }, (_, i) => start + 1 + i)

/** The steps to a number that is missing from a fact, and the fact. */
function found(fact: Fact, place: Place): readonly Step[] {
  const { a, b, sign } = fact
  if (place === 'result') return worked(fact)
  const missing = missingFrom(fact, place)
  if (sign === '+' && missing <= 3)
    return [
      step(list(...counted(a + b - missing, a + b)), because.countOnTo, { start: a + b - missing, end: a + b }),
      step(complete(fact), because.countNumbersSaid),
    ]
  const steps =
    sign === '+'
      ? missingPart(a + b, place === 'first' ? b : a)
      : place === 'first'
        ? missingWhole(a - b, b)
        : missingPart(a, a - b)
  return intoItsPlace(steps, complete(fact))
}

/** What the left side must be, and what to do with it where the steps begin with a sum or a difference. */
function howToFind({ a, b, sign }: Fact, place: Place): Both<readonly Inline[]> {
  const result = sign === '+' ? a + b : a - b
  const [en, es] = [line`The left side must be ${result} too`, line`El lado izquierdo también debe ser ${result}`]
  if (sign === '−' && place === 'first')
    return { en: [...en, ...line`: add ${result} and ${b}.`], es: [...es, ...line`: suma ${result} y ${b}.`] }
  const [whole, part] = sign === '+' ? [result, place === 'first' ? b : a] : [a, result]
  return whole <= 10
    ? { en: [...en, '.'], es: [...es, '.'] }
    : { en: [...en, ...line`: subtract ${part} from ${whole}.`], es: [...es, ...line`: resta ${part} de ${whole}.`] }
}

/** Another sum or difference that is as much stands on the right side. */
interface TwoSided extends Missing {
  readonly other: Fact
}

const factsWith = (result: number): readonly Fact[] => [
  ...wholes(2, result - 2)
    .filter(a => a <= 9 && result - a <= 9)
    .map((a): Fact => ({ a, b: result - a, sign: '+' })),
  ...wholes(2, 8)
    .filter(b => result + b <= 20)
    .map((b): Fact => ({ a: result + b, b, sign: '−' })),
]

const MOST_STEPS = 6

const leftOf = (item: Expr): Expr => (item.kind === 'relation' ? item.left : item)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingDrill: form({
    ...drill,
    ask: (drawn: readonly Missing[]) => both(drillOf(drawn.map(boxed), 5)),
    levels: ['hard'],
    instruction: {
      en: prose`Find the missing numbers. Write them row by row.`,
      es: prose`Halla los números que faltan. Escríbelos fila por fila.`,
    },
  }),
  missing: form({
    levels: ['hard'],
    share: 2,
    instruction: missingNumber,
    draw(random, level: Level): TwoSided {
      return random.until(
        (): TwoSided => {
          const fact = drawAlone(random, level.facts, 0)
          return { fact, place: random.pick(['first', 'second']), other: random.pick(factsWith(resultOf(fact))) }
        },
        ({ fact, place, other }) =>
          missingFrom(fact, place) >= 4 &&
          !canBeCopied(fact, place) &&
          ![other.a, other.b].some(number => number === fact.a || number === fact.b),
      )
    },
    answer: integer,
    solve: ({ fact, place }) => missingFrom(fact, place),
    ask: ({ fact, place, other }) => both(equation(leftOf(withBox(fact, place)), written(other))),
    solution: ({ fact, place, other }) => [
      step(complete(other), because.workOutTheRightSide),
      step(withBox(fact, place), because.explain, {
        sentence: howToFind(fact, place),
      }),
      ...found(fact, place).slice(-4, -1),
      step(equation(leftOf(complete(fact)), written(other)), because.writeTheMissingNumber),
    ],
    check: fitsTheGap,
  }),
  chain: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Work from left to right.`, es: prose`Calcula de izquierda a derecha.` },
    draw: random => drawChain(random, 'twice'),
    answer: integer,
    solve: endOf,
    ask: chain => both(equation(chainWritten(chain), blank(2))),
    solution(chain) {
      const first: Fact = { a: chain.a, b: chain.b, sign: chain.signs[0] }
      const second: Fact = { a: after(chain), b: chain.c, sign: chain.signs[1] }
      const then = [
        second.sign === '+'
          ? explained(written(second), line`Now add ${chain.c}.`, line`Ahora suma ${chain.c}.`)
          : explained(written(second), line`Now subtract ${chain.c}.`, line`Ahora resta ${chain.c}.`),
        ...worked(second),
      ]
      const before = worked(first)
      return [...(before.length + then.length > MOST_STEPS ? [inOneLine(first)] : before), ...then]
    },
    check: fitsTheGap,
  }),
  twoSigns: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Write + or − in each blank.`, es: prose`Escribe + o − en cada espacio.` },
    draw: random => drawChain(random),
    answer: twoSigns,
    solve: ({ signs }) => pairName(signs),
    ask: chain => both(prose`${chain.a} __ ${chain.b} __ ${chain.c} = ${endOf(chain)}`),
    key: chain => both(equation(chainWritten(chain), endOf(chain))),
    solution: chain => [
      explained(
        statements(
          ...tried(chain)
            .filter(other => pairName(other.signs) !== pairName(chain.signs))
            .map(other => equation(chainWritten(other), endOf(other))),
        ),
        tried(chain).length < ALL_PAIRS.length
          ? line`Try the other pairs of signs. Leave out those that take away more than there is.`
          : line`Try the other pairs of signs.`,
        tried(chain).length < ALL_PAIRS.length
          ? line`Prueba los otros pares de signos. Omite los que quitan más de lo que hay.`
          : line`Prueba los otros pares de signos.`,
      ),
      explained(
        equation(chainWritten(chain), endOf(chain)),
        line`Only these signs give ${endOf(chain)}.`,
        line`Solo estos signos dan ${endOf(chain)}.`,
      ),
    ],
    // What is done to the printed end, the other way round, leads back to the start, by these signs alone.
    check(printed, answer) {
      const [a, b, c, end] = printed.take(4)
      const back = (name: string) => {
        const [first, second] = name.split(' ')
        const middle = second === '+' ? end.minus(c) : end.plus(c)
        return (first === '+' ? middle.minus(b) : middle.plus(b)).equals(a)
      }
      return ALL_PAIRS.map(pairName).filter(back).join() === answer
    },
  }),
})
