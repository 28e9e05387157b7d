import {
  asWritten,
  type Both,
  blank,
  both,
  type Content,
  defineTopic,
  drawing,
  type Expr,
  equation,
  exact,
  explained,
  type Figure,
  figure,
  figureChoice,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  type NumberLine,
  name,
  numberLine,
  numberList,
  type Person,
  type Printed,
  people,
  prose,
  type Random,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
  wholes,
  yesOrNo,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { mixed, turned } from '../kit/choices/turned.ts'
import { filled } from '../kit/equations/filled.ts'
import { complete, type Fact, fitsTheGap, operation, resultOf, toWorkOut, written } from '../kit/facts/facts.ts'

type Pair = readonly [start: number, jumps: number]

const on = ([a, b]: Pair): Fact => ({ a, b, sign: '+' })
const back = ([a, b]: Pair): Fact => ({ a, b, sign: '−' })
const pairs = (starts: readonly number[], jumps: readonly number[]): readonly Pair[] =>
  starts.flatMap(start => jumps.map((count): Pair => [start, count]))

/** The facts of a level; 1 is counted on in one of five. */
const FACTS = {
  easy: mixed([...pairs(wholes(2, 7), [2, 3]), ...pairs([3, 4, 6], [1])].map(on)),
  medium: mixed(pairs(wholes(5, 20), [2, 3]).map(back)),
  hard: mixed([
    ...pairs(wholes(7, 16), [2, 3, 4])
      .map(on)
      .filter(fact => fact.a > 12 || (fact.a < 10 && resultOf(fact) > 10)),
    ...pairs(wholes(11, 16), [2, 3, 4])
      .map(back)
      .filter(fact => resultOf(fact) !== 10 && (fact.a > 12 || resultOf(fact) < 10)),
  ]),
}
interface Level {
  readonly facts: keyof typeof FACTS
  readonly to: number
}
/** Forms of a level begin at different places of its facts. */
const draw = (random: Random, { facts, to }: Level, ahead: number, least = 1) => ({
  to,
  ...random.until(
    () => random.evenly(turned(FACTS[facts], ahead)),
    ({ b }) => b >= least,
  ),
})

const by = ({ sign }: Fact) => (sign === '+' ? 1 : -1)
/** The numbers where the jumps land. */
const landings = (fact: Fact): readonly number[] => wholes(1, fact.b).map(count => fact.a + by(fact) * count)
const jumpsOf = (fact: Fact) =>
  wholes(1, fact.b).map(count => [fact.a + by(fact) * (count - 1), fact.a + by(fact) * count] as const)

const counted = (fact: Fact): Step =>
  step(list(...landings(fact)), fact.sign === '+' ? because.countOn : because.countBack, {
    count: fact.b,
    start: fact.a,
  })
const worked = (fact: Fact): readonly Step[] => [counted(fact), step(complete(fact), because.writeWhereYouStop)]
/** The start is not counted. */
const fromTheStart = ({ a, sign }: Fact): Step =>
  step(asWritten(a), because.explain, {
    sentence:
      sign === '+'
        ? { en: line`Start at ${a}. Say the next number.`, es: line`Empieza en el ${a}. Di el número que sigue.` }
        : { en: line`Start at ${a}. Say the number before it.`, es: line`Empieza en el ${a}. Di el número anterior.` },
  })

/** From where it stopped, the other way. */
const undone = (fact: Fact): Step => {
  const end = resultOf(fact)
  const back = landings({ a: end, b: fact.b, sign: fact.sign === '+' ? '−' : '+' })
  return fact.sign === '+'
    ? explained(
        list(...back),
        line`Go the other way: count back ${fact.b} from ${end}.`,
        line`Ve al revés: cuenta ${fact.b} hacia atrás desde el ${end}.`,
      )
    : explained(
        list(...back),
        line`Go the other way: count on ${fact.b} from ${end}.`,
        line`Ve al revés: cuenta ${fact.b} más desde el ${end}.`,
      )
}

const withJumps = (fact: Fact, to: number, more: { readonly blanks?: readonly number[] } = {}) =>
  numberLine({ from: 0, to, points: [fact.a], jumps: jumpsOf(fact), ...more })
const withStart = ({ a }: Fact, to: number) => numberLine({ from: 0, to, points: [a] })
/** What the jumps of a line show: each from the end of the one before it, one long. */
function shownBy({ points: [start], jumps }: NumberLine): Fact | null {
  const [first] = jumps
  if (!start || !first) return null
  const direction = first.to.n - first.from.n
  const isRow = jumps.every(({ from, to }, i) => from.n === start.at.n + i * direction && to.n - from.n === direction)
  if (!isRow || Math.abs(direction) !== 1) return null
  return { a: start.at.n, b: jumps.length, sign: direction > 0 ? '+' : '−' }
}
const shows = (drawn: Figure, item: Expr): boolean => {
  const shown = drawn.kind === 'number-line' ? shownBy(drawn) : null
  return shown !== null && JSON.stringify(written(shown)) === JSON.stringify(item)
}

interface Drawn extends Fact {
  readonly to: number
  readonly [key: string]: string | number
}

/** Three ways to count: right, from the start itself, and one number too few. */
const ways = {
  right: landings,
  startCounted: (fact: Fact) => [fact.a, ...landings(fact).slice(0, -1)],
  oneTooFew: (fact: Fact) => landings(fact).slice(0, -1),
} as const
const saidBy = (person: Person, numbers: readonly number[]): Sentence => ({
  key: numbers.join(),
  says: both(prose`${name(person)}: ${list(...numbers)}`),
})

export const countOnCountBack = defineTopic(
  {
    id: 'count-on-count-back',
    name: { en: 'Count on and count back', es: 'Contar hacia adelante y hacia atrás' },
    description: {
      en: 'Add or subtract small numbers by jumping forward or back on a number line.',
      es: 'Suma o resta números pequeños dando saltos hacia adelante o hacia atrás en la recta numérica.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['1.OA.C.5'],
    rev: 2,
    levels: {
      easy: { facts: 'easy', to: 10 },
      medium: { facts: 'medium', to: 20 },
      hard: { facts: 'hard', to: 20 },
    },
  },
  form => ({
    land: form({
      levels: ['easy'],
      draw: (random, level: Level) => draw(random, level, 0),
      answer: integer,
      solve: resultOf,
      ask({ to, ...fact }): Both<Content> {
        const drawn = figure(withJumps(fact, to, { blanks: [resultOf(fact)] }))
        return {
          en: [prose`Count on ${fact.b} from ${fact.a}. Write the number in the box.`, drawn],
          es: [prose`Cuenta ${fact.b} más desde el ${fact.a}. Escribe el número en el recuadro.`, drawn],
        }
      },
      solution: worked,
      check(printed, answer) {
        const { labels } = printed.figure('number-line')
        const box = labels.findIndex(({ label }) => label.kind === 'blank')
        return exact(answer)
          .minus(1)
          .equals(itemOf(labels, box - 1).at.n)
      },
    }),

    equation: form({
      levels: ['medium'],
      draw: (random, level: Level) => draw(random, level, 5),
      answer: numberList,
      solve: fact => [fact.b, resultOf(fact)],
      key: fact => both(complete(fact)),
      ask({ to, ...fact }): Both<Content> {
        const drawn = figure(withJumps(fact, to))
        const frame = equation(operation(fact.sign, fact.a, blank(2)), blank(2))
        return fact.sign === '+'
          ? {
              en: [prose`Complete the addition equation that the jumps show.`, drawn, frame],
              es: [prose`Completa la ecuación de suma que muestran los saltos.`, drawn, frame],
            }
          : {
              en: [prose`Complete the subtraction equation that the jumps show.`, drawn, frame],
              es: [prose`Completa la ecuación de resta que muestran los saltos.`, drawn, frame],
            }
      },
      solution: fact => [
        step(list(fact.a, ...landings(fact)), because.explain, {
          sentence: {
            en: line`The jumps start at ${fact.a} and stop at ${resultOf(fact)}.`,
            es: line`Los saltos empiezan en el ${fact.a} y terminan en el ${resultOf(fact)}.`,
          },
        }),
        step(complete(fact), because.countJumps),
      ],
      check(printed, [jumps, end]) {
        const shown = shownBy(printed.figure('number-line'))
        return (
          shown !== null &&
          jumps !== undefined &&
          end !== undefined &&
          exact(jumps).equals(shown.b) &&
          exact(end).equals(resultOf(shown))
        )
      },
    }),

    whichLine: form({
      levels: ['easy'],
      draw: (random, level: Level) => draw(random, level, 8, 2),
      answer: figureChoice,
      solve: ({ to, ...fact }): Figure => withJumps(fact, to),
      mistakes: ({ to, ...fact }): Record<string, Figure> => ({
        oneFewer: withJumps({ ...fact, b: fact.b - 1 }, to),
        otherWay: withJumps({ ...fact, b: Math.min(fact.a, fact.b), sign: '−' }, to),
      }),
      ask: fact => ({
        en: prose`Which number line shows ${written(fact)}?`,
        es: prose`¿Qué recta numérica muestra ${written(fact)}?`,
      }),
      solution: ({ to, ...fact }) => [
        counted(fact),
        explained(
          figure(withJumps(fact, to)),
          line`The jumps land on these numbers.`,
          line`Los saltos caen en estos números.`,
        ),
      ],
      check: (printed, answer) => shows(answer, printed.one('sum')),
    }),

    drawJumps: form({
      levels: ['easy'],
      lines: 0,
      draw: (random, level: Level) => draw(random, level, 11, 2),
      answer: {
        ...drawing<Drawn>(
          ({ to, ...fact }) => withJumps(fact, to),
          drawn => [{ ...drawn, b: drawn.b - 1 }],
        ),
        show: ({ to, ...fact }) => both([figure(withJumps(fact, to)), complete(fact)]),
      },
      solve: fact => ({ ...fact }),
      ask({ to, ...fact }): Both<Content> {
        const [drawn, gap] = [figure(withStart(fact, to)), toWorkOut(fact)]
        return fact.sign === '+'
          ? {
              en: [prose`Draw jumps of 1 to show ${written(fact)}. Write the sum.`, drawn, gap],
              es: [prose`Dibuja saltos de 1 para mostrar ${written(fact)}. Escribe la suma.`, drawn, gap],
            }
          : {
              en: [prose`Draw jumps of 1 to show ${written(fact)}. Write the difference.`, drawn, gap],
              es: [prose`Dibuja saltos de 1 para mostrar ${written(fact)}. Escribe la diferencia.`, drawn, gap],
            }
      },
      solution: ({ to, ...fact }) => [
        counted(fact),
        step(figure(withJumps(fact, to)), because.drawTheJumps),
        step(complete(fact), because.writeWhereYouStop),
      ],
      check(printed, { to, ...fact }) {
        const gap = printed.one('relation')
        return shows(withJumps(fact, to), gap.left) && isTrue(filled(gap, itemOf(landings(fact), fact.b - 1)))
      },
    }),

    onTheLine: form({
      levels: ['medium'],
      instruction: {
        en: prose`Count back on the number line.`,
        es: prose`Cuenta hacia atrás en la recta numérica.`,
      },
      draw: (random, level: Level) => draw(random, level, 0),
      answer: integer,
      solve: resultOf,
      ask: ({ to, ...fact }) => both([figure(withStart(fact, to)), toWorkOut(fact)]),
      solution: worked,
      check: fitsTheGap,
    }),

    doTheyShow: form({
      levels: ['medium'],
      draw: (random, level: Level) => {
        const isRight = random.evenly([true, false])
        const { to, ...fact } = draw(random, level, 17)
        return { to, fact, drawn: isRight ? fact : { ...fact, b: 5 - fact.b } }
      },
      answer: yesOrNo,
      solve: ({ fact, drawn }) => (fact.b === drawn.b ? 'yes' : 'no'),
      ask({ to, fact, drawn }): Both<Content> {
        const shown = figure(withJumps(drawn, to))
        return {
          en: [prose`Do the jumps show ${written(fact)}?`, shown],
          es: [prose`¿Los saltos muestran ${written(fact)}?`, shown],
        }
      },
      solution: ({ drawn }, answer) => [
        step(list(drawn.a, ...landings(drawn)), because.countJumps),
        step(yesOrNo.show(answer), because.explain, {
          sentence: {
            en: line`The jumps show ${written(drawn)}.`,
            es: line`Los saltos muestran ${written(drawn)}.`,
          },
        }),
      ],
      check: (printed, answer) => (answer === 'yes') === shows(printed.figure('number-line'), printed.one('sum')),
    }),

    whoIsRight: form({
      levels: ['hard'],
      draw: (random, level: Level) => ({ fact: draw(random, level, 23), people: random.sample(people, 3) }),
      answer: sentenceChoice,
      solve: ({ fact, people: [one] }) => saidBy(one, ways.right(fact)),
      mistakes: ({ fact, people: [, two, three] }) => ({
        startCounted: saidBy(two, ways.startCounted(fact)),
        oneTooFew: saidBy(three, ways.oneTooFew(fact)),
      }),
      ask: ({ fact: { a, b, sign } }) =>
        sign === '+'
          ? {
              en: prose`Who counts on ${role('on', b)} from ${role('start', a)}?`,
              es: prose`¿Quién cuenta ${role('on', b)} más desde el ${role('start', a)}?`,
            }
          : {
              en: prose`Who counts back ${role('back', b)} from ${role('start', a)}?`,
              es: prose`¿Quién cuenta ${role('back', b)} hacia atrás desde el ${role('start', a)}?`,
            },
      solution: ({ fact }, { says }) => [
        fromTheStart(fact),
        counted(fact),
        explained(
          says,
          line`The start number is not said. ${fact.b} numbers are said.`,
          line`No se dice el número de inicio. Se dicen ${fact.b} números.`,
        ),
      ],
      check(printed, { key }) {
        const isOn = printed.terms('role').some(term => term.name === 'on')
        const numbers = key.split(',').map(Number)
        return (
          printed.role(isOn ? 'on' : 'back').equals(numbers.length) &&
          numbers.every((number, i) => printed.role('start').equals(isOn ? number - i - 1 : number + i + 1))
        )
      },
    }),

    sayTheNumbers: form({
      levels: ['hard'],
      draw: (random, level: Level) =>
        random.until(
          () => draw(random, level, 0, 3),
          fact => fact.a > 10 !== resultOf(fact) > 10,
        ),
      answer: numberList,
      solve: landings,
      ask(fact): Both<Content> {
        const run = list(fact.a, ...landings(fact).map(() => blank(2)))
        return fact.sign === '+'
          ? {
              en: [prose`Count on from ${fact.a} to add ${written(fact)}. Write the numbers that come next.`, run],
              es: [
                prose`Cuenta hacia adelante desde ${fact.a} para hallar ${written(fact)}. Escribe los números que siguen.`,
                run,
              ],
            }
          : {
              en: [prose`Count back from ${fact.a} for ${written(fact)}. Write the numbers that come next.`, run],
              es: [
                prose`Cuenta hacia atrás desde ${fact.a} para hallar ${written(fact)}. Escribe los números que siguen.`,
                run,
              ],
            }
      },
      solution: fact => [fromTheStart(fact), counted(fact)],
      // Each is one from the number before it, and the last is the result.
      check(printed, answers) {
        const sum = printed.one('sum')
        const all = [itemOf(sum.terms, 0), ...answers].map(value => exact(value).n)
        const step = exact(itemOf(sum.terms, 1)).n > 0 ? 1 : -1
        return (
          isTrue(equation(sum, itemOf(all, all.length - 1))) &&
          all.slice(1).every((value, i) => value - itemOf(all, i) === step)
        )
      },
    }),

    howManyJumps: form({
      levels: ['hard'],
      draw: (random, level: Level) => draw(random, level, 14),
      answer: integer,
      solve: ({ b }) => b,
      ask: fact =>
        fact.sign === '+'
          ? {
              en: prose`Start at ${fact.a}. Count on to ${resultOf(fact)}. How many jumps of 1 do you make?`,
              es: prose`Empieza en el ${fact.a}. Cuenta hasta el ${resultOf(fact)}. ¿Cuántos saltos de 1 das?`,
            }
          : {
              en: prose`Start at ${fact.a}. Count back to ${resultOf(fact)}. How many jumps of 1 do you make?`,
              es: prose`Empieza en el ${fact.a}. Cuenta hacia atrás hasta el ${resultOf(fact)}. ¿Cuántos saltos de 1 das?`,
            },
      solution: (fact, jumps) => [
        fromTheStart(fact),
        step(list(...landings(fact)), because.explain, {
          sentence: { en: line`Stop at ${resultOf(fact)}.`, es: line`Para en el ${resultOf(fact)}.` },
        }),
        step(asWritten(jumps), because.countJumps),
      ],
      check(printed, answer) {
        const [start, end] = printed.take(2)
        return exact(answer).equals(Math.abs(start.n - end.n))
      },
    }),

    whereDidItStart: form({
      levels: ['hard'],
      draw: (random, level: Level) => draw(random, level, 26),
      answer: integer,
      solve: ({ a }) => a,
      ask: fact =>
        fact.sign === '+'
          ? {
              en: prose`You count on ${role('on', fact.b)} and stop at ${role('end', resultOf(fact))}. Where did you start?`,
              es: prose`Cuentas ${role('on', fact.b)} más y paras en el ${role('end', resultOf(fact))}. ¿Dónde empezaste?`,
            }
          : {
              en: prose`You count back ${role('back', fact.b)} and stop at ${role('end', resultOf(fact))}. Where did you start?`,
              es: prose`Cuentas ${role('back', fact.b)} hacia atrás y paras en el ${role('end', resultOf(fact))}. ¿Dónde empezaste?`,
            },
      solution: fact => [
        undone(fact),
        step(complete(fact), because.explain, {
          sentence: { en: line`You started at ${fact.a}.`, es: line`Empezaste en el ${fact.a}.` },
        }),
      ],
      check: (printed: Printed, answer) =>
        printed.terms('role').some(({ name }) => name === 'on')
          ? exact(answer).plus(printed.role('on')).equals(printed.role('end'))
          : exact(answer).minus(printed.role('back')).equals(printed.role('end')),
    }),
  }),
)
