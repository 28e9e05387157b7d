import {
  type Both,
  blank,
  both,
  type Content,
  drawing,
  equation,
  exact,
  type FormMaker,
  figure,
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
  tupleOf,
  writtenLetter,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { chain, isTrueChain } from '../../kit/facts/chain.ts'
import { complete, fitsTheGap, missingNumber, resultOf, toWorkOut, withBox, written } from '../../kit/facts/facts.ts'
import { drawnJumps, followJumps, jumpTo, lengthsOf, openLine, withJumps } from './jumps.ts'
import type { levels } from './levels.ts'
import { draw, drawThree, onesOf, shownSums, slipped, tensOf, wrongOf } from './numbers.ts'
import { add } from './parts.ts'
import { onesStories } from './stories.ts'
import { drawStory, foundIn, tell, workedStory } from './told.ts'
import { inPlaces, isRight, toNextTen, worked } from './worked.ts'

const LETTERS = ['A', 'B', 'C'] as const

const letter = writtenLetter('A', 'B', 'C')

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
        es: [prose`Dibuja dos saltos para mostrar ${written(fact)}. Detente primero en ${ten}.`, drawn, gap],
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
})
