import {
  type Both,
  baseTenBlocks,
  blank,
  both,
  type Content,
  column,
  defineTopic,
  drawing,
  equation,
  exact,
  type Figure,
  figure,
  figureChoice,
  formulaChoice,
  integer,
  isTrue,
  itemOf,
  line,
  numberList,
  prose,
  quantity,
  step,
  sum,
  symbol,
  table,
  trueOrFalse,
  tupleOf,
  type Value,
  writtenLetter,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { undoesTheColumn } from '../kit/columns/columns.ts'
import { filled } from '../kit/equations/filled.ts'
import { chain, isTrueChain } from '../kit/facts/chain.ts'
import {
  complete,
  type Fact,
  fitsTheGap,
  missingNumber,
  resultOf,
  toWorkOut,
  withBox,
  written,
} from '../kit/facts/facts.ts'
import {
  drawnJumps,
  followJumps,
  jumpTo,
  lengthsOf,
  openLine,
  withJumps,
} from './add-tens-and-ones-within-100/jumps.ts'
import { draw, drawThree, onesOf, shownSums, slipped, tensOf, wrongOf } from './add-tens-and-ones-within-100/numbers.ts'
import { onesStories, tensStories } from './add-tens-and-ones-within-100/stories.ts'
import { drawStory, foundIn, tell, workedStory } from './add-tens-and-ones-within-100/told.ts'
import { inPlaces, isRight, toNextTen, worked } from './add-tens-and-ones-within-100/worked.ts'

const add = { en: prose`Add.`, es: prose`Suma.` }

/** The blocks of both numbers, side by side. */
const blocks = ({ a, b }: Fact) => baseTenBlocks(a, b)
const countIn = (drawn: Figure): readonly number[] =>
  drawn.kind === 'base-ten-blocks' ? drawn.groups.map(({ tens, ones }) => 10 * tens + ones) : []

const LETTERS = ['A', 'B', 'C'] as const
const letter = writtenLetter('A', 'B', 'C')

export const addTensAndOnesWithin100 = defineTopic(
  {
    id: 'add-tens-and-ones-within-100',
    name: {
      en: 'Add within 100: two-digit plus one-digit or tens',
      es: 'Sumar hasta 100: dos dígitos más un dígito o decenas',
    },
    description: {
      en: 'Add a one-digit number or a multiple of ten to a two-digit number.',
      es: 'Suma un número de un dígito o un múltiplo de diez a un número de dos dígitos.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['1.NBT.C.4'],
    rev: 2,
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    ones: form({
      levels: ['easy'],
      instruction: add,
      draw: random => draw(random, 'ones', 0),
      answer: integer,
      solve: resultOf,
      ask: fact => both(toWorkOut(fact)),
      solution: worked,
      check: fitsTheGap,
    }),

    onesDown: form({
      levels: ['easy'],
      instruction: add,
      draw: random => draw(random, 'ones', 10),
      answer: integer,
      solve: resultOf,
      ask: ({ a, b }) => both(column('+', a, b)),
      solution: worked,
      check: undoesTheColumn,
    }),

    blocks: form({
      levels: ['easy'],
      instruction: {
        en: prose`Use the blocks to complete the equation.`,
        es: prose`Usa los bloques para completar la ecuación.`,
      },
      draw: random => draw(random, 'ones', 2),
      answer: integer,
      solve: resultOf,
      ask: fact => both([figure(blocks(fact)), toWorkOut(fact)]),
      solution: fact => [
        step(inPlaces(resultOf(fact)), because.explain, {
          sentence: {
            en: line`Count all the rods. Then count all the cubes.`,
            es: line`Cuenta todas las barras. Luego cuenta todos los cubos.`,
          },
        }),
        step(complete(fact), because.explain, {
          sentence: {
            en: line`Put ${tensOf(resultOf(fact))} and ${onesOf(resultOf(fact))} together.`,
            es: line`Junta ${tensOf(resultOf(fact))} y ${onesOf(resultOf(fact))}.`,
          },
        }),
      ],
      check: (printed, answer) =>
        fitsTheGap(printed, answer) &&
        exact(answer).equals(countIn(printed.figure('base-ten-blocks')).reduce((all, each) => all + each, 0)),
    }),

    drawCubes: form({
      levels: ['easy'],
      lines: 0,
      draw: random => draw(random, 'ones', 12),
      answer: {
        ...drawing<readonly [a: number, b: number]>(
          ([a, b]) => baseTenBlocks(a, b),
          ([a, b]) => [[a, b - 1]],
        ),
        show: ([a, b]) => both([figure(baseTenBlocks(a, b)), equation(sum(a, b), a + b)]),
      },
      solve: ({ a, b }) => [a, b],
      ask(fact): Both<Content> {
        const [drawn, gap] = [figure(baseTenBlocks(fact.a)), toWorkOut(fact)]
        return {
          en: [prose`Draw ${fact.b} more cubes. Then add.`, drawn, gap],
          es: [prose`Dibuja ${fact.b} cubos más. Luego suma.`, drawn, gap],
        }
      },
      solution: fact => [
        step(figure(blocks(fact)), because.explain, {
          sentence: {
            en: line`${fact.b} ones: draw ${fact.b} more cubes.`,
            es: line`${fact.b} unidades: dibuja ${fact.b} cubos más.`,
          },
        }),
        ...worked(fact),
      ],
      check: (printed, [a, b]) =>
        countIn(printed.figure('base-ten-blocks')).join() === `${a}` &&
        isTrue(
          filled(
            printed.one('relation'),
            countIn(baseTenBlocks(a, b)).reduce((all, each) => all + each, 0),
          ),
        ),
    }),

    whichPicture: form({
      levels: ['easy'],
      // Pictures of many rods are small.
      draw: random =>
        random.until(
          () => draw(random, 'ones', 22),
          ({ a }) => a < 50,
        ),
      answer: figureChoice,
      solve: blocks,
      mistakes: (fact): Record<string, Figure> => ({
        rodsForCubes: baseTenBlocks(fact.a, 10 * fact.b),
        oneCubeMore: baseTenBlocks(fact.a, fact.b + 1),
        oneRodMore: baseTenBlocks(fact.a + 10, fact.b),
      }),
      ask: fact => ({
        en: prose`Which picture shows ${written(fact)}?`,
        es: prose`¿Qué dibujo muestra ${written(fact)}?`,
      }),
      solution: fact => [
        step(inPlaces(fact.a), because.explain, {
          sentence: {
            en: line`Look for ${tensOf(fact.a) / 10} rods and ${onesOf(fact.a)} cubes: that is ${fact.a}.`,
            es: line`Busca ${tensOf(fact.a) / 10} barras y ${onesOf(fact.a)} cubos: eso es ${fact.a}.`,
          },
        }),
        step(figure(blocks(fact)), because.explain, {
          sentence: { en: line`Beside them are ${fact.b} more cubes.`, es: line`Al lado hay ${fact.b} cubos más.` },
        }),
      ],
      check: (printed, answer) =>
        countIn(answer).join() ===
        printed
          .one('sum')
          .terms.map(term => exact(term).n)
          .join(),
    }),

    tens: form({
      levels: ['medium'],
      share: 2,
      instruction: add,
      draw: random => draw(random, 'tens', 0),
      answer: integer,
      solve: resultOf,
      ask: fact => both(toWorkOut(fact)),
      solution: worked,
      check: fitsTheGap,
    }),

    tensDown: form({
      levels: ['medium'],
      instruction: add,
      draw: random => draw(random, 'tens', 22),
      answer: integer,
      solve: resultOf,
      ask: ({ a, b }) => both(column('+', a, b)),
      solution: worked,
      check: undoesTheColumn,
    }),

    blocksShow: form({
      levels: ['medium'],
      instruction: {
        en: prose`Complete the equation that the blocks show.`,
        es: prose`Completa la ecuación que muestran los bloques.`,
      },
      draw: random => draw(random, 'tens', 8),
      answer: numberList,
      solve: fact => [fact.b, resultOf(fact)],
      ask: fact => both([figure(blocks(fact)), equation(sum(fact.a, blank(2)), blank(2))]),
      key: fact => both(complete(fact)),
      solution: fact => [
        step(both(prose`${fact.b}`), because.explain, {
          sentence: {
            en: line`The second group has ${fact.b / 10} rods.`,
            es: line`El segundo grupo tiene ${fact.b / 10} barras.`,
          },
        }),
        ...worked(fact),
      ],
      check(printed, [more, all]) {
        const [first, second] = tupleOf(countIn(printed.figure('base-ten-blocks')), 2)
        return (
          more !== undefined && all !== undefined && exact(more).equals(second) && exact(all).equals(first + second)
        )
      },
    }),

    jumpsOfTen: form({
      levels: ['medium'],
      instruction: {
        en: prose`Complete the equation that the jumps show.`,
        es: prose`Completa la ecuación que muestran los saltos.`,
      },
      draw: random => draw(random, 'tens', 21),
      answer: numberList,
      solve: fact => [fact.b, resultOf(fact)],
      ask: fact => both([figure(withJumps(fact)), equation(sum(fact.a, blank(2)), blank(2))]),
      key: fact => both(complete(fact)),
      solution: fact => [
        step(equation(sum(...Array<number>(fact.b / 10).fill(10)), fact.b), because.explain, {
          sentence: {
            en: line`There are ${fact.b / 10} jumps of ${10}.`,
            es: line`Hay ${fact.b / 10} saltos de ${10}.`,
          },
        }),
        ...worked(fact),
      ],
      check: (printed, [more, end]) => {
        const shown = printed.figure('number-line')
        return (
          more !== undefined &&
          end !== undefined &&
          lengthsOf(shown).reduce((all, each) => all - each, exact(more).n) === 0 &&
          isTrue(filled(printed.one('relation'), more, end))
        )
      },
    }),

    whichEquals: form({
      levels: ['medium'],
      // With other digits no mistake leads to the right number.
      draw: random =>
        random.until(
          () => draw(random, 'tens', 9),
          ({ a, b }) => onesOf(a) !== tensOf(a) / 10 && onesOf(a) !== tensOf(a + b) / 10,
        ),
      answer: formulaChoice,
      solve: fact => sum(tensOf(resultOf(fact)), onesOf(fact.a)),
      mistakes: ({ a, b }): Record<string, Value> => ({
        tensAsOnes: sum(tensOf(a), onesOf(a) + b / 10),
        tenTooMany: sum(tensOf(a) + b + 10, onesOf(a)),
        placesMixed: sum(10 * onesOf(a), (tensOf(a) + b) / 10),
      }),
      ask: fact => ({ en: prose`Which is equal to ${written(fact)}?`, es: prose`¿Cuál es igual a ${written(fact)}?` }),
      solution: fact => [
        step(equation(sum(tensOf(fact.a), fact.b), tensOf(resultOf(fact))), because.explain, {
          sentence: { en: line`Add the tens.`, es: line`Suma las decenas.` },
        }),
        step(sum(tensOf(resultOf(fact)), onesOf(fact.a)), because.explain, {
          sentence: {
            en: line`The ones of ${fact.a} stay the same: ${onesOf(fact.a)}.`,
            es: line`Las unidades de ${fact.a} no cambian: ${onesOf(fact.a)}.`,
          },
        }),
      ],
      check: (printed, answer) => isTrue(equation(printed.one('sum'), answer)),
    }),

    trueOrFalse: form({
      levels: ['medium'],
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw: random => {
        const isRight = random.evenly([true, false])
        const fact = draw(random, 'tens', 116)
        const slips =
          resultOf(fact) < 90 ? (['tensAsOnes', 'tenTooMany'] as const) : (['tensAsOnes', 'tenLost'] as const)
        return { fact, shown: isRight ? resultOf(fact) : slipped(fact, random.pick(slips)) }
      },
      answer: trueOrFalse,
      solve: ({ fact, shown }) => (resultOf(fact) === shown ? 'true' : 'false'),
      ask: ({ fact, shown }) => both(equation(written(fact), shown)),
      solution: ({ fact, shown }, answer) => [
        step(equation(sum(tensOf(fact.a), fact.b), tensOf(resultOf(fact))), because.explain, {
          sentence: { en: line`Add the tens.`, es: line`Suma las decenas.` },
        }),
        step(trueOrFalse.show(answer), because.explain, {
          sentence:
            answer === 'true'
              ? {
                  en: line`${tensOf(shown)} and ${onesOf(fact.a)} make ${shown}: the equation is true.`,
                  es: line`${tensOf(shown)} y ${onesOf(fact.a)} forman ${shown}: la ecuación es verdadera.`,
                }
              : {
                  en: line`${tensOf(resultOf(fact))} and ${onesOf(fact.a)} make ${resultOf(fact)}, not ${shown}: the equation is false.`,
                  es: line`${tensOf(resultOf(fact))} y ${onesOf(fact.a)} forman ${resultOf(fact)}, no ${shown}: la ecuación es falsa.`,
                },
        }),
      ],
      check: (printed, answer) => (answer === 'true') === isTrue(printed.one('relation')),
    }),

    tensStory: form({
      levels: ['medium'],
      kind: 'story',
      lines: 2,
      draw: random => drawStory(random, tensStories, 'tens', 71),
      answer: quantity,
      solve: foundIn,
      ask: tell,
      solution: workedStory,
      check: (printed, { amount }) => exact(amount).minus(printed.role('second')).equals(printed.role('first')),
    }),

    across: form({
      levels: ['hard'],
      instruction: add,
      draw: random => draw(random, 'across', 0),
      answer: integer,
      solve: resultOf,
      ask: fact => both(toWorkOut(fact)),
      solution: worked,
      check: fitsTheGap,
    }),

    breakApart: form({
      levels: ['hard'],
      draw: random => draw(random, 'across', 15),
      answer: numberList,
      solve: fact => [toNextTen(fact).first, toNextTen(fact).rest, resultOf(fact)],
      ask(fact): Both<Content> {
        const gap = chain(written(fact), sum(fact.a, blank(2), blank(2)), blank(2))
        return {
          en: [prose`Break apart ${fact.b}. Make the next ten first.`, gap],
          es: [prose`Separa el ${fact.b}. Forma primero la siguiente decena.`, gap],
        }
      },
      key(fact) {
        const { first, rest } = toNextTen(fact)
        return both(chain(written(fact), sum(fact.a, first, rest), resultOf(fact)))
      },
      solution(fact) {
        const { first, rest } = toNextTen(fact)
        return [
          ...worked(fact),
          step(chain(written(fact), sum(fact.a, first, rest), resultOf(fact)), because.writeTheMissingNumbers),
        ]
      },
      check: (printed, answers) => {
        const [start, first] = [printed.one('sum').terms[0], answers[0]]
        return (
          start !== undefined &&
          first !== undefined &&
          exact(start).plus(exact(first)).n % 10 === 0 &&
          isTrueChain(printed, answers)
        )
      },
    }),

    twoJumps: form({
      levels: ['hard'],
      instruction: {
        en: prose`Complete the equation that the two jumps show.`,
        es: prose`Completa la ecuación que muestran los dos saltos.`,
      },
      draw: random => draw(random, 'across', 7),
      answer: numberList,
      solve: fact => [fact.b, resultOf(fact)],
      ask: fact => both([figure(withJumps(fact)), equation(sum(fact.a, blank(2)), blank(2))]),
      key: fact => both(complete(fact)),
      solution: fact => [...followJumps(fact), step(complete(fact), because.writeTheMissingNumbers)],
      check(printed, [more, end]) {
        const [one, two] = tupleOf(lengthsOf(printed.figure('number-line')), 2)
        return (
          more !== undefined &&
          end !== undefined &&
          exact(more).equals(one + two) &&
          isTrue(filled(printed.one('relation'), more, end))
        )
      },
    }),

    drawJumps: form({
      levels: ['hard'],
      lines: 0,
      draw: random => draw(random, 'across', 30),
      answer: {
        ...drawing<readonly [a: number, b: number]>(
          ([a, b]) => drawnJumps({ a, b, sign: '+' }),
          ([a, b]) => [[a, b - 1]],
        ),
        show: ([a, b]) => both([figure(drawnJumps({ a, b, sign: '+' })), equation(sum(a, b), a + b)]),
      },
      solve: ({ a, b }) => [a, b],
      ask(fact): Both<Content> {
        const [drawn, gap] = [figure(openLine(fact, { labels: [fact.a] })), toWorkOut(fact)]
        const { ten } = toNextTen(fact)
        return {
          en: [prose`Draw two jumps to show ${written(fact)}. Stop at ${ten} first.`, drawn, gap],
          es: [prose`Dibuja dos saltos para mostrar ${written(fact)}. Para primero en ${ten}.`, drawn, gap],
        }
      },
      solution: fact => [
        ...worked(fact),
        step(figure(drawnJumps(fact)), because.drawTheJumps),
        step(complete(fact), because.writeWhereYouStop),
      ],
      check(printed, [a, b]) {
        const [start, more] = tupleOf(
          printed.one('sum').terms.map(term => exact(term).n),
          2,
        )
        const drawn = lengthsOf(drawnJumps({ a, b, sign: '+' }))
        return start === a && drawn.length === 2 && drawn.reduce((left, each) => left - each, more) === 0
      },
    }),

    missing: form({
      levels: ['hard'],
      instruction: missingNumber,
      draw: random => draw(random, 'across', 19),
      answer: integer,
      solve: fact => fact.b,
      ask: fact => both(withBox(fact, 'second')),
      solution: fact => [...jumpTo(fact), step(complete(fact), because.writeTheMissingNumber)],
      check: fitsTheGap,
    }),

    hiddenStart: form({
      levels: ['hard'],
      instruction: missingNumber,
      draw: random => draw(random, 'tens', 0),
      answer: integer,
      solve: fact => fact.a,
      ask: fact => both(withBox(fact, 'first')),
      solution(fact) {
        const tens = tensOf(fact.a)
        return [
          step(inPlaces(resultOf(fact)), because.explain, {
            sentence: {
              en: line`There are no ones in ${fact.b}: the ones are ${onesOf(fact.a)}.`,
              es: line`En ${fact.b} no hay unidades sueltas: las unidades son ${onesOf(fact.a)}.`,
            },
          }),
          step(equation(sum(tens, fact.b), tens + fact.b), because.explain, {
            sentence: {
              en: line`Find the tens that make ${tens + fact.b} with ${fact.b}.`,
              es: line`Busca las decenas que forman ${tens + fact.b} con ${fact.b}.`,
            },
          }),
          step(equation(sum(tens, onesOf(fact.a)), fact.a), because.explain, {
            sentence: {
              en: line`Put ${tens} and ${onesOf(fact.a)} together.`,
              es: line`Junta ${tens} y ${onesOf(fact.a)}.`,
            },
          }),
          step(complete(fact), because.writeTheMissingNumber),
        ]
      },
      check: fitsTheGap,
    }),

    onesStory: form({
      levels: ['hard'],
      kind: 'story',
      lines: 2,
      draw: random => drawStory(random, onesStories, 'across', 4),
      answer: quantity,
      solve: foundIn,
      ask: tell,
      solution: workedStory,
      check: (printed, { amount }) => exact(amount).minus(printed.role('second')).equals(printed.role('first')),
    }),

    wrongSum: form({
      levels: ['hard'],
      kind: 'find-mistake',
      instruction: {
        en: prose`One sum is wrong. Write its letter.`,
        es: prose`Una suma está mal. Escribe su letra.`,
      },
      draw: drawThree,
      answer: letter,
      solve: ({ place }) => itemOf(LETTERS, place),
      ask: three =>
        both(
          table({
            rows: shownSums(three).map(({ fact, shown }, i) => [
              symbol(itemOf(LETTERS, i)),
              equation(written(fact), shown),
            ]),
          }),
        ),
      key(three): Both<Content> {
        const fact = wrongOf(three)
        const [right, wrong] = [resultOf(fact), slipped(fact, three.slip)]
        return {
          en: prose`${written(fact)} should be ${right}, not ${wrong}.`,
          es: prose`${written(fact)} debe ser ${right}, no ${wrong}.`,
        }
      },
      solution(three, answer) {
        const fact = wrongOf(three)
        const others = three.facts.flatMap((other, i) =>
          other === fact ? [] : [isRight(symbol(itemOf(LETTERS, i)), other)],
        )
        return [
          ...others,
          ...worked(fact),
          step(symbol(answer), because.explain, {
            sentence: {
              en: line`The sum is ${resultOf(fact)}, not ${slipped(fact, three.slip)}.`,
              es: line`El total es ${resultOf(fact)}, no ${slipped(fact, three.slip)}.`,
            },
          }),
        ]
      },
      check: (printed, answer) =>
        printed.all('relation').every((item, i) => isTrue(item) === (itemOf(LETTERS, i) !== answer)),
    }),
  }),
)
