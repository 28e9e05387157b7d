import {
  acrossTen,
  type Both,
  blank,
  both,
  box,
  type Content,
  defineTopic,
  downAcrossTen,
  drawing,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  type Figure,
  figure,
  figureChoice,
  formulaChoice,
  integer,
  intoItsPlace,
  isTrue,
  itemOf,
  line,
  list,
  match,
  minus,
  negative,
  numberBond,
  numberLine,
  numberList,
  type Printed,
  prose,
  type Random,
  type Step,
  statements,
  step,
  sum,
  symbol,
  table,
  tenFrame,
  type Value,
  wholes,
  writtenLetter,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { valueIn } from '../kit/choices/cells.ts'
import { mixed, turned } from '../kit/choices/turned.ts'
import { filled } from '../kit/equations/filled.ts'
import { notThat } from '../kit/equations/not-that.ts'
import { numbersOf } from '../kit/facts/bond.ts'
import { chain, isTrueChain } from '../kit/facts/chain.ts'
import { fitsTheGap, missingNumber } from '../kit/facts/facts.ts'

type Pair = readonly [a: number, b: number]
interface Fact {
  readonly a: number
  readonly b: number
}

const sumsFrom = (firsts: readonly number[], least: number): readonly Pair[] =>
  firsts.flatMap(a => wholes(Math.max(least, 11 - a), 9).map((b): Pair => [a, b]))
const NEAR_TEN = mixed(sumsFrom([9, 8], 2))
const SUMS = { near: mixed(sumsFrom([9, 8], 4)), far: mixed(sumsFrom([7, 6], 4)) }
/** Differences past ten: two or more go after ten, and another number than before it. */
const DIFFERENCES = mixed(
  wholes(11, 17).flatMap(a => wholes(a - 8, 9).flatMap((b): readonly Pair[] => (b === 2 * (a - 10) ? [] : [[a, b]]))),
)

/** Forms that share a list begin at different places of it. */
const drawNearTen = (random: Random, ahead: number): Fact => {
  const [a, b] = random.evenly(turned(NEAR_TEN, ahead))
  return { a, b }
}
const drawSum = (random: Random, ahead: number): Fact => {
  const [a, b] = random.evenly(turned(SUMS[random.evenly(['far', 'near', 'far'])], ahead))
  return { a, b }
}
const drawDifference = (random: Random, ahead: number): Fact => {
  const [a, b] = random.evenly(turned(DIFFERENCES, ahead))
  return { a, b }
}

/** What goes to ten, and what is left. */
const partsOf = ({ a, b }: Fact): Pair => (a < 10 ? [10 - a, b - 10 + a] : [a - 10, b - a + 10])
const restOf = (fact: Fact): number => partsOf(fact)[1]
const isAdded = ({ a }: Fact) => a < 10
const operation = (of: Fact, x: Value, y: Value): Expr => (isAdded(of) ? sum(x, y) : minus(x, y))
const inTwoParts = (of: Fact, first: Value, rest: Value): Expr =>
  isAdded(of) ? sum(of.a, first, rest) : sum(of.a, negative(first), negative(rest))
/** 13 - 7 = 13 - 3 - 4; 10 - 4 = 6. */
const inTwoLines = (of: Fact) =>
  statements(
    equation(written(of), inTwoParts(of, ...partsOf(of))),
    equation(operation(of, 10, restOf(of)), resultOf(of)),
  )
const written = (of: Fact) => operation(of, of.a, of.b)
const resultOf = (of: Fact) => (isAdded(of) ? of.a + of.b : of.a - of.b)
const worked = (of: Fact): readonly Step[] => (isAdded(of) ? acrossTen(of.a, of.b) : downAcrossTen(of.a, of.b))

const makeTen = {
  en: prose`Make ${10}. Write the missing numbers.`,
  es: prose`Forma ${10}. Escribe los números que faltan.`,
}
const goToTen = {
  en: prose`Go down to ${10}. Write the missing numbers.`,
  es: prose`Baja hasta ${10}. Escribe los números que faltan.`,
}

/** The counters of both numbers, the first frame filled up from the second. */
const twoFrames = ({ a, b }: Fact) => tenFrame([{ gray: a }, { white: b }])
const filledUp = (a: number, rest: number) => tenFrame([{ gray: a, white: 10 - a }, { white: rest }])
const countedIn = (drawn: Figure): readonly number[] =>
  drawn.kind === 'ten-frame' ? drawn.frames.map(cells => cells.filter(cell => cell !== 'empty').length) : []
const inAll = (drawn: Figure) => countedIn(drawn).reduce((all, count) => all + count, 0)

/** Two equations, one below the other: the second begins with the ten that the first reaches. */
const reachesTen = (printed: Printed, answers: readonly Value[]): boolean => {
  const [split, rest] = printed.all('relation')
  if (!split || !rest) return false
  const inFirst = JSON.stringify(split).split('"blank"').length - 1
  const [one, two] = [filled(split, ...answers.slice(0, inFirst)), filled(rest, ...answers.slice(inFirst))]
  if (one.kind !== 'relation' || two.kind !== 'relation' || one.right.kind !== 'sum') return false
  const [start, first, second] = one.right.terms
  return (
    isTrue(one) &&
    isTrue(two) &&
    isTrue(equation(one.left, two.right)) &&
    start !== undefined &&
    first !== undefined &&
    second !== undefined &&
    isTrue(equation(sum(start, first), 10)) &&
    isTrue(equation(sum(10, second), two.left))
  )
}

/** The three steps of a fact past ten. */
const stepsOf = (of: Fact): readonly Expr[] => {
  const [first, rest] = partsOf(of)
  return [
    equation(of.b, sum(first, rest)),
    equation(operation(of, of.a, first), 10),
    equation(operation(of, 10, rest), resultOf(of)),
  ]
}
/** The same with one false step; those after it go on from it. */
const slips = {
  split: (of: Fact, off: number) => {
    const [first, rest] = partsOf(of)
    const then = operation(of, 10, rest + off)
    return [
      equation(of.b, sum(first, rest + off)),
      equation(operation(of, of.a, first), 10),
      equation(then, isAdded(of) ? 10 + rest + off : 10 - rest - off),
    ]
  },
  ten: (of: Fact, off: number) => {
    const [first, rest] = partsOf(of)
    const reached = 10 + off
    return [
      equation(of.b, sum(first, rest)),
      equation(operation(of, of.a, first), reached),
      equation(operation(of, reached, rest), isAdded(of) ? reached + rest : reached - rest),
    ]
  },
  last: (of: Fact, off: number) => stepsOf(of).with(2, equation(operation(of, 10, restOf(of)), resultOf(of) + off)),
} satisfies Record<string, (of: Fact, off: number) => readonly Expr[]>
const SLIPS = ['ten', 'last', 'split'] as const

const LETTERS = ['A', 'B', 'C'] as const
const letter = writtenLetter('A', 'B', 'C')

export const makeTenToAdd = defineTopic(
  {
    id: 'make-ten-to-add',
    name: { en: 'Make ten to add and subtract', es: 'Formar diez para sumar y restar' },
    description: {
      en: 'Break a number apart to reach ten first, then finish the addition or the subtraction.',
      es: 'Descompón un número para llegar primero a diez y luego termina la suma o la resta.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['1.OA.C.6'],
    rev: 2,
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    frames: form({
      levels: ['easy'],
      instruction: makeTen,
      draw: random => drawNearTen(random, 0),
      answer: numberList,
      solve: fact => [restOf(fact), resultOf(fact)],
      ask: fact => both([figure(twoFrames(fact)), chain(written(fact), sum(10, blank(2)), blank(2))]),
      key: fact => both(chain(written(fact), sum(10, restOf(fact)), resultOf(fact))),
      solution: fact => [
        ...worked(fact),
        step(chain(written(fact), sum(10, restOf(fact)), resultOf(fact)), because.writeTheMissingNumbers),
      ],
      check: (printed, answers) =>
        isTrueChain(printed, answers) && exact(itemOf(answers, 1)).equals(inAll(printed.figure('ten-frame'))),
    }),

    leftOver: form({
      levels: ['easy'],
      draw: random => drawNearTen(random, 4),
      answer: integer,
      solve: restOf,
      ask(fact): Both<Content> {
        const drawn = figure(twoFrames(fact))
        return {
          en: [prose`Fill the first frame with white counters. How many are left over?`, drawn],
          es: [prose`Llena el primer marco con fichas blancas. ¿Cuántas sobran?`, drawn],
        }
      },
      solution: ({ a, b }, rest) => [
        step(equation(sum(a, 10 - a), 10), because.makeTen, { a, b: 10 - a }),
        step(equation(minus(b, 10 - a), rest), because.countThoseLeft),
      ],
      check: (printed, answer) =>
        exact(answer)
          .plus(10)
          .equals(inAll(printed.figure('ten-frame'))),
    }),

    whichPicture: form({
      levels: ['easy'],
      draw: random => drawNearTen(random, 8),
      answer: figureChoice,
      solve: (fact): Figure => filledUp(fact.a, restOf(fact)),
      mistakes: fact => ({
        notTaken: filledUp(fact.a, fact.b),
        oneOff: filledUp(fact.a, restOf(fact) === 1 ? 4 : restOf(fact) - 1),
      }),
      ask: fact => ({
        en: prose`Make ${10}. Which picture shows ${written(fact)}?`,
        es: prose`Forma ${10}. ¿Qué dibujo muestra ${written(fact)}?`,
      }),
      solution: fact => [
        ...worked(fact).slice(0, 2),
        explained(
          figure(filledUp(fact.a, restOf(fact))),
          line`The first frame is full, and the other has ${restOf(fact)}.`,
          line`El primer marco está lleno y el otro tiene ${restOf(fact)}.`,
        ),
      ],
      check: (printed, answer) => isTrue(equation(printed.one('sum'), inAll(answer))) && countedIn(answer)[0] === 10,
    }),

    whichTen: form({
      levels: ['easy'],
      draw: random => drawNearTen(random, 12),
      answer: formulaChoice,
      solve: fact => sum(10, restOf(fact)),
      mistakes(fact): Record<string, Value> {
        const rest = restOf(fact)
        return {
          notTaken: sum(10, fact.b),
          oneMore: sum(10, fact.a === 9 ? rest + 2 : rest + 1),
          oneLess: sum(10, rest === 1 ? 4 : rest - 1),
        }
      },
      ask: fact => ({
        en: prose`Which is equal to ${written(fact)}?`,
        es: prose`¿Cuál es igual a ${written(fact)}?`,
      }),
      solution: fact => [...worked(fact).slice(0, 2), step(sum(10, restOf(fact)), because.addWhatIsLeft)],
      check: (printed, answer) => isTrue(equation(printed.one('sum'), answer)),
    }),

    bond: form({
      levels: ['medium'],
      instruction: makeTen,
      draw: random => drawSum(random, 0),
      answer: numberList,
      solve: fact => [...partsOf(fact), restOf(fact), resultOf(fact)],
      ask: fact =>
        both([
          figure(numberBond(fact.b, [null, null])),
          equation(written(fact), inTwoParts(fact, blank(2), blank(2))),
          equation(sum(10, blank(2)), blank(2)),
        ]),
      key: fact => both(inTwoLines(fact)),
      solution: fact => [...worked(fact), step(inTwoLines(fact), because.writeTheMissingNumbers)],
      check: (printed, answers) =>
        reachesTen(printed, answers) &&
        numbersOf(printed.figure('number-bond')).whole?.equals(
          exact(itemOf(answers, 0)).plus(exact(itemOf(answers, 1))),
        ) === true,
    }),

    chain: form({
      levels: ['medium'],
      instruction: makeTen,
      draw: random => ({ isFirstHidden: random.evenly([false, true]), ...drawSum(random, 3) }),
      answer: numberList,
      solve: ({ isFirstHidden, ...fact }) => [partsOf(fact)[isFirstHidden ? 0 : 1], resultOf(fact)],
      ask({ isFirstHidden, ...fact }) {
        const [first, rest] = partsOf(fact)
        const [one, two] = isFirstHidden ? [blank(2), rest] : [first, blank(2)]
        return both(chain(written(fact), sum(fact.a, one, two), blank(2)))
      },
      key: fact => both(chain(written(fact), inTwoParts(fact, ...partsOf(fact)), resultOf(fact))),
      solution: fact => [
        ...acrossTen(fact.a, fact.b),
        step(chain(written(fact), inTwoParts(fact, ...partsOf(fact)), resultOf(fact)), because.writeTheMissingNumbers),
      ],
      check: isTrueChain,
    }),

    missingAddend: form({
      levels: ['medium'],
      instruction: missingNumber,
      draw: random => drawSum(random, 6),
      answer: integer,
      solve: ({ b }) => b,
      ask: fact => both(equation(sum(fact.a, box()), sum(10, restOf(fact)))),
      solution(fact) {
        const [first, rest] = partsOf(fact)
        return intoItsPlace(
          [
            step(equation(sum(fact.a, first), 10), because.makeTen, { a: fact.a, b: first }),
            step(equation(sum(first, rest), fact.b), because.explain, {
              sentence: {
                en: line`Add ${first} to get to ${10}, then ${rest} more.`,
                es: line`Suma ${first} para llegar a ${10} y luego ${rest} más.`,
              },
            }),
          ],
          equation(sum(fact.a, fact.b), sum(10, rest)),
        )
      },
      check: fitsTheGap,
    }),

    match: form(
      match({
        levels: ['medium'],
        draw: random =>
          random
            .until(
              () => random.sample([...SUMS.far, ...SUMS.near], 3),
              drawn => new Set(drawn.map(([a, b]) => a + b)).size === 3 && drawn.some(([a]) => a < 8),
            )
            .map(([a, b]) => [sum(a, b), sum(10, a + b - 10)] as const),
        belong: (left, right) => valueIn(left).equals(valueIn(right)),
        solution: (pairs, letters) => [
          step(
            statements(...pairs.map(([left, right]) => equation(left as Expr, right as Expr))),
            because.bothSidesAreEqual,
          ),
          step(list(...letters.map(name => symbol(name))), because.matchTheNumbers),
        ],
      }),
    ),

    drawMore: form({
      levels: ['medium'],
      lines: 0,
      draw: random => drawSum(random, 9),
      answer: {
        ...drawing<Fact & { readonly [key: string]: number }>(
          fact => filledUp(fact.a, restOf(fact)),
          fact => [{ ...fact, b: fact.b - 1 }],
        ),
        show: fact => both([figure(filledUp(fact.a, restOf(fact))), equation(written(fact), resultOf(fact))]),
      },
      solve: fact => ({ ...fact }),
      ask(fact): Both<Content> {
        const [drawn, gap] = [figure(tenFrame([fact.a, 0])), equation(written(fact), blank(2))]
        return {
          en: [prose`Draw ${fact.b} more. Fill the first frame. Add.`, drawn, gap],
          es: [prose`Dibuja ${fact.b} más. Llena el primer marco. Suma.`, drawn, gap],
        }
      },
      solution: fact => [
        ...worked(fact).slice(0, 2),
        step(figure(filledUp(fact.a, restOf(fact))), because.drawMore, { count: fact.b }),
        step(equation(written(fact), resultOf(fact)), because.addWhatIsLeft),
      ],
      check: (printed, { a, b }) =>
        inAll(printed.figure('ten-frame')) === a &&
        isTrue(filled(printed.one('relation'), a + b)) &&
        itemOf(printed.numbers, 0).equals(b),
    }),

    downToTen: form({
      levels: ['hard'],
      instruction: goToTen,
      draw: random => ({ isFirstHidden: random.evenly([true, false]), ...drawDifference(random, 0) }),
      answer: numberList,
      solve: ({ isFirstHidden, ...fact }) => [
        ...partsOf(fact).slice(isFirstHidden ? 0 : 1),
        restOf(fact),
        resultOf(fact),
      ],
      ask({ isFirstHidden, ...fact }) {
        const [first] = partsOf(fact)
        return both([
          equation(written(fact), inTwoParts(fact, isFirstHidden ? blank(2) : first, blank(2))),
          equation(minus(10, blank(2)), blank(2)),
        ])
      },
      key: fact => both(inTwoLines(fact)),
      solution: fact => [...downAcrossTen(fact.a, fact.b), step(inTwoLines(fact), because.writeTheMissingNumbers)],
      check: reachesTen,
    }),

    missingSubtrahend: form({
      levels: ['hard'],
      instruction: missingNumber,
      draw: random => drawDifference(random, 5),
      answer: integer,
      solve: ({ b }) => b,
      ask: fact => both(equation(minus(fact.a, box()), minus(10, restOf(fact)))),
      solution(fact) {
        const [first, rest] = partsOf(fact)
        return intoItsPlace(
          [
            step(equation(minus(fact.a, first), 10), because.goToTen),
            step(equation(sum(first, rest), fact.b), because.explain, {
              sentence: {
                en: line`Subtract ${first} to get to ${10}, then ${rest} more.`,
                es: line`Resta ${first} para llegar a ${10} y luego ${rest} más.`,
              },
            }),
          ],
          equation(written(fact), minus(10, rest)),
        )
      },
      check: fitsTheGap,
    }),

    whichWay: form({
      levels: ['hard'],
      draw(random) {
        const isSum = random.evenly([false, true, false])
        return isSum
          ? random.until(
              () => drawSum(random, 5),
              fact => partsOf(fact)[0] !== restOf(fact),
            )
          : drawDifference(random, 10)
      },
      answer: formulaChoice,
      solve: fact => inTwoParts(fact, ...partsOf(fact)),
      mistakes(fact): Record<string, Value> {
        const [first, rest] = partsOf(fact)
        return {
          firstAgain: inTwoParts(fact, first, first),
          allAgain: inTwoParts(fact, first, fact.b),
          turnedBack: isAdded(fact) ? sum(fact.a, first, negative(rest)) : sum(fact.a, negative(first), rest),
        }
      },
      ask: fact => ({
        en: prose`Which way stops at ${10} and is the same as ${written(fact)}?`,
        es: prose`¿Qué camino pasa por ${10} y es igual a ${written(fact)}?`,
      }),
      solution: fact => [
        ...worked(fact).slice(0, 2),
        step(equation(written(fact), inTwoParts(fact, ...partsOf(fact))), because.bothSidesAreEqual),
      ],
      check(printed, answer) {
        const asked = printed.all(printed.all('sum').length > 0 ? 'sum' : 'relation')
        const ways = expr(answer)
        return (
          ways.kind === 'sum' &&
          isTrue(equation(itemOf(asked, 0), ways)) &&
          isTrue(equation(sum(...ways.terms.slice(0, 2)), 10))
        )
      },
    }),

    jumps: form({
      levels: ['hard'],
      draw: random => drawDifference(random, 15),
      answer: formulaChoice,
      solve: written,
      mistakes: fact => ({
        endTaken: minus(fact.a, resultOf(fact) === fact.b ? fact.b + 1 : resultOf(fact)),
        firstJump: minus(fact.a, partsOf(fact)[0]),
        secondJump: minus(10, restOf(fact)),
      }),
      ask(fact): Both<Content> {
        const drawn = figure(
          numberLine({
            from: resultOf(fact) - 1,
            to: fact.a + 1,
            jumps: [
              [fact.a, 10],
              [10, resultOf(fact)],
            ],
          }),
        )
        return {
          en: [prose`Which subtraction do the jumps show?`, drawn],
          es: [prose`¿Qué resta muestran los saltos?`, drawn],
        }
      },
      solution(fact) {
        const [first, rest] = partsOf(fact)
        return [
          step(list(fact.a, 10, resultOf(fact)), because.explain, {
            sentence: {
              en: line`The jumps go from ${fact.a} to ${10}, then to ${resultOf(fact)}.`,
              es: line`Los saltos van del ${fact.a} al ${10} y luego al ${resultOf(fact)}.`,
            },
          }),
          step(equation(sum(first, rest), fact.b), because.addJumps),
          explained(
            written(fact),
            line`Start at ${fact.a} and take away ${fact.b}.`,
            line`Empieza en ${fact.a} y quita ${fact.b}.`,
          ),
        ]
      },
      check(printed, answer) {
        const ends = printed.figure('number-line').jumps.flatMap(({ from, to }) => [from.n, to.n])
        const of = expr(answer)
        return (
          of.kind === 'sum' &&
          exact(itemOf(of.terms, 0)).equals(Math.max(...ends)) &&
          exact(of).equals(Math.min(...ends))
        )
      },
    }),

    wrongStep: form({
      levels: ['hard'],
      kind: 'find-mistake',
      draw(random) {
        const slip = random.evenly(SLIPS)
        const fact = random.evenly([false, true, false]) ? drawSum(random, 2) : drawDifference(random, 20)
        return { slip, off: random.pick([1, -1]), ...fact }
      },
      answer: letter,
      solve: ({ slip }) => (({ split: 'A', ten: 'B', last: 'C' }) as const)[slip],
      ask({ slip, off, ...fact }): Both<Content> {
        const shown = table({ rows: slips[slip](fact, off).map((item, i) => [symbol(itemOf(LETTERS, i)), item]) })
        return {
          en: [prose`One step for ${written(fact)} is wrong. Write its letter.`, shown],
          es: [prose`Un paso para ${written(fact)} es incorrecto. Escribe su letra.`, shown],
        }
      },
      key({ slip, off, ...fact }, answer): Both<Content> {
        const place = LETTERS.indexOf(answer)
        const [wrong, right] = [itemOf(slips[slip](fact, off), place), itemOf(stepsOf(fact), place)]
        return notThat(wrong, right)
      },
      solution({ slip, off, ...fact }, answer) {
        const place = LETTERS.indexOf(answer)
        return [
          step(itemOf(slips[slip](fact, off), place), because.mistakeIs, { what: said[slip](fact) }),
          ...worked(fact).slice(place),
          step(symbol(answer), because.explain, {
            sentence: {
              en: line`Step ${symbol(answer)} is wrong.`,
              es: line`El paso con la letra ${symbol(answer)} está mal.`,
            },
          }),
        ]
      },
      check: (printed, answer) =>
        printed.all('relation').every((item, i) => isTrue(item) === (itemOf(LETTERS, i) !== answer)),
    }),
  }),
)

const said = {
  split: ({ b }: Fact) => ({ en: line`the parts do not make ${b}`, es: line`las partes no forman ${b}` }),
  ten: (of: Fact) => ({
    en: line`${operation(of, of.a, partsOf(of)[0])} is ${10}`,
    es: line`${operation(of, of.a, partsOf(of)[0])} es ${10}`,
  }),
  last: (of: Fact) => ({
    en: line`${operation(of, 10, restOf(of))} is ${resultOf(of)}`,
    es: line`${operation(of, 10, restOf(of))} es ${resultOf(of)}`,
  }),
}
